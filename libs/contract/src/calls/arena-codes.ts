// The calls of codes for arena laptops.
import { call } from '../call';
import type {
  ArenaCode,
  ArenaCodeRequest,
  ArenaCodeRow,
  ArenaCodesQuery,
  ArenaSignInAnswer,
  ArenaSignInRequest,
} from '../arena-codes';
import type { Data, Said } from '../http';

export const arenaCodeCalls = {
  // a code for one arena's laptop: made at the desk, used by whoever has it
  list: call('GET /arena-codes', 'manage schedule').dataRows<ArenaCodeRow, { query: ArenaCodesQuery }>(),
  make: call('POST /arena-codes', 'manage schedule', { status: 201 }).answers<
    Data<ArenaCode> & { message: string },
    { body: ArenaCodeRequest }
  >(),
  revoke: call('DELETE /arena-codes/{id}', 'manage schedule').answers<Said>(),
  signIn: call('POST /arena-codes/sign-in', 'public').answers<ArenaSignInAnswer, { body: ArenaSignInRequest }>(),
};
