// The calls of a hall's own https.
import { apiCall } from '../call';
import type { HallConnection } from '../hall';

export const connection = apiCall('GET /hall', 'public').data<HallConnection | null>();
export const authority = apiCall('GET /hall/gelanggang.crt', 'public').file();
