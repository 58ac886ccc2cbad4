// What the form of a contingent holds.
import type { LocationValues } from '@web/components/location-fields';

export interface ContingentValues extends LocationValues {
  name: string;
  pic_name: string;
  pic_phone: string;
  pic_email: string;
  address: string;
  /** On create. */
  tournament_id: string;
  /** On edit. */
  tournament_ids: number[];
}
