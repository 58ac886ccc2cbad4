// A picture of a transfer slip for the billings of the demo: a PNG of two bits a pixel with the amount in dot digits.
import { crc32, deflateSync } from 'node:zlib';

const WIDTH = 240;
const HEIGHT = 320;
const PAPER = 0;
const INK = 1;
const GREY = 2;
const BAND = 3;
/** Red, green, blue of each colour. */
const PALETTE = Buffer.from([252, 252, 250, 32, 36, 40, 208, 212, 214, 22, 110, 84]);

/** Three dots wide, five high; a row after the other, the highest bit left. */
const DIGITS = ['75557', '26227', '71747', '71717', '55711', '74717', '74757', '71111', '75757', '75717'];
const DOT = 5;

export function proofImage(amount: number): Buffer {
  const pixels = Array.from({ length: HEIGHT }, () => new Uint8Array(WIDTH));
  const fill = (x: number, y: number, width: number, height: number, colour: number) => {
    for (const row of pixels.slice(y, y + height)) row.fill(colour, x, x + width);
  };
  fill(0, 0, WIDTH, 48, BAND);
  fill(20, 20, 96, 8, PAPER);
  for (const [line, width] of [150, 110, 180, 130, 90].entries()) {
    fill(20, 76 + line * 22, 50, 8, GREY);
    fill(WIDTH - 20 - width / 2, 76 + line * 22, width / 2, 8, GREY);
  }
  fill(20, 196, WIDTH - 40, 2, INK);
  for (const [place, digit] of [...String(amount)].entries()) {
    for (const [y, bits] of [...(DIGITS[Number(digit)] ?? '')].entries()) {
      for (const x of [0, 1, 2]) {
        if ((Number(bits) >> (2 - x)) & 1) fill(20 + (place * 4 + x) * DOT, 220 + y * DOT, DOT, DOT, INK);
      }
    }
  }
  fill(20, 276, 120, 8, BAND);
  return encode(pixels);
}

/** PNG (ISO 15948): a palette of four colours, rows unfiltered. */
function encode(pixels: readonly Uint8Array[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header.set([2, 3], 8);
  const rows = pixels.map((row) => {
    const packed = Buffer.alloc(1 + WIDTH / 4);
    row.forEach((colour, x) => (packed[1 + (x >> 2)]! |= colour << (6 - 2 * (x & 3))));
    return packed;
  });
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', PALETTE),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  whole.set(body, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}
