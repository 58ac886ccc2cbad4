// A photo that a call does not take as it is, drawn anew on the device: a phone's camera makes more than 5 MB, or HEIC.

/** Pixels of the longer side: the small print of a receipt is still read. */
const LONGEST = 2600;
const QUALITY = 0.85;

/** `file` itself where it is no photo that this browser can open, or its drawing is no smaller than `mostBytes`. */
export async function smallerPhoto(file: File, mostBytes: number): Promise<File> {
  const drawn = await drawnAnew(file).catch(() => null);
  if (!drawn || drawn.size > mostBytes) return file;
  return new File([drawn], file.name.replace(/(\.\w+)?$/, '.jpg'), { type: 'image/jpeg' });
}

async function drawnAnew(file: File): Promise<Blob | null> {
  // turned as the camera was held
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
}
