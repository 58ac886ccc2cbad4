// A match that was fought has no walkover: that is of an opponent who did not come (rulebook 2025, art. 11.6.g.5).
import type { EntityManager } from 'typeorm';
import { prepared } from '@gelanggang/platform/statements/prepared';
import type { Corner } from '@gelanggang/domain/words/corners';
import { conflict } from '../http/refusals';
import type { LockedMatch } from './locked-match';
import { arenaControlSentences } from './sentences';

const FOUGHT = prepared(
  `select 1 from score_sheet s join match m on m.id = s.match_id and m.started_at = s.started_at
   where m.id = $1 and m.status = 'ongoing' and (
     exists (select 1 from score_point e where e.sheet_id = s.id and e.withdrawn_at is null)
     or exists (select 1 from penalty e where e.sheet_id = s.id and e.withdrawn_at is null)
     or exists (select 1 from knockdown e where e.sheet_id = s.id and e.withdrawn_at is null)
     or exists (select 1 from stoppage e where e.sheet_id = s.id and e.withdrawn_at is null))`,
);

/** 409 for a winner over somebody of whom the sheet tells; that nobody wins is the chair's, whatever stands on it. */
export async function refuseFought(manager: EntityManager, match: LockedMatch, winner: Corner | null): Promise<void> {
  if (winner === null) return;
  const fought = await manager.query<unknown[]>(FOUGHT, [match.id]);
  if (fought.length > 0) throw conflict(arenaControlSentences.wasFought);
}
