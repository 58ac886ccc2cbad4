// A camera for tests that sees one QR code, as a film that the browser takes for its camera (YUV4MPEG2, grey).
import { writeFileSync } from 'node:fs';
import { encode } from 'uqr';

const WIDTH = 640;
const HEIGHT = 480;
/** Quiet zone included; a card held before the lens. */
const SIDE = 360;
const FRAMES = 5;

export function filmOf(code: string, path: string): void {
  const { data, size } = encode(code, { border: 4 });
  const luma = Buffer.alloc(WIDTH * HEIGHT, 150);
  const left = (WIDTH - SIDE) / 2;
  const top = (HEIGHT - SIDE) / 2;
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1) {
      const isDark = data[Math.floor((y * size) / SIDE)]?.[Math.floor((x * size) / SIDE)];
      luma[(top + y) * WIDTH + left + x] = isDark ? 20 : 235;
    }
  }
  const chroma = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, chroma]);
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  writeFileSync(path, Buffer.concat([head, ...Array.from({ length: FRAMES }, () => frame)]));
}

/** Chromium with that film as its camera, which every page may use. */
export const cameraArgs = (path: string): string[] => [
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${path}`,
];
