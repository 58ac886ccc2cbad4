// The sheets of several arenas at once, for taps: each held until the transaction ends, as openSheet holds one. Whatever
// somebody else holds is left out, so that whoever has sheets of some arenas never waits for those of another.
import type { EntityManager } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import type { LiveScore } from '@gelanggang/contract/scoring';
import type { Whole } from '@gelanggang/contract/told-whole';
import { findClocksNow } from '@gelanggang/database/queries/match-clock.queries';
import { readLiveScores } from '@gelanggang/database/queries/score-sheet.queries';
import type { TandingRules } from '@gelanggang/domain/rules/tanding-rules';
import type { Emit } from '@gelanggang/platform/events/event-log';
import { prepared } from '@gelanggang/platform/statements/prepared';
import type { OpenSheet } from './open-sheet';

interface Row {
  id: number;
  matchId: number;
  arenaId: number;
  judges: number;
  agree: number;
  withinMs: number;
  rules: TandingRules;
}

/** Sheets of before the rules stood on them are opened one by one. */
const HOLD = prepared(
  `select s.id, s.match_id as "matchId", m.arena_id as "arenaId", s.judges, s.agree, s.within_ms as "withinMs", s.rules
   from match m join score_sheet s on s.match_id = m.id and s.started_at = m.started_at and s.rules is not null
   where m.arena_id = any($1::bigint[]) and m.status = 'ongoing' and m.kind = 'tanding'
   for share of m skip locked for no key update of s skip locked`,
);

/** Those of matches that are on, that somebody has scored before and that nobody else holds, by arena. */
export async function standingSheets(
  manager: EntityManager,
  arenaIds: readonly number[],
): Promise<ReadonlyMap<number, OpenSheet>> {
  const from = performance.now();
  const [held, clocks] = await Promise.all([
    manager.query<Row[]>(HOLD, [arenaIds]),
    // behind it: whoever changes a clock holds its match
    findClocksNow(manager, arenaIds),
  ]);
  const asked = { from, until: performance.now() };
  return new Map(
    held.flatMap(({ judges, agree, withinMs, ...sheet }) => {
      const found = clocks.get(sheet.matchId);
      if (!found) return [];
      const { now, ...clock } = found;
      const open: OpenSheet = { ...sheet, rule: { judges, agree, withinMs }, isBegun: false, clock, now, asked };
      return [[open.arenaId, open]];
    }),
  );
}

/** As tellScore, of several sheets: what is told of them is read in one statement. */
export function tellScores(emit: Emit, sheets: readonly Pick<OpenSheet, 'id' | 'arenaId'>[]): void {
  let reading: Promise<ReadonlyMap<number, Whole<LiveScore>>> | undefined;
  for (const { id, arenaId } of sheets) {
    emit.whole(streams.arena(arenaId), 'score.changed', async (locked) => {
      reading ??= readLiveScores(
        locked,
        sheets.map((sheet) => sheet.id),
      );
      const score = (await reading).get(id);
      if (!score) throw new Error(`Sheet ${id} is gone within its own transaction.`);
      return { score };
    });
  }
}
