// What the tests of drawing stand on: a tournament, a class with paid athletes, staff who may draw, and the calls.
import type { BracketAnswer, BracketGame } from '@gelanggang/contract/brackets';
import type { DrawingAnswer, DrawingSummary } from '@gelanggang/contract/drawing';
import type { MatchChart } from '@gelanggang/contract/draw-options';
import type { CategoryClassEntity } from '@gelanggang/database/entities/category-class.entity';
import { makeClass, makeTournament } from '@gelanggang/database/testing/factories';
import { makePaidParticipants } from '@gelanggang/database/testing/paid-participants';
import type { TestApi } from '../../../test/setup/api';

export interface TandingStage {
  token: string;
  accountId: number;
  tournamentId: number;
  /** A class with one contingent for each number, of so many paid athletes. */
  fillClass(contingentSizes: number[]): Promise<CategoryClassEntity>;
  createPools(drawn: CategoryClassEntity, chart: MatchChart): Promise<DrawingSummary>;
  generate(poolId: number): Promise<void>;
  bracket(poolId: number): Promise<BracketAnswer>;
  /** Of all rounds. */
  games(poolId: number): Promise<BracketGame[]>;
  /** The undrawn pool of a new class in which all stand. */
  undrawnPool(contingentSizes: number[]): Promise<number>;
  drawnPool(contingentSizes: number[]): Promise<number>;
}

export async function tandingStage(
  api: TestApi,
  options: { hasThirdPlaceMatch?: boolean } = {},
): Promise<TandingStage> {
  const { token, accountId } = await api.tokenFor('organiser');
  const tournament = await makeTournament(api.dataSource.manager, options);
  const signed = { authorization: `Bearer ${token}` };
  const stage: TandingStage = {
    token,
    accountId,
    tournamentId: tournament.id,
    async fillClass(contingentSizes) {
      const drawn = await makeClass(api.dataSource.manager);
      await makePaidParticipants(api.dataSource.manager, {
        tournamentId: tournament.id,
        classId: drawn.id,
        contingentSizes,
      });
      return drawn;
    },
    async createPools(drawn, chart) {
      const { body } = await api.request
        .post('/api/create-pools')
        .set(signed)
        .send(drawingRequest(tournament.id, drawn, chart))
        .expect(201);
      return (body as DrawingAnswer).data;
    },
    async generate(poolId) {
      await api.request.post(`/api/pools/${poolId}/generate-bracket`).set(signed).expect(200);
    },
    async bracket(poolId) {
      const { body } = await api.request.get(`/api/pools/${poolId}/matches`).set(signed).expect(200);
      return body as BracketAnswer;
    },
    async games(poolId) {
      return (await stage.bracket(poolId)).rounds.flatMap((round) => round.games);
    },
    async undrawnPool(contingentSizes) {
      const [pool] = (await stage.createPools(await stage.fillClass(contingentSizes), 0)).pools;
      return pool!.id;
    },
    async drawnPool(contingentSizes) {
      const poolId = await stage.undrawnPool(contingentSizes);
      await stage.generate(poolId);
      return poolId;
    },
  };
  return stage;
}

export function drawingRequest(tournamentId: number, drawn: CategoryClassEntity, chart: MatchChart | 'full_prestasi') {
  return {
    tournament_id: tournamentId,
    match_category_id: 1,
    age_category_id: drawn.ageCategoryId,
    category_class_id: drawn.id,
    match_chart: chart,
    match_duration: 120,
  };
}
