// Reads what a manager has to do and will see in each tournament: as many statements whatever the number of athletes.
import { ageBounds } from '@gelanggang/database/queries/age-categories';
import { readLiveMatches } from '@gelanggang/database/queries/live-match.queries';
import { nomorName } from '@gelanggang/database/queries/nomor.queries';
import { awaitedName } from '@gelanggang/contract/awaited-name';
import type { OwnAthlete, OwnDesk, OwnLack, OwnMatch } from '@gelanggang/contract/dashboard';
import type { LiveCorner, LiveMatch } from '@gelanggang/contract/live';
import { Injectable } from '@nestjs/common';
import type { AgeBounds } from '@gelanggang/domain/athletes/age';
import { type HandedIn, papersLacking } from '@gelanggang/domain/athletes/papers';
import { type Corner, CORNERS } from '@gelanggang/domain/words/corners';
import { type Gender, GENDER_LABELS } from '@gelanggang/domain/words/genders';
import { emptyCornerLabel } from '@gelanggang/domain/words/labels';
import { readCheckLists } from '@gelanggang/entries/check/check-lists.queries';
import { DataSource } from 'typeorm';

/** As many tournaments at once; those that ended are shown for so many days. */
const TOURNAMENTS = 6;
const DAYS_AFTER = 14;
const ATHLETES = 8;
const MATCHES = 5;

interface AthleteRow extends AgeBounds, HandedIn {
  id: number;
  tournamentId: number;
  startDate: string;
  name: string;
  contingent: string;
  gender: Gender;
  event: string[];
  isPaid: boolean;
  /** Of the bill that holds them; null: none does. */
  billStatus: string | null;
}

interface Place {
  matchId: number;
  tournamentId: number;
  date: string;
  time: string;
  arena: string;
  /** Where the account's own stand. */
  own: Corner[];
}

type Counted = Pick<
  OwnDesk,
  | 'tournament'
  | 'unpaid_bills'
  | 'to_pay'
  | 'unpaid_bill_id'
  | 'rejected_bill'
  | 'proofs'
  | 'matches'
  | 'matches_done'
  | 'match_ids'
  | 'contingent_ids'
> & { checkDueAt: Date | null };

/** Of account $1, from its units on: of a large tournament few matches are its own. `ofTournaments`: of which it is asked, as SQL. */
const ownMatches = (ofTournaments: string) => `
  own_unit as (
    select u.id from pool_unit u join contingent c on c.id = u.contingent_id
    where c.account_id = $1 and u.tournament_id ${ofTournaments}
  ), own_match as (
    select m.id from own_unit u join match m on m.blue_unit_id = u.id
    union
    select m.id from own_unit u join match m on m.red_unit_id = u.id
  )`;

/** Of the contingents of account $1; of tournament $2 alone where it is named. */
const TOURNAMENT_ROWS = `
with own as (
  select t.*, (now() at time zone t.time_zone)::date as today from tournament t
  where t.deleted_at is null and ($2::bigint is null or t.id = $2)
    and t.end_date >= (now() at time zone t.time_zone)::date - ${DAYS_AFTER}
    and exists (select from contingent_registration r join contingent c on c.id = r.contingent_id
      where r.tournament_id = t.id and c.account_id = $1)
  order by t.end_date, t.id limit ${TOURNAMENTS}
), bills as (
  select b.tournament_id, b.id, bill_due(b.amount, b.due_digits) as amount, b.status, b.reject_reason
  from billing b
  where b.account_id = $1 and b.tournament_id in (select id from own)
), ${ownMatches('in (select id from own)')}, fought as (
  select m.id, m.tournament_id, m.status from own_match join match m using (id)
  where 'bye' not in (m.blue_state, m.red_state)
)
select jsonb_build_object('id', t.id, 'name', t.name, 'slug', t.slug, 'time_zone', t.time_zone,
    'start_date', to_char(t.start_date, 'YYYY-MM-DD'), 'end_date', to_char(t.end_date, 'YYYY-MM-DD'),
    'today', to_char(t.today, 'YYYY-MM-DD'),
    'is_registration_open', t.status = 'active' and t.registration_closes_at > now()) as tournament,
  (select count(*)::int from bills b where b.tournament_id = t.id and b.status = 'waiting for payment') as unpaid_bills,
  (select coalesce(sum(b.amount), 0)::float8 from bills b
    where b.tournament_id = t.id and b.status = 'waiting for payment') as to_pay,
  (select case when count(*) = 1 then min(b.id) end from bills b
    where b.tournament_id = t.id and b.status = 'waiting for payment') as unpaid_bill_id,
  (select jsonb_build_object('id', b.id, 'reason', b.reject_reason) from bills b
    where b.tournament_id = t.id and b.status = 'failed' and exists (
      select from billing_detail d join tournament_entry e using (tournament_id, team_member_id)
      where d.billing_id = b.id and not exists (
        select from billing_detail h
        where h.tournament_id = t.id and h.team_member_id = d.team_member_id and h.holds))
    order by b.id desc limit 1) as rejected_bill,
  (select count(*)::int from bills b
    where b.tournament_id = t.id and b.status = 'waiting for confirmation') as proofs,
  (select s.due_at from entry_check_setting s where s.tournament_id = t.id and s.is_on and t.end_date >= t.today)
    as "checkDueAt",
  (select count(*)::int from fought f where f.tournament_id = t.id) as matches,
  (select count(*)::int from fought f
    where f.tournament_id = t.id and f.status in ('finished', 'walkover')) as matches_done,
  coalesce((select jsonb_agg(f.id order by f.id) from fought f where f.tournament_id = t.id), '[]') as match_ids,
  coalesce((select jsonb_agg(c.id order by c.id) from contingent_registration r join contingent c on c.id = r.contingent_id
    where r.tournament_id = t.id and c.account_id = $1), '[]') as contingent_ids
from own t order by t.end_date, t.id`;

const ATHLETE_ROWS = `
select tm.id, e.tournament_id as "tournamentId", to_char(t.start_date, 'YYYY-MM-DD') as "startDate", tm.name,
  c.name as contingent, tm.gender, ${ageBounds()},
  array[mc.name, a.name, coalesce(k.name, ${nomorName('e.tournament_id', 'tm.nomor')})] as event,
  pa.id is not null as "isPaid", b.status as "billStatus",
  to_char(ap.health_letter_on, 'YYYY-MM-DD') as "healthLetterOn", coalesce(ap.has_statement, false) as "hasStatement"
from tournament_entry e
join tournament t on t.id = e.tournament_id
join team_member tm on tm.id = e.team_member_id
join contingent c on c.id = tm.contingent_id and c.account_id = $1
join match_category mc on mc.id = tm.match_category_id
join age_category a on a.id = tm.age_category_id
left join category_class k on k.id = tm.category_class_id
left join participant pa on pa.tournament_id = e.tournament_id and pa.team_member_id = tm.id
left join billing_detail d on d.tournament_id = e.tournament_id and d.team_member_id = tm.id and d.holds
left join billing b on b.id = d.billing_id
left join athlete_paper ap on ap.participant_id = pa.id
where e.tournament_id = any($2::bigint[])
order by c.name, c.id, tm.name, tm.id`;

/** Of public schedules, those that are still to come or running, in order of time. */
const PLACES = `
with ${ownMatches('= any($2::bigint[])')}
select * from (
  select m.id as "matchId", m.tournament_id as "tournamentId", to_char(s.scheduled_date, 'YYYY-MM-DD') as date,
    to_char(d.start_time, 'HH24:MI') as time, a.name as arena,
    array(select corner from own_unit u
      join (values ('blue', m.blue_unit_id), ('red', m.red_unit_id)) side (corner, unit_id) on side.unit_id = u.id
    ) as own,
    row_number() over (partition by m.tournament_id order by s.scheduled_date, d.start_time, m.id) as place
  from own_match join match m using (id)
  join schedule_detail d on d.match_id = m.id join schedule s on s.id = d.schedule_id and not s.is_draft
  join tournament_arena a on a.id = s.tournament_arena_id
  where m.status not in ('finished', 'walkover') and 'bye' not in (m.blue_state, m.red_state)
) next where place <= ${MATCHES} order by "tournamentId", place`;

@Injectable()
export class OwnDeskQueries {
  constructor(private readonly dataSource: DataSource) {}

  async of(accountId: number, tournamentId: number | null): Promise<OwnDesk[]> {
    const { manager } = this.dataSource;
    const tournaments = await manager.query<Counted[]>(TOURNAMENT_ROWS, [accountId, tournamentId]);
    if (tournaments.length === 0) return [];
    const ids = tournaments.map(({ tournament }) => tournament.id);
    const checked = tournaments.filter((one) => one.checkDueAt !== null).map(({ tournament }) => tournament.id);
    const [lists, athletes, places] = await Promise.all([
      readCheckLists(manager, { tournamentIds: checked, contingentIds: null, owner: accountId }),
      manager.query<AthleteRow[]>(ATHLETE_ROWS, [accountId, ids]),
      manager.query<Place[]>(PLACES, [accountId, ids]),
    ]);
    const matches = await readLiveMatches(manager, { matchIds: places.map(({ matchId }) => matchId) });
    const byId = new Map(matches.map((match) => [match.id, match]));
    return tournaments.map(({ checkDueAt, ...counted }) => {
      const isHere = ({ tournamentId: at }: { tournamentId: number }) => at === counted.tournament.id;
      const own = athletes.filter(isHere).map(toAthlete);
      const unsigned = lists.filter(
        (list) => isHere(list) && list.state !== 'signed' && list.state !== 'empty' && list.rows.length > 0,
      );
      const lacking = own.filter(({ lacks }) => lacks.length > 0);
      return {
        ...counted,
        members: own.length,
        unbilled: lacking.filter(({ lacks }) => lacks.includes('bill')).length,
        lacking_papers: lacking.filter(({ lacks }) => lacks.some(isPaper)).length,
        unsigned_lists: unsigned.length,
        unsigned_contingent_id: unsigned.length === 1 ? (unsigned[0]?.contingentId ?? null) : null,
        check_due_at: checkDueAt?.toISOString() ?? null,
        athletes: lacking.slice(0, ATHLETES),
        lacking: lacking.length,
        next: places.filter(isHere).flatMap((place) => toMatch(place, byId.get(place.matchId))),
      };
    });
  }
}

const isPaper = (lack: OwnLack): boolean => lack !== 'bill' && lack !== 'payment';

function toAthlete({ id, name, contingent, event, ...row }: AthleteRow): OwnAthlete {
  return { id, name, contingent, event: event.filter(Boolean).join(' '), lacks: lacksOf(row) };
}

/** Papers are taken of those who are paid for; a proof that the office looks at is no longer the manager's. */
function lacksOf(row: Omit<AthleteRow, 'id' | 'name' | 'contingent' | 'event'>): OwnLack[] {
  if (row.isPaid) return papersLacking(row, { gender: row.gender, age: row }, row.startDate);
  if (row.billStatus === null) return ['bill'];
  return row.billStatus === 'waiting for payment' ? ['payment'] : [];
}

/** As the schedule calls who is not decided yet. */
const nameOf = (corner: LiveCorner, round: number): string =>
  (awaitedName(corner) ?? corner.name) || emptyCornerLabel(Math.max(2, round));

function toMatch({ date, time, arena, own }: Place, match: LiveMatch | undefined): OwnMatch[] {
  // one that went between the two questions is no longer next
  if (!match) return [];
  const event = [match.match_category, match.age_category, GENDER_LABELS[match.gender], match.class_name];
  const corners = match.kind === 'seni' ? [match.corner ?? 'blue'] : CORNERS;
  return [
    {
      id: match.id,
      kind: match.kind,
      date,
      time,
      arena,
      partai: match.partai,
      event: event.filter(Boolean).join(' '),
      sides: corners.map((corner) => ({
        corner,
        name: nameOf(match[corner], match.round),
        is_own: own.includes(corner),
      })),
      is_running: match.status === 'ongoing',
    },
  ];
}
