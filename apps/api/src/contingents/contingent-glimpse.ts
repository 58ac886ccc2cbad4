// What of a contingent is shown to whom it does not belong: what its public lists tell, and nothing of people.
import type { ContingentGlimpse } from '@gelanggang/contract/contingent-owners';

/** Regency and province of the contingent `c`. */
export const PLACE = `concat_ws(', ', (select name from district where id = c.district_id),
  (select name from province where id = c.province_id))`;

/** Of the contingent `c`, as jsonb in the shape of `ContingentGlimpse`. */
export const GLIMPSE = `jsonb_build_object('id', c.id, 'name', c.name, 'place', ${PLACE},
  'tournaments', coalesce((select string_agg(t.name, ', ' order by t.start_date desc, t.id)
    from contingent_registration r join tournament t on t.id = r.tournament_id
    where r.contingent_id = c.id and t.deleted_at is null), ''))`;

export interface Glimpsed {
  contingent: ContingentGlimpse;
}

/** Whether the contingent `c` is of the office: its account may manage all. */
export const IS_OF_OFFICE = `exists (
  select 1 from account_role ar join role_permission rp on rp.role_id = ar.role_id
  where ar.account_id = c.account_id and rp.permission_name = 'manage contingents')`;
