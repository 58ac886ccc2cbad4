// Broadcasts: what an overlay needs to know of its arena, and whether results wait for the announcer.
import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { type Language, LANGUAGES } from '@gelanggang/domain/words/languages';
import type { SponsorPicture } from './sponsors';
import { says, validationSentences } from './validation-sentences';

/** GET /arenas/{id}/broadcast: public. */
export interface ArenaBroadcast {
  arena: { id: number; name: string };
  /** `language`: what its screens speak; null: what the site speaks. */
  tournament: { id: number; slug: string; name: string; time_zone: string; language: Language | null };
  /** A result is shown only once the announcer has told it (`announced_at` of the match). */
  waits_for_announcer: boolean;
  sponsors: SponsorPicture[];
}

/** PUT /tournaments/{id}/broadcast. */
export class BroadcastRequest {
  @IsBoolean({ message: says(() => validationSentences.chooseYesOrNo) })
  waits_for_announcer: boolean;
}

/** PUT /tournaments/{id}/screen-language */
export class ScreenLanguageRequest {
  /** null: what the site speaks. */
  @IsOptional()
  @IsIn(LANGUAGES, { message: says(() => validationSentences.chooseLanguage) })
  language: Language | null;
}
