// A match waits for the decision of a protest card: neither its clock nor its result goes on (rulebook 2025, art. 15.2.e).
import type { EntityManager } from 'typeorm';
import { type CardClaim, openCardText } from '@gelanggang/domain/scoring/protest-cards';
import type { Corner } from '@gelanggang/domain/words/corners';
import { conflict } from '../http/refusals';

/** 409 while one waits. */
export async function refuseOpenCard(manager: EntityManager, matchId: number): Promise<void> {
  const [card] = await manager.query<{ corner: Corner; claim: CardClaim | null }[]>(
    `select r.corner, r.claim from var_request r join score_sheet s on s.id = r.sheet_id
     join match m on m.id = s.match_id and m.started_at = s.started_at
     where m.id = $1 and r.decided_at is null and r.withdrawn_at is null`,
    [matchId],
  );
  if (card) throw conflict(`${openCardText(card)}. Partai menunggu keputusannya.`);
}
