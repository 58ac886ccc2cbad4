// Shapes that every answer of the API shares (domain-rules, "Answers").
import type { MatchKind } from '@gelanggang/domain/words/labels';

/** A page of a list. */
export interface Paginated<T> {
  current_page: number;
  last_page: number;
  per_page: number;
  total: number;
  data: T[];
  next_page_url: string | null;
  prev_page_url: string | null;
}

/** Where the specifications say "reads data". */
export interface Data<T> {
  data: T;
}

/** What was done, for people. */
export interface Said {
  message: string;
}

/** 400, 401, 403, 404, 409, 413, 415, 429, 503. */
export interface ErrorAnswer {
  message: string;
  /** Which sentence `message` is, whatever its language: docs/error-codes.md lists them. */
  code?: string;
  /** 409 of a class that is full: the field of the form that chose it. */
  errors?: Record<string, string[]>;
  /** The codes of the sentences in `errors`, by the same fields. */
  codes?: Record<string, string[]>;
}

/** 422: the texts per field. */
export interface InvalidAnswer extends ErrorAnswer {
  errors: Record<string, string[]>;
}

/** A UUID that names one action of the desk: sent again under it, the action is answered the same and not taken again. */
export const ACTION_KEY_HEADER = 'idempotency-key';

/** The API's base path; calls of the specification stand below it as they are. */
export const API_BASE = '/api';

/** 409 of a form sent with `is_confirmed` false: nothing was saved; sent again with true it is. */
export interface ToBeConfirmedAnswer {
  message: string;
  /** As sentences. */
  to_confirm: string[];
}

/** 409 of what a drawn bracket holds: the pools whose draw would have to be undone first. */
export interface DrawStandsAnswer {
  message: string;
  drawn_pools: { id: number; name: string; kind: MatchKind }[];
}
