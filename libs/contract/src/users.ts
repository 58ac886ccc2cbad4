// Accounts and roles as an administrator keeps them, and the account that each person keeps (own, no call of the specs).
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsIn,
  IsNotEmpty,
  IsOptional,
  IsString,
  MaxLength,
} from 'class-validator';
import { type Language, LANGUAGES } from '@gelanggang/domain/words/languages';
import { IsPassword, lower, SameAs } from './auth';
import { AreIds, AreUnique, IsMailAddress, IsOptionalId, IsWholeNumber, toLine } from './fields';
import { PageQuery } from './page-query';
import { PERMISSIONS, type Permission } from './permissions';
import { says, validationSentences } from './validation-sentences';

/** GET /users */
export class UsersQuery extends PageQuery {
  @IsOptionalId()
  role_id?: number;

  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value))
  @IsIn(['active', 'inactive'])
  status?: 'active' | 'inactive';
}

/** PUT /users/{id} */
export class AccountRequest {
  @Transform(toLine)
  @IsString()
  @IsNotEmpty()
  @MaxLength(200)
  name: string;

  @Transform(lower)
  @IsMailAddress()
  @MaxLength(320)
  email: string;

  @IsArray()
  @ArrayNotEmpty()
  @ArrayMaxSize(50)
  @AreUnique()
  @AreIds()
  role_ids: number[];

  /** Whoever may run arenas runs these alone; none: all. Absent: as it stands. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(50)
  @AreUnique()
  @AreIds()
  arena_ids?: number[];

  /** The version that the form has loaded: 409 when somebody else has saved since. */
  @IsOptional()
  @IsWholeNumber(0, Number.MAX_SAFE_INTEGER)
  version?: number;
}

/** POST /users: with a first password that the administrator hands over, else a mail invites to choose one. */
export class NewAccountRequest extends AccountRequest {
  @IsOptional()
  @IsPassword()
  password?: string;
}

/** POST /users/{id}/password */
export class NewPasswordRequest {
  @IsPassword()
  password: string;
}

/** PUT /roles/{id} */
export class RoleRequest {
  @Transform(toLine)
  @IsString()
  @IsNotEmpty()
  @MaxLength(60)
  name: string;

  @IsArray()
  @AreUnique()
  @IsIn(PERMISSIONS, { each: true })
  permissions: Permission[];

  /** The version that the form has loaded: 409 when somebody else has saved since. */
  @IsOptional()
  @IsWholeNumber(0, Number.MAX_SAFE_INTEGER)
  version?: number;
}

/** PUT /user */
export class OwnAccountRequest {
  @Transform(toLine)
  @IsString()
  @IsNotEmpty()
  @MaxLength(200)
  name: string;
}

/** PUT /user/language */
export class OwnLanguageRequest {
  /** null: what the site speaks. */
  @IsIn([...LANGUAGES, null], { message: says(() => validationSentences.chooseLanguage) })
  language: Language | null;
}

/** PUT /user/email */
export class OwnEmailRequest {
  @Transform(lower)
  @IsMailAddress()
  @MaxLength(320)
  email: string;

  @IsString()
  @IsNotEmpty()
  @MaxLength(200)
  current_password: string;
}

/** PUT /user/password */
export class OwnPasswordRequest {
  @IsString()
  @IsNotEmpty()
  @MaxLength(200)
  current_password: string;

  @IsPassword()
  password: string;

  @SameAs('password', { message: says(() => validationSentences.passwordConfirmation) })
  password_confirmation: string;
}

export interface RoleName {
  id: number;
  name: string;
}

/** GET /users/arenas answers `{data: ArenaName[]}`: what an account can be limited to, of tournaments that are not over. */
export interface ArenaName {
  id: number;
  name: string;
  tournament: string;
}

/** A row of GET /users, and `data` of GET /users/{id}. */
export interface AccountRow {
  id: number;
  name: string;
  email: string;
  is_active: boolean;
  /** Invited, and no password chosen yet. */
  is_invited: boolean;
  email_verified: boolean;
  roles: RoleName[];
  /** The arenas that it is limited to; none: it is not. */
  arenas: ArenaName[];
  /** Open sessions. */
  sessions_count: number;
  last_used_at: string | null;
  created_at: string;
  /** Of what a form changes: name, e-mail, roles and arenas. */
  version: number;
}

export interface SavedAccountAnswer {
  message: string;
  data: AccountRow;
}

/** GET /roles answers `RoleAnswer[]`. */
export interface RoleAnswer {
  id: number;
  key: string;
  name: string;
  permissions: Permission[];
  accounts_count: number;
  /** Of its name and permissions. */
  version: number;
}

/** GET /user/sessions answers `SessionAnswer[]`, the newest use first. */
export interface SessionAnswer {
  id: number;
  user_agent: string | null;
  created_at: string;
  last_used_at: string;
  expires_at: string;
  /** The session that asks. */
  is_current: boolean;
}
