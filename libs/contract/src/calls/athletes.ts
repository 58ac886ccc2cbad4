// The calls of the register of athletes.
import { apiCall } from '../call';
import type { EnterAthletesRequest } from '../athlete-entries';
import type {
  AthleteDetail,
  AthletePaperRequest,
  AthleteRequest,
  AthleteResult,
  AthleteRow,
  AthletesQuery,
  EnteredAnswer,
  EnteringPlace,
  Proposals,
  ProposalsQuery,
  SavedAthleteAnswer,
  SavedPaperAnswer,
} from '../athletes';
import type { Said } from '../http';

export const list = apiCall('GET /athletes', 'signed-in', { of: 'own' }).page<AthleteRow, { query: AthletesQuery }>();
export const entering = apiCall('GET /athletes/entering', 'signed-in', { of: 'own' }).dataRows<EnteringPlace>();
export const proposals = apiCall('GET /athletes/proposals', 'signed-in', { of: 'own' }).data<
  Proposals,
  { query: ProposalsQuery }
>();
export const enter = apiCall('POST /athletes/entries', 'signed-in', { of: 'own' }).answers<
  EnteredAnswer,
  { body: EnterAthletesRequest }
>();
export const read = apiCall('GET /athletes/{id}', 'signed-in', { of: 'own' }).data<AthleteDetail>();
export const results = apiCall('GET /athletes/{id}/results', 'signed-in', { of: 'own' }).dataRows<AthleteResult>();
export const create = apiCall('POST /athletes', 'signed-in', { of: 'own', status: 201 }).answers<
  SavedAthleteAnswer,
  { body: AthleteRequest }
>();
export const update = apiCall('PUT /athletes/{id}', 'signed-in', { of: 'own' }).answers<
  SavedAthleteAnswer,
  { body: AthleteRequest }
>();
export const remove = apiCall('DELETE /athletes/{id}', 'signed-in', { of: 'own' }).answers<Said>();
export const paper = apiCall('GET /athletes/{id}/papers/{kind}', 'signed-in', { of: 'own' }).file();
export const savePaper = apiCall('POST /athletes/{id}/papers/{kind}', 'signed-in', { of: 'own' }).answers<
  SavedPaperAnswer,
  { form: AthletePaperRequest }
>();
export const removePaper = apiCall('DELETE /athletes/{id}/papers/{kind}', 'signed-in', {
  of: 'own',
}).answers<SavedPaperAnswer>();
