// Who works in a tournament: an owner invites by e-mail, changes roles, and lets go.
import { Transform } from 'class-transformer';
import { IsIn, IsString, Matches } from 'class-validator';
import { lower } from './auth';
import { IsMailAddress, IsText, IsWholeNumber } from './fields';
import { GIVEN_ROLES, type GivenRole, type MemberRole } from './member-roles';
import { says, validationSentences } from './validation-sentences';

const IsGivenRole = () => IsIn(GIVEN_ROLES, { message: says(() => validationSentences.chooseRole) });

/** POST /tournaments/{id}/invitations: only the account with this address can accept. */
export class InviteMemberRequest {
  @Transform(lower)
  @IsText(320)
  @IsMailAddress()
  email: string;

  @IsGivenRole()
  role: GivenRole;
}

/** PUT /tournaments/{id}/members/{accountId} */
export class MemberRoleRequest {
  @IsGivenRole()
  role: GivenRole;

  /** As it was read: 409 when somebody else changed it since. */
  @IsWholeNumber(1, 1_000_000_000)
  version: number;
}

/** POST /tournament-invitations/look, /accept and /decline. */
export class MemberInvitationRequest {
  @IsString()
  @Matches(/^[A-Za-z0-9_-]{43}$/, { message: says(() => validationSentences.linkIncomplete) })
  token: string;
}

export interface MemberRow {
  account_id: number;
  name: string;
  email: string;
  role: MemberRole;
  is_active: boolean;
  /** Who asks. */
  is_self: boolean;
  added_at: string;
  version: number;
}

export interface OpenInvitationRow {
  id: number;
  email: string;
  role: GivenRole;
  invited_by: string;
  expires_at: string;
}

/** GET /tournaments/{id}/members */
export interface MembersAnswer {
  tournament: { id: number; name: string };
  members: MemberRow[];
  invitations: OpenInvitationRow[];
  /** Owners do. */
  may_change: boolean;
}

export interface InvitedMemberAnswer {
  message: string;
  /** `link` is told this once: it is mailed, and may be handed over as well. */
  data: OpenInvitationRow & { link: string };
}

export interface MemberInvitation {
  tournament: { id: number; name: string };
  email: string;
  role: GivenRole;
  invited_by: string;
  expires_at: string;
}
