// The 38 provinces on a grid of tiles, each about where it lies; ids are the Ministry of Home Affairs' codes.

export interface ProvinceTile {
  id: number;
  short: string;
  column: number;
  row: number;
}

export const PROVINCE_TILES: readonly ProvinceTile[] = [
  { id: 11, short: 'ACEH', column: 0, row: 0 },
  { id: 12, short: 'SUMUT', column: 1, row: 1 },
  { id: 13, short: 'SUMBAR', column: 1, row: 2 },
  { id: 14, short: 'RIAU', column: 2, row: 1 },
  { id: 21, short: 'KEPRI', column: 3, row: 1 },
  { id: 15, short: 'JAMBI', column: 2, row: 2 },
  { id: 17, short: 'BKULU', column: 2, row: 3 },
  { id: 16, short: 'SUMSEL', column: 3, row: 3 },
  { id: 19, short: 'BABEL', column: 4, row: 2 },
  { id: 18, short: 'LAMPG', column: 3, row: 4 },
  { id: 36, short: 'BANTEN', column: 4, row: 5 },
  { id: 31, short: 'DKI', column: 5, row: 4 },
  { id: 32, short: 'JABAR', column: 5, row: 5 },
  { id: 33, short: 'JATENG', column: 6, row: 5 },
  { id: 34, short: 'DIY', column: 6, row: 6 },
  { id: 35, short: 'JATIM', column: 7, row: 5 },
  { id: 51, short: 'BALI', column: 8, row: 6 },
  { id: 52, short: 'NTB', column: 9, row: 6 },
  { id: 53, short: 'NTT', column: 10, row: 6 },
  { id: 61, short: 'KALBAR', column: 6, row: 2 },
  { id: 62, short: 'KALTENG', column: 7, row: 2 },
  { id: 63, short: 'KALSEL', column: 7, row: 3 },
  { id: 64, short: 'KALTIM', column: 8, row: 2 },
  { id: 65, short: 'KALTARA', column: 8, row: 1 },
  { id: 75, short: 'GTALO', column: 10, row: 1 },
  { id: 71, short: 'SULUT', column: 11, row: 1 },
  { id: 72, short: 'SULTENG', column: 10, row: 2 },
  { id: 76, short: 'SULBAR', column: 10, row: 3 },
  { id: 74, short: 'SULTRA', column: 11, row: 3 },
  { id: 73, short: 'SULSEL', column: 10, row: 4 },
  { id: 82, short: 'MALUT', column: 12, row: 2 },
  { id: 81, short: 'MALUKU', column: 12, row: 4 },
  { id: 96, short: 'PB DAYA', column: 13, row: 2 },
  { id: 92, short: 'PABAR', column: 14, row: 2 },
  { id: 94, short: 'PATENG', column: 14, row: 3 },
  { id: 91, short: 'PAPUA', column: 15, row: 2 },
  { id: 95, short: 'PAPEG', column: 15, row: 3 },
  { id: 93, short: 'PASEL', column: 15, row: 4 },
];
