// What an entry says of a person stands in the register of the account that the contingent belongs to.
import type { EntityManager } from 'typeorm';

/**
 * Adds these entries' people to their accounts' registers, or brings what stands there up to date; a value that the entry
 * does not tell stays. Not for accounts that manage everybody's contingents, nor for people whose data were erased (their
 * number begins with 0).
 */
export async function keepInRegister(manager: EntityManager, memberIds: readonly number[]): Promise<void> {
  if (memberIds.length === 0) return;
  await keepWishes(manager, memberIds);
  await manager.query(
    `insert into athlete as a (account_id, name, birth_place, birth_date, gender, body_weight, body_height, blood_type, nik,
       family_card_number, country_id, province_id, district_id, subdistrict_id, ward_id, address, documents)
     select distinct on (c.account_id, m.nik) c.account_id, m.name, m.birth_place, m.birth_date, m.gender,
       m.body_weight, m.body_height, m.blood_type, m.nik, m.family_card_number, m.country_id, m.province_id,
       m.district_id, m.subdistrict_id, m.ward_id, m.address, m.documents
     from team_member m join contingent c on c.id = m.contingent_id
     where m.id = any($1::bigint[]) and m.nik not like '0%' and not exists (
       select from account_role ar join role_permission rp on rp.role_id = ar.role_id
       where ar.account_id = c.account_id and rp.permission_name = 'manage contingents')
     order by c.account_id, m.nik, m.id desc
     on conflict (account_id, nik) do update set name = excluded.name, birth_place = excluded.birth_place,
       birth_date = excluded.birth_date, gender = excluded.gender,
       body_weight = coalesce(excluded.body_weight, a.body_weight),
       body_height = coalesce(excluded.body_height, a.body_height),
       blood_type = coalesce(excluded.blood_type, a.blood_type),
       family_card_number = coalesce(excluded.family_card_number, a.family_card_number),
       country_id = coalesce(excluded.country_id, a.country_id),
       province_id = case when excluded.country_id is null then a.province_id else excluded.province_id end,
       district_id = case when excluded.country_id is null then a.district_id else excluded.district_id end,
       subdistrict_id = case when excluded.country_id is null then a.subdistrict_id else excluded.subdistrict_id end,
       ward_id = case when excluded.country_id is null then a.ward_id else excluded.ward_id end,
       address = case when excluded.address = '' then a.address else excluded.address end,
       documents = coalesce(excluded.documents, a.documents), version = a.version + 1, updated_at = now()
     where (a.name, a.birth_place, a.birth_date, a.gender, a.body_weight, a.body_height, a.blood_type,
         a.family_card_number, a.province_id, a.district_id, a.subdistrict_id, a.ward_id, a.address, a.documents)
       is distinct from (excluded.name, excluded.birth_place, excluded.birth_date, excluded.gender,
         coalesce(excluded.body_weight, a.body_weight), coalesce(excluded.body_height, a.body_height),
         coalesce(excluded.blood_type, a.blood_type), coalesce(excluded.family_card_number, a.family_card_number),
         case when excluded.country_id is null then a.province_id else excluded.province_id end,
         case when excluded.country_id is null then a.district_id else excluded.district_id end,
         case when excluded.country_id is null then a.subdistrict_id else excluded.subdistrict_id end,
         case when excluded.country_id is null then a.ward_id else excluded.ward_id end,
         case when excluded.address = '' then a.address else excluded.address end,
         coalesce(excluded.documents, a.documents))`,
    [memberIds],
  );
}

/**
 * What somebody wishes of the public pages in one entry holds in all of the account: also in a new one, and under a NIK that
 * was put right.
 */
async function keepWishes(manager: EntityManager, memberIds: readonly number[]): Promise<void> {
  for (const sql of KEEP_WISHES) await manager.query(sql, [memberIds]);
}

const KEEP_WISHES = [keepWishSql('initials'), keepWishSql('gone')] as const;

function keepWishSql(wish: 'initials' | 'gone'): string {
  // who wished it are few and found first: there may be thousands of members, all in contingents of one account
  return `with asked as materialized (
      select o.nik, c.account_id, o.${wish}_asked_by as asked_by, o.${wish}_asked_at as asked_at
      from team_member o join contingent c on c.id = o.contingent_id where o.${wish}_asked_by is not null)
    update team_member m set ${wish}_asked_by = known.asked_by, ${wish}_asked_at = known.asked_at
    from (select distinct on (own.id) own.id, asked.asked_by, asked.asked_at
      from asked join team_member own on own.nik = asked.nik
      join contingent c on c.id = own.contingent_id and c.account_id = asked.account_id
      where own.id = any($1::bigint[]) and own.${wish}_asked_by is null
      order by own.id, asked.asked_at desc) known
    where m.id = known.id`;
}

/** All of a contingent that another account has now. */
export async function keepContingentInRegister(manager: EntityManager, contingentId: number): Promise<void> {
  const rows = await manager.query<{ id: number }[]>('select id from team_member where contingent_id = $1', [
    contingentId,
  ]);
  await keepInRegister(
    manager,
    rows.map(({ id }) => id),
  );
}

/** A NIK that was corrected is corrected in the register too, unless another entry of the account still says the old one. */
export async function correctNikInRegister(
  manager: EntityManager,
  contingentId: number,
  { from, to }: { from: string; to: string },
): Promise<void> {
  if (from === to) return;
  await manager.query(
    `update athlete a set nik = $3, version = a.version + 1, updated_at = now()
     from contingent c
     where c.id = $1 and a.account_id = c.account_id and a.nik = $2 and $3 not like '0%'
       and not exists (select from athlete o where o.account_id = a.account_id and o.nik = $3)
       and not exists (select from team_member m join contingent d on d.id = m.contingent_id
         where d.account_id = a.account_id and m.nik = $2)`,
    [contingentId, from, to],
  );
}
