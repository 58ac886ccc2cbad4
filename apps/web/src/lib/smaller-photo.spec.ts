// Which photos are drawn anew before they are sent, and what is sent where that is of no use.
import { isToBeDrawn, photoToSend } from './smaller-photo';

const TAKEN = { types: ['image/jpeg', 'image/png', 'application/pdf'], mostBytes: 5_000_000 };
const file = (type: string, size: number, name = 'IMG_1.JPG') => new File([new Uint8Array(size)], name, { type });
const drawing = (size: number) => () => Promise.resolve(new Blob([new Uint8Array(size)]));
const sent = async (one: File, draw: Parameters<typeof photoToSend>[2]) => {
  const { name, type, size } = await photoToSend(one, TAKEN, draw);
  return [name, type, size];
};

it('a small photo and a paper that was scanned go as they are', async () => {
  expect(isToBeDrawn(file('image/jpeg', 900_000), TAKEN)).toBe(false);
  expect(isToBeDrawn(file('', 900_000), TAKEN)).toBe(false);
  expect(isToBeDrawn(file('application/pdf', 4_000_000), TAKEN)).toBe(false);
  expect(await sent(file('image/jpeg', 900_000), drawing(1))).toEqual(['IMG_1.JPG', 'image/jpeg', 900_000]);
});

it('what says that it is no picture is not drawn, whatever is in it', async () => {
  const film = file('video/mp4', 4_000_000, 'VID_1.MP4');
  expect(isToBeDrawn(film, TAKEN)).toBe(false);
  expect(isToBeDrawn(file('application/pdf', 6_000_000), { ...TAKEN, types: ['image/jpeg'] })).toBe(false);
  expect(await sent(film, drawing(1))).toEqual(['VID_1.MP4', 'video/mp4', 4_000_000]);
});

it('a photo of a phone is drawn smaller, though the call takes it', async () => {
  expect(await sent(file('image/jpeg', 4_000_000), drawing(700_000))).toEqual(['IMG_1.jpg', 'image/jpeg', 700_000]);
  expect(await sent(file('image/jpeg', 4_000_000), drawing(4_100_000))).toEqual(['IMG_1.JPG', 'image/jpeg', 4_000_000]);
});

it('a type that the call does not take is drawn where the browser opens it, else left to be refused', async () => {
  const heic = file('image/heic', 200_000, 'IMG_2.HEIC');
  expect(await sent(heic, drawing(300_000))).toEqual(['IMG_2.jpg', 'image/jpeg', 300_000]);
  expect(await sent(heic, () => Promise.reject(new Error('cannot be opened')))).toEqual([
    ...['IMG_2.HEIC', 'image/heic', 200_000],
  ]);
  expect(await sent(heic, drawing(6_000_000))).toEqual(['IMG_2.HEIC', 'image/heic', 200_000]);
});
