// What the office has noted of the running tournament: papers before the first match, and the scales of this morning.
import type { DataSource } from 'typeorm';
import type { DemoAccounts } from './demo-accounts';
import { addDays, instantAt } from './demo-calendar';
import type { DemoTournament } from './demo-tournaments';

/** Has a match behind it, or is on the mat. */
const HAS_BEGUN = `exists (select from pool_unit_member u join match m on u.unit_id in (m.blue_unit_id, m.red_unit_id)
  where u.participant_id = p.id and m.started_at is not null)`;

/** Most have handed in all of it; a few have not, or a letter that is too old. Nobody fought without. */
export async function handInPapers(
  dataSource: DataSource,
  { id, startDate, zone }: DemoTournament,
  accounts: DemoAccounts,
): Promise<void> {
  await dataSource.query(
    `insert into athlete_paper (participant_id, tournament_id, health_letter_on, has_statement, recorded_by, recorded_at)
     select p.id, $1, $2::date - case when p.id % 53 = 5 and not ${HAS_BEGUN} then 9 else 1 + p.id::int % 6 end,
       tm.gender = 'female' and a.name in ('Remaja', 'Dewasa') and (p.id % 37 <> 4 or ${HAS_BEGUN}), $3,
       $4::timestamptz + row_number() over (order by p.id) * interval '40 seconds'
     from participant p
     join team_member tm on tm.id = p.team_member_id join age_category a on a.id = tm.age_category_id
     where p.tournament_id = $1 and (p.id % 41 <> 7 or ${HAS_BEGUN})`,
    [id, startDate, accounts.organiser, instantAt(zone, addDays(startDate, -1), '09:00')],
  );
}

/** Everybody of the day within the class, with who stood by; a few whose match is still to come have not been there yet. */
export async function weighDemo(
  dataSource: DataSource,
  { id, zone }: DemoTournament,
  accounts: DemoAccounts,
  today: string,
  now: Date,
): Promise<void> {
  await dataSource.query(
    `with weighed as (
       select distinct on (p.id) p.id, c.pic_name, coalesce(k.weight_min, k.weight_max - 4) as above,
         coalesce(k.weight_max, k.weight_min + 8) as up_to
       from schedule s join schedule_detail d on d.schedule_id = s.id
       join match m on m.id = d.match_id and m.kind = 'tanding'
       join pool_unit_member u on u.unit_id in (m.blue_unit_id, m.red_unit_id)
       join participant p on p.id = u.participant_id
       join team_member tm on tm.id = p.team_member_id join contingent c on c.id = tm.contingent_id
       join category_class k on k.id = tm.category_class_id
       where s.tournament_id = $1 and s.scheduled_date = $2::date and not s.is_draft and (p.id % 11 <> 3 or ${HAS_BEGUN})
       order by p.id
     )
     insert into weigh_in (tournament_id, participant_id, date, outcome, weight, officials, recorded_by, recorded_at)
     select $1, id, $2::date, 'present', round((above + (up_to - above) * (0.15 + (id * 37 % 80) / 100.0))::numeric, 1),
       case when id % 7 = 0 then '{}'::text[] else array[pic_name] end, $3,
       least($5::timestamptz, $4::timestamptz + row_number() over (order by id) * interval '20 seconds')
     from weighed`,
    [id, today, accounts.organiser, instantAt(zone, today, '06:00'), now],
  );
}
