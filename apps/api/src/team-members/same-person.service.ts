// Which entries are of one person over tournaments: proposed by the NIK, which stays here, and confirmed by somebody who knows.
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Said } from '@gelanggang/contract/http';
import type { SamePersonAnswer, SamePersonRow } from '@gelanggang/contract/team-members';
import { isOfRehearsal } from '@gelanggang/database/queries/rehearsal.queries';
import { doubtsOf, type PersonOfEntry } from '@gelanggang/domain/athletes/same-person';
import { type Emit, writeWithEvents } from '@gelanggang/platform/events/event-log';
import type { RequestAccount } from '../http/current-account';
import { ownerOf, seenBy } from '../http/own-rows';
import { invalid, notFound } from '../http/refusals';
import { lockMember } from './member-locks';
import { tellEntries } from './tell-entries';
import { teamMembersTexts } from './texts';
import { teamMembersSentences } from './sentences';

interface EntryRow extends PersonOfEntry {
  id: number;
  contingent: string;
  tournaments: SamePersonRow['tournaments'];
  personId: string | null;
  isSeen: boolean;
}

/**
 * Other entries with the NIK of entry $1 that stand in a public tournament: of the account $2, of tournaments $3, or anybody's
 * where the account is null. A NIK is typed by whoever likes: whom it names elsewhere is told to who has that entry too.
 */
const ENTRIES = `
select m.id, m.name, to_char(m.birth_date, 'YYYY-MM-DD') as "birthDate", c.name as contingent, pe.person_id as "personId",
  coalesce(json_agg(json_build_object('name', t.name, 'start_date', to_char(t.start_date, 'YYYY-MM-DD'))
    order by t.start_date, t.id) filter (where t.id is not null), '[]') as tournaments,
  $2::bigint is null or c.account_id = $2 or coalesce(bool_or(t.id = any($3::bigint[])), false) as "isSeen"
from team_member own
join team_member m on m.nik = own.nik
join contingent c on c.id = m.contingent_id
left join person_entry pe on pe.team_member_id = m.id
left join (tournament_entry e join tournament t on t.id = e.tournament_id and t.deleted_at is null and t.was_active
  and not ${isOfRehearsal('t.id')}) on e.team_member_id = m.id
where own.id = $1
group by m.id, c.id, pe.person_id
having m.id = $1 or count(t.id) > 0
order by min(t.start_date) desc nulls last, m.id`;

@Injectable()
export class SamePersonService {
  constructor(private readonly dataSource: DataSource) {}

  /** 404 where the account may not see the entry. */
  async read(memberId: number, account: RequestAccount): Promise<SamePersonAnswer> {
    const { rows, isUsedElsewhere } = await this.entries(this.dataSource.manager, memberId, account);
    const own = rows.find(({ id }) => id === memberId);
    if (!own) throw notFound(teamMembersSentences.notFound);
    const entries = rows
      .filter(({ id, tournaments }) => id !== memberId || tournaments.length > 1)
      .map(({ id, name, contingent, tournaments, personId, birthDate }): SamePersonRow => ({
        ...{ id, name, contingent, tournaments },
        is_confirmed: personId !== null && personId === own.personId,
        doubts: doubtsOf(own, { name, birthDate }),
      }));
    return { entries, is_used_elsewhere: isUsedElsewhere };
  }

  /** These and the entry itself are one person; none: nobody's together any more, as far as the account sees them. */
  async save(memberId: number, entryIds: readonly number[], account: RequestAccount): Promise<Said> {
    const owner = ownerOf(account);
    await writeWithEvents(this.dataSource, async (manager, emit) => {
      await lockMember(manager, memberId, owner);
      const { rows } = await this.entries(manager, memberId, account);
      const known = rows.map(({ id }) => id);
      if (entryIds.some((id) => !known.includes(id)))
        throw invalid({ entry_ids: [teamMembersSentences.entryNotOffered] });
      const own = rows.find(({ id }) => id === memberId);
      const chosen = entryIds.length === 0 ? [] : [...new Set([memberId, ...entryIds])];
      const former = rows.filter(({ personId }) => personId !== null && personId === own?.personId).map(({ id }) => id);
      await manager.query('delete from person_entry where team_member_id = any($1::bigint[])', [
        former.filter((id) => !chosen.includes(id)),
      ]);
      await manager.query(
        `insert into person_entry (team_member_id, person_id, confirmed_by)
         select unnest($1::bigint[]), $2::uuid, $3::bigint
         on conflict (team_member_id) do update set person_id = excluded.person_id, confirmed_by = excluded.confirmed_by,
           confirmed_at = now() where person_entry.person_id <> excluded.person_id`,
        [chosen, own?.personId ?? randomUUID(), account.id],
      );
      await tellOf(manager, emit, [...new Set([...former, ...chosen])]);
    });
    return {
      message: entryIds.length === 0 ? teamMembersTexts.resultsApart : teamMembersTexts.resultsJoined,
    };
  }

  /** Those that the account sees; to the office of a tournament also whether there are others, and nothing else of them. */
  private async entries(
    manager: EntityManager,
    memberId: number,
    account: RequestAccount,
  ): Promise<{ rows: EntryRow[]; isUsedElsewhere: boolean }> {
    const isOffice = ownerOf(account) === null;
    const { owner, tournaments } = seenBy(account, undefined);
    const all = await manager.query<EntryRow[]>(ENTRIES, [memberId, owner, tournaments]);
    const rows = all.filter(({ id, isSeen }) => isSeen || (isOffice && id === memberId));
    return { rows, isUsedElsewhere: isOffice && rows.length < all.length };
  }
}

/** Pages of these entries say from here on whether there is more of the person. */
async function tellOf(manager: EntityManager, emit: Emit, memberIds: readonly number[]): Promise<void> {
  const rows = await manager.query<{ id: number; members: number }[]>(
    `select contingent_id as id, count(*)::int as members from team_member where id = any($1::bigint[])
     group by contingent_id order by contingent_id`,
    [memberIds],
  );
  for (const { id, members } of rows) await tellEntries(manager, emit, id, members);
}
