import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

const FAMILIES = ['bornes', 'sprint', 'tresors'];
const BOARDS = ['race', ...FAMILIES];

/** Folders of `src`, and which others they must not know: what is shared knows no game, and no family another. */
const STRANGERS = [
  { folders: ['design', 'cards', 'ui', 'words', 'net', 'settings'], unknown: ['table', ...BOARDS] },
  { folders: ['looks', 'scenes'], unknown: ['table', ...BOARDS] },
  { folders: ['table', 'moments', 'sheets', 'home', 'learn', 'make', 'spoken', 'waiting'], unknown: BOARDS },
  { folders: ['race'], unknown: FAMILIES },
  { folders: ['bornes'], unknown: ['sprint', 'tresors'] },
  { folders: ['sprint'], unknown: ['bornes', 'tresors'] },
  { folders: ['tresors'], unknown: ['race', 'bornes', 'sprint'] },
];

const directions = STRANGERS.map(({ folders, unknown }) => ({
  files: folders.map((folder) => `src/${folder}/**`),
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            group: unknown.map((folder) => `**/${folder}/**`),
            message: `${folders.join(', ')}: imports lead from games to what they share, not back.`,
          },
        ],
      },
    ],
  },
}));

/** What a linter sees better than a compiler; the form of the code is Prettier's business. */
export default ts.config(
  { ignores: ['dist', 'e2e/results', 'src/wire.ts'] },
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      // Whatever has no name worth saying is an underscore.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // A set that is made and read at once is no state.
      'svelte/prefer-svelte-reactivity': 'off',
      // A lone space in braces is kept where the form of the source would lose it.
      'svelte/no-useless-mustaches': 'off',
    },
  },
  directions,
  {
    // Playwright wants the braces even where nothing is taken, and calls a fixture without a value void.
    files: ['e2e/fixtures.ts'],
    rules: { 'no-empty-pattern': 'off', '@typescript-eslint/no-invalid-void-type': 'off' },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'] } },
  },
);
