// The calls of live snapshots.
import { apiCall } from '../call';

export const snapshot = apiCall('GET /live/{slug}/{kind}', 'public').file();
