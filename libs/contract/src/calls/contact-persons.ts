// The calls of a tournament's contact persons.
import { apiCall } from '../call';
import type { Said } from '../http';
import type { ContactPersonRequest, ContactPersonRow, Saved, SetupQuery } from '../tournament-setup';

export const list = apiCall('GET /tournament-contact-persons', 'manage tournament', {
  of: ['tournament query.tournament_id', 'lists'],
}).page<ContactPersonRow, { query: SetupQuery }>();
export const read = apiCall('GET /tournament-contact-persons/{id}', 'manage tournament', {
  of: 'contact-person id',
}).data<ContactPersonRow>();
export const create = apiCall('POST /tournament-contact-persons', 'manage tournament', {
  of: 'tournament body.tournament_id',
  status: 201,
}).answers<Saved<ContactPersonRow>, { body: ContactPersonRequest }>();
export const update = apiCall('PUT /tournament-contact-persons/{id}', 'manage tournament', {
  of: ['contact-person id', 'tournament body.tournament_id'],
}).answers<Saved<ContactPersonRow>, { body: ContactPersonRequest }>();
export const remove = apiCall('DELETE /tournament-contact-persons/{id}', 'manage tournament', {
  of: 'contact-person id',
}).answers<Said>();
