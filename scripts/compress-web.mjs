// Writes Brotli and gzip copies beside each text file of the built web app, so that no request has to compress it again.
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root } from './environment.mjs';

/** A page fetches a dozen small scripts over one connection, where they share its packets: below this little is saved. */
const WORTH_BYTES = 400;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const folder = join(root, 'dist/web');
const files = new Set(readdirSync(folder, { recursive: true }));
// a hashed name never changes what it names: what another language's build packed stands
const names = [...files].filter(
  (name) => /\.(js|css|svg|json|webmanifest)$/.test(name) && !(name.startsWith('assets') && files.has(`${name}.br`)),
);
await Promise.all(
  names.map(async (name) => {
    const text = await readFile(join(folder, name));
    if (text.length < WORTH_BYTES) return;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    };
    await Promise.all([
      toBrotli(text, { params }).then((packed) => writeFile(join(folder, `${name}.br`), packed)),
      // browsers ask for Brotli on https only, and a hall's own network has none
      toGzip(text, { level: constants.Z_BEST_COMPRESSION }).then((packed) =>
        writeFile(join(folder, `${name}.gz`), packed),
      ),
    ]);
  }),
);
