// The calls of health.
import { call } from '../call';

export const healthCalls = {
  live: call('GET /health/live', 'public').answers<{ status: 'ok' }>(),
  ready: call('GET /health/ready', 'public').answers<{ status: 'ok'; database: 'ok' }>(),
  health: call('GET /health', 'public').answers<{ status: 'ok'; database: 'ok'; queue: 'ok' | 'away' }>(),
};
