// Draws a picture card: its boxes as paths, in our own typeface, then as pixels. Any machine draws the same, whatever its fonts.
import { readFileSync } from 'node:fs';
import satori from 'satori';
import sharp from 'sharp';
import { type CardShape, CARD_SIZES } from '@gelanggang/contract/share-cards';
import { cardLayout, TYPEFACES } from './card-layout';
import type { ShareCard } from './share-card';

const WEIGHTS = [400, 600, 800] as const;

const fonts = TYPEFACES.flatMap((name) =>
  WEIGHTS.map((weight) => ({
    name,
    data: readFileSync(require.resolve(`@fontsource/archivo/files/${fileOf(name)}-${weight}-normal.woff`)),
    weight,
    style: 'normal' as const,
  })),
);

export interface CardOrder {
  card: ShareCard;
  shape: CardShape;
}

/** PNG. */
export async function drawCard(card: ShareCard, shape: CardShape): Promise<Buffer> {
  const svg = await satori(cardLayout(card, shape) as Parameters<typeof satori>[0], { ...CARD_SIZES[shape], fonts });
  return sharp(Buffer.from(svg)).png({ compressionLevel: 7 }).toBuffer();
}

/** 'Archivo latin-ext' is kept as `archivo-latin-ext`. */
function fileOf(name: string): string {
  return name.toLowerCase().replace(' ', '-');
}
