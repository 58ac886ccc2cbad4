// Answers a print page's requests from the built web app, and nothing else: the page has no network.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { fileIn, type Wording } from '@gelanggang/domain/words/languages';

export const PRINT_ORIGIN = 'http://print.local';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

export interface WebFile {
  status: 200 | 404;
  contentType: string;
  body: Buffer;
}

/**
 * The file for this address; a path without an extension gets the page in this wording, as in the browser; the specification's
 * where it is not built in it. Null: not our origin.
 */
export async function webFile(root: string, address: string, wording: Wording): Promise<WebFile | null> {
  const url = new URL(address);
  if (url.origin !== PRINT_ORIGIN) return null;
  const path = normalize(decodeURIComponent(url.pathname));
  const name = extname(path) === '' ? `/${pageIn(root, wording)}` : path;
  if (name.split(sep).includes('..')) return notThere();
  try {
    const body = await readFile(join(root, name));
    return { status: 200, contentType: TYPES[extname(name)] ?? 'application/octet-stream', body };
  } catch (error) {
    if (name === `/${PAGE}`)
      throw new Error(`The web app is not built: ${join(root, name)} is missing.`, { cause: error });
    return notThere();
  }
}

const PAGE = 'index.html';

function pageIn(root: string, wording: Wording): string {
  const page = fileIn(wording, PAGE);
  return existsSync(join(root, page)) ? page : PAGE;
}

const notThere = (): WebFile => ({ status: 404, contentType: 'text/plain', body: Buffer.alloc(0) });
