// Somebody at a device: asks the API by its calls, sends again what was not answered, and is written into the day's log.
import { createHash } from 'node:crypto';
import { API_BASE } from '@gelanggang/contract/http';
import * as sessionCalls from '@gelanggang/contract/calls/session';
import type { Call, CallName, ParamsOf } from '@gelanggang/contract/call';
import type { Instance } from './instances';
import { RACER_HEADER } from './interleaving';
import type { World } from './world';

const UNAVAILABLE = 503;
const SIGNED_OUT = 401;
const MOST_TRIES = 5;
/** An API that is being started anew. */
const LONGEST_AWAY_TRIES = 400;

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

const answerIn = (text: string) => (text === '' ? null : JSON.parse(text)) as { message?: string } | null;
const sentenceIn = (text: string) => answerIn(text)?.message;

export class Person {
  private sent = 0;
  /** Acts, and those that were not refused. */
  asked = 0;
  done = 0;

  constructor(
    private readonly world: World,
    private readonly instance: Instance,
    readonly name: string,
    /** As the header says it; null for a visitor. */
    private authorization: string | null,
    /** 0: none. */
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
    const key = keyOf(`${this.name}-${this.sent}`);
    const send = async (): Promise<{ status: number; text: string }> => {
      for (let tries = 0; ; tries += 1) {
        await this.instance.back();
        try {
          const response = await fetch(`${this.instance.url}${API_BASE}${path}${search}`, {
            method,
            headers: {
              'accept-encoding': 'identity',
              ...(this.authorization ? { authorization: this.authorization } : {}),
              ...(method === 'GET' ? {} : { 'idempotency-key': key }),
              ...(body ? { 'content-type': 'application/json' } : {}),
              ...(racer ? { [RACER_HEADER]: racer } : {}),
            },
            body: form ?? (body && JSON.stringify(body)),
          });
          return { status: response.status, text: await response.text() };
        } catch (error) {
          // the connection broke: the device sends the same again
          if (tries > LONGEST_AWAY_TRIES) throw error;
        }
      }
    };
    if (method !== 'GET' && this.world.leavesOut())
      return { status: 0, body: null as Answer, isDone: false, sentence: '' };
    let { status, text } = await send();
    const first = { status, text };
    // the answer is lost on its way, the database was, or the session has ended: the device sends the same again
    for (let again = isLost ? 1 : 0; again > 0 || (this.mayRetry(status) && again > -MOST_TRIES); again -= 1) {
      if (status === SIGNED_OUT) this.authorization = await this.world.signIn(this.accountId);
      ({ status, text } = await send());
    }
    const told = answerIn(text);
    // codes of screens are drawn by lot, as those of seats are
    const asked = path.replace(/^\/displays\/\w+/, '/displays/…');
    const line = `${this.name}: ${method} ${asked}${search}${body ? ` ${JSON.stringify(body, withoutCodes)}` : ''} → ${status}`;
    if (method !== 'GET') {
      this.asked += 1;
      if (status < 300) this.done += 1;
    }
    if (method !== 'GET') this.world.say(status < 400 ? line : `${line} ${told?.message ?? ''}`);
    if (isLost && this.accountId > 0 && first.status < 300 && sentenceIn(first.text) !== sentenceIn(text))
      this.world.broken.push(`${line}: sent again, it is answered ${text.slice(0, 100)}`);
    if (status >= 500) this.world.broken.push(`${line} ${text.slice(0, 300)}`);
    return { status, body: told as Answer, isDone: status < 300, sentence: told?.message ?? '' };
  }

  private mayRetry(status: number): boolean {
    return status === UNAVAILABLE || (status === SIGNED_OUT && this.accountId > 0);
  }

  /** Signs out; what was said under the old session is heard no more. */
  async leave(): Promise<void> {
    if (!(await this.ask(sessionCalls.logout, {})).isDone) return;
    const response = await fetch(`${this.instance.url}${API_BASE}/user`, {
      headers: this.authorization ? { authorization: this.authorization } : {},
    });
    if (response.status !== SIGNED_OUT)
      this.world.broken.push(`${this.name} has signed out, and is answered ${response.status}`);
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

/** The codes of seats are drawn by lot beside other things of the server's, whose number is not the seed's to say. */
const withoutCodes = (field: string, value: unknown): unknown => (field === 'code' ? '…' : value);

/** A key as a browser makes one, the same for the same press of the same seed. */
function keyOf(press: string): string {
  const hex = createHash('sha256').update(press).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
