// The calls of athletes' papers and of the first weigh-in.
import { apiCall } from '../call';
import type { AthletePapers, PaperAnswer, PaperRequest, PaperSettings, PaperSettingsRequest } from '../athlete-papers';
import type { Said } from '../http';
import type { Saved } from '../tournament-setup';

export const list = apiCall('GET /tournaments/{id}/athlete-papers', 'check in', {
  of: 'tournament id',
}).data<AthletePapers>();
export const saveSettings = apiCall('PUT /tournaments/{id}/athlete-papers', 'manage tournament', {
  of: 'tournament id',
}).answers<Saved<PaperSettings>, { body: PaperSettingsRequest }>();
export const save = apiCall('PUT /athlete-papers/{id}', 'check in', { of: 'participant id' }).answers<
  PaperAnswer,
  { body: PaperRequest }
>();
/** Tells the managers of all contingents whose athletes lack a paper, each at most once in twelve hours. */
export const remind = apiCall('POST /tournaments/{id}/athlete-papers/reminders', 'manage tournament', {
  of: 'tournament id',
}).answers<Said>();
