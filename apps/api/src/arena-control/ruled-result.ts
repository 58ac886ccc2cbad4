// What a decision on a protest has set, the desk does not take away again (art. 15.4.c.2): that decision is undone instead.
import type { EntityManager } from 'typeorm';
import { partaiObject } from '@gelanggang/domain/schedule/partai-names';
import type { Corner } from '@gelanggang/domain/words/corners';
import { conflict } from '../http/refusals';
import type { LockedMatch, Standing } from './locked-match';
import { arenaControlSentences } from './sentences';

/** Whether result `r` is what a decision that stands has set. */
export const IS_RULED = `exists (select from protest_ruling g where g.result_after = r.id and g.undone_at is null)`;

/** Result $1 with what it corrects, from one to the next. */
const CHAIN = `with recursive chain as (
  select id, replaces_id from result where id = $1
  union
  select r.id, r.replaces_id from result r join chain c on r.id = c.replaces_id)`;

/** The standing result, or what it corrects, was set by a decision that stands. */
async function isRuled(manager: EntityManager, resultId: number): Promise<boolean> {
  const rows = await manager.query<unknown[]>(`${CHAIN} select from chain r where ${IS_RULED} limit 1`, [resultId]);
  return rows.length > 0;
}

/** It is that result, or a correction of it. */
export async function comesFrom(manager: EntityManager, resultId: number, earlierId: number): Promise<boolean> {
  const rows = await manager.query<unknown[]>(`${CHAIN} select from chain where id = $2`, [resultId, earlierId]);
  return rows.length > 0;
}

/** 409 where another winner, or none, would stand than a decision on a protest has set; its figures may be put right. */
export async function refuseOtherWinner(
  manager: EntityManager,
  match: LockedMatch,
  standing: Standing,
  winner: Corner | null | undefined,
): Promise<void> {
  if (winner === standing.winner) return;
  if (await isRuled(manager, standing.id)) throw refusal(match);
}

/** 409 for the result that a decision itself has set. */
export async function refuseUndoOfRuling(manager: EntityManager, match: LockedMatch, resultId: number): Promise<void> {
  const [row] = await manager.query<{ isRuled: boolean }[]>(
    `select ${IS_RULED} as "isRuled" from result r where r.id = $1`,
    [resultId],
  );
  if (row?.isRuled) throw refusal(match);
}

/** 409 for the score of a performance that a decision has set. */
export async function refuseChangeOfRuling(
  manager: EntityManager,
  performance: { partai: string | null; performanceId: number | null },
): Promise<void> {
  const rows = await manager.query<unknown[]>(
    'select from protest_ruling where performance_after = $1 and undone_at is null',
    [performance.performanceId],
  );
  if (rows.length > 0) throw refusal(performance);
}

/** 409 for a result that was taken away for one more round. */
export async function refuseBeforeExtraRound(
  manager: EntityManager,
  match: LockedMatch,
  resultId: number,
): Promise<void> {
  const rows = await manager.query<unknown[]>(`select from result r where r.id = $1 and ${IS_TAKEN_FOR_ROUND}`, [
    resultId,
  ]);
  if (rows.length > 0) throw refusal(match);
}

/** Of result `r`: a decision that stands took it away. */
export const IS_TAKEN_FOR_ROUND = `exists (select from protest_ruling g
  where g.result_before = r.id and g.remedy = 'extra-round' and g.undone_at is null)`;

const refusal = ({ partai }: Pick<LockedMatch, 'partai'>) =>
  conflict(arenaControlSentences.setByRuling(partaiObject(partai)));
