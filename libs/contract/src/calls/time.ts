// The calls of the server's time.
import { apiCall } from '../call';
import type { ServerTime } from '../live';

export const time = apiCall('GET /time', 'public').data<ServerTime>();
