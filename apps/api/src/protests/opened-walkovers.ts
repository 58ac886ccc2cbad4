// A decision on a protest may open a walkover after its match (art. 15.4.c): undone, who had lost that one has lost it again.
import type { EntityManager } from 'typeorm';
import { readBarred } from '@gelanggang/database/queries/barred.queries';
import type { Emit } from '@gelanggang/platform/events/event-log';
import { prepared } from '@gelanggang/platform/statements/prepared';
import { holdFree } from '../arena-control/locked-match';
import { putResult } from '../arena-control/put-result';
import { findResult } from '../arena-control/result-rows';
import type { Action } from '../http/action-key';

interface Opened {
  id: number;
  matchId: number;
  reason: string | null;
}

/** As long as the same two stand there again and nobody has decided it since; the decision is taken back already. */
export async function restoreWalkovers(
  manager: EntityManager,
  emit: Emit,
  rulingId: number,
  action: Action,
): Promise<void> {
  const opened = await manager.query<Opened[]>(OPENED, [rulingId]);
  if (opened.length === 0) return;
  const held = await holdFree(
    manager,
    opened.map(({ matchId }) => matchId),
  );
  for (const { id, matchId, reason } of opened) {
    const match = held.get(matchId);
    const old = match && (await findResult(manager, matchId, id));
    if (!match || !old?.hasSameOpponents) continue;
    const { outcome, winReason } = old;
    // what was found at the scales or for doping meanwhile is the desk's to decide
    if ((await readBarred(manager, [matchId])).some(({ corner }) => corner === outcome.winner)) continue;
    const restored = { reason, corrects: null, replaces: id, audited: 'result.restored', winReason } as const;
    await putResult(manager, emit, match, action, outcome, { ...restored, isRuled: true });
  }
}

/** What falls by a decision falls at its time. */
const OPENED = prepared(
  `select r.id, r.match_id as "matchId", r.reason
   from protest_ruling g join protest p on p.id = g.protest_id join match own on own.id = p.match_id
   join match m on m.pool_id = own.pool_id and m.id <> own.id
   join result r on r.match_id = m.id and r.withdrawn_at = g.ruled_at
   where g.id = $1 and r.is_walkover and m.kind = 'tanding' and m.status = 'scheduled'
     and 'unit' = all (array[m.blue_state, m.red_state])
     and not exists (select from result later where later.match_id = r.match_id and later.id > r.id)
   order by m.round`,
);
