// The calls of health.
import { apiCall } from '../call';

export const live = apiCall('GET /health/live', 'public').answers<{ status: 'ok' }>();
export const ready = apiCall('GET /health/ready', 'public').answers<{ status: 'ok'; database: 'ok' }>();
export const health = apiCall('GET /health', 'public').answers<{
  status: 'ok';
  database: 'ok';
  queue: 'ok' | 'away';
}>();
