// A match in words that are read aloud, by the announcer or by the browser's voice.
import { roundText } from '@gelanggang/domain/draw/round-labels';
import type { LiveMatch, LiveSeni } from '@gelanggang/contract/live';
import { jurusText, lotText } from '@gelanggang/domain/rules/jurus-text';
import { CORNER_LABELS } from '@gelanggang/domain/words/corners';
import { GENDER_LABELS } from '@gelanggang/domain/words/genders';
import { className } from '@gelanggang/domain/words/labels';
import { contingentTitle } from '@gelanggang/domain/words/shown-name';
import { cornerName, cornersOf } from '@web/live/corners-of';
import { announcerTexts as texts } from './texts';

/** What of the jurus is shown, and what the lot has brought. */
export function performanceInWords(match: LiveMatch, seni: LiveSeni): string {
  const { event, jurus, jurus_stage: stage, lot = null } = seni;
  const shown = jurusText({ event, stage, jurus, isBattle: match.mode === 'battle', lot });
  return [shown, lotText(stage, lot)].filter(Boolean).join('. ');
}

export function classInWords(match: LiveMatch): string {
  const parts = [match.match_category, match.age_category, GENDER_LABELS[match.gender]];
  if (match.class_name)
    parts.push(match.kind === 'seni' ? match.class_name : texts.classOf(className(match.class_name)));
  if (match.round_label) parts.push(roundText(match.round_label));
  return parts.join(', ');
}

/**
 * 'Panggilan. Gelanggang A, Partai A12. Tanding, Remaja, Putra, Kelas C, Final. Sudut biru: Raka Aditya. Kontingen Cianjur.
 * Sudut merah: …': one sentence for each breath.
 */
export function callInWords(match: LiveMatch, arena: string): string {
  const people = cornersOf(match).map((corner) => {
    const who = match[corner];
    const name = cornerName(who, match.round);
    const contingent = who.contingent ? ` ${contingentTitle(who.contingent)}.` : '';
    const hasCorner = match.kind === 'tanding' || match.mode === 'battle';
    return `${hasCorner ? texts.corner(CORNER_LABELS[corner]) : ''}${name}.${contingent}`;
  });
  return [`${texts.call}. ${arena}, ${texts.partai(match.partai)}. ${classInWords(match)}.`, ...people].join(' ');
}
