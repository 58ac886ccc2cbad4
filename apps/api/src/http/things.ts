// The tournaments of a row that a call names: how the guard finds where an account would act.
import type { Thing } from '@gelanggang/contract/call';

/**
 * Each answers `thing` (what was given), `tournament` and, where somebody keeps it who is not of an office, `owner`. A row of
 * no tournament answers null for it; what is not there answers no row.
 */
export const FIND_THINGS: Readonly<Record<Exclude<Thing, 'whole-contingent' | 'whole-member'>, string>> = {
  tournament: `select id::text as thing, id as tournament, null::bigint as owner from tournament where id = any($1::bigint[])`,
  match: `select id::text as thing, tournament_id as tournament, null::bigint as owner from match where id = any($1::bigint[])`,
  pool: `select id::text as thing, tournament_id as tournament, null::bigint as owner from pool where id = any($1::bigint[])`,
  unit: `select id::text as thing, tournament_id as tournament, null::bigint as owner from pool_unit where id = any($1::bigint[])`,
  drawing: `select id::text as thing, tournament_id as tournament, null::bigint as owner from drawing where id = any($1::bigint[])`,
  arena: `select id::text as thing, tournament_id as tournament, null::bigint as owner from tournament_arena
    where id = any($1::bigint[])`,
  'arena-code': `select c.id::text as thing, a.tournament_id as tournament, null::bigint as owner
    from arena_code c join tournament_arena a on a.id = c.arena_id where c.id = any($1::bigint[])`,
  schedule: `select id::text as thing, tournament_id as tournament, null::bigint as owner from schedule
    where id = any($1::bigint[])`,
  plan: `select id::text as thing, tournament_id as tournament, null::bigint as owner from schedule_plan
    where id = any($1::bigint[])`,
  billing: `select id::text as thing, tournament_id as tournament, account_id as owner from billing
    where id = any($1::bigint[])`,
  protest: `select id::text as thing, tournament_id as tournament, null::bigint as owner from protest
    where id = any($1::bigint[])`,
  official: `select id::text as thing, tournament_id as tournament, null::bigint as owner from official
    where id = any($1::bigint[])`,
  duty: `select id::text as thing, tournament_id as tournament, null::bigint as owner from official_duty
    where id = any($1::bigint[])`,
  display: `select code as thing, tournament_id as tournament, null::bigint as owner from display
    where code = any($1::text[]) and tournament_id is not null`,
  participant: `select id::text as thing, tournament_id as tournament, null::bigint as owner from participant
    where id = any($1::bigint[])`,
  'weigh-in': `select id::text as thing, tournament_id as tournament, null::bigint as owner from weigh_in
    where id = any($1::bigint[])`,
  activity: `select id::text as thing, tournament_id as tournament, null::bigint as owner from tournament_activity
    where id = any($1::bigint[])`,
  'bank-account': `select id::text as thing, tournament_id as tournament, null::bigint as owner
    from tournament_bank_account where id = any($1::bigint[])`,
  'contact-person': `select id::text as thing, tournament_id as tournament, null::bigint as owner
    from tournament_contact_person where id = any($1::bigint[])`,
  'tournament-category': `select id::text as thing, tournament_id as tournament, null::bigint as owner
    from tournament_match_category where id = any($1::bigint[])`,
  classification: `select id::text as thing, tournament_id as tournament, null::bigint as owner from match_classification
    where id = any($1::bigint[])`,
  contingent: `select c.id::text as thing, r.tournament_id as tournament, c.account_id as owner
    from contingent c left join contingent_registration r on r.contingent_id = c.id where c.id = any($1::bigint[])`,
  member: `select m.id::text as thing, r.tournament_id as tournament, c.account_id as owner
    from team_member m join contingent c on c.id = m.contingent_id
    left join contingent_registration r on r.contingent_id = c.id where m.id = any($1::bigint[])`,
  claim: `select k.id::text as thing, r.tournament_id as tournament, c.account_id as owner
    from contingent_claim k join contingent c on c.id = k.contingent_id
    left join contingent_registration r on r.contingent_id = c.id where k.id = any($1::bigint[])`,
  invitation: `select i.id::text as thing, r.tournament_id as tournament, c.account_id as owner
    from contingent_invitation i join contingent c on c.id = i.contingent_id
    left join contingent_registration r on r.contingent_id = c.id where i.id = any($1::bigint[])`,
  merge: `select g.id::text as thing, r.tournament_id as tournament, c.account_id as owner
    from contingent_merge g join contingent c on c.id = g.kept_id
    left join contingent_registration r on r.contingent_id = c.id where g.id = any($1::bigint[])`,
  ticket: `select id::text as thing, tournament_id as tournament, null::bigint as owner from entry_ticket
    where id = any($1::bigint[])`,
  'member-invitation': `select id::text as thing, tournament_id as tournament, null::bigint as owner
    from tournament_invitation where id = any($1::bigint[])`,
};
