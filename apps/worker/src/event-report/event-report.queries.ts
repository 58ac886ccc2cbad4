// Reads what the technical delegate hands in after the event (14.1.c.5), table after table, for paper and workbook alike.
import type { EntityManager } from 'typeorm';
import type { PrintEventReport, ReportTable } from '@gelanggang/contract/print';
import { readWork } from '@gelanggang/database/queries/official.queries';
import { partaiOfMatchSql } from '@gelanggang/database/queries/partai-name';
import { MEDAL_LABELS, MEDALS } from '@gelanggang/domain/results/medal-table';
import { WIN_KIND_LABELS, type WinKind } from '@gelanggang/domain/results/win-kinds';
import { roleLabel } from '@gelanggang/domain/officials/roles';
import type { Remedy } from '@gelanggang/domain/protests/protests';
import { clockTime, localDateTime, longDate, shortDateWithDay } from '@gelanggang/domain/words/dates';
import { GENDER_LABELS, type Gender } from '@gelanggang/domain/words/genders';
import { readMedals } from '@gelanggang/medals/read-medals';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { momentText } from '../pdf/moment-text';
import { type Head, type Headed, readPrintTournament } from '../pdf/print-tournament.queries';
import { CORRECTED_PERFORMANCES, corrections } from './corrections.queries';
import { reportFileTexts as texts } from './texts';

const text = (header: string) => ({ header });
const number = (header: string) => ({ header, isNumber: true });

export async function readEventReport(manager: EntityManager, tournamentId: number): Promise<Headed<PrintEventReport>> {
  const tournament = await readPrintTournament(manager, tournamentId);
  const medals = await readMedals(manager, tournamentId);
  const tables = [
    await summary(manager, tournament, tournamentId),
    await entries(manager, tournamentId),
    await wins(manager, tournamentId),
    medalTable(medals.standings),
    winners(medals.events),
    await protests(manager, tournament, tournamentId),
    await corrections(manager, tournament, tournamentId),
    await officials(manager, tournamentId),
    await times(manager, tournament, tournamentId),
  ];
  return { page: 'event-report', tournament, printed_at: new Date().toISOString(), tables };
}

type Counts = Record<
  | 'contingents'
  | 'athletes'
  | 'entries'
  | 'matches'
  | 'fought'
  | 'walkovers'
  | 'arenas'
  | 'officials'
  | 'protests'
  | 'cards',
  number
> & { corrected: number };

async function summary(manager: EntityManager, { start_date, end_date }: Head, id: number): Promise<ReportTable> {
  const [of] = await manager.query<Counts[]>(
    `select
       (select count(distinct contingent_id)::int from tournament_entry where tournament_id = $1) as contingents,
       (select count(distinct nik)::int from tournament_entry where tournament_id = $1) as athletes,
       (select count(*)::int from tournament_entry where tournament_id = $1) as entries,
       (select count(*)::int from match where tournament_id = $1 and blue_state <> 'bye' and red_state <> 'bye') as matches,
       (select count(*)::int from match where tournament_id = $1 and status = 'finished') as fought,
       (select count(*)::int from result r join match m on m.id = r.match_id
          where m.tournament_id = $1 and r.withdrawn_at is null and r.is_walkover and r.winner_corner is not null) as walkovers,
       (select count(*)::int from tournament_arena where tournament_id = $1) as arenas,
       (select count(*)::int from official where tournament_id = $1) as officials,
       (select count(*)::int from protest where tournament_id = $1) as protests,
       (select count(*)::int from var_request v join score_sheet s on s.id = v.sheet_id
          join match m on m.id = s.match_id where m.tournament_id = $1)
        + (select count(*)::int from jurus_card j join match m on m.id = j.match_id where m.tournament_id = $1) as cards,
       (select count(*)::int from result r join match m on m.id = r.match_id
          where m.tournament_id = $1 and r.replaces_id is not null)
        + (select count(*)::int from ${CORRECTED_PERFORMANCES} where m.tournament_id = $1) as corrected`,
    [id],
  );
  const days = [...new Set([start_date, end_date])].map(longDate).join(' – ');
  const { title, columns, rows: names } = texts.summary;
  return {
    title,
    columns: [text(columns.what), text(columns.count)],
    rows: [
      [names.days, days],
      [names.arenas, of?.arenas ?? 0],
      [names.contingents, of?.contingents ?? 0],
      [names.athletes, of?.athletes ?? 0],
      [names.entries, of?.entries ?? 0],
      [names.matches, of?.matches ?? 0],
      [names.fought, of?.fought ?? 0],
      [names.walkovers, of?.walkovers ?? 0],
      [names.corrected, of?.corrected ?? 0],
      [names.cards, of?.cards ?? 0],
      [names.protests, of?.protests ?? 0],
      [names.officials, of?.officials ?? 0],
    ],
    empty: '',
  };
}

async function entries(manager: EntityManager, id: number): Promise<ReportTable> {
  const rows = await manager.query<
    { category: string; age: string; gender: Gender; entries: number; contingents: number }[]
  >(
    `select mc.name as category, coalesce(a.name, '–') as age, t.gender, count(*)::int as entries,
       count(distinct e.contingent_id)::int as contingents
     from tournament_entry e join team_member t on t.id = e.team_member_id
     join match_category mc on mc.id = e.match_category_id
     left join age_category a on a.id = t.age_category_id
     where e.tournament_id = $1
     group by mc.id, mc.name, a.position, a.name, t.gender order by mc.id, a.position, a.name, t.gender desc`,
    [id],
  );
  const { title, columns, empty } = texts.entries;
  return {
    title,
    columns: [
      text(columns.category),
      text(columns.age),
      text(columns.gender),
      number(columns.athletes),
      number(columns.contingents),
    ],
    rows: rows.map((one) => [one.category, one.age, GENDER_LABELS[one.gender], one.entries, one.contingents]),
    empty,
  };
}

async function wins(manager: EntityManager, id: number): Promise<ReportTable> {
  const rows = await manager.query<{ kind: WinKind | null; isWon: boolean; isWalkover: boolean; count: number }[]>(
    `select case when not r.is_walkover then r.win_kind end as kind, r.winner_corner is not null as "isWon",
       r.is_walkover as "isWalkover", count(*)::int as count
     from result r join match m on m.id = r.match_id
     where m.tournament_id = $1 and r.withdrawn_at is null group by 1, 2, 3 order by 4 desc, 1, 2`,
    [id],
  );
  const { title, columns, walkover, nobody, seni, empty } = texts.wins;
  return {
    title,
    columns: [text(columns.by), number(columns.matches)],
    rows: rows.map((one) => [
      !one.isWon ? nobody : one.isWalkover ? walkover : one.kind === null ? seni : WIN_KIND_LABELS[one.kind],
      one.count,
    ]),
    empty,
  };
}

type Medals = Awaited<ReturnType<typeof readMedals>>;

const medalTable = (standings: Medals['standings']): ReportTable => ({
  title: texts.medals.title,
  columns: [
    number(texts.medals.columns.rank),
    text(texts.medals.columns.contingent),
    ...MEDALS.map((medal) => number(MEDAL_LABELS[medal])),
    number(texts.medals.columns.total),
  ],
  rows: standings.map((row) => [row.rank, shownName(row.contingent), ...MEDALS.map((medal) => row[medal]), row.total]),
  empty: texts.medals.empty,
});

const winners = (events: Medals['events']): ReportTable => ({
  title: texts.winners.title,
  columns: [
    text(texts.winners.columns.event),
    text(texts.winners.columns.medal),
    text(texts.winners.columns.name),
    text(texts.winners.columns.contingent),
  ],
  rows: events.flatMap((event) =>
    event.pools.flatMap(({ winners: won }) =>
      won.map((one) => [
        [event.match_category, event.age_category, GENDER_LABELS[event.gender], event.class_name]
          .filter(Boolean)
          .join(' '),
        MEDAL_LABELS[one.medal],
        one.names.map((name) => shownName(name)).join(', '),
        shownName(one.contingent),
      ]),
    ),
  ),
  empty: texts.winners.empty,
});

async function protests(manager: EntityManager, { time_zone: zone }: Head, id: number): Promise<ReportTable> {
  const rows = await manager.query<
    {
      partai: string | null;
      contingent: string | null;
      level: number;
      at: Date;
      remedy: Remedy | null;
      reason: string | null;
    }[]
  >(
    `select ${partaiOfMatchSql('p.match_id')} as partai, c.name as contingent, p.level, p.taken_at as at, r.remedy, r.reason
     from protest p left join pool_unit u on u.id = p.unit_id left join contingent c on c.id = u.contingent_id
     left join protest_ruling r on r.protest_id = p.id and r.undone_at is null
     where p.tournament_id = $1 order by p.taken_at, p.id`,
    [id],
  );
  const { title, columns, levels, remedies, notDecided, empty } = texts.protests;
  return {
    title,
    columns: [
      text(columns.at),
      text(columns.partai),
      text(columns.contingent),
      text(columns.level),
      text(columns.decision),
      text(columns.reason),
    ],
    rows: rows.map((one) => [
      momentText(one.at, zone),
      one.partai ?? '–',
      shownName(one.contingent) ?? '–',
      one.level === 1 ? levels.first : levels.appeal,
      one.remedy === null ? notDecided : remedies[one.remedy],
      one.reason ?? '',
    ]),
    empty,
  };
}

async function officials(manager: EntityManager, id: number): Promise<ReportTable> {
  const work = await readWork(manager, id);
  const all = await manager.query<
    { name: string; roles: Parameters<typeof roleLabel>[0][]; region: string; licence: string }[]
  >(
    `select o.name, o.roles, concat_ws(', ', d.name, p.name) as region, o.licence from official o
     left join province p on p.id = o.province_id left join district d on d.id = o.district_id
     where o.tournament_id = $1 order by lower(o.name), o.id`,
    [id],
  );
  const { title, columns, empty } = texts.officials;
  return {
    title,
    columns: [
      text(columns.name),
      text(columns.role),
      text(columns.region),
      text(columns.licence),
      number(columns.sessions),
      number(columns.matches),
    ],
    rows: all.map((one) => {
      const own = work.filter(({ name }) => name === one.name);
      const sum = (of: 'sessions' | 'matches') => own.reduce((total, row) => total + row[of], 0);
      return [
        shownName(one.name),
        one.roles.map(roleLabel).join(', '),
        one.region,
        one.licence,
        sum('sessions'),
        sum('matches'),
      ];
    }),
    empty,
  };
}

async function times(manager: EntityManager, { time_zone: zone }: Head, id: number): Promise<ReportTable> {
  const rows = await manager.query<
    { day: string; arena: string; matches: number; first: Date; last: Date; minutes: number; late: number | null }[]
  >(
    `select to_char((m.started_at at time zone $2)::date, 'YYYY-MM-DD') as day, a.name as arena, count(*)::int as matches,
       min(m.started_at) as first, max(m.finished_at) as last,
       round(avg(extract(epoch from m.finished_at - m.started_at)) / 60.0, 1)::float8 as minutes,
       round(avg(extract(epoch from (m.started_at at time zone $2) - (s.scheduled_date + d.start_time))) / 60.0)::int as late
     from match m join tournament_arena a on a.id = m.arena_id
     left join schedule_detail d on d.match_id = m.id left join schedule s on s.id = d.schedule_id
     where m.tournament_id = $1 and m.started_at is not null and m.finished_at is not null
     group by 1, a.id, a.name order by 1, a.name`,
    [id, zone],
  );
  const clock = (at: Date) => clockTime(localDateTime(at, zone).time);
  const { title, columns, empty } = texts.times;
  return {
    title,
    columns: [
      text(columns.day),
      text(columns.arena),
      text(columns.first),
      text(columns.last),
      number(columns.matches),
      number(columns.minutes),
      number(columns.late),
    ],
    rows: rows.map((one) => [
      ...[shortDateWithDay(one.day), one.arena, clock(one.first), clock(one.last)],
      ...[one.matches, one.minutes, one.late === null ? '–' : one.late],
    ]),
    empty,
  };
}
