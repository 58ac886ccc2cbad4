// A live snapshot with its matches as columns: how pages fetch it.
import { columnsOf, rowsOf } from './columns';
import type { ColumnedSnapshot, LiveMatch, LiveSnapshot } from './live';

/** What has no matches (medals) stays as it is. */
export function withColumns<Other extends object>(snapshot: LiveSnapshot | Other): ColumnedSnapshot | Other {
  if (!('matches' in snapshot)) return snapshot;
  const { matches, ...others } = snapshot;
  return { ...others, columns: columnsOf(matches) };
}

/** What has no columns stays as it is. */
export function withRows<Other extends object>(answer: ColumnedSnapshot | Other): LiveSnapshot | Other {
  if (!('columns' in answer)) return answer;
  const { columns, ...others } = answer;
  return { ...others, matches: rowsOf<LiveMatch>(columns) };
}
