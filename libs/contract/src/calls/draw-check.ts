// The call by which everybody looks a draw up again.
import { apiCall } from '../call';
import type { PublicDraw } from '../draw-check';

export const publicDraw = apiCall('GET /draws/{poolId}', 'public').answers<PublicDraw>();
