// How an overlay's address names the one part that it holds: `?tampil=skor`.
import type { OverlayPart } from '@gelanggang/domain/displays/overlay-part';

/** Addresses stand in the set-ups of vision mixers: they are the same in every language. */
export const ADDRESS_PARTS: Readonly<Record<OverlayPart, string>> = {
  presentation: 'perkenalan',
  score: 'skor',
  result: 'hasil',
  bracket: 'bagan',
  sponsors: 'sponsor',
};
