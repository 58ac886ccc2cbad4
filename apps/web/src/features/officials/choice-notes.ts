// What would be wrong with who is chosen for a session or for a seat, said before it is saved.
import type { BoardOfficial, BoardSession, SeatedMatchAnswer } from '@gelanggang/contract/official-duties';
import { dutyConflicts } from '@gelanggang/domain/officials/conflicts';
import { officialTexts } from '@gelanggang/domain/officials/official-texts';
import { AT_THE_MAT, COUNCIL_SEAT, type OfficialRole, roleLabel, seatName } from '@gelanggang/domain/officials/roles';

const isOnDuty = ({ duties }: BoardSession, officialId: number): boolean =>
  duties.some((duty) => duty.ended === null && duty.official_id === officialId);

/** In this role of the session: not there that day, of another role, or at another arena at the same time. */
export function dutyNotes(
  { id, days, roles }: BoardOfficial,
  role: OfficialRole,
  session: BoardSession,
  sessions: readonly BoardSession[],
): string[] {
  const elsewhere = sessions.filter(
    (one) =>
      one.date === session.date &&
      one.arena !== session.arena &&
      one.start_time < session.end_time &&
      session.start_time < one.end_time &&
      isOnDuty(one, id),
  );
  const arenas = [...new Set(elsewhere.map(({ arena }) => arena))];
  return dutyConflicts({ day: session.date, days, roles, role, elsewhere: arenas });
}

/** Who sits there by their role. */
const sittersOf = (seat: number): readonly OfficialRole[] =>
  seat === COUNCIL_SEAT ? ['council', 'council-head'] : [AT_THE_MAT];

/** Whether they are in this session for what the seat needs: those are offered first. */
export const sitsHere = ({ duties }: BoardSession, officialId: number, seat: number): boolean =>
  duties.some((one) => one.ended === null && one.official_id === officialId && sittersOf(seat).includes(one.role));

/** In this seat of the match: of the region of who fights, not of this session, of another role, or in a seat that becomes empty. */
export function seatNotes(
  { id, roles }: BoardOfficial,
  seat: number,
  match: SeatedMatchAnswer,
  session: BoardSession,
): string[] {
  const other = match.seats.find((one) => one.official_id === id && one.seat !== seat);
  const [role = AT_THE_MAT] = sittersOf(seat);
  return [
    ...(match.own_region.includes(id) ? [officialTexts.ownRegion] : []),
    ...(isOnDuty(session, id) ? [] : [officialTexts.notInSession]),
    ...(roles.some((one) => sittersOf(seat).includes(one))
      ? []
      : [officialTexts.notThatRole(roleLabel(role).toLowerCase())]),
    ...(other ? [officialTexts.leavesSeat(seatName(other.seat).toLowerCase())] : []),
  ];
}
