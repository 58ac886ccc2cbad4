// The English words of the desk about panels and about what the rules propose.
import { elapsedText } from '@gelanggang/domain/results/match-clock';
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './panel-texts';

export const panelTexts: InLanguage<typeof original.panelTexts> = {
  title: 'Panels of judges and council',
  council: 'Council',
  judge: (seat) => `Judge ${seat}`,
  phone: 'One phone',
  phoneText: 'One person counts the whole match, without judges at panels.',
  camera: 'Camera',
  cameraText:
    'A phone or webcam that records the arena so that protests can look again. It needs https, or this laptop itself.',
  phoneCounts: 'One phone counts this match.',
  phoneAway: 'One phone counts this match, but it is disconnected.',
  countHere: 'Count at the desk',
  countHereTitle: 'Count at the desk?',
  countHereText: 'The score so far stays, and the desk carries on from there. The phone can no longer give points.',
  online: 'ready',
  away: 'disconnected',
  empty: 'empty',
  codes: 'Panel codes',
  codesText:
    'Open this address on the phone of the judge, the council or whoever counts, or scan the code. A code works once.',
  oneCode: 'One QR code for all seats',
  oneCodeText: 'Each device scans this code and then chooses its seat.',
  makeAll: 'Make codes for the empty seats',
  newCode: 'Make a code',
  anotherCode: 'New code',
  until: (time) => `valid until ${time}`,
  replaces: 'The device that uses this code replaces the one there now.',
  release: 'Release',
  releaseTitle: (seat) => `Release ${seat}?`,
  releaseText: 'Its device can no longer give points. The score so far stays.',
  qr: (seat) => `QR code: ${seat}`,
  judged: "The judges' scores",
  judgedCount: (count, judges) =>
    count === judges
      ? `All ${judges} judges have given their scores.`
      : `${count} of ${judges} judges have given their scores.`,
  takenOff: (item, at) => `${item} −0.50${at === null ? '' : ` (${elapsedText(at)})`}`,
  disqualified: (reason) => `disqualification, ${reason.toLowerCase()}`,
  proposal: 'What the rules propose',
  next: {
    time: 'There is still time on the clock.',
    'extra-round': 'The score is level: an extra round.',
    'weigh-in': 'Still level: weigh both today, the lighter one wins.',
    lot: 'Still level: draw a lot.',
    decision: 'Both corners are out: decide yourself.',
  },
  because: (reason, article) => `${reason}, article ${article}`,
  proposed: (corner, kind, reason) => `${corner}: ${kind} (${reason})`,
};
