// The calls of opponents proposed without weight classes.
import { apiCall } from '../call';
import type { ClassPairing, PairingAnswer, PairingRequest } from '../pairing';

export const propose = apiCall('GET /tournaments/{id}/pairings', 'manage drawing', {
  of: 'tournament id',
}).dataRows<ClassPairing>();
export const make = apiCall('POST /tournaments/{id}/pairings', 'manage drawing', {
  of: 'tournament id',
  status: 201,
}).answers<PairingAnswer, { body: PairingRequest }>();
