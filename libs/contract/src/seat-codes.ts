// One address for all free seats of an arena: the codes of several seats behind '#', of which a device takes one.
export interface SeatCode {
  seat: number;
  code: string;
}

/** '0-K7M2QX.1-9HTP4C' */
export const writeSeatCodes = (codes: readonly SeatCode[]): string =>
  codes.map(({ seat, code }) => `${seat}-${code}`).join('.');

/** Null where the text is no such list: the one code of a seat, for example. */
export function readSeatCodes(text: string): SeatCode[] | null {
  const codes = text.split('.').map((part) => /^(\d{1,2})-([A-Z0-9]{4,12})$/.exec(part));
  if (codes.some((one) => one === null)) return null;
  return codes.map((one) => ({ seat: Number(one?.[1]), code: one?.[2] ?? '' }));
}
