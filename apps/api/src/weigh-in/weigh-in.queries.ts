// Reads the weigh-in of a day: everybody who is weighed and has a tanding match, what is recorded, and what is open.
import { ageBounds } from '@gelanggang/database/queries/age-categories';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { LiveArena, LiveTournament } from '@gelanggang/contract/live';
import type { CardHolder, WeighInAthlete, WeighInDay, WeighInRecord } from '@gelanggang/contract/weigh-in';
import { partaiOfMatchSql } from '@gelanggang/database/queries/partai-name';
import { onlyWeighed, SCHEDULED_ATHLETES } from '@gelanggang/database/queries/weighed.queries';
import type { AgeBounds } from '@gelanggang/domain/athletes/age';
import { papersLacking } from '@gelanggang/domain/athletes/papers';
import { type Gender, GENDER_LABELS } from '@gelanggang/domain/words/genders';
import { className } from '@gelanggang/domain/words/labels';
import { notFound } from '../http/refusals';
import { weighInSentences } from './sentences';
import { thingSentences } from '../http/sentences';

interface AthleteRow extends Omit<WeighInAthlete, 'class_name' | 'state' | 'lacks'>, AgeBounds {
  healthLetterOn: string | null;
  hasStatement: boolean;
  age_category: string;
  gender: Gender;
  class_own_name: string | null;
}

/** `$1` tournament, `$2` day. */
const ATHLETES = `
with scheduled as (${SCHEDULED_ATHLETES}
), open_match as (
  select distinct on (x.unit_id) x.unit_id, ${partaiOfMatchSql('m.id')} as partai,
    case when x.unit_id = m.blue_unit_id then m.red_unit_id else m.blue_unit_id end as opponent_id
  from scheduled x
  join match m on x.unit_id in (m.blue_unit_id, m.red_unit_id)
  where m.status not in ('finished', 'walkover') and 'bye' not in (m.blue_state, m.red_state)
  order by x.unit_id, m.round
), opponent as (
  select u.id, coalesce(u.dummy_name, string_agg(tm.name, ', ')) as name
  from pool_unit u
  left join pool_unit_member um on um.unit_id = u.id
  left join participant pa on pa.id = um.participant_id
  left join team_member tm on tm.id = pa.team_member_id
  where u.id in (select opponent_id from open_match)
  group by u.id
)
select x.participant_id, x.name, x.contingent, a.name as age_category, x.gender, cc.name as class_own_name,
  cc.weight_min::float8 as weight_min, cc.weight_max::float8 as weight_max, cc.includes_min, x.number, x.partai,
  to_char(x.start_time, 'HH24:MI') as time, x.arena_id,
  ${ageBounds()},
  to_char(ap.health_letter_on, 'YYYY-MM-DD') as "healthLetterOn", coalesce(ap.has_statement, false) as "hasStatement",
  case when w.id is null then null else jsonb_build_object('id', w.id, 'outcome', w.outcome, 'weight', w.weight,
    'recorded_by', ac.name, 'recorded_at', w.recorded_at, 'officials', w.officials,
    'gave_walkover', coalesce(r.withdrawn_at is null and r.id is not null, false)) end as record,
  case when o.unit_id is null then null
    else jsonb_build_object('partai', o.partai, 'opponent', op.name) end as open_match
from scheduled x
join age_category a on a.id = x.age_category_id
join category_class cc on cc.id = x.category_class_id
left join weigh_in w on w.participant_id = x.participant_id and w.date = $2::date and w.replaced_at is null
left join account ac on ac.id = w.recorded_by
left join athlete_paper ap on ap.participant_id = x.participant_id
left join result r on r.id = w.walkover_result_id
left join open_match o on o.unit_id = x.unit_id
left join opponent op on op.id = o.opponent_id
order by x.start_time, x.number, x.name, x.participant_id`;

@Injectable()
export class WeighInQueries {
  constructor(private readonly dataSource: DataSource) {}

  async day(tournamentId: number, wanted: string | undefined): Promise<WeighInDay> {
    const [tournament] = await this.dataSource.query<(LiveTournament & { today: string })[]>(
      `select id, name, slug, time_zone, start_date, end_date,
         to_char(now() at time zone time_zone, 'YYYY-MM-DD') as today
       from tournament where id = $1 and deleted_at is null`,
      [tournamentId],
    );
    if (!tournament) throw notFound(thingSentences.event);
    const { today, ...shown } = tournament;
    const days = await this.dataSource.query<{ date: string }[]>(
      `select distinct to_char(scheduled_date, 'YYYY-MM-DD') as date from schedule
       where tournament_id = $1 and kind = 'tanding' and not is_draft order by date`,
      [tournamentId],
    );
    const dates = days.map(({ date }) => date);
    const date = wanted ?? dates.find((one) => one >= today) ?? dates.at(-1) ?? today;
    const rows = await this.dataSource.query<AthleteRow[]>(ATHLETES, [tournamentId, date]);
    const weighed = await onlyWeighed(this.dataSource.manager, tournamentId, rows);
    const arenas = await this.dataSource.query<LiveArena[]>(
      'select id, name, code from tournament_arena where tournament_id = $1 order by name, id',
      [tournamentId],
    );
    const used = new Set(weighed.map((row) => row.arena_id));
    return {
      tournament: shown,
      date,
      dates,
      arenas: arenas.filter((arena) => used.has(arena.id)),
      athletes: weighed.map((row) => toAthlete(row, tournament.start_date)),
    };
  }

  /** Whose card it is; a person's entries share a NIK. */
  async cardHolder(tournamentId: number, code: string): Promise<CardHolder> {
    const [holder] = await this.dataSource.query<CardHolder[]>(
      `select tm.name, c.name as contingent, (
         select coalesce(jsonb_agg(other.id), '[]') from participant other
         join team_member same on same.id = other.team_member_id and same.nik = tm.nik and same.match_category_id = 1
         where other.tournament_id = p.tournament_id) as participant_ids
       from participant p
       join team_member tm on tm.id = p.team_member_id
       join contingent c on c.id = tm.contingent_id
       where p.tournament_id = $1 and p.card_code = $2`,
      [tournamentId, code],
    );
    if (!holder) throw notFound(weighInSentences.cardOfOther);
    return holder;
  }

  async record(manager: EntityManager, weighInId: number): Promise<WeighInRecord | null> {
    const [row] = await manager.query<WeighInRecord[]>(
      `select w.id, w.outcome, w.weight::float8 as weight, a.name as recorded_by, w.recorded_at, w.officials,
         coalesce(r.withdrawn_at is null and r.id is not null, false) as gave_walkover
       from weigh_in w
       left join account a on a.id = w.recorded_by
       left join result r on r.id = w.walkover_result_id
       where w.id = $1`,
      [weighInId],
    );
    return row ?? null;
  }
}

function toAthlete(
  {
    age_category,
    gender,
    class_own_name,
    aboveYears,
    upToYears,
    counting,
    healthLetterOn,
    hasStatement,
    ...row
  }: AthleteRow,
  eventStart: string,
): WeighInAthlete {
  const age = { aboveYears, upToYears, counting };
  const class_name = [age_category, GENDER_LABELS[gender], className(class_own_name)].join(' ');
  const lacks = papersLacking({ healthLetterOn, hasStatement }, { gender, age }, eventStart);
  return { ...row, class_name, state: row.record?.outcome ?? 'waiting', lacks };
}
