// The deadline of a tournament's check, and its refusals as people read them.
import type { ChangeTerms } from '@gelanggang/contract/entry-check';
import { changeTerms, type TermsRefusal } from '@gelanggang/domain/entry-check/check-rule';
import type { SignRefusal } from '@gelanggang/domain/entry-check/signature';
import type { AskRefusal, StepRefusal } from '@gelanggang/domain/entry-check/ticket';
import { clockTime, localDateTime, longDate, timeZoneName } from '@gelanggang/domain/words/dates';
import { rupiah } from '@gelanggang/domain/words/rupiah';
import type { StandingRule } from '@gelanggang/entries/check/check-lists.queries';
import { entryCheckSentences } from './sentences';
import { type Said, textOf } from '../http/refusals';

/** null: the tournament does not check, or no longer. */
export function termsOf(rule: StandingRule): ChangeTerms | null {
  const terms = changeTerms(rule, rule.now);
  if (!terms.ok && terms.code === 'off') return null;
  return {
    due_at: new Date(rule.dueAt).toISOString(),
    after_due: rule.afterDue,
    late_fee: rule.fee,
    is_late: rule.now > rule.dueAt,
    fee: terms.ok ? terms.fee : 0,
    refusal: terms.ok ? null : textOf(termsText(terms, rule)),
  };
}

/** '28 November 2026 pukul 18.00 WIB' */
function dueText({ dueAt, tournament }: StandingRule): string {
  const { date, time } = localDateTime(dueAt, tournament.time_zone);
  return `${longDate(date)} pukul ${clockTime(time)} ${timeZoneName(tournament.time_zone)}`;
}

const OFF = entryCheckSentences.notChecking;
const closedText = (rule: StandingRule): Said => `Pemeriksaan data ditutup ${dueText(rule)}.`;
const termsText = ({ code }: TermsRefusal, rule: StandingRule): Said => (code === 'off' ? OFF : closedText(rule));

export function askRefusalText(refusal: AskRefusal, rule: StandingRule): Said {
  switch (refusal.code) {
    case 'off':
    case 'closed':
      return termsText({ ok: false, code: refusal.code }, rule);
    case 'nothing-changes':
      return 'Belum ada yang diubah.';
    case 'remark-missing':
      return 'Tulis apa yang salah.';
    case 'fee-changed':
      return refusal.fee === 0
        ? 'Biaya perubahan baru saja diubah: sekarang tanpa biaya. Muat ulang, lalu kirim lagi.'
        : `Batas waktu sudah lewat atau baru diubah: perubahan kini berbiaya ${rupiah(refusal.fee)}. Muat ulang, lalu kirim lagi.`;
  }
}

export function signRefusalText({ code }: SignRefusal, rule: StandingRule): Said {
  switch (code) {
    case 'off':
      return OFF;
    case 'closed':
      return closedText(rule);
    case 'empty':
      return 'Belum ada peserta di daftar ini.';
    case 'all-reported':
      return 'Semua peserta masih dilaporkan salah. Tunggu jawaban panitia.';
    case 'changed-meanwhile':
      return 'Daftar ini berubah sejak dibuka. Muat ulang, baca lagi, lalu tanda tangani.';
    case 'signed-already':
      return 'Daftar ini sudah ditandatangani dan belum berubah.';
  }
}

export const stepRefusalText = ({ code }: StepRefusal): Said =>
  code === 'over'
    ? 'Koreksi ini sudah selesai. Muat ulang untuk melihat jawabannya.'
    : 'Koreksi ini baru saja diubah pihak lain. Muat ulang, lalu periksa lagi.';
