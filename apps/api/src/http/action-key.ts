// Takes an action once, however often a device on a bad network sends it: its answer is kept under the key it came with.
import { createHash } from 'node:crypto';
import { createParamDecorator, type ExecutionContext, HttpException } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { DataSource, EntityManager } from 'typeorm';
import { ACTION_KEY_HEADER } from '@gelanggang/contract/http';
import { prepared } from '@gelanggang/platform/statements/prepared';
import { AfterTelling, type Emit, writeWithEvents } from '@gelanggang/platform/events/event-log';
import { type Operator, operatorOf } from './current-account';
import { conflict, refusal, unauthorized } from './refusals';
import { requestSentences } from './sentences';

/** Who acts, and under which key; null for a client that sends none. */
export interface Action extends Operator {
  key: string | null;
  fingerprint: string;
  /** That it is about, as far as the guard saw. */
  tournaments: readonly number[];
}

export type KeyedAction = Action & { key: string };

export const isKeyed = (action: Action): action is KeyedAction => action.key !== null;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const CurrentAction = createParamDecorator((_: unknown, context: ExecutionContext): Action => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  if (!request.account) throw unauthorized();
  const key = request.headers[ACTION_KEY_HEADER];
  if (key !== undefined && (typeof key !== 'string' || !UUID.test(key))) {
    throw refusal(400, requestSentences.badActionKey);
  }
  const call = JSON.stringify([request.method, request.url, request.body ?? null]);
  const fingerprint = createHash('sha256').update(call).digest('base64url');
  const { tournaments } = request.account;
  return { ...operatorOf(request.account), key: key?.toLowerCase() ?? null, fingerprint, tournaments };
});

interface Kept {
  fingerprint: string;
  status: number;
  answer: object;
}

/** As `writeWithEvents`; a refusal (4xx) is kept like an answer, so a second try is told the same. */
export async function writeOnce<T extends object>(
  dataSource: DataSource,
  action: Action,
  work: (manager: EntityManager, emit: Emit) => Promise<T | AfterTelling<T>>,
): Promise<T> {
  const { accountId, key } = action;
  if (key === null) return writeWithEvents(dataSource, work);
  try {
    return await writeWithEvents(
      dataSource,
      async (manager, emit) => {
        // whoever sends the same at the same moment waits here until the first is through
        const isFirst = await keep(manager, action, 200, {});
        if (!isFirst) throw new TakenBefore(await keptAnswer(manager, action));
        return work(manager, emit);
      },
      (manager, answer) => manager.query(ANSWER, [accountId, key, JSON.stringify(answer)]),
    );
  } catch (error) {
    if (error instanceof TakenBefore) return error.answer as T;
    if (error instanceof HttpException && !(error instanceof KeptRefusal) && isKeptStatus(error.getStatus())) {
      await keepRefusal(dataSource.manager, action, error);
    }
    throw error;
  }
}

/** Ends the transaction of a second try, which changed nothing: no second line in the audit. */
class TakenBefore extends Error {
  constructor(readonly answer: object) {
    super('taken before');
  }
}

/** A refusal that was kept: told again, not kept again. */
class KeptRefusal extends HttpException {}

/** Of one account, in a week: a tablet that sends again what it was refused has a handful. */
export const MOST_REFUSALS = 2000;

/** Signing in anew or waiting may change the others. */
const isKeptStatus = (status: number): boolean => status === 403 || status === 404 || status === 409 || status === 422;

async function keep(
  manager: EntityManager,
  { accountId, key, fingerprint }: Action,
  status: number,
  answer: string | object,
): Promise<boolean> {
  const kept = await manager.query<unknown[]>(KEEP, [accountId, key, fingerprint, status, JSON.stringify(answer)]);
  return kept.length > 0;
}

/** Not beyond what an account may have kept: a second try is then looked at anew, and refused as long as the reason stands. */
async function keepRefusal(
  manager: EntityManager,
  { accountId, key, fingerprint }: Action,
  refused: HttpException,
): Promise<void> {
  const answer = JSON.stringify(refused.getResponse());
  await manager.query(KEEP_REFUSAL, [accountId, key, fingerprint, refused.getStatus(), answer, MOST_REFUSALS]);
}

/**
 * Keeps the keys of several, no key twice among them: whoever sends one of them again waits until all are through. Those whose
 * keys are new.
 */
export async function keepAll(manager: EntityManager, actions: readonly KeyedAction[]): Promise<Set<KeyedAction>> {
  // always in one order: two who keep several never wait for each other
  const rows = actions
    .map(({ accountId, key, fingerprint }) => ({ account_id: accountId, key, fingerprint }))
    .sort((a, b) => a.account_id - b.account_id || (a.key < b.key ? -1 : 1));
  const kept = await manager.query<{ accountId: number; key: string }[]>(KEEP_ALL, [JSON.stringify(rows)]);
  const isKept = new Set(kept.map(({ accountId, key }) => `${accountId} ${key}`));
  return new Set(actions.filter(({ accountId, key }) => isKept.has(`${accountId} ${key}`)));
}

/** Of several that were kept before in this transaction. */
export async function answerAll(
  manager: EntityManager,
  given: readonly { action: KeyedAction; answer: object }[],
): Promise<void> {
  const rows = given.map(({ action: { accountId, key }, answer }) => ({ account_id: accountId, key, answer }));
  await manager.query(ANSWER_ALL, [JSON.stringify(rows), ...placesOf(rows)]);
}

/** As if they had never been kept: they are to be done alone. */
export async function forgetAll(manager: EntityManager, actions: readonly KeyedAction[]): Promise<void> {
  const rows = actions.map(({ accountId, key }) => ({ account_id: accountId, key }));
  await manager.query(FORGET_ALL, [JSON.stringify(rows), ...placesOf(rows)]);
}

/** Beside the rows, so that each key is looked up, however many there are. */
const placesOf = (rows: readonly { account_id: number; key: string }[]): [accounts: number[], keys: string[]] => [
  rows.map((row) => row.account_id),
  rows.map(({ key }) => key),
];

const KEEP_ALL = prepared(
  `insert into action_key (account_id, key, fingerprint, status, answer)
   select account_id, key, fingerprint, 200, '{}'
   from jsonb_to_recordset($1::jsonb) as r(account_id bigint, key uuid, fingerprint text)
   on conflict do nothing returning account_id as "accountId", key::text as key`,
);
const ANSWER_ALL = prepared(
  `update action_key k set answer = r.answer
   from jsonb_to_recordset($1::jsonb) as r(account_id bigint, key uuid, answer jsonb)
   where k.account_id = r.account_id and k.key = r.key and k.account_id = any($2::bigint[]) and k.key = any($3::uuid[])`,
);
const FORGET_ALL = prepared(
  `delete from action_key k using jsonb_to_recordset($1::jsonb) as r(account_id bigint, key uuid)
   where k.account_id = r.account_id and k.key = r.key and k.account_id = any($2::bigint[]) and k.key = any($3::uuid[])`,
);

/** Upkeep forgets it after a week. */
const KEEP = prepared(
  `insert into action_key (account_id, key, fingerprint, status, answer) values ($1, $2, $3, $4, $5)
   on conflict do nothing returning 1`,
);
/** `action_key_refused` has the refused ones alone. */
const KEEP_REFUSAL = prepared(
  `insert into action_key (account_id, key, fingerprint, status, answer) select $1, $2, $3, $4, $5
   where (select count(*) from (select from action_key where account_id = $1 and status <> 200 limit $6) kept) < $6
   on conflict do nothing`,
);
const ANSWER = prepared('update action_key set answer = $3 where account_id = $1 and key = $2');

async function keptAnswer(manager: EntityManager, { accountId, key, fingerprint }: Action): Promise<object> {
  const [kept] = await manager.query<Kept[]>(
    'select fingerprint, status, answer from action_key where account_id = $1 and key = $2',
    [accountId, key],
  );
  if (!kept || kept.fingerprint !== fingerprint) {
    const other = conflict(requestSentences.usedActionKey);
    throw new KeptRefusal(other.getResponse(), other.getStatus());
  }
  if (kept.status !== 200) throw new KeptRefusal(kept.answer, kept.status);
  return kept.answer;
}
