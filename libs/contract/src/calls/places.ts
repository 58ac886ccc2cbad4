// The calls of how many a tournament takes.
import { apiCall } from '../call';
import type { ClassPlacesRequest, ContingentPlaces, HostingRequest, OfferClass, TournamentPlaces } from '../places';
import type { Saved } from '../tournament-setup';

export const read = apiCall('GET /tournaments/{id}/hosting', 'manage tournament', {
  of: 'tournament id',
}).data<TournamentPlaces>();
/** The tier is what the house sells: the admin's. */
export const save = apiCall('PUT /tournaments/{id}/hosting', 'manage system', { of: 'tournament id' }).answers<
  Saved<TournamentPlaces>,
  { body: HostingRequest }
>();
/** The manager's own, the office's any. */
export const ofContingent = apiCall('GET /contingents/{id}/places', 'signed-in', {
  of: 'contingent id',
}).dataRows<ContingentPlaces>();
export const classes = apiCall('GET /tournament-match-categories/{id}/class-places', 'manage tournament', {
  of: 'tournament-category id',
}).dataRows<OfferClass>();
export const saveClass = apiCall('PUT /tournament-match-categories/{id}/class-places', 'manage tournament', {
  of: 'tournament-category id',
}).answers<Saved<OfferClass[]>, { body: ClassPlacesRequest }>();
