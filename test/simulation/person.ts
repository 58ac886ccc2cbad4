// Somebody at a device: asks the API by its calls, sends again what was not answered, and is written into the day's log.
import { createHash } from 'node:crypto';
import { API_BASE } from '@gelanggang/contract/http';
import type { Call, CallName, ParamsOf } from '@gelanggang/contract/call';
import { RACER_HEADER } from './interleaving';
import type { World } from './world';

const UNAVAILABLE = 503;
const MOST_TRIES = 5;

export interface Answered<Answer> {
  status: number;
  /** As the call answers when all is well; of a refusal its sentence. */
  body: Answer;
  isDone: boolean;
  sentence: string;
}

interface Asking {
  params?: Record<string, string | number>;
  query?: object;
  body?: object;
  form?: FormData;
  /** The device takes it for unanswered and sends it again. */
  isLost?: boolean;
  racer?: string;
}

type AskingFor<Name extends CallName, Request> = Omit<Asking, 'params' | 'query' | 'body'> &
  (unknown extends ParamsOf<Name> ? object : { params: ParamsOf<Name> }) &
  (Request extends { body: infer Body } ? { body: Body } : object) &
  (Request extends { query: infer Query } ? { query?: Partial<Query> } : object);

export class Person {
  private sent = 0;

  constructor(
    private readonly world: World,
    private readonly url: string,
    readonly name: string,
    private readonly token: string,
    readonly accountId: number,
  ) {}

  /** The call's answer; a refusal is one too. 500 and worse is what nobody may be answered. */
  async ask<Name extends CallName, Answer, Request>(
    call: Call<Name, Answer, Request>,
    asking: AskingFor<Name, Request>,
  ): Promise<Answered<Answer>> {
    const { params, query, body, form, isLost, racer } = asking as Asking;
    const [method = 'GET', template = ''] = call.name.split(' ');
    const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params?.[name])));
    const search = query ? `?${new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]))}` : '';
    this.sent += 1;
    const send = () =>
      fetch(`${this.url}${API_BASE}${path}${search}`, {
        method,
        headers: {
          authorization: `Bearer ${this.token}`,
          ...(method === 'GET' ? {} : { 'idempotency-key': keyOf(`${this.name}-${this.sent}`) }),
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...(racer ? { [RACER_HEADER]: racer } : {}),
        },
        body: form ?? (body && JSON.stringify(body)),
      });
    if (method !== 'GET' && this.world.leavesOut())
      return { status: 0, body: null as Answer, isDone: false, sentence: '' };
    let response = await send();
    let text = await response.text();
    // the answer is lost on its way, or the database was: the device sends the same again
    for (
      let again = isLost ? 1 : 0;
      again > 0 || (response.status === UNAVAILABLE && again > -MOST_TRIES);
      again -= 1
    ) {
      response = await send();
      text = await response.text();
    }
    const told = (text === '' ? null : JSON.parse(text)) as { message?: string } | null;
    const { status } = response;
    const line = `${this.name}: ${method} ${path}${search}${body ? ` ${JSON.stringify(body)}` : ''} → ${status}`;
    if (method !== 'GET') this.world.say(status < 400 ? line : `${line} ${told?.message ?? ''}`);
    if (status >= 500) this.world.broken.push(`${line} ${text.slice(0, 300)}`);
    return { status, body: told as Answer, isDone: status < 300, sentence: told?.message ?? '' };
  }

  /** As `ask`, where a refusal is a fault of the simulation's story. */
  async must<Name extends CallName, Answer, Request>(
    call: Call<Name, Answer, Request>,
    asking: AskingFor<Name, Request>,
  ): Promise<Answer> {
    const answer = await this.ask(call, asking);
    if (!answer.isDone)
      throw new Error(`${this.name}: ${call.name} was refused (${answer.status}): ${JSON.stringify(answer.body)}`);
    return answer.body;
  }
}

/** A key as a browser makes one, the same for the same press of the same seed. */
function keyOf(press: string): string {
  const hex = createHash('sha256').update(press).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
