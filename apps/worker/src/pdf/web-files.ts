// Answers a print page's requests from the built web app, and nothing else: the page has no network.
import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';

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

/** The file for this address; a path without an extension gets index.html, as in the browser. Null: not our origin. */
export async function webFile(root: string, address: string): Promise<WebFile | null> {
  const url = new URL(address);
  if (url.origin !== PRINT_ORIGIN) return null;
  const path = normalize(decodeURIComponent(url.pathname));
  const name = extname(path) === '' ? '/index.html' : path;
  if (name.split(sep).includes('..')) return notThere();
  try {
    const body = await readFile(join(root, name));
    return { status: 200, contentType: TYPES[extname(name)] ?? 'application/octet-stream', body };
  } catch (error) {
    if (name === '/index.html')
      throw new Error(`The web app is not built: ${join(root, name)} is missing.`, { cause: error });
    return notThere();
  }
}

const notThere = (): WebFile => ({ status: 404, contentType: 'text/plain', body: Buffer.alloc(0) });
