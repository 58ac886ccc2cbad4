// Reads everything that was entered of one match, in order, with who entered it: the office's record.
import type { EntityManager } from 'typeorm';
import type { PrintEventReport } from '@gelanggang/contract/print';
import { COUNCIL_SEAT } from '@gelanggang/contract/scoring-options';
import { readMatchRecaps } from '@gelanggang/database/queries/match-recap.queries';
import { roundText } from '@gelanggang/domain/draw/round-labels';
import { bySeat, seatName } from '@gelanggang/domain/officials/roles';
import { seatHolder } from '@gelanggang/domain/officials/seat-holder';
import {
  PROTEST_LEVEL_LABELS,
  type ProtestLevel,
  type Remedy,
  REMEDY_LABELS,
} from '@gelanggang/domain/protests/protests';
import type { ClockStep } from '@gelanggang/domain/results/match-clock';
import { WIN_KIND_LABELS, type WinKind } from '@gelanggang/domain/results/win-kinds';
import {
  COUNCIL_ITEM_TEXTS,
  type CouncilItem,
  type Disqualification,
  DISQUALIFICATION_LABELS,
} from '@gelanggang/domain/rules/jurus-rules';
import { HIT_LABELS } from '@gelanggang/domain/scoring/hit-kinds';
import { CARD_OUTCOME_LABELS, type CardOutcome } from '@gelanggang/domain/scoring/protest-cards';
import { TAP_FATE_LABELS } from '@gelanggang/domain/scoring/statistics';
import { timelineOf, titleWithCorner, worthText } from '@gelanggang/domain/scoring/timeline';
import { JURUS_CARD_CLAIM_LABELS, type JurusCardClaim } from '@gelanggang/domain/seni/jurus-cards';
import { type Corner, CORNER_LABELS } from '@gelanggang/domain/words/corners';
import { localDateTime } from '@gelanggang/domain/words/dates';
import { localeTexts } from '@gelanggang/domain/words/locale-texts';
import { seniPointsText } from '@gelanggang/domain/words/seni-score';
import { JobFailure } from '@gelanggang/platform/jobs/job-handler';
import { type Headed, readPrintTournament } from '../pdf/print-tournament.queries';
import { paperTexts } from '../pdf/texts';
import { matchRecordTexts as texts } from './match-record-texts';

interface Line {
  at: string;
  round: number | null;
  title: string;
  detail: string;
  by: string;
}

/** A seat, and who held it at that moment. */
type Seated = (seat: number, at: string) => string;

export async function readMatchRecord(manager: EntityManager, matchId: number): Promise<Headed<PrintEventReport>> {
  const [recap] = await readMatchRecaps(manager, [matchId], { isOfOfficials: true });
  if (!recap) throw new JobFailure(paperTexts.matchGone);
  const tournament = await readPrintTournament(manager, recap.tournament.id);
  const { match, sheet, taps } = recap;
  const sat = (await seatRows(manager, matchId)).sort((a, b) => bySeat(a.seat, b.seat));
  const held = sat.map(({ seat, name, at, endedAt }) => ({
    ...{ seat, name, from: at.getTime(), until: endedAt?.getTime() ?? null },
  }));
  const seated: Seated = (seat, at) =>
    [seatName(seat), seatHolder(held, seat, Date.parse(at))].filter(Boolean).join(' ');
  const ofSheet = (sheet ? timelineOf(sheet) : []).map(
    ({ key, at, round, corner, title, detail, worth, isWithdrawn }): Line => ({
      // of a point the line itself says who gave it: judges, phone, council or the desk
      ...{ at, round, by: /^(point|counted) /.test(key) ? '' : seated(COUNCIL_SEAT, at) },
      title: [titleWithCorner({ title, corner }), worthText(worth)].filter(Boolean).join(' '),
      detail: [isWithdrawn ? texts.isGone : '', detail].filter(Boolean).join(' · '),
    }),
  );
  const ofTaps = taps.map(({ at, round, corner, kind, seat, fate }): Line => ({
    ...{ at, round, title: texts.tap(HIT_LABELS[kind], CORNER_LABELS[corner]) },
    ...{ detail: TAP_FATE_LABELS[fate], by: seated(seat, at) },
  }));
  const others = [
    ...(await results(manager, matchId)),
    ...(await clockSteps(manager, matchId)),
    ...(await performances(manager, matchId, seated)),
    ...(await protests(manager, matchId)),
    ...seatLines(sat),
  ];
  const lines = [...ofSheet, ...ofTaps, ...others].sort((a, b) => a.at.localeCompare(b.at));
  const corners = [match.blue, match.red].flatMap((one) =>
    one.state === 'unit' ? [`${one.name} (${one.contingent})`] : [],
  );
  const { columns } = texts;
  const clock = (at: string) => localDateTime(at, tournament.time_zone).time.replaceAll(':', localeTexts.clock);
  return {
    page: 'event-report',
    tournament,
    printed_at: new Date().toISOString(),
    document: {
      title: match.partai === null ? texts.title : texts.titleOf(match.partai),
      about: [
        `${corners.join(' – ')}.`,
        `${[match.match_category, match.age_category, match.class_name, roundText(match.round_label), recap.arena].filter(Boolean).join(', ')}.`,
      ],
      signs: [],
    },
    tables: [
      {
        title: texts.all,
        columns: [columns.at, columns.round, columns.what, columns.detail, columns.by].map((header) => ({ header })),
        rows: lines.map(({ at, round, title, detail, by }) => [clock(at), round ?? '', title, detail, by]),
        empty: texts.empty,
      },
    ],
  };
}

async function results(manager: EntityManager, matchId: number): Promise<Line[]> {
  const rows = await manager.query<
    {
      at: Date;
      winner: Corner | null;
      kind: WinKind | null;
      blue: number | null;
      red: number | null;
      reason: string | null;
      isCorrection: boolean;
      by: string | null;
      takenAt: Date | null;
      takenBy: string | null;
      takenReason: string | null;
    }[]
  >(
    `select r.recorded_at as at, r.winner_corner as winner, r.win_kind as kind, r.blue_score as blue, r.red_score as red,
       r.reason, r.replaces_id is not null as "isCorrection", a.name as by, r.withdrawn_at as "takenAt",
       w.name as "takenBy", r.withdrawn_reason as "takenReason"
     from result r left join account a on a.id = r.recorded_by left join account w on w.id = r.withdrawn_by
     where r.match_id = $1`,
    [matchId],
  );
  return rows.flatMap(({ at, winner, kind, blue, red, reason, isCorrection, by, takenAt, takenBy, takenReason }) => {
    const won = [winner ? texts.won(CORNER_LABELS[winner]) : texts.noWinner, kind ? WIN_KIND_LABELS[kind] : ''];
    const score = blue === null || red === null ? '' : `${blue}–${red}`;
    const detail = [...won, score, reason ?? ''].filter(Boolean).join(' · ');
    const title = isCorrection ? texts.corrected : texts.saved;
    return [
      { at: at.toISOString(), round: null, title, detail, by: by ?? texts.system },
      ...(takenAt
        ? [
            {
              at: takenAt.toISOString(),
              round: null,
              title: texts.withdrawn,
              detail: takenReason ?? '',
              by: takenBy ?? texts.system,
            },
          ]
        : []),
    ];
  });
}

async function clockSteps(manager: EntityManager, matchId: number): Promise<Line[]> {
  const rows = await manager.query<
    { at: Date; round: number; step: ClockStep | 'stop'; reason: string | null; by: string | null }[]
  >(
    `select s.at, s.round, s.step, s.reason, a.name as by from match_clock_step s
     left join account a on a.id = s.account_id where s.match_id = $1 order by s.id`,
    [matchId],
  );
  return rows.map(({ at, round, step, reason, by }) => ({
    ...{ at: at.toISOString(), round, title: texts.clock[step], detail: reason ?? '', by: by ?? texts.system },
  }));
}

async function performances(manager: EntityManager, matchId: number, seated: Seated): Promise<Line[]> {
  const rows = await manager.query<
    {
      at: Date;
      what: 'score' | 'item' | 'out' | 'card' | 'saved';
      seat: number | null;
      score: number | null;
      word: string | null;
      outcome: CardOutcome | null;
      reason: string | null;
      isGone: boolean;
      by: string | null;
    }[]
  >(
    `select j.entered_at as at, 'score' as what, j.seat, j.score, null as word, null as outcome, null as reason,
       false as "isGone", null as by from judge_score j where j.match_id = $1
     union all select i.entered_at, case when i.item is null then 'out' else 'item' end, null, null,
       coalesce(i.item, i.reason), null, null, i.withdrawn_at is not null, null from jurus_item i where i.match_id = $1
     union all select c.requested_at, 'card', null, null, c.claim, c.outcome,
       concat_ws(' · ', c.note, c.withdrawn_reason), c.withdrawn_at is not null, null
       from jurus_card c where c.match_id = $1
     union all select p.recorded_at, 'saved', null, null, p.outcome, null, p.withdrawn_reason,
       p.withdrawn_at is not null, a.name
       from performance p left join account a on a.id = p.recorded_by where p.match_id = $1`,
    [matchId],
  );
  return rows.map(({ at, what, seat, score, word, outcome, reason, isGone, by }) => {
    const { performance } = texts;
    const titles = {
      score: performance.score(seniPointsText(score ?? 0)),
      item: performance.item(word ? COUNCIL_ITEM_TEXTS[word as CouncilItem].label : '', `−${seniPointsText(50)}`),
      out: performance.out(DISQUALIFICATION_LABELS[word as Disqualification] ?? ''),
      card: performance.card(JURUS_CARD_CLAIM_LABELS[word as JurusCardClaim] ?? ''),
      saved: performance.saved,
    };
    const detail = [isGone ? texts.isGone : '', outcome ? CARD_OUTCOME_LABELS[outcome] : '', reason ?? ''];
    const who = what === 'saved' ? (by ?? texts.system) : seated(seat ?? COUNCIL_SEAT, at.toISOString());
    return {
      at: at.toISOString(),
      round: null,
      title: titles[what],
      detail: detail.filter(Boolean).join(' · '),
      by: who,
    };
  });
}

async function protests(manager: EntityManager, matchId: number): Promise<Line[]> {
  const rows = await manager.query<
    {
      level: ProtestLevel;
      contingent: string;
      takenAt: Date;
      returnedAt: Date | null;
      remedy: Remedy | null;
      reason: string | null;
      ruledAt: Date | null;
      by: string | null;
      undoneAt: Date | null;
      undoneReason: string | null;
    }[]
  >(
    `select p.level, coalesce(c.name, '–') as contingent, p.taken_at as "takenAt", p.returned_at as "returnedAt",
       g.remedy, g.reason, g.ruled_at as "ruledAt", a.name as by, g.undone_at as "undoneAt",
       g.undone_reason as "undoneReason"
     from protest p join pool_unit u on u.id = p.unit_id left join contingent c on c.id = u.contingent_id
     left join protest_ruling g on g.protest_id = p.id left join account a on a.id = g.ruled_by
     where p.match_id = $1 order by p.id, g.id`,
    [matchId],
  );
  const line = (at: Date | null, title: string, detail: string, by: string): Line[] =>
    at === null ? [] : [{ at: at.toISOString(), round: null, title, detail, by }];
  const all = rows.flatMap((row) => {
    const what = PROTEST_LEVEL_LABELS[row.level];
    const { protest } = texts;
    return [
      ...line(row.takenAt, protest.taken(what), '', row.contingent),
      ...line(row.returnedAt, protest.handedIn(what), '', row.contingent),
      ...line(
        row.ruledAt,
        protest.decided(what, row.remedy ? REMEDY_LABELS[row.remedy] : ''),
        row.reason ?? '',
        row.by ?? '–',
      ),
      ...line(row.undoneAt, protest.undone(what), row.undoneReason ?? '', row.by ?? '–'),
    ];
  });
  // one that was decided again has one form
  return all.filter((one, at) => all.findIndex((other) => other.at === one.at && other.title === one.title) === at);
}

interface SeatRow {
  seat: number;
  name: string;
  at: Date;
  endedAt: Date | null;
  endedReason: string | null;
}

const seatRows = (manager: EntityManager, matchId: number): Promise<SeatRow[]> =>
  manager.query<SeatRow[]>(
    `select x.seat, o.name, x.seated_at as at, x.ended_at as "endedAt", x.ended_reason as "endedReason"
     from official_seat x join official o on o.id = x.official_id where x.match_id = $1`,
    [matchId],
  );

function seatLines(rows: readonly SeatRow[]): Line[] {
  return rows.flatMap(({ seat, name, at, endedAt, endedReason }) => [
    { at: at.toISOString(), round: null, title: `${seatName(seat)}: ${name}`, detail: '', by: '' },
    ...(endedAt
      ? [
          {
            at: endedAt.toISOString(),
            round: null,
            title: texts.replaced(seatName(seat), name),
            detail: endedReason ?? '',
            by: '',
          },
        ]
      : []),
  ]);
}
