// The stages of a tournament in the order of the sidebar, and to which the entries of the menu belong (mocks2, 1).
import type { MenuAnswer } from '@gelanggang/contract/navigation';

export const MENU_STAGES = ['desk', 'prepare', 'entries', 'draw', 'schedule', 'day', 'champions', 'house'] as const;
export type MenuStage = (typeof MENU_STAGES)[number];

/** By the address below /admin/; entries that administrators add go by theirs too. */
const STAGE_OF: Readonly<Record<string, MenuStage>> = {
  '': 'desk',
  tournament: 'prepare',
  'tournament-category': 'prepare',
  'tournament-arena': 'prepare',
  'tournament-activity': 'prepare',
  'contact-person': 'prepare',
  'rule-sets': 'prepare',
  classes: 'prepare',
  'match-clasification': 'prepare',
  contingent: 'entries',
  athletes: 'entries',
  'team-members': 'entries',
  'entry-import': 'entries',
  'entry-check': 'entries',
  payment: 'entries',
  tanding: 'draw',
  'match-chart': 'draw',
  seni: 'draw',
  'tournament-schedule': 'schedule',
  schedules: 'schedule',
  officials: 'schedule',
  'weigh-in': 'day',
  arena: 'day',
  scoring: 'day',
  protest: 'day',
  displays: 'day',
  medals: 'champions',
  'event-report': 'champions',
};

/** An address may be written `payment`, `/admin/payment` or `payment?status=paid`. */
const firstPart = (url: string): string =>
  url
    .replace(/^\/?admin(?=\/|$)/, '')
    .replace(/^\//, '')
    .split(/[/?]/)[0] ?? '';

function stageOf({ url, children }: MenuAnswer): MenuStage {
  if (url !== '#') return STAGE_OF[firstPart(url)] ?? 'house';
  const [first] = children;
  return first ? stageOf(first) : 'house';
}

export interface MenuOfStage {
  stage: MenuStage;
  menus: MenuAnswer[];
}

/** Stages that hold something, each with its entries in the order of the menu. */
export const byStage = (menus: readonly MenuAnswer[]): MenuOfStage[] =>
  MENU_STAGES.map((stage) => ({ stage, menus: menus.filter((menu) => stageOf(menu) === stage) })).filter(
    (one) => one.menus.length > 0,
  );
