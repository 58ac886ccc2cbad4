// The seats of panels at an arena's desk, and the codes by which devices take them.
import { IsWholeNumber } from './fields';
import { CAMERA_SEAT } from './scoring-options';

/** A seat at an arena's desk: GET /arenas/{id}/panels, the council first, the one phone last. */
export interface PanelSeat {
  seat: number;
  /** Shown until a device uses it. */
  code: string | null;
  code_expires_at: string | null;
  /** A device has taken the seat. */
  is_taken: boolean;
  is_online: boolean;
  seen_at: string | null;
}

/** POST /arenas/{id}/panels: a new code for a seat; who uses it takes the place of the device before. */
export class PanelSeatRequest {
  @IsWholeNumber(0, CAMERA_SEAT)
  seat: number;
}
