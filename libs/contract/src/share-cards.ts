// Picture cards of what is public: PNG, made by the server.
import { IsIn, IsOptional } from 'class-validator';
import { IsOptionalText, IsText } from './fields';
import { says, validationSentences } from './validation-sentences';

/** `link`: as previews of links are, 1200 × 630; `poster`: upright, 1080 × 1350. */
export const CARD_SHAPES = ['link', 'poster'] as const;
export type CardShape = (typeof CARD_SHAPES)[number];
export const CARD_SIZES: Readonly<Record<CardShape, { width: number; height: number }>> = {
  link: { width: 1200, height: 630 },
  poster: { width: 1080, height: 1350 },
};

export class ShareCardQuery {
  /** `link` unless it says otherwise. */
  @IsOptional()
  @IsIn(CARD_SHAPES, { message: says(() => validationSentences.unknownShape) })
  shape?: CardShape;

  /** As the page names it now: this address is the same picture for a day. Any other one is kept for a minute. */
  @IsOptionalText(40)
  v?: string;
}

export class WinnersCardQuery extends ShareCardQuery {
  /** The `key` of a `MedalEvent`. */
  @IsText(80)
  class: string;
}
