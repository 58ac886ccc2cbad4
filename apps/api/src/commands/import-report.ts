// The report of an import, as the office reads it.
import type { Severity, Verdict } from '@gelanggang/contract/entry-columns';
import type { ImportOutcome } from '@gelanggang/entries/import/entry-import';
import type { PaidEntries } from '@gelanggang/entries/payments/pay-entries';

export interface ImportReport {
  tournament: string;
  rows: number;
  outcome: ImportOutcome;
  payments: PaidEntries | null;
  isDryRun: boolean;
}

const HEADINGS: Readonly<Record<Severity, string>> = {
  refused: 'Baris ditolak',
  incomplete: 'Pasangan dan regu tidak lengkap (tetap diterima)',
  note: 'Catatan',
};

export function importReport({ tournament, rows, outcome, payments, isDryRun }: ImportReport): string {
  const lines = [`${tournament}: ${rows} baris dibaca, ${outcome.refusedRows} ditolak.`];
  for (const severity of Object.keys(HEADINGS) as Severity[]) {
    lines.push(
      ...section(
        HEADINGS[severity],
        outcome.verdicts.filter((verdict) => verdict.severity === severity),
      ),
    );
  }
  lines.push('');
  const { taken } = outcome;
  if (taken) {
    lines.push(
      `Kontingen: ${taken.contingentsAdded} baru, ${taken.contingentsChanged} diperbarui.`,
      `Atlet: ${taken.membersAdded} baru, ${taken.membersChanged} diperbarui, ${taken.membersUnchanged} tetap.`,
    );
  } else if (isDryRun) lines.push('Hanya laporan: tidak ada yang disimpan.');
  else lines.push('Tidak ada yang disimpan. Perbaiki baris di atas, atau tambahkan --skip-refused untuk melewatinya.');
  if (payments) {
    lines.push(`Tagihan lunas: ${payments.billings} untuk ${payments.members} atlet.`);
  }
  return lines.join('\n');
}

function section(heading: string, verdicts: readonly Verdict[]): string[] {
  if (verdicts.length === 0) return [];
  const width = Math.max(...verdicts.map((verdict) => verdict.column.length));
  return [
    '',
    `${heading}:`,
    ...verdicts.map(
      ({ line, column, text }) => `  baris ${String(line).padStart(4)}  ${column.padEnd(width)}  ${text}`,
    ),
  ];
}
