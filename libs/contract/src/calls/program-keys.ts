// Keys for programs: who sets a tournament up makes and revokes them, signed in.
import { apiCall } from '../call';
import type { Said } from '../http';
import type { MadeKeyAnswer, ProgramKeyRequest, ProgramKeysAnswer } from '../program-keys';

export const list = apiCall('GET /tournaments/{id}/program-keys', 'manage tournament', {
  of: 'tournament id',
}).data<ProgramKeysAnswer>();
export const make = apiCall('POST /tournaments/{id}/program-keys', 'manage tournament', {
  of: 'tournament id',
  status: 201,
}).answers<MadeKeyAnswer, { body: ProgramKeyRequest }>();
export const revoke = apiCall('DELETE /tournaments/{id}/program-keys/{keyId}', 'manage tournament', {
  of: 'tournament id',
}).answers<Said>();
