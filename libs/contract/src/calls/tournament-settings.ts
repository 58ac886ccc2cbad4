// The calls of tournaments' settings.
import { apiCall } from '../call';
import type { Said } from '../http';
import type { PageQuery } from '../page-query';
import type { RegistrationSwitchRequest } from '../setting-up';
import type { RemoveWholeRequest, TournamentRequest, TournamentSettings } from '../tournament-settings';
import type { Saved } from '../tournament-setup';

export const list = apiCall('GET /tournament-settings', 'manage tournament', { of: 'lists' }).page<
  TournamentSettings,
  { query: PageQuery }
>();
export const read = apiCall('GET /tournament-settings/{id}', 'manage tournament', {
  of: 'tournament id',
}).data<TournamentSettings>();
export const create = apiCall('POST /tournament-settings', 'manage tournament', { of: 'site', status: 201 }).answers<
  Saved<TournamentSettings>,
  { form: TournamentRequest }
>();
export const update = apiCall('POST /tournament-settings/update/{id}', 'manage tournament', {
  of: 'tournament id',
}).answers<Saved<TournamentSettings>, { form: TournamentRequest }>();
export const switchRegistration = apiCall('POST /tournament-settings/{id}/registration', 'manage tournament', {
  of: 'tournament id',
}).answers<Saved<TournamentSettings>, { body: RegistrationSwitchRequest }>();
export const remove = apiCall('DELETE /tournament-settings/{id}', 'manage tournament', {
  of: 'tournament id',
  isOwners: true,
}).answers<Said>();
export const removeWhole = apiCall('POST /tournament-settings/{id}/delete-whole', 'manage tournament', {
  of: 'tournament id',
  isOwners: true,
}).answers<Said, { body: RemoveWholeRequest }>();
