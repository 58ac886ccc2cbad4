// How the tables of cases write a match down: one line a case, the row of the rulebook first.
import { HIT_KINDS } from '../scoring/hit-kinds';
import type { PenaltyStep } from '../scoring/penalty-steps';
import type { DeskCount, Knockdown, MatchState } from '../scoring/proposed-result';
import { STOP_KINDS, type StopKind } from '../scoring/stops';
import type { Corner } from '../words/corners';
import { AGE_GROUPS, rulesOf } from './ipsi-2025-rules';

/** The lines of a table, cell by cell; '|' parts cells, lines that are empty or begin with '#' are left out. */
export const cases = (text: string): string[][] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('|').map((cell) => cell.trim()));

/** P pembinaan, T1 and T2 teguran, S1 and S2 peringatan, DQ disqualified. */
export const STEP_SIGNS: Readonly<Record<string, PenaltyStep>> = {
  P: 'pembinaan',
  T1: 'teguran-1',
  T2: 'teguran-2',
  S1: 'peringatan-1',
  S2: 'peringatan-2',
  DQ: 'diskualifikasi',
};

export const cornerOf = (sign: string): Corner => (sign === 'B' ? 'blue' : 'red');

/** The same line with the corners exchanged. */
export const mirrored = (line: string): string =>
  line.replace(/\b[BR](?=[\d:#!=+]|\b)/g, (sign) => (sign === 'B' ? 'R' : 'B'));

/**
 * A match in words parted by spaces: an age group (dewasa without one); `@2` in round 2, `@over` after the last round,
 * `@extra` after the extra round; `B3` a throw of blue, `R2*4` four kicks of red; `B:T1@2` Teguran I for blue in round 2;
 * `R#9@1` red counted to 9 in round 1, `R#10@1o` after a fall of its own; `B!unfit` why blue does not go on; `B+3` what the desk counted; `B=54.2` its
 * kilograms of the day; `lot=R`.
 */
export function matchOf(line: string): MatchState {
  const points: MatchState['points'][number][] = [];
  const penalties: MatchState['penalties'][number][] = [];
  const knockdowns: Knockdown[] = [];
  const stops: MatchState['stops'][number][] = [];
  const counted: DeskCount[] = [];
  const weights: Record<Corner, number | null> = { blue: null, red: null };
  const at = { round: 1, isOver: false, hadExtraRound: false };
  let group = 'dewasa';
  let lot: Corner | null = null;
  const shapes: [RegExp, (parts: string[]) => void][] = [
    [/^@(\d)$/, ([round]) => (at.round = Number(round))],
    [/^@over$/, () => Object.assign(at, { round: 3, isOver: true })],
    [/^@extra$/, () => Object.assign(at, { round: 4, isOver: true, hadExtraRound: true })],
    [
      /^([BR])([123])(?:\*(\d+))?$/,
      ([sign = '', kind, times = '1']) => {
        const one = { corner: cornerOf(sign), kind: HIT_KINDS[Number(kind) - 1] ?? 'punch', round: 1 };
        points.push(...Array.from({ length: Number(times) }, () => one));
      },
    ],
    [
      /^([BR]):(\w+)@(\d)$/,
      ([sign = '', step = '', round]) => {
        const known = STEP_SIGNS[step];
        if (!known) throw new Error(`No step ${step}.`);
        penalties.push({ corner: cornerOf(sign), step: known, round: Number(round) });
      },
    ],
    [
      /^([BR])#(\d+)@(\d)(o?)$/,
      ([sign = '', count, round, own]) => {
        knockdowns.push({
          ...{ corner: cornerOf(sign), count: Number(count), round: Number(round), isOwnFall: own === 'o' },
        });
      },
    ],
    [
      /^([BR])!([\w-]+)$/,
      ([sign = '', kind = '']) => {
        if (!STOP_KINDS.includes(kind as StopKind)) throw new Error(`No stop ${kind}.`);
        stops.push({ corner: cornerOf(sign), kind: kind as StopKind });
      },
    ],
    [/^([BR])\+(\d+)$/, ([sign = '', by]) => counted.push({ corner: cornerOf(sign), round: 1, by: Number(by) })],
    [/^([BR])=([\d.]+)$/, ([sign = '', kg]) => (weights[cornerOf(sign)] = Number(kg))],
    [/^lot=([BR])$/, ([sign = '']) => (lot = cornerOf(sign))],
  ];
  for (const word of line.split(' ').filter(Boolean)) {
    if (AGE_GROUPS.includes(word)) group = word;
    else {
      const shape = shapes.find(([pattern]) => pattern.test(word));
      if (!shape) throw new Error(`What is ${word}?`);
      shape[1](shape[0].exec(word)?.slice(1) ?? []);
    }
  }
  return { points, penalties, knockdowns, stops, counted, ...at, weights, lot, rules: rulesOf(group) };
}
