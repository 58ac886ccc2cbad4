// Takes checked entries into a tournament: contingents, their registrations, their members, in batches with an event each.
import type { DataSource, EntityManager } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { tellRenamed } from '@gelanggang/scheduling/tell-names';
import { keepInRegister } from '../athletes/keep-in-register';
import type { Entry } from './entry-list';
import { listSentences } from './sentences';
import { contingentKey, knownContingents } from './standing.queries';
import { type Changes, keepContingents, keepStanding, type PlacedEntry } from './standing-values';

export interface TakeInRequest {
  tournamentId: number;
  /** Owner of contingents that are not there yet. */
  accountId: number;
  /** Owner of one of them, by its place in the list, instead; undefined: `accountId`. */
  ownerOf?: (entry: Entry) => number | undefined;
  entries: readonly Entry[];
  /** Keys of `StandingChange`: all other values that stand stay as they are. */
  ticked?: readonly string[];
  /** Only contingents of `accountId` are touched. */
  isOwnOnly?: boolean;
  /** After each batch: rows done; what it throws ends the import between two batches. */
  onProgress?: (done: number) => Promise<void>;
}

export interface TakenIn {
  contingentsAdded: number;
  contingentsChanged: number;
  membersAdded: number;
  membersChanged: number;
  membersUnchanged: number;
  /** Values that stand and stay, though the list has others. */
  valuesKept: number;
}

/** Deleted while its list was being taken in; what batches before it have written went with it. */
export class TournamentGone extends Error {
  override name = 'TournamentGone';
}

/** A batch holds whole contingents and closes at this many rows. */
const BATCH_ROWS = 200;

export async function takeInEntries(dataSource: DataSource, request: TakeInRequest): Promise<TakenIn> {
  const total: TakenIn = {
    contingentsAdded: 0,
    contingentsChanged: 0,
    membersAdded: 0,
    membersChanged: 0,
    membersUnchanged: 0,
    valuesKept: 0,
  };
  let done = 0;
  for (const groups of batches(request.entries)) {
    const taken = await takeInBatch(dataSource, request, groups);
    for (const key of Object.keys(total) as (keyof TakenIn)[]) total[key] += taken[key];
    done += groups.reduce((sum, members) => sum + members.length, 0);
    await request.onProgress?.(done);
  }
  return total;
}

/** Whole contingents, in the order of the file. */
function batches(entries: readonly Entry[]): Entry[][][] {
  const contingents = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = contingentKey(entry.contingent, entry.districtId);
    const members = contingents.get(key);
    if (members) members.push(entry);
    else contingents.set(key, [entry]);
  }
  const all: Entry[][][] = [];
  let rows = BATCH_ROWS;
  for (const members of contingents.values()) {
    if (rows >= BATCH_ROWS) {
      all.push([]);
      rows = 0;
    }
    all.at(-1)?.push(members);
    rows += members.length;
  }
  return all;
}

function takeInBatch(dataSource: DataSource, request: TakeInRequest, groups: Entry[][]): Promise<TakenIn> {
  const { tournamentId } = request;
  return writeWithEvents(dataSource, async (manager, emit) => {
    // two imports of one list at once would both find its contingents missing
    const held = await manager.query<unknown[]>(
      'select 1 from tournament where id = $1 and deleted_at is null for no key update',
      [tournamentId],
    );
    if (held.length === 0) throw new TournamentGone(listSentences.tournamentGone.text);
    const changes: Changes = new Map();
    const standing = { ticked: new Set(request.ticked), changes, isLocked: true };
    const contingents = await writeContingents(manager, request, groups, standing);
    await manager.query(
      `insert into contingent_registration (tournament_id, contingent_id)
       select $1, id from unnest($2::bigint[]) with ordinality as c (id, place) order by place
       on conflict do nothing`,
      [tournamentId, contingents.ids],
    );
    const rows = groups.flatMap((members, at) =>
      members.map((entry) => ({ ...entry, contingentId: contingents.ids[at] ?? 0 })),
    );
    const members = await writeMembers(manager, await keepStanding(manager, rows, standing));
    if (contingents.added + contingents.changed + members.added + members.changed > 0) {
      emit(streams.staff(tournamentId), 'entries.changed', {
        tournament_id: tournamentId,
        contingents: contingents.added + contingents.changed,
        members: members.added + members.changed,
      });
    }
    await keepInRegister(manager, members.writtenIds);
    await tellRenamed(manager, emit, { memberIds: members.changedIds });
    return {
      contingentsAdded: contingents.added,
      contingentsChanged: contingents.changed,
      membersAdded: members.added,
      membersChanged: members.changed,
      membersUnchanged: rows.length - members.added - members.changed,
      valuesKept: [...changes.keys()].filter((key) => !standing.ticked.has(key)).length,
    };
  });
}

async function writeContingents(
  manager: EntityManager,
  request: TakeInRequest,
  groups: Entry[][],
  standing: Parameters<typeof keepContingents>[2],
): Promise<{ ids: number[]; added: number; changed: number }> {
  const known = await knownContingents(manager, request.tournamentId, request);
  const keys = groups.flatMap(([first]) => (first ? [contingentKey(first.contingent, first.districtId)] : []));
  const held = await heldContingents(
    manager,
    keys.flatMap((key) => known.get(key) ?? []),
  );
  const wanted = groups.flatMap(([first]) => {
    if (!first) return [];
    const { contingent, picName, picPhone, picEmail, provinceId, districtId } = first;
    const standingId = known.get(contingentKey(contingent, districtId));
    const id = standingId !== undefined && held.has(standingId) ? standingId : undefined;
    const accountId = request.ownerOf?.(first) ?? request.accountId;
    return [{ id, accountId, contingent, picName, picPhone, picEmail, provinceId, districtId }];
  });
  const missing = wanted.filter((one) => one.id === undefined);
  const present = wanted.flatMap((one) => (one.id === undefined ? [] : [{ ...one, id: one.id }]));
  const added: { id: number }[] = await manager.query(
    `insert into contingent (account_id, name, pic_name, pic_phone, pic_email, country_id, province_id, district_id)
     select "accountId", contingent, "picName", "picPhone", "picEmail",
       (select id from country where code = 'ID'), "provinceId", "districtId"
     from jsonb_to_recordset($1) as c ("accountId" bigint, contingent text, "picName" text, "picPhone" text,
       "picEmail" text, "provinceId" bigint, "districtId" bigint, place integer)
     order by place
     returning id`,
    [JSON.stringify(missing.map((one, place) => ({ ...one, place })))],
  );
  missing.forEach((one, at) => (one.id = added[at]?.id));
  const [changed]: [{ id: number }[], number] = await manager.query(
    `update contingent c
     set pic_name = n."picName", pic_phone = n."picPhone", pic_email = n."picEmail",
       version = c.version + 1, updated_at = now()
     from jsonb_to_recordset($1) as n (id bigint, "picName" text, "picPhone" text, "picEmail" text)
     where c.id = n.id and (c.pic_name, c.pic_phone, c.pic_email) is distinct from (n."picName", n."picPhone", n."picEmail")
     returning c.id`,
    [JSON.stringify(await keepContingents(manager, present, standing))],
  );
  return { ids: wanted.map((one) => one.id ?? 0), added: added.length, changed: changed.length };
}

/** Those that stand, and do until the transaction ends: one that is being deleted meanwhile comes in anew. */
async function heldContingents(manager: EntityManager, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await manager.query<{ id: number }[]>(
    'select id from contingent where id = any($1::bigint[]) order by id for key share',
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
}

/** A member is known by contingent, NIK, match category and event; only a row that differs is written. */
async function writeMembers(
  manager: EntityManager,
  rows: readonly PlacedEntry[],
): Promise<{ added: number; changed: number; changedIds: number[]; writtenIds: number[] }> {
  const listed = JSON.stringify(rows.map((row, place) => ({ ...row, place })));
  // entries from before there were events: nothing is drawn yet, so the list says which one it is
  const [named]: [{ id: number }[], number] = await manager.query(
    `update team_member m set nomor = n.nomor, version = m.version + 1, updated_at = now()
     from (select distinct on ("contingentId", nik, "matchCategoryId") * from jsonb_to_recordset($1) as r
         ("contingentId" bigint, nik text, "matchCategoryId" bigint, nomor text, place integer)
       where nomor <> '' order by "contingentId", nik, "matchCategoryId", place) n
     where m.contingent_id = n."contingentId" and m.nik = n.nik and m.match_category_id = n."matchCategoryId"
       and m.nomor = '' and not exists (select 1 from team_member o where o.contingent_id = m.contingent_id
         and o.nik = m.nik and o.match_category_id = m.match_category_id and o.nomor = n.nomor)
       and not exists (select 1 from participant p join pool_unit_member u on u.participant_id = p.id
         where p.team_member_id = m.id)
     returning m.id`,
    [listed],
  );
  const written: { id: number; added: boolean }[] = await manager.query(
    `insert into team_member as m (contingent_id, name, birth_place, birth_date, gender, body_weight, body_height,
       blood_type, nik, family_card_number, country_id, province_id, district_id, championship_category_id,
       match_category_id, age_category_id, category_class_id, team_label, nomor)
     select n."contingentId", n.name, n."birthPlace", n."birthDate", n.gender, n."bodyWeight", n."bodyHeight",
       n."bloodType", n.nik, n."familyCardNumber", (select id from country where code = 'ID'), n."provinceId",
       n."districtId", (select id from championship_category order by name <> 'Prestasi', id limit 1),
       n."matchCategoryId", n."ageCategoryId", n."categoryClassId", n."teamLabel", n.nomor
     from jsonb_to_recordset($1) as n ("contingentId" bigint, name text, "birthPlace" text,
       "birthDate" date, gender text, "bodyWeight" numeric, "bodyHeight" numeric, "bloodType" text, nik text,
       "familyCardNumber" text, "provinceId" bigint, "districtId" bigint, "matchCategoryId" bigint,
       "ageCategoryId" bigint, "categoryClassId" bigint, "teamLabel" text, nomor text, place integer)
     order by n.place
     on conflict (contingent_id, nik, match_category_id, nomor) do update
     set name = excluded.name, birth_place = excluded.birth_place, birth_date = excluded.birth_date,
       gender = excluded.gender, body_weight = excluded.body_weight, body_height = excluded.body_height,
       blood_type = excluded.blood_type, family_card_number = excluded.family_card_number,
       age_category_id = excluded.age_category_id, category_class_id = excluded.category_class_id,
       team_label = excluded.team_label, version = m.version + 1, updated_at = now()
     where (m.name, m.birth_place, m.birth_date, m.gender, m.body_weight, m.body_height, m.blood_type,
         m.family_card_number, m.age_category_id, m.category_class_id, m.team_label)
       is distinct from (excluded.name, excluded.birth_place, excluded.birth_date, excluded.gender,
         excluded.body_weight, excluded.body_height, excluded.blood_type, excluded.family_card_number,
         excluded.age_category_id, excluded.category_class_id, excluded.team_label)
     returning m.id, (xmax = 0) as added`,
    [listed],
  );
  const added = written.filter((row) => row.added).length;
  const changedIds = [...new Set([...named, ...written.filter((row) => !row.added)].map((row) => row.id))];
  const writtenIds = [...new Set([...changedIds, ...written.map((row) => row.id)])];
  return { added, changed: changedIds.length, changedIds, writtenIds };
}
