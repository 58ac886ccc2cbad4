// Counts what of a tournament waits for its office: two statements, and those of its medals and of undrawn seni, however large it is.
import { ageBounds } from '@gelanggang/database/queries/age-categories';
import type { DeskAnswer } from '@gelanggang/contract/dashboard';
import { Injectable } from '@nestjs/common';
import type { AgeBounds } from '@gelanggang/domain/athletes/age';
import { type HandedIn, papersLacking } from '@gelanggang/domain/athletes/papers';
import type { Gender } from '@gelanggang/domain/words/genders';
import { isLeftOut } from '@gelanggang/database/queries/team-member-list.queries';
import { readUndrawnSeni } from '@gelanggang/drawing/seni/undrawn-seni';
import { readMedals } from '@gelanggang/medals/read-medals';
import { DataSource } from 'typeorm';
import { notFound } from '../http/refusals';
import { thingSentences } from '../http/sentences';

type Counted = Omit<DeskAnswer, 'lacking_papers' | 'titles' | 'titles_done' | 'undrawn_seni' | 'incomplete_seni'>;

/** A match that is fought: with a bye in it, nobody is. */
const FOUGHT = `'bye' not in (m.blue_state, m.red_state)`;

const COUNTS = `
with t as (
  select *, (now() at time zone time_zone)::date as today from tournament where id = $1 and deleted_at is null
), entered as (
  select c.kind, m.match_category_id, m.age_category_id, m.category_class_id, m.nomor, m.gender, count(*) as paid
  from participant p
  join team_member m on m.id = p.team_member_id
  join match_category c on c.id = m.match_category_id
  where p.tournament_id = $1
  group by c.kind, m.match_category_id, m.age_category_id, m.category_class_id, m.nomor, m.gender
), groups as (
  select e.kind, e.paid, d.is_drawn, d.is_whole, d.is_merged
  from entered e
  cross join lateral (
    select count(*) > 0 as is_drawn,
      coalesce(bool_or(g.category_class_id is distinct from e.category_class_id), false) as is_merged,
      coalesce(bool_and(not exists (select from pool w where w.drawing_id = g.id and w.status = 'waiting')), false) as is_whole
    from drawing g
    where g.tournament_id = $1 and g.match_category_id = e.match_category_id and g.age_category_id = e.age_category_id
      and g.gender = e.gender and g.nomor = e.nomor
      and (e.kind = 'seni' or g.category_class_id = e.category_class_id or exists (
        select from merged_class k where k.class_id = g.category_class_id and k.source_class_id = e.category_class_id))
  ) d
), drawn as (
  select p.id, p.status, c.kind from pool p
  join drawing g on g.id = p.drawing_id
  join match_category c on c.id = g.match_category_id
  where p.tournament_id = $1
), fought as (
  select m.id, m.kind, m.pool_id, m.status, m.finished_at, m.announced_at, m.blue_unit_id, m.red_unit_id,
    s.id as schedule_id, s.scheduled_date, s.is_draft
  from match m
  left join schedule_detail d on d.match_id = m.id
  left join schedule s on s.id = d.schedule_id
  where m.tournament_id = $1 and ${FOUGHT}
), weighed_on as (
  select min(s.scheduled_date) as day from schedule s, t
  where s.tournament_id = $1 and not s.is_draft and s.kind = 'tanding' and s.scheduled_date >= t.today
)
select jsonb_build_object('id', t.id, 'name', t.name, 'slug', t.slug, 'time_zone', t.time_zone,
    'start_date', to_char(t.start_date, 'YYYY-MM-DD'), 'end_date', to_char(t.end_date, 'YYYY-MM-DD'),
    'today', to_char(t.today, 'YYYY-MM-DD'), 'is_active', t.status = 'active',
    'is_registration_open', t.status = 'active' and t.registration_closes_at > now()) as tournament,
  (select count(*)::int from tournament_entry where tournament_id = $1) as members,
  (select count(*)::int from participant where tournament_id = $1) as participants,
  (select count(*)::int from billing where tournament_id = $1 and status = 'waiting for confirmation') as proofs,
  (select count(*)::int from billing where tournament_id = $1 and status = 'waiting for payment') as unpaid_bills,
  (select count(*)::int from entry_ticket where tournament_id = $1 and state = 'open') as entry_tickets,
  (select count(*)::int from contingent_registration r join entry_check_setting s on s.tournament_id = $1 and s.is_on
    where r.tournament_id = $1
      and exists (select from tournament_entry e where e.tournament_id = $1 and e.contingent_id = r.contingent_id)
      and not exists (select from entry_signature x where x.tournament_id = $1 and x.contingent_id = r.contingent_id)
  ) as unsigned_lists,
  (select count(*)::int from groups) as classes,
  (select count(*)::int from groups where kind = 'tanding' and not is_drawn and paid > 1) as undrawn_tanding,
  (select count(*)::int from groups where kind = 'tanding' and paid = 1 and not is_merged and not is_whole) as lone_athletes,
  (select count(*)::int from groups where is_whole) as drawn_classes,
  (select count(*)::int from participant p join team_member m on m.id = p.team_member_id
    where p.tournament_id = $1 and ${isLeftOut('p', 'm')}) as late_athletes,
  (select count(*)::int from drawn) as pools,
  (select count(*)::int from drawn where kind = 'tanding' and status = 'waiting') as waiting_tanding,
  (select count(*)::int from drawn where kind = 'seni' and status = 'waiting') as waiting_seni,
  (select count(*)::int from fought) as matches,
  (select count(*)::int from fought where schedule_id is null and status = 'scheduled') as unscheduled,
  (select count(*)::int from fought where scheduled_date < t.today and not is_draft
    and status in ('scheduled', 'called')) as left_over,
  (select count(*)::int from schedule where tournament_id = $1 and is_draft) as drafts,
  (select count(*)::int from schedule where tournament_id = $1 and needs_rebuild) as rebuilds,
  (select to_char(day, 'YYYY-MM-DD') from weighed_on) as weigh_date,
  (select count(distinct um.participant_id)::int
    from weighed_on w
    join fought f on f.scheduled_date = w.day and not f.is_draft and f.kind = 'tanding'
    join pool_unit_member um on um.unit_id in (f.blue_unit_id, f.red_unit_id)
    where not exists (select from weigh_in i
      where i.participant_id = um.participant_id and i.date = w.day and i.replaced_at is null)) as not_weighed,
  (select count(*)::int from fought where status in ('finished', 'walkover')) as finished,
  (select count(*)::int from fought where scheduled_date = t.today and not is_draft) as matches_today,
  (select count(*)::int from fought where scheduled_date = t.today and not is_draft
    and status in ('finished', 'walkover')) as finished_today,
  (select count(*)::int from fought where t.broadcast_waits and status = 'finished'
    and (announced_at is null or announced_at < finished_at)) as unreleased,
  (select count(*)::int from protest p where p.tournament_id = $1 and p.returned_at is not null
    and not exists (select from protest_ruling r where r.protest_id = p.id and r.undone_at is null)) as protests,
  (select to_char(min(p.returned_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
    from protest p where p.tournament_id = $1 and p.returned_at is not null
    and not exists (select from protest_ruling r where r.protest_id = p.id and r.undone_at is null)) as protest_since
from t`;

/** Alike ones together: the rule of papers is asked once for each. */
const PAPERS = `
select to_char(t.start_date, 'YYYY-MM-DD') as "startDate", tm.gender, ${ageBounds()},
  to_char(ap.health_letter_on, 'YYYY-MM-DD') as "healthLetterOn", coalesce(ap.has_statement, false) as "hasStatement",
  count(*)::int as athletes
from participant pa
join tournament t on t.id = pa.tournament_id
join team_member tm on tm.id = pa.team_member_id
join age_category a on a.id = tm.age_category_id
left join athlete_paper ap on ap.participant_id = pa.id
where pa.tournament_id = $1
group by t.start_date, tm.gender, a.id, ap.health_letter_on, coalesce(ap.has_statement, false)`;

interface PapersRow extends AgeBounds, HandedIn {
  startDate: string;
  gender: Gender;
  athletes: number;
}

@Injectable()
export class DeskQueries {
  constructor(private readonly dataSource: DataSource) {}

  async find(id: number): Promise<DeskAnswer> {
    const { manager } = this.dataSource;
    const [[counted], papers, seni, { events }] = await Promise.all([
      manager.query<Counted[]>(COUNTS, [id]),
      manager.query<PapersRow[]>(PAPERS, [id]),
      readUndrawnSeni(manager, id),
      this.dataSource.transaction('REPEATABLE READ', (moment) => readMedals(moment, id)),
    ]);
    if (!counted) throw notFound(thingSentences.event);
    const lacking_papers = papers
      .filter((row) => papersLacking(row, { gender: row.gender, age: row }, row.startDate).length > 0)
      .reduce((sum, { athletes }) => sum + athletes, 0);
    const titles_done = events.filter(({ is_over }) => is_over).length;
    const undrawn_seni = seni.filter(({ mayBeDrawn }) => mayBeDrawn).length;
    const incomplete_seni = seni.reduce((sum, { incomplete }) => sum + incomplete.length, 0);
    return { ...counted, undrawn_seni, incomplete_seni, lacking_papers, titles: events.length, titles_done };
  }
}
