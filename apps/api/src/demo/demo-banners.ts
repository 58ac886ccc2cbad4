// Banners for the demo's tournaments: the mat from above, drawn in two of the house's moods.
import sharp from 'sharp';
import type { DataSource } from 'typeorm';
import type { FileStore } from '@gelanggang/platform/files/file-store';
import { makePicture, type Picture } from '@gelanggang/platform/files/picture';

const MOODS = {
  ink: { ground: '#17130F', mat: '#741A2F', line: '#F7F2E9' },
  paper: { ground: '#EFE8DB', mat: '#B57A1E', line: '#17130F' },
} as const;

type Mood = keyof typeof MOODS;

export async function hangBanner(dataSource: DataSource, files: FileStore, tournamentId: number, mood: Mood) {
  const { id } = await files.putPicture('banner.png', await bannerImage(mood), null);
  await dataSource.query('update tournament set image_file_id = $2 where id = $1', [tournamentId, id]);
}

async function bannerImage(mood: Mood): Promise<Picture> {
  const { ground, mat, line } = MOODS[mood];
  const rings = [360, 300, 120].map((r) => `<circle cx="1120" cy="450" r="${r}"/>`).join('');
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900">
    <rect width="1600" height="900" fill="${ground}"/>
    <rect x="640" y="-30" width="960" height="960" fill="${mat}"/>
    <g fill="none" stroke="${line}" stroke-width="6" opacity=".8">${rings}<path d="M640 0v900"/></g>
    <path d="M640 770v130h130z" fill="#1549B8"/><path d="M1600 130V0h-130z" fill="#CE1B28"/>
    <g stroke="${line}" stroke-width="3" opacity=".25">${[1, 2, 3, 4, 5].map((n) => `<path d="M0 ${n * 150}h640"/>`).join('')}</g>
  </svg>`;
  const made = await makePicture(await sharp(Buffer.from(drawing)).png().toBuffer(), 'demo');
  if (!made.ok) throw new Error(`The demo's banner could not be made: ${made.code}`);
  return made.picture;
}
