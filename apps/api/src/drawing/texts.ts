// What the API says of drawing.

export const drawingTexts = {
  allDrawn: 'Tidak ada lagi pool yang belum diundi.',
  pairsMade: (pairs: number) => `${pairs} pasangan dibuat, satu pool tiap pasangan.`,
};
