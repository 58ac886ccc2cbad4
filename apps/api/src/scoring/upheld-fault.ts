// The fault that the judges have upheld and the table enters after them: its round, and the protest card that it follows from.
import type { EntityManager } from 'typeorm';
import { upheldFault, type UpheldFault } from '@gelanggang/domain/scoring/entry-round';
import type { Corner } from '@gelanggang/domain/words/corners';
import { type OpenSheet, sheetOf } from './open-sheet';

/** Steps of the clock after which the fight goes on, in SQL. */
export const GOES_ON = "('start', 'resume', 'next-round', 'extra-round')";

/** null where they have said none of this corner, it stands on the sheet already, or the fight has gone on since. */
export async function waitingFault(
  manager: EntityManager,
  open: OpenSheet,
  corner: Corner,
): Promise<UpheldFault | null> {
  const upheld = upheldFault(await sheetOf(manager, open), corner);
  if (!upheld) return null;
  const since = await manager.query<unknown[]>(
    `select 1 from match_clock_step where match_id = $1 and step in ${GOES_ON}
       and at > to_timestamp($2::float8 / 1000) limit 1`,
    [open.matchId, upheld.decidedAt],
  );
  return since.length > 0 ? null : upheld;
}

/** The penalty goes with the card: it is taken back with it. */
export async function bindToCard(
  manager: EntityManager,
  { cardId, besideId }: Pick<UpheldFault, 'cardId' | 'besideId'>,
  penaltyId: number,
): Promise<void> {
  if (besideId !== null) {
    await manager.query('update penalty set verification_id = $2 where id = $1', [penaltyId, besideId]);
  }
  if (cardId === null) return;
  await manager.query('update var_request set penalty_id = $2 where id = $1', [cardId, penaltyId]);
}
