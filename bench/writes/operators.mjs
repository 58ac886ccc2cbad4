// Operators with an account of their own, each for arenas of their own, as on a day: the calls of one account take turns.
import { startMatches } from '../harness/tournament.mjs';
import { send } from './send.mjs';

const PASSWORD = 'sandi-ukur-2026';

/** Signed-in operators, the arenas dealt out among them. */
export async function signInOperators(system, arenaIds, count) {
  const { call, database } = system;
  const { rows } = await database.query(`select id::float8 as id from role where key = 'operator'`);
  const operators = [];
  for (let place = 0; place < count; place++) {
    const own = arenaIds.filter((_, index) => index % count === place);
    const email = `operator-${place + 1}@bench.test`;
    await call('POST', '/users', {
      ...{ name: `Operator ${place + 1}`, email, password: PASSWORD, role_ids: [rows[0].id], arena_ids: own },
    });
    const { access_token: token } = await call('POST', '/login', { email, password: PASSWORD });
    operators.push({ headers: { authorization: `Bearer ${token}` }, arenaIds: own });
  }
  return operators;
}

/** The next match of each of these arenas, started: whose it is. */
export async function startOperators(system, operators, arenaIds) {
  const started = [];
  for (const operator of operators) {
    const own = operator.arenaIds.filter((id) => arenaIds.includes(id));
    for (const id of await startMatches(system, own)) started.push({ id, operator });
  }
  return started;
}

/** Records the result of a match that is on. */
export const record = (system, { id, operator }) =>
  send(system, { ...operator.headers, 'idempotency-key': crypto.randomUUID() }, `/matches/${id}/result`, {
    ...{ winner: id % 2 ? 'red' : 'blue', win_kind: 'teknik' },
  });

/** Each operator's own matches, one after the other, and nobody waits for another: how many a second, and what each took. */
export async function recordAtOnce(system, operators, started) {
  const took = [];
  const began = performance.now();
  await Promise.all(
    operators.map(async (operator) => {
      for (const one of started.filter((match) => match.operator === operator)) {
        took.push((await record(system, one)).took);
      }
    }),
  );
  return { rate: (1000 * started.length) / (performance.now() - began), took };
}
