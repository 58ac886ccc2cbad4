// What the tests of scoring stand on: a running match, an operator, three judges and a council on their panels.
import type { MatchStepAnswer } from '@gelanggang/contract/arena-control';
import type { LiveMatch } from '@gelanggang/contract/live';
import type { PanelSeat } from '@gelanggang/contract/panel-seats';
import type { LiveScore, PanelState, ScoreSheet, TapAnswer } from '@gelanggang/contract/scoring';
import type { JudgedKind } from '@gelanggang/domain/scoring/hit-kinds';
import type { Corner } from '@gelanggang/domain/words/corners';
import type { TestApi } from '../../../test/setup/api';
import { type ArenaStage, arenaStage } from './arena-stage';

export interface Panel {
  seat: number;
  headers: { authorization: string };
  tab: string;
}

export interface ScoringStage extends ArenaStage {
  match: LiveMatch;
  council: Panel;
  /** Seats 1, 2, 3. */
  judges: [Panel, Panel, Panel];
  /** Starts the match anew, on an empty sheet, with the clock running. */
  restart(): Promise<void>;
  /** A fresh code for a seat. */
  code(seat: number): Promise<string>;
  /** A device that used a code of that seat, with one page open. */
  signIn(seat: number): Promise<Panel>;
  clock(step: string, matchId?: number): Promise<MatchStepAnswer>;
  /** Numbers count on per page; `at` is milliseconds before now. */
  tap(panel: Panel, corner: Corner, kind: JudgedKind, options?: { ago?: number; number?: number }): Promise<TapAnswer>;
  score(): Promise<LiveScore>;
  sheet(): Promise<ScoreSheet>;
  post(panel: Panel, path: string, body?: object): ReturnType<TestApi['request']['post']>;
}

let pages = 0;

/** The desk's codes of an arena's seats, and devices that use them. */
export function panelDesk(
  api: TestApi,
  { arenaId, operator }: Pick<ArenaStage, 'arenaId' | 'operator'>,
): Pick<ScoringStage, 'code' | 'signIn'> {
  const desk = {
    async code(seat: number): Promise<string> {
      const { body } = await api.request.post(`/api/arenas/${arenaId}/panels`).set(operator).send({ seat }).expect(201);
      const found = (body as { data: PanelSeat[] }).data.find((one) => one.seat === seat);
      if (!found?.code) throw new Error(`no code for seat ${seat}`);
      return found.code;
    },
    async signIn(seat: number): Promise<Panel> {
      const code = await desk.code(seat);
      const { body } = await api.request.post('/api/panel/sign-in').send({ code }).expect(200);
      const { token } = (body as { data: { token: string } }).data;
      pages += 1;
      const tab = `page${String(pages).padStart(6, '0')}`;
      const panel = { seat, headers: { authorization: `Panel ${token}` }, tab };
      await api.request.post('/api/panel/open').set(panel.headers).send({ tab }).expect(200);
      return panel;
    },
  };
  return desk;
}

export async function scoringStage(api: TestApi): Promise<ScoringStage> {
  const stage = await arenaStage(api);
  const [match, other] = await stage.matches(await stage.drawPool([1, 1, 1, 1]));
  if (!match || !other) throw new Error('no match');
  await stage.schedule([match.id, other.id]);
  // a machine under load needs seconds for what judges do in one
  await api.request
    .put(`/api/tournaments/${stage.tournamentId}/scoring-rule`)
    .set(stage.organiser)
    .send({ judges: 3, agree: 2, within_ms: 10_000 })
    .expect(200);
  const step = (name: string) =>
    api.request.post(`/api/matches/${match.id}/${name}`).set(stage.operator).send({}).expect(200);
  const numbers = new Map<string, number>();

  const scoring = {
    ...stage,
    match,
    async restart() {
      const { status } = (await stage.matches(match.pool_id)).find((one) => one.id === match.id) ?? match;
      if (status === 'ongoing') await step('unstart');
      if (status === 'finished' || status === 'walkover') await withdrawResult(api, stage, match.id);
      if (status !== 'ongoing' && status !== 'called') await step('call');
      await step('start');
      await scoring.clock('start');
    },
    ...panelDesk(api, stage),
    async clock(step: string, matchId = match.id) {
      const { body } = await api.request
        .post(`/api/matches/${matchId}/clock`)
        .set(stage.operator)
        .send({ step })
        .expect(200);
      return body as MatchStepAnswer;
    },
    async tap(
      panel: Panel,
      corner: Corner,
      kind: JudgedKind,
      { ago = 0, number }: { ago?: number; number?: number } = {},
    ) {
      const next = number ?? (numbers.get(panel.tab) ?? 0) + 1;
      numbers.set(panel.tab, Math.max(next, numbers.get(panel.tab) ?? 0));
      const { body } = await scoring
        .post(panel, 'taps', { tab: panel.tab, taps: [{ number: next, corner, kind, at: Date.now() - ago }] })
        .expect(200);
      return (body as { data: [TapAnswer] }).data[0];
    },
    async score() {
      const { body } = await api.request.get('/api/panel').set(scoring.council.headers).expect(200);
      const { score } = (body as { data: PanelState }).data;
      if (!score) throw new Error('nothing was scored');
      return score;
    },
    async sheet() {
      const { body } = await api.request.get('/api/panel/sheet').set(scoring.council.headers).expect(200);
      return (body as { data: ScoreSheet }).data;
    },
    post: (panel: Panel, path: string, body: object = {}) =>
      api.request.post(`/api/panel/${path}`).set(panel.headers).send(body),
  } as ScoringStage;
  scoring.council = await scoring.signIn(0);
  scoring.judges = [await scoring.signIn(1), await scoring.signIn(2), await scoring.signIn(3)];
  return scoring;
}

async function withdrawResult(api: TestApi, stage: ArenaStage, matchId: number): Promise<void> {
  const [result] = await api.dataSource.query<{ id: number }[]>(
    'select id from result where match_id = $1 and withdrawn_at is null',
    [matchId],
  );
  await api.request
    .post(`/api/matches/${matchId}/result/withdraw`)
    .set(stage.operator)
    .send({ result_id: result?.id, reason: 'Diulang' })
    .expect(200);
}
