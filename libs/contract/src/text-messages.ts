// Messages to a phone through the gateway of the office's messenger: its address, and the phones that asked for them.
import { Transform } from 'class-transformer';
import { IsOptional, IsString, Matches } from 'class-validator';
import { blankIsAbsent, IsText } from './fields';
import { says, validationSentences } from './validation-sentences';

/** Spaces, dots, hyphens and brackets say nothing; 0812… and 62812… are Indonesian numbers. Anything else stays. */
export function internationalPhone(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const bare = value.replace(/[\s().-]/g, '');
  if (/^0[1-9]\d+$/.test(bare)) return `+62${bare.slice(1)}`;
  return /^62\d+$/.test(bare) ? `+${bare}` : bare;
}

/** PUT /message-gateway */
export class MessageGatewayRequest {
  /** https of the public network, without a port; messages are posted to it. */
  @IsText(500)
  url: string;

  /** What the gateway knows us by. Left out: as it stands, for the same address only. */
  @IsOptional()
  @Transform(blankIsAbsent)
  @IsString()
  @Matches(/^[\x21-\x7e]{1,500}$/, { message: says(() => validationSentences.gatewayKey) })
  key?: string;
}

/** GET /message-gateway: `{data}`. The key is never told. */
export interface MessageGateway {
  /** Empty: there is none. */
  url: string;
  has_key: boolean;
  /** Messages of the last seven days. */
  sent: number;
  given_up: number;
  /** Why the last one was given up, without numbers; null where none was. */
  last_fault: string | null;
}

/** PUT /user/phone: a code is sent to it. */
export class OwnPhoneRequest {
  @Transform(({ value }: { value: unknown }) => internationalPhone(value))
  @Matches(/^\+[1-9]\d{7,14}$/, { message: says(() => validationSentences.enterMobile) })
  phone: string;
}

/** POST /user/phone/confirm */
export class PhoneCodeRequest {
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.replace(/\s/g, '') : value))
  @Matches(/^\d{6}$/, { message: says(() => validationSentences.sixDigits) })
  code: string;
}

/** GET /user/phone: `{data}`. */
export interface OwnPhone {
  /** This site has a gateway. */
  is_offered: boolean;
  phone: string | null;
  /** Its code was typed: it is sent what the account is mailed about its entries. */
  is_confirmed: boolean;
}

/** What is posted to the gateway; its answer 2xx: taken. */
export interface GatewayMessage {
  /** The same of a message that is sent again. */
  id: string;
  /** '+6281234567890' */
  to: string;
  text: string;
}
