// Looks at the rows of a long list so that others get their turn meanwhile.
import { setImmediate as breathe } from 'node:timers/promises';
import { ENTRY_COLUMN_KEYS } from '@gelanggang/domain/entry-list/columns';
import type { ListRow } from '@gelanggang/domain/entry-list/list-rows';

/** After so many rows, or letters, others get their turn: who checks a long list holds nobody up. */
const [ROWS_AT_ONCE, LETTERS_AT_ONCE] = [100, 20_000];
const lettersIn = ({ cells }: ListRow): number =>
  ENTRY_COLUMN_KEYS.reduce((sum, column) => sum + cells[column].length, 0);

export async function inTurns(rows: readonly ListRow[], look: (row: ListRow) => void): Promise<void> {
  let [count, letters] = [0, 0];
  for (const row of rows) {
    count += 1;
    letters += lettersIn(row);
    if (count >= ROWS_AT_ONCE || letters >= LETTERS_AT_ONCE) {
      await breathe();
      [count, letters] = [0, 0];
    }
    look(row);
  }
}
