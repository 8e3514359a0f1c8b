import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Files of these kinds shrink; fonts and pictures are packed already. */
const SHRINKS = /\.(html|js|css|svg|json|webmanifest|ftl|txt)$/;

/** Lays the compressed forms of each built file beside it, so that the server only has to choose. */
export function precompress(folder: string): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    closeBundle() {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      for (const name of files.filter((name) => SHRINKS.test(name))) write(join(folder, name));
    },
  };
}

function write(path: string): void {
  const whole = readFileSync(path);
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const forms = [
    ['br', brotliCompressSync(whole, { params: quality })],
    ['gz', gzipSync(whole, { level: constants.Z_BEST_COMPRESSION })],
  ] as const;
  // A form that is no shorter only makes the program longer.
  for (const [end, form] of forms) if (form.length < whole.length) writeFileSync(`${path}.${end}`, form);
}
