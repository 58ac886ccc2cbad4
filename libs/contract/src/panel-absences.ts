// What the council's panel sends of a performance to which nobody came.
import { IsId } from './fields';

/** POST /panel/absence: once the third call is over (art. 12.1.e.3). Sent again, it is recorded once. */
export class PanelAbsenceRequest {
  /** The performance that is called. */
  @IsId()
  match_id: number;
}
