// Everything about two contingents that merging them looks at, read in as many statements whatever their size.
import { nomorName } from '@gelanggang/database/queries/nomor.queries';
import type { EntityManager } from 'typeorm';
import type { MergedSide } from '@gelanggang/contract/contingent-merges';
import type { MergedEntry } from '@gelanggang/domain/contingents/merge';
import { PLACE } from './contingent-glimpse';

export interface WorldSide extends MergedSide {
  accountId: number;
  tournamentIds: number[];
}

export interface WorldEntry extends MergedEntry {
  contingentId: number;
  matchCategory: string;
}

export interface WorldBill {
  id: number;
  accountId: number;
  invoiceNumber: string;
  tournament: string;
  status: string;
  /** It holds athletes of no other contingent than the one that goes. */
  isOwn: boolean;
}

export interface WorldDraw {
  poolId: number;
  name: string;
  /** Units of the contingent that goes. */
  units: number;
  /** 'A lawan B' of first-round matches between the two. */
  ownPairs: string[];
}

export interface MergeWorld {
  kept: WorldSide;
  merged: WorldSide;
  entries: WorldEntry[];
  bills: WorldBill[];
  draws: WorldDraw[];
  tournaments: { id: number; name: string }[];
  /** Persons of one side whom a third contingent has entered in a tournament that only the other side is in. */
  elsewhere: { name: string; tournament: string; contingent: string }[];
  openClaims: number;
  openInvitations: number;
  /** Contingents that went up in the one that goes, and may still come back. */
  undoable: string[];
  hasCalendars: { kept: boolean; merged: boolean };
}

/** null: one of them is not there. */
export async function readMergeWorld(
  manager: EntityManager,
  keptId: number,
  mergedId: number,
): Promise<MergeWorld | null> {
  const sides = await manager.query<WorldSide[]>(
    `select c.id, c.name, ${PLACE} as place, c.account_id as "accountId", c.pic_name,
       (select a.name from account a where a.id = c.account_id) as owner,
       (select count(*)::int from team_member m where m.contingent_id = c.id) as members,
       coalesce((select string_agg(t.name, ', ' order by t.start_date desc, t.id) from contingent_registration r
         join tournament t on t.id = r.tournament_id where r.contingent_id = c.id and t.deleted_at is null), '') as tournaments,
       coalesce((select jsonb_agg(r.tournament_id order by r.tournament_id) from contingent_registration r
         where r.contingent_id = c.id), '[]') as "tournamentIds"
     from contingent c where c.id in ($1, $2)`,
    [keptId, mergedId],
  );
  const kept = sides.find(({ id }) => id === keptId);
  const merged = sides.find(({ id }) => id === mergedId);
  if (!kept || !merged) return null;
  const [rest] = await manager.query<
    [Pick<MergeWorld, 'openClaims' | 'openInvitations' | 'undoable' | 'hasCalendars'>]
  >(
    `select
       (select count(*)::int from contingent_claim where contingent_id = $2 and ended_at is null) as "openClaims",
       (select count(*)::int from contingent_invitation
         where contingent_id = $2 and ended_at is null and expires_at > now()) as "openInvitations",
       coalesce((select jsonb_agg(g.merged_name order by g.id) from contingent_merge g
         join contingent_merge_undo u on u.merge_id = g.id and u.expires_at > now() where g.kept_id = $2), '[]') as undoable,
       jsonb_build_object('kept', exists (select 1 from contingent_calendar where contingent_id = $1),
         'merged', exists (select 1 from contingent_calendar where contingent_id = $2)) as "hasCalendars"`,
    [keptId, mergedId],
  );
  return {
    kept,
    merged,
    entries: await readEntries(manager, keptId, mergedId),
    bills: await readBills(manager, merged),
    draws: await readDraws(manager, keptId, mergedId),
    tournaments: await manager.query('select id, name from tournament where id = any($1::bigint[]) order by id', [
      [...new Set([...kept.tournamentIds, ...merged.tournamentIds])],
    ]),
    elsewhere: await readElsewhere(manager, keptId, mergedId),
    ...rest,
  };
}

function readEntries(manager: EntityManager, keptId: number, mergedId: number): Promise<WorldEntry[]> {
  return manager.query(
    `select m.id, m.contingent_id as "contingentId", m.name, m.nik, m.match_category_id as "matchCategoryId", m.nomor,
       k.name as "matchCategory", m.gender, m.age_category_id as "ageCategoryId",
       m.category_class_id as "categoryClassId", m.team_label as "teamLabel",
       coalesce((select jsonb_agg(d.tournament_id order by d.tournament_id) from billing_detail d
         where d.team_member_id = m.id and d.holds), '[]') as "heldIn",
       exists (select 1 from participant p where p.team_member_id = m.id) as "isPaid",
       exists (select 1 from participant p join pool_unit_member u on u.participant_id = p.id
         where p.team_member_id = m.id) as "isDrawn"
     from team_member m join match_category k on k.id = m.match_category_id
     where m.contingent_id in ($1, $2) order by m.id`,
    [keptId, mergedId],
  );
}

function readBills(manager: EntityManager, merged: WorldSide): Promise<WorldBill[]> {
  return manager.query(
    `select b.id, b.account_id as "accountId", b.invoice_number as "invoiceNumber", t.name as tournament, b.status,
       not exists (select 1 from billing_detail o join team_member n on n.id = o.team_member_id
         where o.billing_id = b.id and n.contingent_id <> $1) as "isOwn"
     from billing b join tournament t on t.id = b.tournament_id
     where exists (select 1 from billing_detail d join team_member m on m.id = d.team_member_id
       where d.billing_id = b.id and m.contingent_id = $1)
     order by b.id`,
    [merged.id],
  );
}

function readDraws(manager: EntityManager, keptId: number, mergedId: number): Promise<WorldDraw[]> {
  return manager.query(
    `with named as (
       select u.id, u.contingent_id, string_agg(m.name, ', ' order by x.position) as name
       from pool_unit u join pool_unit_member x on x.unit_id = u.id
       join participant p on p.id = x.participant_id join team_member m on m.id = p.team_member_id
       where u.contingent_id in ($1, $2) group by u.id)
     select p.id as "poolId", concat_ws(' · ', k.name, a.name, l.name, nullif(${nomorName('d.tournament_id', 'd.nomor')}, ''), p.name) as name, count(*)::int as units,
       coalesce((select jsonb_agg(blue.name || ' lawan ' || red.name order by x.id)
         from match x left join match r on r.pool_id = x.pool_id and r.battle_group = x.battle_group and r.corner = 'red'
         join named blue on blue.id = x.blue_unit_id
         join named red on red.id = coalesce(r.red_unit_id, x.red_unit_id)
         where x.pool_id = p.id and x.round = 1 and x.corner is distinct from 'red'
           and blue.contingent_id <> red.contingent_id), '[]') as "ownPairs"
     from pool_unit u join pool p on p.id = u.pool_id join drawing d on d.id = p.drawing_id
     join match_category k on k.id = d.match_category_id join age_category a on a.id = d.age_category_id
     left join category_class l on l.id = d.category_class_id
     where u.contingent_id = $2
     group by p.id, d.id, k.name, a.name, l.name order by p.id`,
    [keptId, mergedId],
  );
}

function readElsewhere(manager: EntityManager, keptId: number, mergedId: number): Promise<MergeWorld['elsewhere']> {
  return manager.query(
    `select distinct m.name, t.name as tournament, o.name as contingent
     from team_member m
     join contingent_registration r on r.contingent_id in ($1, $2) and r.contingent_id <> m.contingent_id
     join tournament_entry e on e.tournament_id = r.tournament_id and e.nik = m.nik
       and e.match_category_id = m.match_category_id and e.nomor = m.nomor and e.contingent_id not in ($1, $2)
     join contingent o on o.id = e.contingent_id join tournament t on t.id = r.tournament_id
     where m.contingent_id in ($1, $2) order by 1, 2, 3`,
    [keptId, mergedId],
  );
}
