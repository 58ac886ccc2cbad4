// What a picture card says, of what is public anyway: pure.
import type { LiveMatch } from '@gelanggang/contract/live';
import type { MedalEvent, MedalStandingRow } from '@gelanggang/contract/medals';
import { MATCH_STATUS_LABELS } from '@gelanggang/domain/results/match-steps';
import { MEDALS, type Medal } from '@gelanggang/domain/results/medal-table';
import { RESULT_STATE_LABELS } from '@gelanggang/domain/results/result-state';
import { isWinKind, WIN_KIND_LABELS } from '@gelanggang/domain/results/win-kinds';
import { partaiTitle } from '@gelanggang/domain/schedule/partai-names';
import { type Corner, CORNER_LABELS, CORNERS } from '@gelanggang/domain/words/corners';
import { clockTime, dateRange, longDateWithDay } from '@gelanggang/domain/words/dates';
import { classOf } from '@gelanggang/domain/words/match-class';
import { seniScoreText } from '@gelanggang/domain/words/seni-score';
import { shownName } from '@gelanggang/domain/words/shown-name';

export interface CardTournament {
  name: string;
  location: string;
  /** `YYYY-MM-DD` */
  start_date: string;
  end_date: string;
}

/** Where and on which day a match is to be held, where that is announced. */
export interface CardPlace {
  arena: string;
  /** `YYYY-MM-DD` */
  date: string;
}

export interface CardSide {
  corner: Corner;
  name: string;
  contingent: string;
  score: string | null;
  isWinner: boolean;
}

export interface CardWinner {
  medal: Medal;
  names: string;
  contingent: string;
}

export type CardBody =
  | { kind: 'sides'; sides: readonly CardSide[] }
  | { kind: 'name'; name: string; under: string; medal: Medal | null; figure: string | null }
  | { kind: 'winners'; rows: readonly CardWinner[]; more: number }
  | { kind: 'counts'; name: string; counts: Readonly<Record<Medal, number>> };

export interface ShareCard {
  tournament: string;
  /** When and where it is held. */
  held: string;
  /** 'Partai A24 · Semifinal · Dewasa Putra A' */
  about: string;
  body: CardBody;
  /** The sentence below; '' where there is nothing to say. */
  note: string;
  /** How the result stands, where it is not official: 'Belum resmi'. */
  state: string | null;
}

/** More than these in a class stand as a number. */
const MOST_WINNERS = 8;

const frame = (tournament: CardTournament) => ({
  tournament: tournament.name,
  held: [dateRange(tournament.start_date, tournament.end_date), tournament.location].filter(Boolean).join(' · '),
});

export function tournamentCard(tournament: CardTournament): ShareCard {
  const { held } = frame(tournament);
  return {
    tournament: '',
    held: '',
    about: 'Kejuaraan Pencak Silat',
    body: { kind: 'name', name: tournament.name, under: held, medal: null, figure: null },
    note: '',
    state: null,
  };
}

export function matchCard(tournament: CardTournament, match: LiveMatch, place: CardPlace | null): ShareCard {
  return {
    ...frame(tournament),
    about: [match.partai === null ? '' : partaiTitle(match.partai), match.round_label, classOf(match)]
      .filter(Boolean)
      .join(' · '),
    body:
      match.kind === 'tanding'
        ? { kind: 'sides', sides: CORNERS.map((corner) => sideOf(match, corner)) }
        : performed(match),
    note: noteOf(match, place),
    state: stateOf(match),
  };
}

function sideOf(match: LiveMatch, corner: Corner): CardSide {
  const { state, name, contingent, is_dummy: isDummy } = match[corner];
  const score = corner === 'blue' ? match.blue_score : match.red_score;
  return {
    corner,
    name: state === 'bye' ? 'Bye' : shownName(name) || 'Belum diketahui',
    contingent: state === 'unit' && !isDummy ? shownName(contingent) : '',
    score: score === null ? null : String(score).replace('-', '−'),
    isWinner: match.winner === corner,
  };
}

function performed(match: LiveMatch): CardBody {
  const { name, contingent } = match[match.corner ?? 'blue'];
  const score = match.seni?.score ?? null;
  return {
    kind: 'name',
    name: shownName(name) || 'Belum diketahui',
    under: shownName(contingent),
    medal: null,
    figure: score === null ? null : seniScoreText(score),
  };
}

function noteOf(match: LiveMatch, place: CardPlace | null): string {
  const { status, winner, win_kind: kind, seni } = match;
  if (seni?.outcome === 'absent') return 'Tidak hadir';
  if (seni?.outcome === 'disqualified') return 'Diskualifikasi';
  if (status === 'ongoing' || status === 'called') return MATCH_STATUS_LABELS[status];
  if (winner && status === 'walkover') return `${CORNER_LABELS[winner]} menang WO`;
  if (winner) return [CORNER_LABELS[winner], wonBy(kind)].join(' ');
  // nothing is held where nobody is met
  if (status === 'finished' || match.blue.state === 'bye' || match.red.state === 'bye') return '';
  return place ? whenAndWhere(match, place) : 'Jadwal menyusul';
}

/** 'menang angka'; of an opponent who gave up or was put out 'menang (lawan undur diri)'. */
function wonBy(kind: string | null): string {
  if (kind === null || !isWinKind(kind)) return 'menang';
  const label = WIN_KIND_LABELS[kind];
  return label.startsWith('Menang')
    ? `m${label.slice(1)}`
    : `menang (${label.charAt(0).toLowerCase()}${label.slice(1)})`;
}

export const whenAndWhere = ({ start_time: time }: Pick<LiveMatch, 'start_time'>, { arena, date }: CardPlace): string =>
  [longDateWithDay(date), time === null ? '' : `pukul ${clockTime(time)}`, arena].filter(Boolean).join(' · ');

function stateOf(match: LiveMatch): string | null {
  const state = match.standing?.state ?? null;
  return state && state !== 'live' && state !== 'official' ? RESULT_STATE_LABELS[state] : null;
}

export interface CardEntry {
  /** Of a pair or a team all who stand in the draw together. */
  names: string;
  contingent: string;
}

/** Of an entry: its best medal, else its next match, else its last one. */
export function entryCard(
  tournament: CardTournament,
  entry: CardEntry,
  found: { wins: readonly { event: MedalEvent; medal: Medal }[]; matches: readonly CardMatch[] },
): ShareCard {
  const [best] = [...found.wins].sort((a, b) => MEDALS.indexOf(a.medal) - MEDALS.indexOf(b.medal));
  const next = found.matches.find(({ match }) => !isOver(match));
  const last = found.matches.findLast(({ match }) => isOver(match));
  const told = next ?? last;
  return {
    ...frame(tournament),
    about: best ? classOf(best.event) : told ? classOf(told.match) : 'Pesilat',
    body: {
      kind: 'name',
      name: shownName(entry.names),
      under: shownName(entry.contingent),
      medal: best?.medal ?? null,
      figure: null,
    },
    // the medal's own mark says it
    note: best
      ? ''
      : next
        ? `Tampil berikutnya: ${partaiTitle(next.match.partai)} · ${noteOf(next.match, next.place)}`
        : last
          ? `Terakhir: ${[partaiTitle(last.match.partai), last.match.round_label, noteOf(last.match, null)].filter(Boolean).join(' · ')}`
          : '',
    state: best?.event.state ? RESULT_STATE_LABELS[best.event.state] : null,
  };
}

export interface CardMatch {
  match: LiveMatch;
  place: CardPlace | null;
}

const isOver = ({ status }: LiveMatch): boolean => status === 'finished' || status === 'walkover';

export function contingentCard(
  tournament: CardTournament,
  name: string,
  standing: Pick<MedalStandingRow, Medal | 'rank'> | null,
): ShareCard {
  const { gold = 0, silver = 0, bronze = 0 } = standing ?? {};
  return {
    ...frame(tournament),
    about: 'Kontingen',
    body: { kind: 'counts', name: shownName(name), counts: { gold, silver, bronze } },
    note: standing ? `Peringkat ${standing.rank} klasemen medali` : 'Belum ada medali',
    state: null,
  };
}

export function winnersCard(tournament: CardTournament, event: MedalEvent): ShareCard {
  const rows = event.pools
    .flatMap(({ winners }) => winners)
    .sort((a, b) => MEDALS.indexOf(a.medal) - MEDALS.indexOf(b.medal))
    .map(({ medal, names, contingent }) => ({
      medal,
      names: names.map((name) => shownName(name)).join(', '),
      contingent: shownName(contingent),
    }));
  return {
    ...frame(tournament),
    about: `Para juara · ${classOf(event)}`,
    body: { kind: 'winners', rows: rows.slice(0, MOST_WINNERS), more: Math.max(0, rows.length - MOST_WINNERS) },
    note: '',
    state: event.state ? RESULT_STATE_LABELS[event.state] : event.is_corrected ? RESULT_STATE_LABELS.corrected : null,
  };
}
