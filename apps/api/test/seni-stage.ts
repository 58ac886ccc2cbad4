// What the tests of seni stand on: a tournament, events with paid athletes, staff who may draw and score, and the calls.
import type { SeniDrawAnswer, SeniGroup, SeniPoolAnswer } from '@gelanggang/contract/seni-answers';
import { makeTournament } from '@gelanggang/database/testing/factories';
import { makePaidSeni, type SeniEntrants } from '@gelanggang/database/testing/paid-seni';
import type { Gender } from '@gelanggang/domain/words/genders';
import { as, type TestApi } from '../../../test/setup/api';

export interface SeniEventBody {
  tournament_id: number;
  match_category_id: number;
  age_category_id: number;
  gender: Gender;
  nomor?: string;
}

export type Plan = Record<string, unknown>;

export interface SeniStage {
  token: string;
  tournamentId: number;
  /** An event of its own age: one contingent for each entry, of so many athletes or with these team labels. */
  event(contingents: SeniEntrants['contingents'], over?: Partial<SeniEntrants>): Promise<SeniEventBody>;
  generate(event: SeniEventBody, plan: Plan): Promise<SeniDrawAnswer>;
  pool(poolId: number): Promise<SeniPoolAnswer>;
  groups(): Promise<SeniGroup[]>;
  score(matchId: number, record?: Plan): Promise<SeniPoolAnswer>;
  /** Everybody of a pool performs, in order, each worse than the one before. */
  perform(poolId: number): Promise<SeniPoolAnswer>;
}

export async function seniStage(api: TestApi, options: { hasThirdPlaceMatch?: boolean } = {}): Promise<SeniStage> {
  const { token } = await api.tokenFor('organiser');
  const tournament = await makeTournament(api.dataSource.manager, options);
  const stage: SeniStage = {
    token,
    tournamentId: tournament.id,
    async event(contingents, over = {}) {
      const entrants = {
        tournamentId: tournament.id,
        matchCategoryId: 2,
        gender: 'male' as const,
        contingents,
        ...over,
      };
      const { ageCategoryId } = await makePaidSeni(api.dataSource.manager, entrants);
      return {
        tournament_id: tournament.id,
        match_category_id: entrants.matchCategoryId,
        age_category_id: ageCategoryId,
        gender: entrants.gender,
        ...(entrants.nomor === undefined ? {} : { nomor: entrants.nomor }),
      };
    },
    async generate(event, plan) {
      const request = api.request.post('/api/seni/generate-match').set(as(token));
      const { body } = await request.send({ ...event, ...plan }).expect(201);
      return body as SeniDrawAnswer;
    },
    async pool(poolId) {
      const { body } = await api.request.get(`/api/seni/pools/${poolId}`).set(as(token)).expect(200);
      return (body as { data: SeniPoolAnswer }).data;
    },
    async groups() {
      const request = api.request.get(`/api/seni/matches?tournament_id=${tournament.id}`);
      const { body } = await request.set(as(token)).expect(200);
      return (body as { data: SeniGroup[] }).data;
    },
    async score(matchId, record = {}) {
      const request = api.request.post(`/api/seni/matches/${matchId}/performance`).set(as(token));
      const { body } = await request.send({ ...performed(), ...record }).expect(200);
      return (body as { data: SeniPoolAnswer }).data;
    },
    async perform(poolId) {
      const { matches, time_rule } = await stage.pool(poolId);
      for (const [place, match] of matches.entries()) {
        const score = Math.round((9.9 - place * 0.01) * 100) / 100;
        await stage.score(match.id, { scores: [score, score, score, score], seconds: time_rule.max });
      }
      return stage.pool(poolId);
    },
  };
  return stage;
}

export const performed = (over: Plan = {}): Plan => ({
  ...{ outcome: 'performed', scores: [9.5, 9.5, 9.5, 9.5], penalty: 0, seconds: 180 },
  ...over,
});
