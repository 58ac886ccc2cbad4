// The calls of a tournament's members: whoever sets it up sees them, its owners say who they are.
import { apiCall } from '../call';
import type { Said } from '../http';
import type {
  InvitedMemberAnswer,
  InviteMemberRequest,
  MemberInvitation,
  MemberInvitationRequest,
  MemberRoleRequest,
  MembersAnswer,
} from '../tournament-members';

export const list = apiCall('GET /tournaments/{id}/members', 'manage tournament', {
  of: 'tournament id',
}).data<MembersAnswer>();
export const change = apiCall('PUT /tournaments/{id}/members/{accountId}', 'manage tournament', {
  of: 'tournament id',
  isOwners: true,
}).answers<Said, { body: MemberRoleRequest }>();
export const remove = apiCall('DELETE /tournaments/{id}/members/{accountId}', 'manage tournament', {
  of: 'tournament id',
  isOwners: true,
}).answers<Said>();
export const invite = apiCall('POST /tournaments/{id}/invitations', 'manage tournament', {
  of: 'tournament id',
  isOwners: true,
  status: 201,
}).answers<InvitedMemberAnswer, { body: InviteMemberRequest }>();
export const withdraw = apiCall('DELETE /tournament-invitations/{id}', 'manage tournament', {
  of: 'member-invitation id',
  isOwners: true,
}).answers<Said>();
export const look = apiCall('POST /tournament-invitations/look', 'public', { audited: false }).data<
  MemberInvitation,
  { body: MemberInvitationRequest }
>();
export const accept = apiCall('POST /tournament-invitations/accept', 'signed-in', { of: 'own' }).answers<
  { message: string; tournament_id: number },
  { body: MemberInvitationRequest }
>();
export const decline = apiCall('POST /tournament-invitations/decline', 'signed-in', { of: 'own' }).answers<
  Said,
  { body: MemberInvitationRequest }
>();
