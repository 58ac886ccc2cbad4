// The calls of contingents: their rows, who manages them, and making one of two.
import { call } from '../call';
import type {
  MergeContingentsRequest,
  MergePreview,
  MergePreviewQuery,
  MergeRow,
  MergedAnswer,
} from '../contingent-merges';
import type {
  AnswerInvitationRequest,
  ClaimContingentRequest,
  ContingentGlimpse,
  InvitationAnswer,
  InvitationRow,
  InviteManagerRequest,
  InvitedAnswer,
  LookAtInvitationRequest,
  OfferedContingentsQuery,
  OwnClaimRow,
  OwnershipAnswer,
  RefuseClaimRequest,
  WaitingClaimRow,
} from '../contingent-owners';
import type {
  ContingentDetail,
  ContingentName,
  ContingentRow,
  ContingentsQuery,
  CreateContingentRequest,
  MyContingentsQuery,
  SavedContingentAnswer,
  UpdateContingentRequest,
} from '../contingents';
import type { Said } from '../http';

export const contingentClaimCalls = {
  offered: call('GET /contingent-claims/offered', 'signed-in').dataRows<
    ContingentGlimpse,
    { query: OfferedContingentsQuery }
  >(),
  own: call('GET /contingent-claims', 'signed-in').dataRows<OwnClaimRow>(),
  waiting: call('GET /contingent-claims/waiting', 'manage contingents').dataRows<WaitingClaimRow>(),
  claim: call('POST /contingent-claims', 'signed-in', { status: 201 }).answers<
    { message: string; id: number },
    { body: ClaimContingentRequest }
  >(),
  withdraw: call('DELETE /contingent-claims/{id}', 'signed-in').answers<Said>(),
  accept: call('POST /contingent-claims/{id}/accept', 'manage contingents').answers<Said>(),
  refuse: call('POST /contingent-claims/{id}/refuse', 'manage contingents').answers<
    Said,
    { body: RefuseClaimRequest }
  >(),
};

export const contingentInvitationCalls = {
  // who is to manage a contingent: the office offers and decides, a manager sees of another's no more than everybody
  ownership: call('GET /contingents/{id}/ownership', 'manage contingents').answers<OwnershipAnswer>(),
  invite: call('POST /contingents/{id}/invitations', 'manage contingents', { status: 201 }).answers<
    InvitedAnswer,
    { body: InviteManagerRequest }
  >(),
  withdraw: call('DELETE /contingent-invitations/{id}', 'manage contingents').answers<Said>(),
  own: call('GET /contingent-invitations', 'signed-in').dataRows<InvitationRow>(),
  look: call('POST /contingent-invitations/look', 'public').answers<
    InvitationAnswer,
    { body: LookAtInvitationRequest }
  >(),
  accept: call('POST /contingent-invitations/accept', 'signed-in').answers<
    { message: string; contingent_id: number },
    { body: AnswerInvitationRequest }
  >(),
  decline: call('POST /contingent-invitations/decline', 'signed-in').answers<Said, { body: AnswerInvitationRequest }>(),
};

export const contingentMergeCalls = {
  preview: call('GET /contingents/{id}/merge-preview', 'manage contingents').data<
    MergePreview,
    { query: MergePreviewQuery }
  >(),
  merge: call('POST /contingents/{id}/merge', 'manage contingents').answers<
    MergedAnswer,
    { body: MergeContingentsRequest }
  >(),
  list: call('GET /contingent-merges', 'manage contingents').dataRows<MergeRow>(),
  undo: call('POST /contingent-merges/{id}/undo', 'manage contingents').answers<Said>(),
};

export const contingentCalls = {
  list: call('GET /contingents', 'signed-in').page<ContingentRow, { query: ContingentsQuery }>(),
  mine: call('GET /contingents/my-contingents', 'signed-in').rows<ContingentRow, { query: MyContingentsQuery }>(),
  names: call('GET /contingents/fetch-all', 'signed-in').rows<ContingentName>(),
  namesOfTournament: call('GET /contingents/by-tournament/{tournamentId}', 'signed-in').rows<ContingentName>(),
  read: call('GET /contingents/{id}', 'signed-in').data<ContingentDetail>(),
  create: call('POST /contingents', 'signed-in', { status: 201 }).answers<
    SavedContingentAnswer,
    { body: CreateContingentRequest }
  >(),
  update: call('PUT /contingents/{id}', 'signed-in').answers<
    SavedContingentAnswer,
    { body: UpdateContingentRequest }
  >(),
  remove: call('DELETE /contingents/{id}', 'delete contingent').answers<Said>(),
};
