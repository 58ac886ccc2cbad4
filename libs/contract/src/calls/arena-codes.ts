// The calls of codes for arena laptops.
import { apiCall } from '../call';
import type {
  ArenaCode,
  ArenaCodeRequest,
  ArenaCodeRow,
  ArenaCodesQuery,
  ArenaSignInAnswer,
  ArenaSignInRequest,
} from '../arena-codes';
import type { Data, Said } from '../http';

// a code for one arena's laptop: made at the desk, used by whoever has it
export const list = apiCall('GET /arena-codes', 'manage schedule', { of: ['arena query.arena_id', 'lists'] }).dataRows<
  ArenaCodeRow,
  { query: ArenaCodesQuery }
>();
export const make = apiCall('POST /arena-codes', 'manage schedule', { of: 'arena body.arena_id', status: 201 }).answers<
  Data<ArenaCode> & { message: string },
  { body: ArenaCodeRequest }
>();
export const revoke = apiCall('DELETE /arena-codes/{id}', 'manage schedule', { of: 'arena-code id' }).answers<Said>();
export const signIn = apiCall('POST /arena-codes/sign-in', 'public').answers<
  ArenaSignInAnswer,
  { body: ArenaSignInRequest }
>();
