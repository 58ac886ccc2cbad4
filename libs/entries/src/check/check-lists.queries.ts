// The lists of contingents that are checked, each row with what it would be signed as: three statements, however many lists.
import type { EntityManager } from 'typeorm';
import type { KeptRow } from '@gelanggang/database/entities/entry-signature.entity';
import { nomorName } from '@gelanggang/database/queries/nomor.queries';
import type { AfterDue, CheckRule } from '@gelanggang/domain/entry-check/check-rule';
import type { EntryValues } from '@gelanggang/domain/entry-check/differences';
import {
  listState,
  type ListState,
  type PresentRow,
  rowPrint,
  signedRows,
} from '@gelanggang/domain/entry-check/signature';
import { grouped } from '@gelanggang/domain/grouped';
import { type Gender, GENDER_LABELS } from '@gelanggang/domain/words/genders';
import { inWording } from '@gelanggang/platform/languages/wording';

export interface CheckedEntry extends PresentRow {
  values: EntryValues;
  name: string;
  birthDate: string;
  gender: Gender;
  bodyWeight: number | null;
  category: string;
  /** 'Tanding Dewasa Putra Kelas A' */
  enteredAs: () => string;
  team: string | null;
  /** The ticket that is open. */
  ticketId: number | null;
}

export interface KeptSignature {
  id: number;
  number: number;
  signedAt: Date;
  signer: string;
  isLate: boolean;
  /** The contingent whose list it was, where that has become one with this one. */
  mergedFrom: string | null;
  rows: KeptRow[];
}

export interface CheckList {
  tournamentId: number;
  contingentId: number;
  contingent: string;
  accountId: number;
  manager: string;
  openedAt: Date | null;
  remindedAt: Date | null;
  /** The contingent that became one with it after a signature, until it is signed anew. */
  mergedWith: string | null;
  /** The newest of its own; of one that never signed, the newest of a contingent that became one with it. */
  signature: KeptSignature | null;
  rows: CheckedEntry[];
  state: ListState;
  /** Those about the list as a whole too. */
  openTickets: number;
}

export interface ListsAsked {
  tournamentIds: readonly number[];
  /** null: of all that are registered. */
  contingentIds: readonly number[] | null;
  /** Only of this account's contingents. */
  owner: number | null;
}

/** By contingent's name. */
export async function readCheckLists(manager: EntityManager, asked: ListsAsked): Promise<CheckList[]> {
  const given = [asked.tournamentIds, asked.contingentIds, asked.owner];
  type Frame = Omit<CheckList, 'rows' | 'state' | 'signature'> & {
    signature: (Omit<KeptSignature, 'signedAt'> & { signedAt: string }) | null;
  };
  const frames = await manager.query<Frame[]>(
    `select r.tournament_id as "tournamentId", c.id as "contingentId", c.name as contingent, c.account_id as "accountId",
       a.name as manager, l.opened_at as "openedAt", l.reminded_at as "remindedAt",
       l.merged_with as "mergedWith",
       (select jsonb_build_object('id', s.id, 'number', s.number, 'signedAt', s.signed_at, 'signer', s.signer,
          'isLate', s.is_late, 'mergedFrom', s.merged_from, 'rows', s.rows)
        from entry_signature s where s.tournament_id = r.tournament_id and s.contingent_id = c.id
        order by s.merged_from is not null, s.id desc limit 1) as signature,
       (select count(*)::int from entry_ticket k where k.tournament_id = r.tournament_id and k.contingent_id = c.id
         and k.state = 'open') as "openTickets"
     from contingent_registration r join contingent c on c.id = r.contingent_id join account a on a.id = c.account_id
     left join entry_check_list l on l.tournament_id = r.tournament_id and l.contingent_id = c.id
     where r.tournament_id = any($1::bigint[]) and ($2::bigint[] is null or c.id = any($2))
       and ($3::bigint is null or c.account_id = $3)
     order by c.name, c.id, r.tournament_id`,
    given,
  );
  const entries = grouped(await readEntries(manager, given), (row) => `${row.tournamentId}/${row.contingentId}`);
  return frames.map((frame) => {
    const rows = entries.get(`${frame.tournamentId}/${frame.contingentId}`) ?? [];
    const signature = frame.signature && { ...frame.signature, signedAt: new Date(frame.signature.signedAt) };
    return { ...frame, signature, rows, state: listState(rows, signature?.rows ?? null, frame.openedAt !== null) };
  });
}

interface EntryRow {
  tournamentId: number;
  contingentId: number;
  id: number;
  name: string;
  birthDate: string;
  gender: Gender;
  bodyWeight: number | null;
  weightText: string;
  matchCategoryId: number;
  ageCategoryId: number;
  categoryClassId: number | null;
  nomor: string;
  team: string | null;
  category: string;
  age: string;
  part: string | null;
  ticketId: number | null;
}

async function readEntries(
  manager: EntityManager,
  given: readonly unknown[],
): Promise<(CheckedEntry & Pick<EntryRow, 'tournamentId' | 'contingentId'>)[]> {
  const rows = await manager.query<EntryRow[]>(
    `select e.tournament_id as "tournamentId", e.contingent_id as "contingentId", m.id, m.name,
       to_char(m.birth_date, 'YYYY-MM-DD') as "birthDate", m.gender, m.body_weight::float8 as "bodyWeight",
       coalesce(trim_scale(m.body_weight)::text, '') as "weightText", m.match_category_id as "matchCategoryId",
       m.age_category_id as "ageCategoryId", m.category_class_id as "categoryClassId", m.nomor, m.team_label as team,
       k.name as category, a.name as age, coalesce(l.name, nullif(${nomorName('e.tournament_id', 'm.nomor')}, '')) as part,
       x.id as "ticketId"
     from tournament_entry e join team_member m on m.id = e.team_member_id join contingent c on c.id = e.contingent_id
     join match_category k on k.id = m.match_category_id join age_category a on a.id = m.age_category_id
     left join category_class l on l.id = m.category_class_id
     left join entry_ticket x on x.tournament_id = e.tournament_id and x.team_member_id = m.id and x.state = 'open'
     where e.tournament_id = any($1::bigint[]) and ($2::bigint[] is null or e.contingent_id = any($2))
       and ($3::bigint is null or c.account_id = $3)
     order by m.name, m.id`,
    [...given],
  );
  return rows.map(({ weightText, matchCategoryId, ageCategoryId, categoryClassId, nomor, age, part, ...row }) => {
    const values: EntryValues = {
      name: row.name,
      birth_date: row.birthDate,
      gender: row.gender,
      body_weight: weightText,
      match_category_id: String(matchCategoryId),
      age_category_id: String(ageCategoryId),
      category_class_id: categoryClassId === null ? '' : String(categoryClassId),
      nomor,
      team_label: row.team ?? '',
    };
    const enteredAs = () => [row.category, age, GENDER_LABELS[row.gender], part].filter(Boolean).join(' ');
    return { ...row, values, print: rowPrint(values), enteredAs, hasOpenTicket: row.ticketId !== null };
  });
}

/** What a signature keeps of each row, for its paper and to tell later what has changed. */
export function keptRows(rows: readonly CheckedEntry[]): KeptRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return signedRows(rows).flatMap((signed) => {
    const row = byId.get(signed.id);
    if (!row) return [];
    const { name, birthDate, gender, values, enteredAs, team } = row;
    const { id, verdict, print } = signed;
    return {
      ...{ id, verdict, print, name, birth_date: birthDate, gender, body_weight: values.body_weight },
      ...{ entered_as: inWording('default', enteredAs), team: team ?? '' },
    };
  });
}

export interface StandingRule extends CheckRule {
  tournament: { id: number; name: string; slug: string; time_zone: string };
  /** At the database. */
  now: number;
}

/** null: no such tournament. Of one that has set nothing, the check is off. */
export async function readCheckRule(manager: EntityManager, tournamentId: number): Promise<StandingRule | null> {
  const [row] = await manager.query<
    {
      tournament: StandingRule['tournament'];
      isOn: boolean;
      dueAt: Date | null;
      afterDue: AfterDue | null;
      fee: number | null;
      now: Date;
    }[]
  >(
    `select jsonb_build_object('id', t.id, 'name', t.name, 'slug', t.slug, 'time_zone', t.time_zone) as tournament,
       coalesce(s.is_on, false) as "isOn", s.due_at as "dueAt", s.after_due as "afterDue", s.fee, now() as now
     from tournament t left join entry_check_setting s on s.tournament_id = t.id
     where t.id = $1 and t.deleted_at is null`,
    [tournamentId],
  );
  if (!row) return null;
  const { dueAt, afterDue, now, ...rest } = row;
  return { ...rest, dueAt: dueAt?.getTime() ?? 0, afterDue: afterDue ?? 'closed', now: now.getTime() };
}
