// What a protest card's decision enters or takes back, and how that is undone with the card (rulebook 2025, art. 15.2).
import type { EntityManager } from 'typeorm';
import type { VarDecisionRequest } from '@gelanggang/contract/council';
import type { ScoreSheet } from '@gelanggang/contract/scoring';
import type { PanelDevice } from '@gelanggang/database/queries/panel.queries';
import { type CardClaim, throwBeside } from '@gelanggang/domain/scoring/protest-cards';
import type { Verdict } from '@gelanggang/domain/scoring/verdicts';
import { type Corner, otherCorner } from '@gelanggang/domain/words/corners';
import { conflict, invalid } from '../http/refusals';
import { auditSheet } from './change-sheet';
import type { OpenSheet } from './open-sheet';
import { scoringSentences } from './sentences';
import { enterFault } from './sheet-penalties';
import { GOES_ON } from './upheld-fault';

export type Card = ScoreSheet['var_requests'][number];

export interface Given {
  pointId: number | null;
  penaltyId: number | null;
}
export const NOTHING: Given = { pointId: null, penaltyId: null };

export async function carryOut(
  manager: EntityManager,
  panel: PanelDevice,
  open: OpenSheet,
  card: Card,
  claim: CardClaim,
  { fault, is_deliberate, step, reason }: VarDecisionRequest,
  isByJudges: boolean,
): Promise<Given> {
  if (claim === 'no-throw') await takeBack(manager, panel, open, 'score_point', card.point_id, BY_CARD);
  if (claim === 'no-fault') await takeBack(manager, panel, open, 'penalty', card.penalty_id, BY_CARD);
  if (claim === 'throw') {
    const [point] = await manager.query<{ id: number }[]>(
      `insert into score_point (sheet_id, corner, kind, round, at, device_id)
       values ($1, $2, 'throw', $3, to_timestamp($4::float8 / 1000), $5) returning id`,
      [open.id, card.corner, card.round, open.now, panel.deviceId],
    );
    await auditSheet(manager, panel, open, 'score.throw-given', { corner: card.corner, kind: 'throw' });
    return { ...NOTHING, pointId: point?.id ?? null };
  }
  if (claim === 'fault') {
    // which fault it was the judges do not say: the table enters it
    if (fault === undefined && isByJudges) return NOTHING;
    if (fault === undefined) throw invalid({ fault: [scoringSentences.chooseFault] });
    const request = { corner: otherCorner(card.corner), fault, is_deliberate, step, reason };
    return { ...NOTHING, penaltyId: (await enterFault(manager, open, panel, request, card.round)).id };
  }
  return NOTHING;
}

const BY_CARD = 'Kartu protes sah.';

async function takeBack(
  manager: EntityManager,
  panel: PanelDevice,
  open: OpenSheet,
  table: 'score_point' | 'penalty',
  id: number | null,
  reason: string,
): Promise<void> {
  if (id === null) return;
  const [, changed] = await manager.query<[unknown, number]>(
    `update ${table} set withdrawn_at = now(), withdrawn_by = $3, withdrawn_reason = $4
     where id = $1 and sheet_id = $2 and withdrawn_at is null`,
    [id, open.id, panel.deviceId, reason],
  );
  const kind = table === 'score_point' ? 'points' : 'penalties';
  if (changed === 1) await auditSheet(manager, panel, open, 'score.withdrawn', { kind, id, reason });
}

/**
 * Whose throw the judges saw where the card's outcome alone does not give it, entered with their verdict; not `isNew` where
 * the referee had given it: a card for an own throw may be about one that the other corner has since the fight last went on.
 */
export async function enterThrowBeside(
  manager: EntityManager,
  open: OpenSheet,
  { id, claim, corner, round, verification_id: verificationId }: Card,
  verdict: Verdict,
): Promise<{ thrower: Corner; isNew: boolean } | null> {
  const thrower = claim && throwBeside(claim, corner, verdict);
  if (!thrower) return null;
  const stored = await manager.query<unknown[]>(
    `insert into score_point (sheet_id, corner, kind, round, at, verification_id)
     select $1, $2, 'throw', $3, to_timestamp($4::float8 / 1000), $5
     where $8 or not exists (select 1 from score_point p where p.sheet_id = $1 and p.corner = $2 and p.kind = 'throw'
       and p.withdrawn_at is null and p.at >= coalesce((select max(k.at) from match_clock_step k join var_request r on r.id = $6
         where k.match_id = $7 and k.step in ${GOES_ON} and k.at <= r.requested_at), '-infinity'))
     returning id`,
    [open.id, thrower, round, open.now, verificationId, id, open.matchId, claim === 'no-throw'],
  );
  return { thrower, isNew: stored.length > 0 };
}

/**
 * What the decision gave goes, with what the judges' verdict gave beside it; what it took back stands again, unless the
 * table, or a card, had taken it, or what it follows from, back. 409 where that throw was given anew meanwhile.
 */
export async function undoEffect(
  manager: EntityManager,
  panel: PanelDevice,
  open: OpenSheet,
  card: Card,
  reason: string,
): Promise<void> {
  const { claim, outcome, point_id: pointId, penalty_id: penaltyId, verification_id: verificationId } = card;
  if (verificationId !== null) {
    for (const beside of ['score_point', 'penalty'] as const) {
      const [entered] = await manager.query<{ id: number }[]>(
        `select id from ${beside} where verification_id = $1 and withdrawn_at is null`,
        [verificationId],
      );
      await takeBack(manager, panel, open, beside, entered?.id ?? null, reason);
    }
  }
  if (outcome !== 'accepted') return;
  const [table, id] = pointId === null ? (['penalty', penaltyId] as const) : (['score_point', pointId] as const);
  if (claim === 'throw' || claim === 'fault') return takeBack(manager, panel, open, table, id, reason);
  if (table === 'score_point') await refuseTwice(manager, open, card);
  await manager.query(STANDS_AGAIN[table], [id, open.id, BY_CARD]);
}

/** The table or a later card has given the throw again before the fight went on: with this one it would stand twice. */
async function refuseTwice(manager: EntityManager, { id, matchId }: OpenSheet, card: Card): Promise<void> {
  const again = await manager.query<unknown[]>(
    `select 1 from score_point p join var_request r on r.id = $2
     where p.sheet_id = $1 and p.kind = 'throw' and p.corner <> r.corner and p.id <> r.point_id
       and p.at >= date_trunc('milliseconds', r.decided_at) and (p.withdrawn_at is null or p.withdrawn_reason = $3)
       and not exists (select 1 from match_clock_step k
         where k.match_id = $4 and k.step in ${GOES_ON} and k.at > r.decided_at and k.at <= p.at)
     limit 1`,
    [id, card.id, BY_CARD, matchId],
  );
  if (again.length > 0) throw conflict(scoringSentences.throwGivenSince);
}

const STANDS_AGAIN = {
  score_point: `update score_point p set withdrawn_at = null, withdrawn_by = null, withdrawn_reason = null
     where id = $1 and sheet_id = $2 and withdrawn_reason = $3
       and not exists (select 1 from var_request c where c.sheet_id = $2 and c.withdrawn_at is not null
         and (c.claim = 'throw' and c.point_id = p.id or c.verification_id = p.verification_id))`,
  penalty: `update penalty p set withdrawn_at = null, withdrawn_by = null, withdrawn_reason = null
     where id = $1 and sheet_id = $2 and withdrawn_reason = $3
       and not exists (select 1 from knockdown c where c.id = p.knockdown_id and c.withdrawn_at is not null)
       and not exists (select 1 from table_timer c where c.id = p.timer_id and c.withdrawn_at is not null)
       and not exists (select 1 from stoppage c where c.id = p.stoppage_id and c.withdrawn_at is not null)
       and not exists (select 1 from var_request c where c.sheet_id = $2 and c.withdrawn_at is not null
         and (c.claim = 'fault' and c.penalty_id = p.id or c.verification_id = p.verification_id))`,
} as const;
