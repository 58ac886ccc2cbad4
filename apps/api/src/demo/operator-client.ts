// The operator at the desk, as far as demo:play needs one: signs in, reads an arena's queue, takes steps, over HTTP.
import type { ArenaQueue, ArenaRow, MatchStepAnswer } from '@gelanggang/contract/arena-control';
import type { LoginAnswer } from '@gelanggang/contract/auth';
import { API_BASE, type Data, type ErrorAnswer } from '@gelanggang/contract/http';
import type { LiveMatch } from '@gelanggang/contract/live';
import type { SeniPoolAnswer } from '@gelanggang/contract/seni-answers';
import type { ClockStep } from '@gelanggang/domain/results/match-clock';
import type { Outcome } from '@gelanggang/domain/results/match-steps';
import type { Corner } from '@gelanggang/domain/words/corners';
import type { DemoPerformance } from './demo-performance';

export class CallRefused extends Error {
  override name = 'CallRefused';

  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

export class OperatorClient {
  private token = '';

  constructor(
    private readonly url: string,
    private readonly signal: AbortSignal,
  ) {}

  async signIn(email: string, password: string): Promise<void> {
    const { access_token } = await this.call<LoginAnswer>('POST', '/login', { email, password });
    this.token = access_token;
  }

  async arenas(): Promise<ArenaRow[]> {
    return (await this.call<Data<ArenaRow[]>>('GET', '/arenas')).data;
  }

  async queue(arenaId: number, date?: string): Promise<ArenaQueue> {
    return (await this.call<Data<ArenaQueue>>('GET', `/arenas/${arenaId}${date ? `?date=${date}` : ''}`)).data;
  }

  /** The match after it. */
  async step(matchId: number, step: 'call' | 'start'): Promise<LiveMatch> {
    const { data } = await this.call<MatchStepAnswer>('POST', `/matches/${matchId}/${step}`, {});
    return data.match;
  }

  async clock(matchId: number, step: ClockStep): Promise<void> {
    await this.call('POST', `/matches/${matchId}/clock`, { step });
  }

  async count(matchId: number, corner: Corner, by: number): Promise<void> {
    await this.call('POST', `/matches/${matchId}/count`, { corner, by });
  }

  async finish(matchId: number, { isWalkover, winner, winKind, blueScore, redScore }: Outcome): Promise<void> {
    if (isWalkover) await this.call('POST', `/matches/${matchId}/walkover`, { winner, reason: 'Tidak hadir.' });
    else {
      const result = { winner, win_kind: winKind, blue_score: blueScore, red_score: redScore };
      await this.call('POST', `/matches/${matchId}/result`, result);
    }
  }

  async seniPool(poolId: number): Promise<SeniPoolAnswer> {
    return (await this.call<Data<SeniPoolAnswer>>('GET', `/seni/pools/${poolId}`)).data;
  }

  async perform(matchId: number, { outcome, scores, items, seconds }: DemoPerformance): Promise<void> {
    // hundredths go over the wire as decimals
    const record = { outcome, scores: scores.map((score) => score / 100), items };
    await this.call('POST', `/seni/matches/${matchId}/performance`, seconds === null ? record : { ...record, seconds });
  }

  private async call<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
    const response = await fetch(`${this.url}${API_BASE}${path}`, {
      method,
      signal: this.signal,
      headers: {
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      body: body && JSON.stringify(body),
    });
    const text = await response.text();
    const answer: unknown = text === '' ? null : JSON.parse(text);
    if (!response.ok) throw new CallRefused(response.status, (answer as ErrorAnswer | null)?.message ?? text);
    return answer as T;
  }
}
