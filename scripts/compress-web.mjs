// Writes a Brotli copy beside each text file of the built web app, so that no request has to compress it again.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { root } from './environment.mjs';

/** Smaller than this a copy saves no packet on the wire. */
const WORTH_BYTES = 1400;

const folder = join(root, 'dist/web');
const names = readdirSync(folder, { recursive: true }).filter((name) => /\.(js|css|svg|json)$/.test(name));
for (const name of names) {
  const text = readFileSync(join(folder, name));
  if (text.length < WORTH_BYTES) continue;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text, { params }));
}
