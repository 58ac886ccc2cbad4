// The calls of a replay: the table asks, the camera of its arena answers with one clip.
import { apiCall } from '../call';
import type { Said } from '../http';
import type { Replay, ReplayClipRequest, ReplayRequest } from '../replay';

export const ask = apiCall('POST /panel/replays', 'council panel').data<Replay, { body: ReplayRequest }>();
export const asked = apiCall('GET /panel/replays/asked', 'camera panel').dataRows<Replay>();
export const read = apiCall('GET /panel/replays/{id}', 'council panel').data<Replay>();
export const file = apiCall('GET /panel/replays/{id}/clip', 'council panel').file();
export const send = apiCall('POST /panel/replays/{id}/clip', 'camera panel').answers<
  Said,
  { form: ReplayClipRequest }
>();
export const missing = apiCall('POST /panel/replays/{id}/missing', 'camera panel').answers<Said>();
