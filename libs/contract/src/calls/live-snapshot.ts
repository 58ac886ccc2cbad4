// The call of live snapshots.
import { call } from '../call';

export const liveSnapshotCalls = {
  snapshot: call('GET /live/{slug}/{kind}', 'public').file(),
};
