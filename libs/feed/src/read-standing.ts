// A tournament as it stands at one moment, drafts included: for programs with a key and for what is written from it. Its log
// is neither read nor written.
import type { DataSource, EntityManager } from 'typeorm';
import { type FeedDocument, FEED_START, FEED_TABLES } from '@gelanggang/contract/open-feed';
import type { ProgramTables } from '@gelanggang/contract/program-keys';
import { feedKey } from '@gelanggang/domain/feed/feed-log';
import { readMedals } from '@gelanggang/medals/read-medals';
import { type Cell, feedDocument, feedRows } from './feed-document';
import { readFeedEntries, readFeedHead, readFeedSessions } from './feed-facts.queries';
import { readBoundUnits, readFacts } from './read-feed';

export interface Standing {
  document: FeedDocument;
  /** Keys of the sessions that the public does not see yet. */
  drafts: ReadonlySet<string>;
}

/** Null where there is no such tournament. */
export function readStanding(dataSource: DataSource, tournamentId: number): Promise<Standing | null> {
  return dataSource.transaction('REPEATABLE READ', (manager) => standingOf(manager, tournamentId));
}

async function standingOf(manager: EntityManager, tournamentId: number): Promise<Standing | null> {
  const head = await readFeedHead(manager, tournamentId, { isDraftRead: true });
  if (!head) return null;
  const units = await readBoundUnits(manager, tournamentId, head.salt);
  const medals = await readMedals(manager, tournamentId);
  const sessions = await readFeedSessions(manager, tournamentId, { isDraftRead: true });
  const facts = await readFacts(manager, tournamentId, { units, medals, told: new Map(), sessions });
  const entries = await readFeedEntries(manager, tournamentId);
  const noLog = { records: 0, hash: FEED_START, pages: [], open: [] };
  const bound = units.map((unit) => unit.bound);
  return {
    document: feedDocument({ head, facts, units: bound, medals, ...noLog }, entries),
    drafts: new Set(sessions.filter(({ isDraft }) => isDraft).map(({ id }) => feedKey('session', id))),
  };
}

export type ProgramRows = { [Table in keyof ProgramTables]: ProgramTables[Table][] };

/** The tables of the feed as rows by name. */
export function programRows({ document, drafts }: Standing): ProgramRows {
  const rows = Object.fromEntries(FEED_TABLES.map((table) => [table, named(feedRows(document, table))]));
  const sessions = (isDraft: boolean): FeedDocument => ({
    ...document,
    facts: document.facts.filter(({ key }) => drafts.has(key) === isDraft),
  });
  const schedule = [false, true].flatMap((isDraft) =>
    named(feedRows(sessions(isDraft), 'schedule')).map((row) => ({ ...row, is_published: !isDraft })),
  );
  schedule.sort((a, b) => order(a).localeCompare(order(b)));
  return { ...rows, schedule } as unknown as ProgramRows;
}

const named = ([head = [], ...lines]: Cell[][]): Record<string, Cell>[] =>
  lines.map((line) => Object.fromEntries(line.map((cell, at) => [String(head[at]), cell])));

const order = ({ date, start, arena, number }: Record<string, unknown>): string =>
  `${String(date)} ${String(start)} ${String(arena)} ${String(number).padStart(6, '0')}`;
