// The calls of offering a contingent: the office offers and decides, a manager sees of another's no more than everybody.
import { apiCall } from '../call';
import type {
  AnswerInvitationRequest,
  InvitationAnswer,
  InvitationRow,
  InviteManagerRequest,
  InvitedAnswer,
  LookAtInvitationRequest,
  OwnershipAnswer,
} from '../contingent-owners';
import type { Said } from '../http';

export const ownership = apiCall('GET /contingents/{id}/ownership', 'manage contingents', { of: 'contingent id' }).data<
  OwnershipAnswer['data']
>();
export const invite = apiCall('POST /contingents/{id}/invitations', 'manage contingents', {
  of: 'contingent id',
  status: 201,
}).answers<InvitedAnswer, { body: InviteManagerRequest }>();
export const withdraw = apiCall('DELETE /contingent-invitations/{id}', 'manage contingents', {
  of: 'invitation id',
}).answers<Said>();
export const own = apiCall('GET /contingent-invitations', 'signed-in', { of: 'own' }).dataRows<InvitationRow>();
export const look = apiCall('POST /contingent-invitations/look', 'public', { audited: false }).answers<
  InvitationAnswer,
  { body: LookAtInvitationRequest }
>();
export const accept = apiCall('POST /contingent-invitations/accept', 'signed-in', { of: 'own' }).answers<
  { message: string; contingent_id: number },
  { body: AnswerInvitationRequest }
>();
export const decline = apiCall('POST /contingent-invitations/decline', 'signed-in', { of: 'own' }).answers<
  Said,
  { body: AnswerInvitationRequest }
>();
