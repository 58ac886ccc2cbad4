// The calls of a tournament's bank accounts.
import { apiCall } from '../call';
import type { Said } from '../http';
import type { BankAccountRequest, BankAccountRow, Saved, SetupQuery } from '../tournament-setup';

export const list = apiCall('GET /tournament-bank-accounts', 'manage tournament', {
  of: ['tournament query.tournament_id', 'lists'],
}).page<BankAccountRow, { query: SetupQuery }>();
export const read = apiCall('GET /tournament-bank-accounts/{id}', 'manage tournament', {
  of: 'bank-account id',
}).data<BankAccountRow>();
export const create = apiCall('POST /tournament-bank-accounts', 'manage tournament', {
  of: 'tournament body.tournament_id',
  status: 201,
}).answers<Saved<BankAccountRow>, { body: BankAccountRequest }>();
export const update = apiCall('PUT /tournament-bank-accounts/{id}', 'manage tournament', {
  of: ['bank-account id', 'tournament body.tournament_id'],
}).answers<Saved<BankAccountRow>, { body: BankAccountRequest }>();
export const remove = apiCall('DELETE /tournament-bank-accounts/{id}', 'manage tournament', {
  of: 'bank-account id',
}).answers<Said>();
