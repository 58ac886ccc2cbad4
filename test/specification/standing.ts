// Which calls, pages and texts of the two specifications stand in the product, by id.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ACCESS } from '@gelanggang/contract/access';
import { routeTable } from './route-table';
import { isTest, sourcesOf } from './sources';

export type Ledger = Record<'calls' | 'messages' | 'pages', string[]>;

interface Call {
  id: string;
  access: 'public' | 'bearer';
}

interface Page {
  id: string;
  layout: string;
  name?: string;
}

export function table<T extends { id: string }>(name: string): T[] {
  return JSON.parse(readFileSync(join(__dirname, `${name}.json`), 'utf8'));
}

/** What stood when the ledger was last written: none of it may fall away. */
export const LEDGER = join(__dirname, 'done.json');

export function readLedger(): Ledger {
  return JSON.parse(readFileSync(LEDGER, 'utf8'));
}

const shape = (path: string): string => path.replace(/\{[^}]*\}/g, '{}').replace(/\/$/, '');

/** A call stands when the API documents it and asks for a token exactly where the specification does. */
export function standingCalls(document: { paths: Record<string, Record<string, unknown>> }): string[] {
  const documented = new Set(
    Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${shape(path.replace(/^\/api/, ''))}`),
    ),
  );
  return table<Call>('calls')
    .filter(({ id, access }) => documented.has(shape(id)) && (ACCESS[id] === 'public') === (access === 'public'))
    .map(({ id }) => id);
}

/** A page stands when the route table has its path, in the layout and with the name of the specification. */
export function standingPages(): string[] {
  const rows = routeTable();
  const pattern = (path: string): string => path.replace(/:\w+/g, ':');
  return table<Page>('pages')
    .filter(({ id, layout, name }) =>
      rows.some(
        (row) =>
          pattern(row.path) === pattern(id) && row.layout === layout && (name === undefined || row.name === name),
      ),
    )
    .map(({ id }) => id);
}

/** A text stands when its fixed pieces (what is filled in at run time left out) are in the source. */
export function standingMessages(): string[] {
  const product = sourcesOf('apps', 'libs').filter((source) => !isTest(source));
  const all = product
    .map(({ text }) => text)
    .join('\n')
    .replace(/\\'/g, "'")
    .replace(/\s+/g, ' ');
  const pieces = (text: string): string[] =>
    text
      .split(/\{[^}]*\}|…/)
      .map((piece) => piece.trim())
      .filter((piece) => piece.length > 2);
  return table<{ id: string; text: string }>('messages')
    .filter(({ text }) => pieces(text).every((piece) => all.includes(piece)))
    .map(({ id }) => id);
}
