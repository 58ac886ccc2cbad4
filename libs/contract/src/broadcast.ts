// Broadcasts: what an overlay needs to know of its arena, and whether results wait for the announcer.
import { IsBoolean } from 'class-validator';
import type { SponsorPicture } from './sponsors';
import { validationTexts } from './validation-texts';

/** GET /arenas/{id}/broadcast: public. */
export interface ArenaBroadcast {
  arena: { id: number; name: string };
  tournament: { id: number; slug: string; name: string; time_zone: string };
  /** A result is shown only once the announcer has told it (`announced_at` of the match). */
  waits_for_announcer: boolean;
  sponsors: SponsorPicture[];
}

/** PUT /tournaments/{id}/broadcast. */
export class BroadcastRequest {
  @IsBoolean({ message: () => validationTexts.chooseYesOrNo })
  waits_for_announcer: boolean;
}
