// The calls of live snapshots.
import { apiCall } from '../call';
import type { ColumnedSnapshot, LiveSnapshot } from '../live';
import type { SnapshotQuery } from '../live-snapshot';
import type { MedalSnapshot } from '../medals';

export const snapshot = apiCall('GET /live/{slug}/{kind}', 'public').prepared<
  LiveSnapshot | ColumnedSnapshot | MedalSnapshot,
  { query: SnapshotQuery }
>();
