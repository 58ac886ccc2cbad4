// Reads the square code in a picture that somebody chose: the reader is loaded only then.

/** A larger photo is read no better, and slower. */
const LONGEST_SIDE = 1600;

/** The text of the code; null where none is found, or the file is no picture. */
export async function readQrPicture(file: Blob): Promise<string | null> {
  const { decodeQR } = await import('qr/decode.js');
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file);
  } catch {
    return null;
  }
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  // a transparent background would be black
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  try {
    return decodeQR(context.getImageData(0, 0, canvas.width, canvas.height), { timeLimit: 2000 });
  } catch {
    // no code in this picture
    return null;
  }
}
