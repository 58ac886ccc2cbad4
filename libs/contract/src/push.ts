// Notices that reach a closed phone (RFC 8030, web push): who asks for them, and of whom they tell. No account is needed.
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { FOLLOWED_NEWS, type FollowedNews } from '@gelanggang/domain/schedule/followed-news';
import type { FollowedOne } from '@gelanggang/domain/schedule/who-is-followed';
import { AreIds, AreUnique, IsOptionalId, IsText, toLine } from './fields';
import { says, validationSentences } from './validation-sentences';

/** Whom one device may follow in a tournament. */
export const MOST_FOLLOWED = 50;
/** Devices that a tournament tells. */
export const MOST_SUBSCRIPTIONS = 20_000;

export const FOLLOWED_KINDS = ['contingent', 'athlete'] as const;

/** More stand in no team. */
const MOST_IN_TEAM = 20;

/** As a page keeps whom it follows. */
export class FollowedRequest implements FollowedOne {
  @IsIn(FOLLOWED_KINDS)
  kind: (typeof FOLLOWED_KINDS)[number];

  /** Of a pair or a team: its names, as the live data write them. */
  @IsText(400)
  name: string;

  /** Of an athlete: two may share a name. */
  @Transform(toLine)
  @IsString()
  @MaxLength(200)
  contingent: string;

  /** Of an athlete; with its public numbers it is told of under a corrected name too, without them by the name alone. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MOST_IN_TEAM)
  @AreIds()
  entry_ids?: number[];

  @IsOptionalId()
  contingent_id?: number;
}

/** A browser's subscription is known by its address alone: whoever has it may change it. */
export class PushAddressRequest {
  @IsString()
  @MaxLength(1000)
  @Matches(/^https:\/\/[^\s@]+$/, { message: says(() => validationSentences.pushAddress) })
  endpoint: string;
}

/** PUT /push/subscriptions: what one device follows in one tournament, in place of what it followed there before. */
export class PushSubscriptionRequest extends PushAddressRequest {
  /** The browser's public key (P-256, uncompressed), base64url. */
  @Matches(/^B[A-Za-z0-9_-]{86}$/, { message: says(() => validationSentences.pushKey) })
  p256dh: string;

  /** The browser's secret, 16 bytes, base64url. */
  @Matches(/^[A-Za-z0-9_-]{22}$/, { message: says(() => validationSentences.pushKey) })
  auth: string;

  @IsText(100)
  slug: string;

  /** Nobody: this tournament is told of no more. */
  @IsArray()
  @ArrayMaxSize(MOST_FOLLOWED)
  @ValidateNested({ each: true })
  @Type(() => FollowedRequest)
  follows: FollowedRequest[];

  /** What of them it is told; left out: everything. */
  @IsOptional()
  @IsArray()
  @ArrayMinSize(1)
  @AreUnique()
  @IsIn(FOLLOWED_NEWS, { each: true })
  kinds?: FollowedNews[];
}

/** GET /push/key: the server's public key (VAPID, RFC 8292), base64url. */
export interface PushKey {
  key: string;
}

/** What a service worker is sent, encrypted. */
export interface PushedNotice {
  title: string;
  body: string;
  /** A later notice with the same tag takes its place. */
  tag: string;
  /** A path of this site. */
  url: string;
}
