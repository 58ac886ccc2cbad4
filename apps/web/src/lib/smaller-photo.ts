// A photo as a call takes it and a slow network carries it: drawn anew on the device, where a camera made much more, or HEIC.

/** Pixels of the longer side: the small print of a receipt is still read. */
const LONGEST = 2600;
const QUALITY = 0.85;
/** Half a minute of a slow network. What is larger is drawn smaller, though the call would take it. */
const LARGE_BYTES = 1_500_000;

export interface Taken {
  types: readonly string[];
  mostBytes: number;
}

/** A browser that knows no type of a file leaves it empty; the server looks at the content itself. */
const isTaken = ({ type }: File, types: readonly string[]): boolean => type === '' || types.includes(type);

const mayBePicture = ({ type }: File): boolean => type === '' || type.startsWith('image/');

export const isToBeDrawn = (file: File, { types, mostBytes }: Taken): boolean =>
  mayBePicture(file) && (!isTaken(file, types) || file.size > Math.min(LARGE_BYTES, mostBytes));

/** `file` itself where it need not be drawn, is no photo that this browser can open, or would be no smaller. */
export async function photoToSend(file: File, taken: Taken, draw = drawnAnew): Promise<File> {
  if (!isToBeDrawn(file, taken)) return file;
  const drawn = await draw(file).catch(() => null);
  const isBetter = drawn !== null && (drawn.size < file.size || !isTaken(file, taken.types));
  if (!isBetter || drawn.size > taken.mostBytes) return file;
  return new File([drawn], file.name.replace(/(\.\w+)?$/, '.jpg'), { type: 'image/jpeg' });
}

async function drawnAnew(file: File): Promise<Blob | null> {
  // turned as the camera was held
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d');
  // what can be looked through would come out black
  if (context) context.fillStyle = '#fff';
  context?.fillRect(0, 0, canvas.width, canvas.height);
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
}
