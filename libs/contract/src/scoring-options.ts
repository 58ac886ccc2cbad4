// What panels, the desk and the API agree on, apart from the requests: the browser needs no validators for it.

export const PANEL_CODE_LENGTH = 6;
export const PANEL_CODE_MINUTES = 30;
/** A panel says this often that it is there … */
export const PANEL_BEAT_MS = 5_000;
/** … and is away when it has been silent for this long. */
export const PANEL_LOST_MS = 12_000;
/** The seat of the council; judges have 1 and up. */
export const COUNCIL_SEAT = 0;
/** The seat of the one phone that counts a match alone. */
export const PHONE_SEAT = 11;
/** The seat of the camera that films the arena. */
export const CAMERA_SEAT = 12;

export const isJudgeSeat = (seat: number): boolean =>
  seat !== COUNCIL_SEAT && seat !== PHONE_SEAT && seat !== CAMERA_SEAT;
/** How many of the last points a live score tells. */
export const SHOWN_POINTS = 6;
export const MOST_TAPS_AT_ONCE = 20;
/** More mistakes than a judge's score could lose. */
export const MOST_MISTAKES = 200;
/** No event has more of them. */

export const WITHDRAWN_KINDS = ['points', 'penalties', 'knockdowns', 'stops', 'timers', 'cards'] as const;
export type WithdrawnKind = (typeof WITHDRAWN_KINDS)[number];
