// What of the jurus a performance shows, in words; where nobody has chosen it yet, what is being waited for.
import { type Jurus, JURUS_LABELS, type JurusStage } from './jurus-rules';
import { type BattleLot, isDrawnByLot, partsOfEvent } from './battle-lot';
import type { SeniMatchType } from '../seni/performance-time';
import { CORNER_LABELS } from '../words/corners';

interface Shown {
  event: SeniMatchType;
  stage: JurusStage;
  jurus: Jurus | null;
  isBattle: boolean;
  lot: BattleLot | null;
}

/**
 * Nobody draws for it in a pool, nor in a final of the young, whose events are parts of the jurus (art. 10.3): there the
 * event says which of the two it is.
 */
export function jurusText({ event, stage, jurus, isBattle, lot }: Shown): string {
  if (jurus !== null) return JURUS_LABELS[jurus];
  if (!isBattle || stage !== 'semifinal') {
    const [one, other] = partsOfEvent(event).map((part) => JURUS_LABELS[part]);
    return `${one} atau ${other?.toLowerCase()}, menurut nomornya`;
  }
  return lot ? `Jurus dipilih ${CORNER_LABELS[lot.winner].toLowerCase()}` : 'Jurus menunggu undian';
}

/** 'Undian dimenangkan merah, yang memilih: biru tampil lebih dahulu, senjata'; empty where nothing is drawn. */
export function lotText(stage: JurusStage, lot: BattleLot | null | undefined): string {
  if (!lot || !isDrawnByLot(stage)) return '';
  const won = `Undian dimenangkan ${CORNER_LABELS[lot.winner].toLowerCase()}`;
  if (lot.first === null) return won;
  const chosen = [
    `${CORNER_LABELS[lot.first].toLowerCase()} tampil lebih dahulu`,
    ...(lot.jurus === null ? [] : [JURUS_LABELS[lot.jurus].toLowerCase()]),
  ];
  return `${won}, yang memilih: ${chosen.join(', ')}`;
}
