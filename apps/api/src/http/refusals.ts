// The ways in which the API says no, each with its sentence for people. A service throws what these return.
import { HttpException, HttpStatus } from '@nestjs/common';
import type { DrawStandsAnswer, ErrorAnswer, ToBeConfirmedAnswer } from '@gelanggang/contract/http';
import { Sentence } from '@gelanggang/domain/words/sentences';
import { requestSentences } from './sentences';

/** What a refusal says: a text has no code. */
export type Said = Sentence | string;
/** By the field that is at fault. */
export type Faults = Readonly<Record<string, readonly Said[]>>;

/** What people read when nobody said it better. */
const OF_STATUS: Readonly<Record<number, Sentence>> = {
  400: requestSentences.unreadable,
  404: requestSentences.notThere,
  413: requestSentences.tooLarge,
  415: requestSentences.wrongType,
  429: requestSentences.tooMany,
  500: requestSentences.failed,
  503: requestSentences.away,
};

export const statusSentence = (status: number): Sentence =>
  OF_STATUS[status] ?? (status < 500 ? requestSentences.unreadable : requestSentences.failed);

/** What it says, to whoever asks now. */
export const textOf = (said: Said): string => (typeof said === 'string' ? said : said.text);
const codeOf = (said: Said): string | null => (typeof said === 'string' ? null : said.code);

/** The body of an answer that says no, worded for whoever asks now. */
export function refusalBody(said: Said, faults?: Faults): ErrorAnswer {
  const code = codeOf(said);
  const fields = Object.entries(faults ?? {});
  const codes = fields.map(([field, ones]) => [field, ones.map(codeOf).filter((one) => one !== null)] as const);
  const coded = codes.filter(([, ones]) => ones.length > 0);
  return {
    message: textOf(said),
    ...(faults ? { errors: Object.fromEntries(fields.map(([field, ones]) => [field, ones.map(textOf)])) } : {}),
    ...(code === null ? {} : { code }),
    ...(coded.length > 0 ? { codes: Object.fromEntries(coded) } : {}),
  };
}

/** Worded each time its answer is asked for. */
export class Refusal extends HttpException {
  constructor(
    status: HttpStatus | number,
    readonly said: Said,
    readonly faults?: Faults,
    /** What else the answer tells. */
    private readonly more: object = {},
  ) {
    super(textOf(said), status);
  }

  override getResponse(): ErrorAnswer {
    return { ...refusalBody(this.said, this.faults), ...this.more };
  }
}

export const refusal = (status: HttpStatus | number, said: Said) => new Refusal(status, said);

/** 422: what the client sent is not valid, by field. */
export const invalid = (errors: Faults, said: Said = requestSentences.invalid) =>
  new Refusal(HttpStatus.UNPROCESSABLE_ENTITY, said, errors);

/** 409: the request is well formed, but what is in the database does not allow it. */
export const conflict = (said: Said) => refusal(HttpStatus.CONFLICT, said);

/** 409: nothing was saved, and it will be once it is sent again as confirmed. */
export const toConfirm = (said: Said, asked: string[]) => {
  const more: Pick<ToBeConfirmedAnswer, 'to_confirm'> = { to_confirm: asked };
  return new Refusal(HttpStatus.CONFLICT, said, undefined, more);
};

/** 409: a draw stands in the way, and where it is undone. */
export const drawStands = (said: Said, pools: DrawStandsAnswer['drawn_pools']) => {
  const more: Pick<DrawStandsAnswer, 'drawn_pools'> = { drawn_pools: pools };
  return new Refusal(HttpStatus.CONFLICT, said, undefined, more);
};

/** 409: no place is left; `errors` names the field whose other choice may have one. */
export const full = ({ text, field }: { text: Said; field: string | null }) =>
  new Refusal(HttpStatus.CONFLICT, text, field ? { [field]: [text] } : undefined);

/** 404: not there, or not this account's (domain-rules, "Who may do what"). */
export const notFound = (said: Said = requestSentences.notThere) => refusal(HttpStatus.NOT_FOUND, said);

export const unauthorized = (said: Said = requestSentences.notSignedIn) => refusal(HttpStatus.UNAUTHORIZED, said);

export const forbidden = (said: Said = requestSentences.notAllowed) => refusal(HttpStatus.FORBIDDEN, said);

/** 429 or 503: told in so many seconds to come again (`Retry-After`). */
export class TryAgain extends Refusal {
  constructor(
    status: 429 | 503,
    readonly seconds: number,
    said: Said,
  ) {
    super(status, said);
  }
}

/** 429: the next try is looked at in so many seconds. */
export class TooEarly extends TryAgain {
  constructor(seconds: number) {
    const { tooEarlySeconds, tooEarlyMinutes } = requestSentences;
    super(429, seconds, seconds < 100 ? tooEarlySeconds(seconds) : tooEarlyMinutes(Math.ceil(seconds / 60)));
  }
}

export const tooManyRequests = (said: Said) => refusal(HttpStatus.TOO_MANY_REQUESTS, said);

/** 503: something this server needs is away; trying again later helps. */
export const unavailable = (said: Said) => refusal(HttpStatus.SERVICE_UNAVAILABLE, said);
