// The call of the server's time.
import { call } from '../call';
import type { ServerTime } from '../live';

export const timeCalls = {
  time: call('GET /time', 'public').data<ServerTime>(),
};
