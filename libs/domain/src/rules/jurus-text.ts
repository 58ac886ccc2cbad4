// What of the jurus a performance shows, in words; where nobody has chosen it yet, what is being waited for.
import { type Jurus, JURUS_LABELS, type JurusStage } from './jurus-rules';
import { jurusTexts } from './jurus-texts';
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
    return jurusTexts.byEvent(one ?? '', other ?? '');
  }
  return lot ? jurusTexts.chosenBy(CORNER_LABELS[lot.winner].toLowerCase()) : jurusTexts.waitsForLot;
}

/** 'Undian dimenangkan merah, yang memilih: biru tampil lebih dahulu, senjata'; empty where nothing is drawn. */
export function lotText(stage: JurusStage, lot: BattleLot | null | undefined): string {
  if (!lot || !isDrawnByLot(stage)) return '';
  const won = jurusTexts.lotWon(CORNER_LABELS[lot.winner].toLowerCase());
  if (lot.first === null) return won;
  const chosen = [
    jurusTexts.first(CORNER_LABELS[lot.first].toLowerCase()),
    ...(lot.jurus === null ? [] : [JURUS_LABELS[lot.jurus].toLowerCase()]),
  ];
  return jurusTexts.chose(won, chosen.join(', '));
}
