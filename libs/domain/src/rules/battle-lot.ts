// What the lot decides before a battle of jurus, and between which parts of the jurus (rulebook 2025, art. 12.1.b, d.7).
import type { SeniMatchType } from '../seni/performance-time';
import type { Corner } from '../words/corners';
import type { Jurus, JurusStage } from './jurus-rules';

/** Before the semifinal the round says it; from then on the lot is drawn (art. 12.1.b.4–5, d.7). */
export const isDrawnByLot = (stage: JurusStage): boolean => stage === 'semifinal' || stage === 'final';

export const partsOfEvent = (event: SeniMatchType): readonly [Jurus, Jurus] =>
  event === 'seni_regu' ? ['regu-1', 'regu-2'] : ['empty-hand', 'weapon'];

/** What the winner of the lot may choose between; empty where nothing is left to choose. `chosen`: before, of the same lot. */
export const jurusChoices = (
  { event, jurus }: { event: SeniMatchType; jurus: Jurus | null },
  chosen: Jurus | null,
): readonly Jurus[] => (jurus === null || jurus === chosen ? partsOfEvent(event) : []);

/** What was drawn for a battle at the table: who won the lot, and what this corner chose. */
export interface BattleLot {
  winner: Corner;
  /** Who performs first; null: not chosen yet. */
  first: Corner | null;
  jurus: Jurus | null;
}
