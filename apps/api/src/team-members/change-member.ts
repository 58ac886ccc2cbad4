// The one way in which an entry is changed or removed, inside a transaction: the form, and a correction that the office accepts.
import type { EntityManager } from 'typeorm';
import { TeamMemberEntity } from '@gelanggang/database/entities/team-member.entity';
import { isDrawnOtherwise } from '@gelanggang/domain/athletes/entry-rules';
import { correctNikInRegister, keepInRegister } from '@gelanggang/entries/athletes/keep-in-register';
import type { Emit } from '@gelanggang/platform/events/event-log';
import { tellRenamed } from '@gelanggang/scheduling/tell-names';
import { conflict, invalid, notFound } from '../http/refusals';
import { faultsOfEntry } from './entry-faults';
import { lockMember, type LockedMember } from './member-locks';
import type { MemberValues } from './team-members.mapper';
import { tellEntries } from './tell-entries';
import { teamMembersSentences } from './sentences';

export interface MemberChange {
  id: number;
  values: MemberValues;
  /** The version that was read; left out: whatever stands. */
  version?: number;
  /** As it stands, for a change of some of its fields: what was missing before is not asked for. */
  standing?: MemberValues;
  /** Only of this account's contingents. */
  owner: number | null;
}

/** 404, 409 or 422 with what stands in the way; nothing is written then. */
export async function changeMember(manager: EntityManager, emit: Emit, change: MemberChange): Promise<void> {
  const { id, values } = change;
  const before = await lockMember(manager, id, change.owner);
  if (change.version !== undefined && change.version !== before.version) {
    throw conflict(teamMembersSentences.changed);
  }
  if (values.contingentId !== before.contingentId) {
    throw invalid({ contingent_id: [teamMembersSentences.staysInContingent] });
  }
  refuseFixed(before, values);
  await refuseFaults(manager, values, id, before, change.standing);
  const version = before.version + 1;
  await manager.update(TeamMemberEntity, { id }, { ...values, version, updatedAt: () => 'now()' });
  await correctNikInRegister(manager, before.contingentId, { from: before.nik, to: values.nik });
  await keepInRegister(manager, [id]);
  await tellEntries(manager, emit, before.contingentId, 1);
  if (values.name !== before.name) await tellRenamed(manager, emit, { memberIds: [id] });
}

/** Answers with the file of its photo, which goes once this is committed; 409 for who is billed or paid. */
export async function removeMember(
  manager: EntityManager,
  emit: Emit,
  id: number,
  owner: number | null,
): Promise<string | null> {
  const member = await lockMember(manager, id, owner);
  if (member.isPaid) throw conflict(teamMembersSentences.participantStays);
  if (member.isBilled) throw conflict(teamMembersSentences.billedStays);
  const [deleted] = await manager.query<[{ photo: string | null }[], number]>(
    'delete from team_member where id = $1 returning photo_file_id as photo',
    [id],
  );
  await tellEntries(manager, emit, member.contingentId, 1);
  return deleted[0]?.photo ?? null;
}

/**
 * Takes it out of one tournament: it stays in the others and in bills of theirs. One that stands nowhere else goes whole.
 * Answers as `removeMember`; 409 for who is billed or paid there.
 */
export async function withdrawMember(
  manager: EntityManager,
  emit: Emit,
  { id, tournamentId, owner }: { id: number; tournamentId: number; owner: number | null },
): Promise<string | null> {
  const member = await lockMember(manager, id, owner);
  const [entry] = await manager.query<{ isPaid: boolean; isHeld: boolean; isElsewhere: boolean }[]>(
    `select exists (select from participant p where p.team_member_id = $1 and p.tournament_id = $2) as "isPaid",
       exists (select from billing_detail d where d.team_member_id = $1 and d.tournament_id = $2 and d.holds) as "isHeld",
       exists (select from tournament_entry o where o.team_member_id = $1 and o.tournament_id <> $2) as "isElsewhere"
     from tournament_entry where team_member_id = $1 and tournament_id = $2`,
    [id, tournamentId],
  );
  if (!entry) throw notFound(teamMembersSentences.notEntered);
  if (entry.isPaid) throw conflict(teamMembersSentences.participantStaysIn);
  if (entry.isHeld) throw conflict(teamMembersSentences.billedStaysIn);
  if (!entry.isElsewhere && !member.isBilled && !member.isPaid) return removeMember(manager, emit, id, null);
  await manager.query('insert into entry_withdrawal (tournament_id, team_member_id) values ($2, $1)', [
    id,
    tournamentId,
  ]);
  await tellEntries(manager, emit, member.contingentId, 1);
  return null;
}

/** 422 by field for values that no entry could have: `exceptId` is the entry that they are to replace, `standing` its values. */
export async function refuseFaults(
  manager: EntityManager,
  values: MemberValues,
  exceptId: number | null,
  before: LockedMember | null,
  standing?: MemberValues,
): Promise<void> {
  const faults = await faultsOfEntry(manager, values, exceptId, before);
  if (standing && Object.keys(faults).length > 0) {
    const known = await faultsOfEntry(manager, standing, exceptId, before);
    for (const field of Object.keys(faults)) {
      if (faults[field]?.join() === known[field]?.join()) delete faults[field];
    }
  }
  if (Object.keys(faults).length > 0) throw invalid(faults);
}

/** A draw has taken the athlete as it was; a bill has taken the fee of its match category. */
function refuseFixed(before: LockedMember, wanted: MemberValues): void {
  if (before.isDrawn && isDrawnOtherwise(before, wanted)) {
    throw conflict(teamMembersSentences.drawnStays);
  }
  if (before.isHeld && before.matchCategoryId !== wanted.matchCategoryId) {
    throw conflict(teamMembersSentences.billedCategory);
  }
}
