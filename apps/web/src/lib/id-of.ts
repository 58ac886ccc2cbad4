// The number of a record in a page's address; null where none can be meant.
export function idOf(given: string | undefined): number | null {
  const id = Number(given);
  return /^[1-9]\d*$/.test(given ?? '') && Number.isSafeInteger(id) ? id : null;
}
