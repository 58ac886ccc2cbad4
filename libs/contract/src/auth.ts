// Signing in and up, and who is signed in (spec 1 §7: /login, /logout, /register, /user, /user/permissions);
// forgotten passwords and addresses to confirm (own).
import { Transform } from 'class-transformer';
import {
  IsNotEmpty,
  IsString,
  Matches,
  MaxLength,
  MinLength,
  ValidateBy,
  type ValidationOptions,
} from 'class-validator';
import { isCommonPassword } from './common-passwords';
import { IsMailAddress, IsOptionalText, toLine } from './fields';
import { says, validationSentences } from './validation-sentences';

/** One person has one address, however it is typed, or copied with what nobody sees. */
export const lower = ({ value }: { value: unknown }) => {
  const line = toLine({ value });
  return typeof line === 'string' ? line.toLowerCase() : line;
};

/** Equal to another field of the request. */
export function SameAs(other: string, options: ValidationOptions): PropertyDecorator {
  return ValidateBy(
    {
      name: 'sameAs',
      constraints: [other],
      validator: {
        validate: (value, args) => value === (args?.object as Record<string, unknown> | undefined)?.[other],
      },
    },
    options,
  );
}

/** A password that somebody chooses. */
export const IsPassword = (): PropertyDecorator => (target, key) => {
  for (const decorate of [
    IsString(),
    MinLength(8, { message: says(() => validationSentences.passwordLength) }),
    MaxLength(200),
    ValidateBy(
      { name: 'uncommon', validator: { validate: (value) => typeof value !== 'string' || !isCommonPassword(value) } },
      { message: says(() => validationSentences.passwordCommon) },
    ),
  ]) {
    decorate(target, key);
  }
};

/** POST /login. What is not an address is answered like a wrong password. */
export class LoginRequest {
  @Transform(lower)
  @IsString()
  @IsNotEmpty()
  @MaxLength(320)
  email: string;

  @IsString()
  @IsNotEmpty()
  @MaxLength(200)
  password: string;
}

/** POST /register: an account of a contingent manager. */
export class RegisterRequest {
  @Transform(toLine)
  @IsString()
  @IsNotEmpty()
  @MaxLength(200)
  person_responsible: string;

  @Transform(lower)
  @IsMailAddress()
  @MaxLength(320)
  email: string;

  @IsPassword()
  password: string;

  @SameAs('password', { message: says(() => validationSentences.passwordConfirmation) })
  password_confirmation: string;

  /** The tournament for whose sake the account is made: refused while it takes no contingents. */
  @IsOptionalText(200)
  tournament_slug?: string;
}

/** Letters and digits of the code that a server without an admin prints where it starts. */
export const FIRST_ADMIN_CODE_LENGTH = 12;

/** GET /first-admin */
export interface FirstAdminAnswer {
  /** Nobody can manage this system yet. */
  is_needed: boolean;
}

/** POST /first-admin: the first account of an empty system, which is signed in; 409 once an admin is there. */
export class FirstAdminRequest {
  /** Blanks and hyphens do not count. */
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.replace(/[\s-]/g, '').toUpperCase() : value,
  )
  @Matches(/^[A-HJKMNP-Z2-9]{12}$/, { message: says(() => validationSentences.twelveSigns) })
  code: string;

  @Transform(toLine)
  @IsString()
  @IsNotEmpty()
  @MaxLength(200)
  name: string;

  @Transform(lower)
  @IsMailAddress()
  @MaxLength(320)
  email: string;

  @IsPassword()
  password: string;

  @SameAs('password', { message: says(() => validationSentences.passwordConfirmation) })
  password_confirmation: string;
}

/** POST /password/forgot */
export class ForgotPasswordRequest {
  @Transform(lower)
  @IsMailAddress()
  @MaxLength(320)
  email: string;
}

/** POST /password/link, POST /email/verify: the one-time token of a mailed link. */
export class LinkRequest {
  @IsString()
  @IsNotEmpty()
  @MaxLength(200)
  token: string;
}

/** POST /password/reset */
export class ResetPasswordRequest extends LinkRequest {
  @IsPassword()
  password: string;

  @SameAs('password', { message: says(() => validationSentences.passwordConfirmation) })
  password_confirmation: string;
}

/** POST /password/link: whose password the link sets. */
export interface LinkAnswer {
  data: { email: string; is_invitation: boolean };
}

export interface UserAnswer {
  id: number;
  name: string;
  email: string;
  email_verified: boolean;
}

/** POST /login */
export interface LoginAnswer {
  access_token: string;
  /** When the token ends, ISO 8601. */
  expires_at: string;
  user: UserAnswer;
}

/** POST /register: whoever made the account is signed in with it. */
export interface RegisterAnswer extends LoginAnswer {
  message: string;
}

/** GET /user */
export interface CurrentUserAnswer {
  user: UserAnswer;
}

/** GET /user/permissions answers `Permission[]`; GET /users/count: */
export interface UserCountAnswer {
  total_users: number;
}
