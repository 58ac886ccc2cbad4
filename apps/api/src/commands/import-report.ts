// The report of an import, as the office reads it.
import type { Severity, StandingChange, Verdict } from '@gelanggang/contract/entry-columns';
import type { LeftOut } from '@gelanggang/domain/entry-list/list-rows';
import { LEFT_OUT_LABELS } from '@gelanggang/domain/entry-list/sheet-layout';
import type { ImportOutcome } from '@gelanggang/entries/import/entry-import';
import type { PaidEntries } from '@gelanggang/entries/billings/pay-entries';

export interface ImportReport {
  tournament: string;
  rows: number;
  /** No row says of which contingent it is; what the name of the file may say of it. */
  contingentAsked: { ofFile: string | undefined } | null;
  leftOut: readonly LeftOut[];
  /** Values that stand and that the list has otherwise. */
  changes: readonly StandingChange[];
  overwrites: boolean;
  outcome: ImportOutcome;
  payments: PaidEntries | null;
  isDryRun: boolean;
}

const HEADINGS: Readonly<Record<Severity, string>> = {
  refused: 'Baris ditolak',
  copy: 'Salinan baris lain (yang dihitung satu)',
  incomplete: 'Pasangan, regu, atau nomor tidak lengkap (tetap diterima)',
  note: 'Catatan',
};

export function importReport(report: ImportReport): string {
  const { tournament, rows, leftOut, changes, overwrites, outcome, payments, isDryRun } = report;
  const copies = outcome.verdicts.filter(({ severity }) => severity === 'copy').length;
  const refused = outcome.refusedRows - copies;
  const lines = [`${tournament}: ${rows} baris dibaca, ${refused} ditolak${copies > 0 ? `, ${copies} salinan` : ''}.`];
  if (report.contingentAsked) {
    const { ofFile } = report.contingentAsked;
    lines.push(
      ofFile === undefined
        ? 'Daftar ini tidak menyebut kontingen: tambahkan --contingent NAMA.'
        : `Daftar ini tidak menyebut kontingen. Bila nama berkasnya benar, tambahkan --contingent "${ofFile}".`,
    );
  }
  for (const [kind, label] of Object.entries(LEFT_OUT_LABELS)) {
    const ofKind = leftOut
      .filter((one) => one.kind === kind)
      .map(({ sheet, line }) => (sheet ? `${sheet} ${line}` : line));
    if (ofKind.length > 0) lines.push(`Dilewati, ${label}: baris ${ofKind.join(', ')}.`);
  }
  for (const severity of Object.keys(HEADINGS) as Severity[]) {
    lines.push(
      ...section(
        HEADINGS[severity],
        outcome.verdicts.filter((verdict) => verdict.severity === severity),
      ),
    );
  }
  if (changes.length > 0) {
    lines.push('', overwrites ? 'Diganti dengan isi daftar:' : 'Tetap seperti tersimpan (--overwrite menggantinya):');
    for (const { who, what, standing, listed } of changes) lines.push(`  ${who}, ${what}: ${standing} → ${listed}`);
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
    ...verdicts.map(({ sheet, line, member, column, text }) => {
      // the second athlete of line 3 is '3.2'
      const place = member === undefined ? String(line) : `${line}.${member}`;
      return `  ${sheet ? `${sheet} ` : ''}baris ${place.padStart(4)}  ${column.padEnd(width)}  ${text}`;
    }),
  ];
}
