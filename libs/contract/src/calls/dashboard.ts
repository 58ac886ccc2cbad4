// The call of the dashboard.
import { apiCall } from '../call';
import type { DeskAnswer } from '../dashboard';

export const desk = apiCall('GET /dashboard/{id}', 'manage tournament').data<DeskAnswer>();
