// The rows of results of tanding: one stands, the others are kept for looking back.
import type { EntityManager } from 'typeorm';
import { storableJson } from '@gelanggang/platform/audit/storable-json';
import { prepared } from '@gelanggang/platform/statements/prepared';
import type { Outcome } from '@gelanggang/domain/results/match-steps';

export interface NewResult {
  matchId: number;
  outcome: Outcome;
  reason: string | null;
  /** Of the rulebook's reasons. */
  winReason: string | null;
  replaces: number | null;
  accountId: number | null;
  /** The panel that saved it, and its press. */
  deviceId?: number;
  key?: string;
}

/** Their ids, by match. */
export async function insertResults(manager: EntityManager, all: readonly NewResult[]): Promise<Map<number, number>> {
  const rows = all.map(({ matchId, outcome, reason, winReason, replaces, accountId, deviceId, key }) => ({
    ...{ match_id: matchId, winner_corner: outcome.winner, win_kind: outcome.winKind },
    ...{ blue_score: outcome.blueScore, red_score: outcome.redScore, is_walkover: outcome.isWalkover },
    ...{ reason, recorded_by: accountId, replaces_id: replaces, win_reason: winReason, device_id: deviceId, key },
  }));
  const stored = await manager.query<{ id: number; matchId: number }[]>(INSERT, [storableJson(rows)]);
  return new Map(stored.map(({ id, matchId }) => [matchId, id]));
}

const INSERT = prepared(
  `insert into result (match_id, winner_corner, win_kind, blue_score, red_score, is_walkover, reason, recorded_by,
     replaces_id, win_reason, device_id, key)
   select match_id, winner_corner, win_kind, blue_score, red_score, is_walkover, reason, recorded_by,
     replaces_id, win_reason, device_id, key
   from jsonb_to_recordset($1::jsonb) as r(match_id bigint, winner_corner text, win_kind text, blue_score integer,
     red_score integer, is_walkover boolean, reason text, recorded_by bigint, replaces_id bigint, win_reason text,
     device_id bigint, key text)
   returning id, match_id as "matchId"`,
);

/** The id of the one that stood; undefined: none did. */
export async function withdrawStanding(
  manager: EntityManager,
  matchId: number,
  accountId: number | null,
  reason: string,
): Promise<number | undefined> {
  const [withdrawn] = await manager.query<[{ id: number }[], number]>(
    `update result set withdrawn_at = now(), withdrawn_by = $2, withdrawn_reason = $3
     where match_id = $1 and withdrawn_at is null returning id`,
    [matchId, accountId, reason],
  );
  return withdrawn[0]?.id;
}
