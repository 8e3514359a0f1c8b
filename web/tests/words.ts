import { LANGS, loadTables } from '../src/words/files';

/** Tests speak every language at once. */
await Promise.all(LANGS.map(loadTables));
