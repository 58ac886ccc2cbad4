// What becomes of a picture that somebody uploads.
import sharp from 'sharp';
import { jpegScans } from './jpeg-scans';
import { hasTooManyPixels, makePicture, PICTURE_WIDTHS } from './picture';

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

describe('a JPEG in scans', () => {
  const progressive = () => photo(64, 64).toColourspace('b-w').jpeg({ progressive: true }).toBuffer();

  /** One that any decoder takes: each coefficient in a scan of its own for each of its bits, with nothing in them. */
  async function inScans(count: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    const whole = await progressive();
    for (let at = 2; whole[at + 1] !== 0xd9;) {
      let end = at + 2 + whole.readUInt16BE(at + 2);
      if (whole[at + 1] === 0xda) while (whole[end] !== 0xff || whole[end + 1] === 0) end += 1;
      parts.push(whole.subarray(at, end));
      at = end;
    }
    const isScan = (part: Buffer) => part[1] === 0xda;
    const last = parts.findLastIndex(isScan);
    const scans = Array.from({ length: count - 1 }, (_, n) => {
      const scan = Buffer.from(parts[last]!);
      const [coefficient, bit] = [1 + (n % 63), 13 - Math.floor(n / 63)];
      scan.set([coefficient, coefficient, bit === 13 ? bit : ((bit + 1) << 4) | bit], 7);
      return scan;
    });
    const head = parts.slice(0, parts.findIndex(isScan) + 1);
    return Buffer.concat([whole.subarray(0, 2), ...head, parts[last - 1]!, ...scans, Buffer.from([0xff, 0xd9])]);
  }

  it('is taken as cameras and programs make it, whatever stands behind it', async () => {
    const plain = await progressive();
    const withFilm = Buffer.concat([plain, Buffer.from('ffda'.repeat(500), 'hex')]);
    expect(jpegScans(plain)).toBeGreaterThan(1);
    expect(jpegScans(withFilm)).toBe(jpegScans(plain));
    expect(jpegScans(await photo(64, 64).png().toBuffer())).toBe(0);
    await made(withFilm);
    await made(await inScans(20));
  });

  it('is refused where it has hundreds, each of which would keep all other pictures waiting', async () => {
    const content = await inScans(882);
    expect(jpegScans(content)).toBe(882);
    expect(await makePicture(content, 'a test')).toEqual({ ok: false, code: 'unreadable' });
  });
});

describe('a picture that is kept as it came', () => {
  /** Its head says so: what follows is never unfolded. */
  const said = (content: Buffer, at: number, write: (content: Buffer, at: number) => void) => {
    write(content, at);
    return content;
  };

  it('has too many pixels by its head, of whichever kind it is', async () => {
    const small = photo(20, 10);
    const [png, jpeg, webp] = [
      await small.png().toBuffer(),
      await small.jpeg().toBuffer(),
      await small.webp().toBuffer(),
    ];
    for (const one of [png, jpeg, webp]) expect(await hasTooManyPixels(one)).toBe(false);
    const high = said(png, 16, (content, at) => {
      content.writeUInt32BE(30_000, at);
      content.writeUInt32BE(2_001, at + 4);
    });
    expect(await hasTooManyPixels(high)).toBe(true);
    const frame = said(jpeg, jpeg.indexOf(Buffer.from([0xff, 0xc0])), (content, at) => {
      content.writeUInt16BE(30_000, at + 5);
      content.writeUInt16BE(2_001, at + 7);
    });
    expect(await hasTooManyPixels(frame)).toBe(true);
    // the key frame: 14 bits of each side
    const keyFrame = said(webp, webp.indexOf(Buffer.from([0x9d, 0x01, 0x2a])), (content, at) => {
      content.writeUInt16LE(16_000, at + 3);
      content.writeUInt16LE(16_000, at + 5);
    });
    expect(await hasTooManyPixels(keyFrame)).toBe(true);
  });

  it('has none where it is a document, or has no head', async () => {
    for (const one of ['%PDF-1.7', '\x89PNG\r\n\x1a\n', '\xff\xd8\xff\xe1'])
      expect(await hasTooManyPixels(Buffer.from(one, 'latin1'))).toBe(false);
  });
});
