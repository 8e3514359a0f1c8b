import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

/** Rules of the house that no compiler checks. */

const ROOT = path.resolve(import.meta.dirname, '..');
const files = ['src', 'scripts'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|svelte|css)$/.test(name))
    .map((name) => path.join(folder, name)),
);
const text = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

/** Generated files answer to their generator. */
const written = files.filter((file) => !text(file).startsWith('// Written by'));

describe.each(written)('%s', (file) => {
  const source = text(file);

  test('has no default export', () => {
    expect(source).not.toMatch(/export default/);
  });

  test('asks no other host', () => {
    expect(source).not.toMatch(/https?:\/\//);
  });

  test('draws flat: no gradient, blur or glass', () => {
    expect(source).not.toMatch(/gradient\(|blur\(|backdrop-filter|<filter|drop-shadow/i);
  });

  test('is short enough to read at once', () => {
    expect(source.split('\n').length).toBeLessThanOrEqual(210);
  });
});

test('the lock file names no registry', () => {
  expect(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')).not.toContain('"resolved"');
});
