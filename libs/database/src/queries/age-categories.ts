// Age categories as statements ask for them: their bounds, and which of them a tournament has.

/** Whether the age category `a` belongs to a tournament of the contingent that is not over. `contingentId`: in SQL. */
export const isAgeOfContingent = (contingentId: string): string => `exists (
  select from contingent_registration r join tournament t on t.id = r.tournament_id and t.deleted_at is null
  where r.contingent_id = ${contingentId} and t.end_date >= (now() at time zone t.time_zone)::date
    and tournament_has_age(t.id, a.id))`;

/** Whether it belongs to IPSI 2025, or to a set by which somebody holds a tournament. */
export const isAgeInUse = (): string => `(a.rule_set = 'ipsi-2025'
  or exists (select from tournament t where t.rule_set = a.rule_set and t.deleted_at is null))`;

/** The columns of AgeBounds, of the age category `a`. */
export const ageBounds = (): string => 'a.above_years as "aboveYears", a.up_to_years as "upToYears", a.counting';
