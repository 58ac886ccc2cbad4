// What becomes of a picture that somebody uploads.
import sharp from 'sharp';
import { makePicture, PICTURE_WIDTHS } from './picture';

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#741A2F' } });

async function made(content: Buffer) {
  const answer = await makePicture(content, 'a test');
  if (!answer.ok) throw new Error(answer.code);
  return answer.picture;
}

describe('an uploaded picture', () => {
  it('comes in the sizes of card, gallery and hero as WebP, and once as JPEG', async () => {
    const { fallback, sizes } = await made(await photo(3000, 1500).jpeg().toBuffer());
    expect(sizes.map(({ width, height }) => [width, height])).toEqual(
      PICTURE_WIDTHS.map((width) => [width, width / 2]),
    );
    expect((await Promise.all(sizes.map((one) => sharp(one.content).metadata()))).map(({ format }) => format)).toEqual([
      'webp',
      'webp',
      'webp',
    ]);
    expect(await sharp(fallback.content).metadata()).toMatchObject({ format: 'jpeg', width: 960, height: 480 });
  });

  it('is never enlarged', async () => {
    const { fallback, sizes } = await made(await photo(300, 200).png().toBuffer());
    expect(sizes.map(({ width }) => width)).toEqual([300]);
    expect([fallback.width, fallback.height]).toEqual([300, 200]);
  });

  it('stands upright and keeps nothing that the camera wrote into it', async () => {
    const turned = await photo(600, 400)
      .withExif({ IFD0: { Copyright: 'rahasia' }, IFD3: { GPSLatitude: '6/1 54/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { fallback, sizes } = await made(turned);
    for (const { content, width, height } of [fallback, ...sizes]) {
      expect(width).toBeLessThan(height);
      const { exif, icc, xmp, orientation } = await sharp(content).metadata();
      expect({ exif, icc, xmp, orientation }).toEqual({});
    }
  });

  it('that is no picture inside is told as such, and one that unfolds too far is not unfolded', async () => {
    const header = Buffer.from('\x89PNG\r\n\x1a\nisi', 'latin1');
    expect(await makePicture(header, 'a test')).toEqual({ ok: false, code: 'unreadable' });
    const whole = await photo(900, 900).png().toBuffer();
    expect(await makePicture(whole.subarray(0, whole.length / 2), 'a test')).toEqual({ ok: false, code: 'unreadable' });
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    expect(await makePicture(bomb, 'a test')).toEqual({ ok: false, code: 'too-many-pixels' });
  });
});
