// How an entry has fared so far, in one line: its medal, its next match, or where its way ended.
import { roundText } from '@gelanggang/domain/draw/round-labels';
import type { MedalEvent, MedalSnapshot, MedalState } from '@gelanggang/contract/medals';
import type { Medal } from '@gelanggang/domain/results/medal-table';
import { seniScoreText } from '@gelanggang/domain/words/seni-score';
import type { Step } from './way-of';
import { homeTexts as texts } from './texts';

export interface WonMedal {
  medal: Medal;
  event: MedalEvent;
  /** It may still move. */
  state: MedalState | null;
}

/** An entry is of one class: it wins one medal. */
export function medalsByEntry(medals: MedalSnapshot | undefined): ReadonlyMap<number, WonMedal> {
  const won = new Map<number, WonMedal>();
  for (const event of medals?.events ?? []) {
    for (const { medal, entry_ids: ids } of event.pools.flatMap(({ winners }) => winners)) {
      ids.forEach((id) => won.set(id, { medal, event, state: event.state }));
    }
  }
  return won;
}

const isProvisional = ({ standing }: Step['match']): boolean =>
  standing?.state === 'protested' || standing?.state === 'unofficial';

/** What the step came to; a result that may still move is not told as if it stood. */
export function outcomeText({ outcome, match }: Step): string {
  if (match.status === 'called') return texts.called;
  if (isProvisional(match) && outcome === 'won') return texts.leads;
  if (isProvisional(match) && outcome === 'lost') return texts.behind;
  return texts.outcome[outcome];
}

export const roundOf = ({ match }: Step): string => roundText(match.round_label) || texts.performance;

/** Without the medal, which is shown beside it. */
export function fareText(way: readonly Step[]): string {
  const last = way.at(-1);
  if (!last) return texts.notDrawn;
  switch (last.outcome) {
    case 'open':
      return texts.comes(roundOf(last));
    case 'lost':
      return isProvisional(last.match) ? `${texts.behind}, ${roundOf(last)}` : texts.lostIn(roundOf(last));
    case 'shown': {
      const score = last.match.seni?.score ?? null;
      return score === null ? outcomeText(last) : `${outcomeText(last)}, ${seniScoreText(score)}`;
    }
    case 'on':
    case 'won':
    case 'nobody':
    case 'through':
      return `${outcomeText(last)}, ${roundOf(last)}`;
  }
}
