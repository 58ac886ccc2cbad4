// How a tanding match is won (rulebook 2025, Tanding; domain-rules, Running the day).
import { winKindTexts } from './win-kind-texts';

export const WIN_KINDS = ['angka', 'teknik', 'mutlak', 'wmp', 'undur-diri', 'diskualifikasi'] as const;
export type WinKind = (typeof WIN_KINDS)[number];

export const WIN_KIND_LABELS: Readonly<Record<WinKind, string>> = winKindTexts.labels;

export function isWinKind(value: string): value is WinKind {
  return (WIN_KINDS as readonly string[]).includes(value);
}
