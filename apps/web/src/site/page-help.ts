// What somebody new needs on a page of the office: what an empty list is for and what comes next, and words that it uses first.
import type { GlossaryWord } from '@gelanggang/domain/words/glossary';
import { pageHelpTexts } from './page-help.texts';
import type { RoutePath } from './routes';

export interface PageHelp {
  /** Shown while the list has nothing and nothing narrows it. */
  empty?: string;
  words?: readonly GlossaryWord[];
}

/** By the page's path; paths with a parameter have none. */
export const PAGE_WORDS: Partial<Record<RoutePath, readonly GlossaryWord[]>> = {
  '/admin/tournament-arena': ['gelanggang'],
  '/admin/classes': ['kelas'],
  '/admin/match-clasification': ['klasifikasi', 'kelas'],
  '/admin/contingent': ['kontingen'],
  '/admin/team-members': ['kelas', 'nomor'],
  '/admin/tanding': ['pool', 'bagan', 'seed', 'bye'],
  '/admin/tanding/create': ['kelas', 'pool', 'bagan'],
  '/admin/match-chart': ['bagan', 'bye'],
  '/admin/seni': ['unit', 'nomor', 'pool'],
  '/admin/seni/create': ['nomor', 'pool', 'unit'],
  '/admin/tournament-schedule': ['partai', 'sesi'],
};

const EMPTY: Partial<Record<RoutePath, string>> = pageHelpTexts;

/** A test holds the lists of the office against it. */
export function helpOf(pathname: string): PageHelp {
  const path = pathname.replace(/\/$/, '') as RoutePath;
  return { empty: EMPTY[path], words: PAGE_WORDS[path] };
}
