// What a judge is entering for a performance, kept on the phone: a reload or a lost network loses none of it.
import { useState } from 'react';
import type { JudgeScore } from '@gelanggang/contract/jurus-panels';
import type { JurusRules, PanelForm } from '@gelanggang/domain/rules/jurus-rules';
import { CRITERIA_COUNT, entryScore, type JudgeEntry } from '@gelanggang/domain/seni/judge-entry';
import { readStored, writeStored } from '@web/lib/stored';

export interface JudgeDraft {
  /** Milliseconds of the performance's clock, oldest first. */
  mistakes: readonly number[];
  /** In which jurus each was seen; null: not said. As many as mistakes. */
  places: readonly (number | null)[];
  /** Where the judge is; null: says no jurus. */
  place: number | null;
  /** Hundredths; null: not given yet. */
  steadiness: number | null;
  criteria: readonly (number | null)[];
  score: number | null;
  /** It is being sent. */
  isSending: boolean;
}

const KEY = 'gelanggang.judge-draft';
/** A second press so soon is the same finger. */
export const SAME_PRESS_MS = 150;

const hundredths = (points: number): number => Math.round(100 * points);

/** What was sent before, else nothing. */
export function draftOf(own: JudgeScore | null): JudgeDraft {
  return {
    mistakes: own?.mistakes ?? [],
    places: own?.mistakes.map((_, index) => own.places[index] ?? null) ?? [],
    place: null,
    steadiness: own?.steadiness === null || own?.steadiness === undefined ? null : hundredths(own.steadiness),
    criteria: Array.from({ length: CRITERIA_COUNT }, (_, index) => {
      const given = own?.criteria[index];
      return given === undefined ? null : hundredths(given);
    }),
    score: own ? hundredths(own.score) : null,
    isSending: false,
  };
}

/** Of one start of a performance and one seat; that of another one is not shown. */
export function useJudgeDraft(of: string, own: JudgeScore | null) {
  const [draft, setDraft] = useState<JudgeDraft>(() => stored(of) ?? draftOf(own));
  const change = (part: Partial<JudgeDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    writeStored(KEY, JSON.stringify({ of, draft: next }));
  };
  return [draft, change] as const;
}

function stored(of: string): JudgeDraft | null {
  try {
    const kept = JSON.parse(readStored(KEY) ?? 'null') as { of: string; draft: JudgeDraft } | null;
    // one that an earlier version kept knows no places
    return kept?.of === of ? { ...draftOf(null), ...kept.draft } : null;
  } catch {
    return null;
  }
}

/** As it goes to the rules; what is not given yet is left out. */
export function entryOf(form: PanelForm, { mistakes, places, steadiness, criteria, score }: JudgeDraft): JudgeEntry {
  if (form === 'moves') {
    const isSaid = places.some((one) => one !== null);
    return { mistakes, ...(isSaid ? { places } : {}), ...(steadiness === null ? {} : { steadiness }) };
  }
  if (form === 'criteria') return { criteria: criteria.flatMap((one) => one ?? []) };
  return score === null ? {} : { score };
}

/** Hundredths; null while something is missing. */
export function scoreOfDraft({ form, list }: Pick<JurusRules, 'form' | 'list'>, draft: JudgeDraft): number | null {
  const scored = entryScore(form, entryOf(form, draft), list);
  return scored.ok ? scored.score : null;
}

/** Whether what was sent is what stands on the phone. */
export function isSame(form: PanelForm, draft: JudgeDraft, own: JudgeScore | null): boolean {
  return own !== null && JSON.stringify(entryOf(form, draft)) === JSON.stringify(entryOf(form, draftOf(own)));
}

/** Decimals go over the wire. */
export function bodyOf(form: PanelForm, draft: JudgeDraft) {
  const { mistakes, places, steadiness, criteria, score } = entryOf(form, draft);
  return {
    ...(mistakes ? { mistakes: [...mistakes] } : {}),
    ...(places ? { places: [...places] } : {}),
    ...(steadiness === undefined ? {} : { steadiness: steadiness / 100 }),
    ...(criteria ? { criteria: criteria.map((one) => one / 100) } : {}),
    ...(score === undefined ? {} : { score: score / 100 }),
  };
}
