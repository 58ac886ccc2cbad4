// A manager's protest and its appeal: who, until when, before whom, and what may come of it (rulebook 2025, art. 15.4).
import { refused, type Refused } from '../refusal';
import type { MatchKind } from '../words/labels';
import { protestTexts } from './protest-texts';

/** 1: the protest, 2: its appeal, which is final (art. 15.4.c.1, c.2). */
export const PROTEST_LEVELS = [1, 2] as const;
export type ProtestLevel = (typeof PROTEST_LEVELS)[number];

export const PROTEST_LEVEL_LABELS: Readonly<Record<ProtestLevel, string>> = protestTexts.levels;

export const DECIDER_ROLES = ['chair', 'council', 'commission', 'technical-delegate', 'medical', 'federation'] as const;
export type DeciderRole = (typeof DECIDER_ROLES)[number];

export const DECIDER_LABELS: Readonly<Record<DeciderRole, string>> = protestTexts.deciders;

export interface ProtestStage {
  /** After the decision that is questioned. */
  askWithinMinutes: number;
  /** After the form was received, with the fee. */
  returnWithinMinutes: number;
  /** After the form came back. */
  decideWithinMinutes: number;
  /** All of them sign. */
  deciders: readonly DeciderRole[];
  article: string;
  decidedArticle: string;
}

export const PROTEST_STAGES: Readonly<Record<ProtestLevel, ProtestStage>> = {
  1: {
    askWithinMinutes: 10,
    returnWithinMinutes: 20,
    decideWithinMinutes: 120,
    deciders: ['chair', 'council', 'commission'],
    article: '15.4.c.1.b',
    decidedArticle: '15.4.c.1.c–d',
  },
  // the text says 10 and 20 minutes in two places; 20 is taken (R25-P07)
  2: {
    askWithinMinutes: 20,
    returnWithinMinutes: 20,
    decideWithinMinutes: 120,
    deciders: ['technical-delegate', 'medical', 'federation'],
    article: '15.4.c.1.e, c.2.b',
    decidedArticle: '15.4.c.2.c, f',
  },
};

const MINUTE = 60_000;

/** Instants, in milliseconds since 1970. */
export const askBy = (level: ProtestLevel, decidedAt: number): number =>
  decidedAt + PROTEST_STAGES[level].askWithinMinutes * MINUTE;
export const returnBy = (level: ProtestLevel, takenAt: number): number =>
  takenAt + PROTEST_STAGES[level].returnWithinMinutes * MINUTE;
export const decideBy = (level: ProtestLevel, returnedAt: number): number =>
  returnedAt + PROTEST_STAGES[level].decideWithinMinutes * MINUTE;

export interface FormAsked {
  level: ProtestLevel;
  /** Manager of a contingent that stands in the match. */
  isConcerned: boolean;
  /** When what is questioned was decided; null: nothing stands. */
  decidedAt: number | null;
  /** The form for this very decision was taken before, whatever became of it. */
  wasTaken: boolean;
  now: number;
}

export type AskRefusal = Refused<'not-concerned' | 'nothing-decided' | 'taken-before' | 'too-late'>;

/** The very last moment still counts. */
export function askForm({
  level,
  isConcerned,
  decidedAt,
  wasTaken,
  now,
}: FormAsked): { ok: true; returnBy: number } | AskRefusal {
  if (!isConcerned) return refused('not-concerned');
  if (decidedAt === null) return refused('nothing-decided');
  if (wasTaken) return refused('taken-before');
  if (now > askBy(level, decidedAt)) return refused('too-late');
  return { ok: true, returnBy: returnBy(level, now) };
}

export type ReturnRefusal = Refused<'returned-before' | 'too-late'>;

export function returnForm(
  form: { level: ProtestLevel; takenAt: number; returnedAt: number | null },
  now: number,
): { ok: true; decideBy: number } | ReturnRefusal {
  if (form.returnedAt !== null) return refused('returned-before');
  if (now > returnBy(form.level, form.takenAt)) return refused('too-late');
  return { ok: true, decideBy: decideBy(form.level, now) };
}

/** A form that was taken by mistake, as long as nothing was handed in with it. */
export function takeFormBack(form: {
  returnedAt: number | null;
  isFeePaid: boolean;
}): { ok: true } | Refused<'returned-before' | 'fee-paid'> {
  if (form.returnedAt !== null) return refused('returned-before');
  return form.isFeePaid ? refused('fee-paid') : { ok: true };
}

/** `form`: taken and still to come back; `lapsed`: did not in time; `open`: to be decided; `overdue`: that is late. */
export const PROTEST_STATUSES = ['form', 'lapsed', 'open', 'overdue', 'decided'] as const;
export type ProtestStatus = (typeof PROTEST_STATUSES)[number];

export const PROTEST_STATUS_LABELS: Readonly<Record<ProtestStatus, string>> = protestTexts.statuses;

export interface ProtestTimes {
  level: ProtestLevel;
  takenAt: number;
  returnedAt: number | null;
  isDecided: boolean;
}

export function protestStatus({ level, takenAt, returnedAt, isDecided }: ProtestTimes, now: number): ProtestStatus {
  if (isDecided) return 'decided';
  if (returnedAt === null) return now > returnBy(level, takenAt) ? 'lapsed' : 'form';
  return now > decideBy(level, returnedAt) ? 'overdue' : 'open';
}

/** What a decision does (art. 15.4.c.2.e): `extra-round` of tanding, `again` of jurus. */
export const REMEDIES = ['rejected', 'result-changed', 'extra-round', 'again'] as const;
export type Remedy = (typeof REMEDIES)[number];

export const REMEDY_LABELS: Readonly<Record<Remedy, string>> = protestTexts.remedies;

/** What has to be proved for it. */
export const REMEDY_GROUNDS: Readonly<Record<Remedy, string>> = protestTexts.grounds;

const REMEDIES_OF: Readonly<Record<MatchKind, readonly Remedy[]>> = {
  tanding: ['rejected', 'result-changed', 'extra-round'],
  seni: ['rejected', 'result-changed', 'again'],
};

export const remediesOf = (kind: MatchKind): readonly Remedy[] => REMEDIES_OF[kind];

/** One more round, or the performance again: the result is taken away until that is fought. */
export const reopens = (remedy: Remedy): boolean => remedy === 'extra-round' || remedy === 'again';

export interface Ruling {
  kind: MatchKind;
  level: ProtestLevel;
  returnedAt: number | null;
  isDecided: boolean;
  /** The fee lies with the chair. */
  isFeePaid: boolean;
  /** An appeal has changed the result since this form was taken. */
  isOverruled: boolean;
  remedy: Remedy;
  reason: string;
  /** Who decides, by role. */
  deciders: Readonly<Partial<Record<DeciderRole, string>>>;
}

export type RulingRefusal = Refused<
  | 'not-returned'
  | 'decided-before'
  | 'appeal-final'
  | 'fee-missing'
  | 'not-of-kind'
  | 'reason-missing'
  | 'decider-missing'
>;

/**
 * A decision that comes late stands, and says that it is late. Without the fee a protest can only be rejected, and so can one
 * on a result that an appeal has changed since: that is final (art. 15.4.c.2.f).
 */
export function ruleOn(
  { kind, level, returnedAt, isDecided, isFeePaid, isOverruled, remedy, reason, deciders }: Ruling,
  now: number,
): { ok: true; isLate: boolean; isFinal: boolean } | RulingRefusal {
  if (returnedAt === null) return refused('not-returned');
  if (isDecided) return refused('decided-before');
  if (!remediesOf(kind).includes(remedy)) return refused('not-of-kind');
  if (reason.trim() === '') return refused('reason-missing');
  if (PROTEST_STAGES[level].deciders.some((role) => (deciders[role] ?? '').trim() === '')) {
    return refused('decider-missing');
  }
  if (remedy !== 'rejected' && isOverruled) return refused('appeal-final');
  if (!isFeePaid && remedy !== 'rejected') return refused('fee-missing');
  return { ok: true, isLate: now > decideBy(level, returnedAt), isFinal: level === 2 };
}

export type UndoRefusal = Refused<'not-decided' | 'appealed'>;

/** Of every decision, also a final one: what it did is taken back, and the protest is open again. */
export function mayUndoRuling(protest: { isDecided: boolean; isAppealed: boolean }): { ok: true } | UndoRefusal {
  if (!protest.isDecided) return refused('not-decided');
  return protest.isAppealed ? refused('appealed') : { ok: true };
}
