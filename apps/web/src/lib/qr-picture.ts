// A square code as a picture that is saved: for the app on the same phone, whose camera cannot see its own screen.
import { encode } from 'uqr';

/** Pixels of a module: an app that shrinks pictures still reads it. */
const SCALE = 12;

export async function saveQrPicture(text: string, name: string): Promise<void> {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size * SCALE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  data.forEach((row, y) => row.forEach((isDark, x) => isDark && context.fillRect(x * SCALE, y * SCALE, SCALE, SCALE)));
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('no picture');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
