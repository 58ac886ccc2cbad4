// What officials of an event do (rulebook 13.1, 13.2), where they do it, and the other words that lists have for it.
import type { MatchKind } from '../words/labels';
import { plainWords } from '../words/plain-words';
import { officialTexts } from './official-texts';

/** `tournament`: one for the whole event; `arena`: sits at an arena for a session. */
interface RoleRow {
  at: 'tournament' | 'arena';
  /** As lists write it, in lower case letters and single blanks. */
  words: readonly string[];
}

const ROLES = {
  'technical-delegate': {
    at: 'tournament',
    words: ['delegasi teknik', 'technical delegate', 'delegasi teknis', 'delegate teknik', 'td'],
  },
  'delegate-assistant': {
    at: 'tournament',
    words: [
      'asisten delegasi teknik',
      'asisten td',
      'asisten delegasi teknis',
      'dewan delegasi teknik',
      'assistant technical delegate',
    ],
  },
  chair: { at: 'arena', words: ['ketua pertandingan', 'ketua', 'kp', 'ketua gelanggang', 'wakil ketua'] },
  'council-head': { at: 'arena', words: ['ketua dewan', 'ketua dewan juri', 'ketua dewan wasit juri'] },
  council: { at: 'arena', words: ['anggota dewan', 'dewan', 'dewan juri', 'dewan wasit juri', 'dewan wasit'] },
  'referee-judge': {
    at: 'arena',
    words: ['wasit juri', 'wasit', 'juri', 'wj', 'wasit dan juri', 'juri wasit'],
  },
  'protest-commission': { at: 'tournament', words: ['komisi protes', 'komisi protest', 'panitia protes'] },
  doctor: { at: 'tournament', words: ['dokter', 'dokter pertandingan', 'tim dokter'] },
  'it-head': { at: 'tournament', words: ['kepala it', 'koordinator it', 'ketua it', 'kepala tim it'] },
  secretary: { at: 'arena', words: ['sekretaris', 'sekretaris pertandingan', 'sekretaris gelanggang'] },
  timekeeper: {
    at: 'arena',
    words: ['pencatat waktu', 'pengamat waktu', 'timer', 'penjaga waktu', 'timekeeper'],
  },
  'it-operator': { at: 'arena', words: ['operator it', 'operator', 'it', 'operator digital scoring'] },
  announcer: { at: 'arena', words: ['penyiar', 'announcer', 'pembawa acara', 'mc'] },
  medic: { at: 'arena', words: ['paramedis', 'medis', 'tim medis', 'petugas medis', 'perawat'] },
  field: { at: 'arena', words: ['petugas lapangan', 'petugas gelanggang', 'lapangan', 'ball boy'] },
  weigher: {
    at: 'tournament',
    words: ['petugas timbang', 'petugas timbang badan', 'timbang badan', 'penimbang'],
  },
} as const satisfies Record<string, RoleRow>;

export type OfficialRole = keyof typeof ROLES;
export const OFFICIAL_ROLES = Object.keys(ROLES) as OfficialRole[];

const rowOf = (role: OfficialRole): RoleRow => ROLES[role];
export const roleLabel = (role: OfficialRole): string => officialTexts.roles[role];
export const ARENA_ROLES = OFFICIAL_ROLES.filter((role) => rowOf(role).at === 'arena');
/** Sits at the mat: as referee or as judge. */
export const AT_THE_MAT: OfficialRole = 'referee-judge';

/** Seats of a match are those of its panels: 0 is the council's, 1 to 10 the judges'; the referee has no panel. */
export const REFEREE_SEAT = 12;
export const COUNCIL_SEAT = 0;
/** The rulebook has ten judges at most (16.1). */
export const MOST_JUDGE_SEATS = 10;

export function seatName(seat: number): string {
  if (seat === REFEREE_SEAT) return officialTexts.referee;
  return seat === COUNCIL_SEAT ? officialTexts.council : officialTexts.judge(seat);
}

/** The referee first, the council last. */
export const bySeat = (one: number, other: number): number => placeOf(one) - placeOf(other);
const placeOf = (seat: number): number => (seat === REFEREE_SEAT ? -1 : seat === COUNCIL_SEAT ? 99 : seat);

/**
 * Who is needed at the mat (16.1): tanding a referee and its judges, three unless the tournament says otherwise; jurus at least
 * four judges, an even number of them, and no referee.
 */
export function seatsOf(kind: MatchKind, judges: number): number[] {
  const count = kind === 'seni' ? Math.max(4, judges + (judges % 2)) : judges;
  const judgeSeats = Array.from({ length: Math.min(count, MOST_JUDGE_SEATS) }, (_, index) => index + 1);
  return kind === 'seni' ? judgeSeats : [REFEREE_SEAT, ...judgeSeats];
}

const BY_WORD: ReadonlyMap<string, OfficialRole> = new Map(
  OFFICIAL_ROLES.flatMap((role) => rowOf(role).words.map((word) => [word, role] as const)),
);

/** 'Wasit, Juri; Dewan': what is understood, and the words that are not. */
export function readRoles(cell: string): { roles: OfficialRole[]; unknown: string[] } {
  const whole = BY_WORD.get(plainWords(cell));
  if (whole) return { roles: [whole], unknown: [] };
  const parts = cell
    .split(/[,;/+&\n]|\bdan\b/)
    .map((part) => part.trim())
    .filter(Boolean);
  const found = parts.map((part) => ({ part, role: BY_WORD.get(plainWords(part)) }));
  return {
    roles: OFFICIAL_ROLES.filter((role) => found.some((one) => one.role === role)),
    unknown: found.flatMap(({ part, role }) => (role ? [] : [part])),
  };
}
