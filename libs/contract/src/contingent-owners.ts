// How a contingent comes to its manager: the office invites by e-mail, or a manager claims one that the office made.
import { Transform } from 'class-transformer';
import { IsOptional, IsString, Matches } from 'class-validator';
import { lower } from './auth';
import { blankIsAbsent, IsId, IsMailAddress, IsOptionalId, IsOptionalText, IsText } from './fields';
import { says, validationSentences } from './validation-sentences';

/** POST /contingents/{id}/invitations: only the account with this address can accept. */
export class InviteManagerRequest {
  @Transform(lower)
  @IsText(320)
  @IsMailAddress()
  email: string;
}

export interface InvitedAnswer {
  message: string;
  /** `link` is told this once: it is mailed, and may be handed over as well. */
  data: { id: number; email: string; expires_at: string; link: string };
}

const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const NO_TOKEN = { message: says(() => validationSentences.linkIncomplete) };

/** POST /contingent-invitations/look: what an invitation is about, before anybody signs in. */
export class LookAtInvitationRequest {
  @IsString()
  @Matches(TOKEN, NO_TOKEN)
  token: string;
}

/**
 * POST /contingent-invitations/accept and /decline: by the link's token, or by id from the own list, which only accounts
 * with a confirmed address have.
 */
export class AnswerInvitationRequest {
  @IsOptional()
  @Transform(blankIsAbsent)
  @IsString()
  @Matches(TOKEN, NO_TOKEN)
  token?: string;

  @IsOptionalId()
  id?: number;
}

/** Of a contingent no more than its public lists tell. */
export interface ContingentGlimpse {
  id: number;
  name: string;
  /** Its regency and province; empty where neither is known. */
  place: string;
  /** Names of the tournaments that it is registered into, separated by commas. */
  tournaments: string;
}

export interface InvitationAnswer {
  data: { contingent: ContingentGlimpse; email: string; invited_by: string; expires_at: string };
}

/** GET /contingent-invitations: those to the own address, while it is confirmed. */
export interface InvitationRow {
  id: number;
  contingent: ContingentGlimpse;
  invited_by: string;
  expires_at: string;
}

/** GET /contingent-claims/offered: without a name, contingents that have the own confirmed address as their contact. */
export class OfferedContingentsQuery {
  @IsOptionalText(200)
  name?: string;

  @IsOptionalId()
  district_id?: number;
}

/** POST /contingent-claims: name and regency by which it was offered; without them, by the own confirmed address. */
export class ClaimContingentRequest {
  @IsId()
  contingent_id: number;

  @IsOptionalText(200)
  name?: string;

  @IsOptionalId()
  district_id?: number;
}

export const CLAIM_OUTCOMES = ['accepted', 'refused', 'withdrawn'] as const;
export type ClaimOutcome = (typeof CLAIM_OUTCOMES)[number];

/** GET /contingent-claims: the own ones, newest first; those answered stay for 30 days. */
export interface OwnClaimRow {
  id: number;
  contingent: ContingentGlimpse;
  claimed_at: string;
  /** Null: the office has not answered yet. */
  outcome: ClaimOutcome | null;
  reason: string | null;
}

/** GET /contingent-claims/waiting: what the office has to answer, oldest first. */
export interface WaitingClaimRow {
  id: number;
  contingent: ContingentGlimpse;
  members: number;
  claimed_at: string;
  account: { id: number; name: string; email: string; is_verified: boolean; contingents: string };
}

/** POST /contingent-claims/{id}/refuse */
export class RefuseClaimRequest {
  @IsText(500)
  reason: string;
}

/** GET /contingents/{id}/ownership */
export interface OwnershipAnswer {
  data: {
    id: number;
    name: string;
    place: string;
    pic_email: string;
    owner: { id: number; name: string; email: string };
    /** The owner is somebody of the office: managers may claim it. */
    is_of_office: boolean;
    /** The open one. */
    invitation: { id: number; email: string; invited_by: string; invited_at: string; expires_at: string } | null;
  };
}
