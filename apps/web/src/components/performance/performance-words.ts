// The words of a performance for everybody: what is shown, how its score was made, why it won.
import type { LiveMatch, LiveSeni } from '@gelanggang/contract/live';
import { jurusText } from '@gelanggang/domain/rules/jurus-text';
import { battleReason } from '@gelanggang/domain/seni/battle-text';
import { windowText } from '../seni-score/window-text';
import { sheetTexts } from './sheet-texts';

/** 'Senjata · 1:35–1:45'; what is awaited where the lot is not drawn. */
export function shownText({ mode }: Pick<LiveMatch, 'mode'>, seni: LiveSeni): string {
  const { event, jurus, jurus_stage: stage, lot = null } = seni;
  return [jurusText({ event, stage, jurus, isBattle: mode === 'battle', lot }), windowText(seni.time)].join(' · ');
}

/** '3 dari 6 juri sudah menilai'; empty until the first has: a table without panels has none. */
export const enteredText = ({ judges }: LiveSeni): string =>
  judges && judges.entered > 0 ? sheetTexts.entered(judges.entered, judges.of) : '';

/** Why a battle was won: 'waktu paling dekat (Pasal 12.1.f.2)'; empty where nobody won by performing. */
export function wonBecause(match: LiveMatch): string {
  const { seni, winner } = match;
  // of two that were both disqualified somebody goes on all the same
  const isBothOut = match.win_kind === 'diskualifikasi' && seni?.decided_by !== 'disqualified';
  return winner && seni?.decided_by ? battleReason(seni.decided_by, seni.event, isBothOut) : '';
}
