// Reads what the set-up page of one tournament shows: what it has, and who has entered.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { DayPlanAnswer, EntryGroup, SetUpAnswer, SetUpTournament } from '@gelanggang/contract/setting-up';
import { DEFAULT_DAY_PLAN } from '@gelanggang/domain/schedule/capacity';
import { Env } from '@gelanggang/platform/env/env';
import { notFound } from '../http/refusals';
import { thingSentences } from '../http/sentences';

type Parts = Pick<
  SetUpAnswer,
  'arenas' | 'categories' | 'contacts' | 'ways_to_pay' | 'activities' | 'classifications' | 'ages'
>;

const PARTS = `select
  coalesce((select json_agg(name order by name, id) from tournament_arena where tournament_id = $1), '[]') as arenas,
  coalesce((select json_agg(json_build_object('id', c.id, 'name', c.name, 'kind', c.kind, 'registration_fee', o.registration_fee)
      order by c.id) from tournament_match_category o join match_category c on c.id = o.match_category_id
    where o.tournament_id = $1), '[]') as categories,
  (select count(*)::int from tournament_contact_person where tournament_id = $1) as contacts,
  (select count(*)::int from tournament_bank_account where tournament_id = $1) +
    (select count(qris)::int from payment_setting where tournament_id = $1) as ways_to_pay,
  (select count(*)::int from tournament_activity where tournament_id = $1) as activities,
  (select count(*)::int from match_classification where tournament_id = $1) as classifications,
  coalesce((select json_agg(json_build_object('id', a.id, 'name', a.name, 'round_count', coalesce(tt.round_count, a.round_count),
      'round_seconds', coalesce(tt.round_seconds, a.round_seconds),
      'break_seconds', coalesce(tt.break_seconds, a.break_seconds)) order by a.position, a.id)
    from age_category a left join tournament_times tt on tt.tournament_id = $1 and tt.age_category_id = a.id
    where tournament_has_age($1, a.id)),
    '[]') as ages`;

/** A pair or team is one unit of its contingent; one that is not complete yet counts as one (domain-rules, Words). */
const ENTRIES = `with entered as (
    select c.kind, c.unit_size, m.match_category_id, m.age_category_id, m.category_class_id, m.gender, m.contingent_id,
      count(*) as members, count(p.id) as paid
    from tournament_entry e
    join team_member m on m.id = e.team_member_id
    join match_category c on c.id = m.match_category_id
    left join participant p on p.tournament_id = e.tournament_id and p.team_member_id = m.id
    where e.tournament_id = $1
    group by c.kind, c.unit_size, m.match_category_id, m.age_category_id, m.category_class_id, m.gender, m.contingent_id
  )
  select kind, age_category_id, sum(ceil(members::numeric / unit_size))::int as registered,
    sum(ceil(paid::numeric / unit_size))::int as paid
  from entered group by kind, match_category_id, age_category_id, category_class_id, gender
  order by kind, age_category_id, category_class_id, gender`;

/** A member is entered when both it and its contingent's registration stand. */
const MEMBERS = `select count(*)::int as members,
    count(*) filter (where greatest(m.created_at, r.registered_at) > now() - interval '7 days')::int as recent_members
  from tournament_entry e
  join team_member m on m.id = e.team_member_id
  join contingent_registration r on r.tournament_id = e.tournament_id and r.contingent_id = e.contingent_id
  where e.tournament_id = $1`;

@Injectable()
export class SettingUpQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly env: Env,
  ) {}

  async find(id: number): Promise<SetUpAnswer> {
    const { manager } = this.dataSource;
    const tournament = await this.tournament(id);
    const [[parts], entries, [members], day_plan] = await Promise.all([
      manager.query<Parts[]>(PARTS, [id]),
      manager.query<EntryGroup[]>(ENTRIES, [id]),
      manager.query<{ members: number; recent_members: number }[]>(MEMBERS, [id]),
      this.dayPlan(id),
    ]);
    if (!parts || !members) throw notFound(thingSentences.event);
    const has_online_payment = this.env.PAYMENT_SERVICE !== undefined;
    return { tournament, ...parts, has_online_payment, ...members, day_plan, entries };
  }

  /** Version 0: the defaults, which nobody has saved. */
  async dayPlan(id: number, manager: EntityManager = this.dataSource.manager): Promise<DayPlanAnswer> {
    const [row] = await manager.query<DayPlanAnswer[]>(
      `select to_char(starts_at, 'HH24:MI') as starts_at, to_char(ends_at, 'HH24:MI') as ends_at, pause_minutes,
         changeover_seconds, seni_seconds, chart, version
       from tournament_hours where tournament_id = $1`,
      [id],
    );
    const { startsAt, endsAt, pauseMinutes, changeoverSeconds, seniSeconds, chart } = DEFAULT_DAY_PLAN;
    return (
      row ?? {
        ...{ starts_at: startsAt, ends_at: endsAt, pause_minutes: pauseMinutes },
        ...{ changeover_seconds: changeoverSeconds, seni_seconds: seniSeconds, chart, version: 0 },
      }
    );
  }

  private async tournament(id: number): Promise<SetUpTournament> {
    const [row] = await this.dataSource.query<SetUpTournament[]>(
      `select id, name, slug, status, to_char(start_date, 'YYYY-MM-DD') as start_date,
         to_char(end_date, 'YYYY-MM-DD') as end_date,
         to_char(technical_meeting_date, 'YYYY-MM-DD') as technical_meeting_date,
         to_char(registration_closes_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as registration_closes_at,
         registration_closes_at > now() as has_time_left,
         time_zone, location <> '' as has_location, description <> '' as has_description,
         document_file_id is not null as has_document, image_file_id is not null as has_image, has_third_place_match,
         (select json_build_object('code', s.code, 'name', s.body ->> 'name') from rule_set s where s.code = rule_set)
           as rule_set,
         (now() at time zone time_zone)::date <= end_date as is_ahead, version
       from tournament where id = $1 and deleted_at is null`,
      [id],
    );
    if (!row) throw notFound(thingSentences.event);
    return row;
  }
}
