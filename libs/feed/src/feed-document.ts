// A tournament's document, the head of its log and its tables: made of what was read at one moment.
import {
  FEED_FORMAT,
  FEED_PAGE_RECORDS,
  FEED_VERSION,
  type FeedDocument,
  type FeedHead,
  type FeedMatch,
  type FeedPool,
  type FeedSession,
  type FeedTable,
} from '@gelanggang/contract/open-feed';
import type { Corner } from '@gelanggang/domain/words/corners';
import { subjectOf } from '@gelanggang/domain/feed/feed-log';
import { tableWinners } from '@gelanggang/medals/read-medals';
import type { FeedEntryRow } from './feed-facts.queries';
import type { FeedSigner } from './feed-keys';
import type { FeedRead } from './read-feed';

/** `document`: SHA-256 of the text of the document of the same reading. */
export function feedHead(read: FeedRead, document: string, signer: FeedSigner): FeedHead {
  const { records, hash, pages, open } = read;
  const { tournament } = read.head;
  const signed = [FEED_FORMAT, FEED_VERSION, tournament.id, records, hash, document, ''].join('\n');
  return {
    format: FEED_FORMAT,
    version: FEED_VERSION,
    tournament,
    ...{ records, hash, page_records: FEED_PAGE_RECORDS, pages, open, document },
    ...{ signed, signature: signer.sign(signed), key: signer.key.key },
  };
}

export function feedDocument(read: FeedRead, entries: FeedEntryRow[]): FeedDocument {
  const { is_over, undivided, events, standings } = read.medals;
  return {
    format: FEED_FORMAT,
    version: FEED_VERSION,
    tournament: read.head.tournament,
    records: read.records,
    hash: read.hash,
    contingents: read.head.contingents,
    entries,
    arenas: read.head.arenas,
    units: read.units.map(({ told }) => told),
    facts: [...read.facts].map(([key, value]) => ({
      key,
      value: JSON.parse(value) as FeedDocument['facts'][0]['value'],
    })),
    medals: {
      is_over,
      undivided,
      events: events.map((event) => ({
        event: event.key,
        entrants: event.entrants,
        is_over: event.is_over,
        winners: tableWinners(event).map(({ medal, unit_id: unit }) => ({ medal, unit })),
      })),
      standings: standings.map(({ rank, contingent_id: contingent, gold, silver, bronze, points }) => ({
        ...{ rank, contingent, gold, silver, bronze, points },
      })),
    },
  };
}

export type Cell = string | number | null;

/** Text of RFC 4180 with a head line. A cell that a spreadsheet would reckon with begins with an apostrophe. */
export function feedCsv(document: FeedDocument, table: FeedTable): string {
  return feedRows(document, table)
    .map((row) => `${row.map(cellText).join(',')}\r\n`)
    .join('');
}

/** Of a table: its head line, then a line for each row. */
export const feedRows = (document: FeedDocument, table: FeedTable): Cell[][] => rowsOf(document)[table]();

/**
 * Where a spreadsheet begins to reckon. In Indonesian its columns end at a semicolon, and quotation marks within a line do not
 * hold it back then: behind one a cell begins, too.
 */
const RECKONED = /(^|[;\t\r\n])(?=\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20])/g;

function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = cell.replace(RECKONED, "$1'");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function rowsOf(document: FeedDocument): Record<FeedTable, () => Cell[][]> {
  const contingents = new Map(document.contingents.map(({ id, name }) => [id, name]));
  const arenas = new Map(document.arenas.map(({ id, name }) => [id, name]));
  const units = new Map(document.units.map((unit) => [unit.id, unit]));
  const pools = ofSubject<FeedPool>(document, 'pool');
  const nameOf = (id: number | null): string => (id === null ? '' : (units.get(id)?.names.join(' / ') ?? ''));
  const contingentOf = (id: number | null): string =>
    (id !== null && contingents.get(units.get(id)?.contingent ?? 0)) || '';
  const eventOf = ({ category, age, gender, class: name }: FeedPool): Cell[] => [category, age, gender, name];
  const eventHead = ['category', 'age', 'gender', 'class'];
  return {
    entries: () => [
      [...eventHead, 'name', 'contingent'],
      ...document.entries.map((one) => [
        ...[one.category, one.age, one.gender, one.class, one.name],
        contingents.get(one.contingent) ?? '',
      ]),
    ],
    schedule: () => [
      ['date', 'start', 'arena', 'number', 'match', 'corner'],
      ...[...ofSubject<FeedSession>(document, 'session').values()].flatMap((session) =>
        session.matches.map((slot): Cell[] => [
          ...[session.date, slot.start ?? session.start, arenas.get(session.arena) ?? '', slot.number, slot.match],
          slot.corner,
        ]),
      ),
    ],
    results: () => [
      [
        ...['match', ...eventHead, 'pool', 'round', 'state', 'blue', 'blue_contingent', 'red', 'red_contingent'],
        ...['winner', 'win_kind', 'blue_score', 'red_score'],
      ],
      ...[...ofSubject<FeedMatch>(document, 'match')].flatMap(([id, match]): Cell[][] => {
        const pool = pools.get(match.pool);
        if (!pool || (!match.result && !match.performances)) return [];
        const points = (corner: Corner): number | null => {
          const final = match.performances?.find((one) => one.corner === corner)?.final ?? null;
          return final === null ? (match.result?.[`${corner}_score`] ?? null) : final / 1000;
        };
        const round = pool.matches.find((one) => one.id === id)?.round ?? null;
        const { blue, red, result } = match;
        return [
          [
            ...[id, ...eventOf(pool), pool.name, pool.mode === 'default' ? null : round, match.state],
            ...[nameOf(blue), contingentOf(blue), nameOf(red), contingentOf(red)],
            ...[result?.winner ?? null, result?.win_kind ?? null, points('blue'), points('red')],
          ],
        ];
      }),
    ],
    medals: () => [
      [...eventHead, 'medal', 'name', 'contingent'],
      ...document.medals.events.flatMap((event) => {
        const pool = [...pools.values()].find((one) => one.event === event.event);
        return pool
          ? event.winners.map(({ medal, unit }) => [...eventOf(pool), medal, nameOf(unit), contingentOf(unit)])
          : [];
      }),
    ],
  };
}

function ofSubject<T>(document: FeedDocument, subject: 'pool' | 'match' | 'session'): Map<number, T> {
  return new Map(
    document.facts.flatMap(({ key, value }) =>
      subjectOf(key) === subject ? [[Number(key.slice(subject.length + 1)), value as T] as const] : [],
    ),
  );
}
