// The one way in which an entry is changed or removed, inside a transaction: the form, and a correction that the office accepts.
import type { EntityManager } from 'typeorm';
import type { DrawStandsAnswer } from '@gelanggang/contract/http';
import { TeamMemberEntity } from '@gelanggang/database/entities/team-member.entity';
import { isDrawnOtherwise } from '@gelanggang/domain/athletes/entry-rules';
import { joinUndrawnPools } from '@gelanggang/drawing/join-pools';
import { lockEntries } from '@gelanggang/drawing/locks';
import { leavePools, lockPoolsOf, type PoolOfParticipants } from '@gelanggang/drawing/leave-pools';
import { correctNikInRegister, keepInRegister } from '@gelanggang/entries/athletes/keep-in-register';
import type { Emit } from '@gelanggang/platform/events/event-log';
import { tellRenamed } from '@gelanggang/scheduling/tell-names';
import { conflict, drawStands, invalid, notFound } from '../http/refusals';
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
  const entered =
    before.isPaid && isDrawnOtherwise(before, values) ? await holdDrawOf(manager, id, before, change) : [];
  await refuseFaults(manager, values, id, before, change.standing);
  const version = before.version + 1;
  await manager.update(TeamMemberEntity, { id }, { ...values, version, updatedAt: () => 'now()' });
  await correctNikInRegister(manager, before.contingentId, { from: before.nik, to: values.nik });
  await keepInRegister(manager, [id]);
  for (const { participantId, tournamentId, pools } of entered) {
    await leavePools(manager, emit, [participantId], pools);
    await joinUndrawnPools(manager, emit, tournamentId, [participantId]);
  }
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
  const { participantStays, paidStays } = teamMembersSentences;
  if (member.isPaid) throw conflict(owner === null ? paidStays : participantStays);
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
  const { participantStaysIn, paidStays } = teamMembersSentences;
  if (entry.isPaid) throw conflict(owner === null ? paidStays : participantStaysIn);
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

/** A bill has taken the fee of its match category. */
function refuseFixed(before: LockedMember, wanted: MemberValues): void {
  if (before.isHeld && before.matchCategoryId !== wanted.matchCategoryId) {
    throw conflict(teamMembersSentences.billedCategory);
  }
}

interface Entered {
  participantId: number;
  tournamentId: number;
  pools: PoolOfParticipants[];
}

/**
 * Where the athlete takes part, and the pools that an entry of another class leaves, held so that nobody divides or draws
 * meanwhile. 409 for a manager once it stands in a pool, and for anybody once that has a bracket, which shows the athlete.
 */
async function holdDrawOf(
  manager: EntityManager,
  memberId: number,
  { matchCategoryId }: LockedMember,
  { owner }: MemberChange,
): Promise<Entered[]> {
  const entered = await manager.query<Omit<Entered, 'pools'>[]>(
    `select id as "participantId", tournament_id as "tournamentId" from participant where team_member_id = $1
     order by tournament_id, id`,
    [memberId],
  );
  for (const { tournamentId } of entered) await lockEntries(manager, tournamentId, matchCategoryId);
  const held: Entered[] = [];
  for (const one of entered) held.push({ ...one, pools: await lockPoolsOf(manager, [one.participantId]) });
  const pools = held.flatMap((one) => one.pools);
  if (pools.length > 0 && owner !== null) throw conflict(teamMembersSentences.drawnStays);
  const drawn = pools.filter((pool) => pool.isDrawn).map((pool) => pool.id);
  if (drawn.length > 0) throw drawStands(teamMembersSentences.undoDrawFirst, await namedPools(manager, drawn));
  return held;
}

const namedPools = (manager: EntityManager, ids: readonly number[]): Promise<DrawStandsAnswer['drawn_pools']> =>
  manager.query(
    `select p.id, p.name, mc.kind from pool p join drawing d on d.id = p.drawing_id
     join match_category mc on mc.id = d.match_category_id
     where p.id = any($1::bigint[]) order by p.id`,
    [ids],
  );
