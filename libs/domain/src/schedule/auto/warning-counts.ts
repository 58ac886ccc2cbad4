// The warnings of a plan by what has to be done about them, as the office's desk lists them.
import type { BoardWarning } from './board-warnings';

/** `clash`: no such plan can be held as it is; `rest`: too little rest; `hours`: outside a session; `rules`: against a rule. */
export const WARNING_GROUPS = ['clash', 'rest', 'hours', 'rules'] as const;
export type WarningGroup = (typeof WARNING_GROUPS)[number];

const GROUP_OF: Readonly<Record<BoardWarning['kind'], WarningGroup>> = {
  'two-places': 'clash',
  'round-order': 'clash',
  'mat-taken': 'clash',
  'short-rest': 'rest',
  'outside-hours': 'hours',
  'wrong-age': 'hours',
  'rule-arena': 'rules',
  'rule-time': 'rules',
  'rule-day': 'rules',
};

/** Each warning counts once, as on the board. */
export function warningCounts(warnings: readonly BoardWarning[]): Record<WarningGroup, number> {
  const counts: Record<WarningGroup, number> = { clash: 0, rest: 0, hours: 0, rules: 0 };
  for (const { kind } of warnings) counts[GROUP_OF[kind]] += 1;
  return counts;
}

/** Those that can be mended: at least one of their matches may still be moved. */
export function mendable(warnings: readonly BoardWarning[], isKept: (id: number) => boolean): BoardWarning[] {
  return warnings.filter((warning) => !isKept(warning.id) || ('otherId' in warning && !isKept(warning.otherId)));
}
