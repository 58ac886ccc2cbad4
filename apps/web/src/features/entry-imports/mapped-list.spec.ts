// The entry list on the page.
import { ENTRY_COLUMN_KEYS, type Severity, type Verdict } from '@gelanggang/contract/entry-columns';
import { acceptedRows, byLine, changeCell, columnAt, groupOf, mapRows, missingColumns } from './mapped-list';

const mapping = ENTRY_COLUMN_KEYS.map((key) => (key === 'name' ? 1 : key === 'nik' ? 0 : null));
const table = {
  rows: [
    { line: 2, cells: ['123', 'Budi', 'x'] },
    { line: 3, cells: ['', '', 'hanya catatan'] },
    { line: 5, cells: ['456', 'Sari', ''] },
  ],
};
const verdict = (line: number, severity: Severity): Verdict => ({
  line,
  column: 'NIK',
  severity,
  code: 'nik',
  text: '',
});

describe('an entry list on the page', () => {
  const rows = mapRows(table, mapping);

  it('has the chosen columns in their order, without rows that say nothing', () => {
    expect(rows.map((row) => row.line)).toEqual([2, 5]);
    expect(rows[0]?.cells[columnAt('name')]).toBe('Budi');
    expect(rows[0]?.cells).toHaveLength(ENTRY_COLUMN_KEYS.length);
  });

  it('names the required columns that are missing', () => {
    expect(missingColumns(mapping)).toContain('Kontingen');
    expect(missingColumns(mapping)).not.toContain('NIK');
    expect(missingColumns(mapping)).not.toContain('Kelas');
  });

  it('changes one cell and nothing else', () => {
    const changed = changeCell(rows, 5, columnAt('nik'), '789');
    expect(changed.map((row) => row.cells[columnAt('nik')])).toEqual(['123', '789']);
    expect(rows[1]?.cells[columnAt('nik')]).toBe('456');
  });

  it('puts a row where the gravest thing said of it belongs, and leaves refused rows out', () => {
    const verdicts = [verdict(2, 'note'), verdict(2, 'refused'), verdict(5, 'incomplete')];
    const found = byLine(verdicts);
    expect([groupOf(found.get(2)), groupOf(found.get(5)), groupOf(found.get(9))]).toEqual([
      'refused',
      'incomplete',
      'ready',
    ]);
    expect(acceptedRows(rows, verdicts).map((row) => row.line)).toEqual([5]);
  });
});
