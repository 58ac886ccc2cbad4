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

export const list = apiCall('GET /athletes', 'signed-in').page<AthleteRow, { query: AthletesQuery }>();
export const entering = apiCall('GET /athletes/entering', 'signed-in').dataRows<EnteringPlace>();
export const proposals = apiCall('GET /athletes/proposals', 'signed-in').data<Proposals, { query: ProposalsQuery }>();
export const enter = apiCall('POST /athletes/entries', 'signed-in').answers<
  EnteredAnswer,
  { body: EnterAthletesRequest }
>();
export const read = apiCall('GET /athletes/{id}', 'signed-in').data<AthleteDetail>();
export const results = apiCall('GET /athletes/{id}/results', 'signed-in').dataRows<AthleteResult>();
export const create = apiCall('POST /athletes', 'signed-in', { status: 201 }).answers<
  SavedAthleteAnswer,
  { body: AthleteRequest }
>();
export const update = apiCall('PUT /athletes/{id}', 'signed-in').answers<
  SavedAthleteAnswer,
  { body: AthleteRequest }
>();
export const remove = apiCall('DELETE /athletes/{id}', 'signed-in').answers<Said>();
export const paper = apiCall('GET /athletes/{id}/papers/{kind}', 'signed-in').file();
export const savePaper = apiCall('POST /athletes/{id}/papers/{kind}', 'signed-in').answers<
  SavedPaperAnswer,
  { form: AthletePaperRequest }
>();
export const removePaper = apiCall('DELETE /athletes/{id}/papers/{kind}', 'signed-in').answers<SavedPaperAnswer>();
