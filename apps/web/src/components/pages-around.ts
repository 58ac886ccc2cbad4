// Which page numbers a list offers: first, last, up to two neighbours of the current one; null is an ellipsis.

/** Pages on each side of the current one (spec 2 §9). */
const NEIGHBOURS = 2;

export function pagesAround(page: number, lastPage: number): (number | null)[] {
  const offered: (number | null)[] = [];
  let before = 0;
  for (let one = 1; one <= lastPage; one += 1) {
    if (one !== 1 && one !== lastPage && Math.abs(one - page) > NEIGHBOURS) continue;
    // A gap of a single page is that page: an ellipsis would be no shorter.
    if (one - before === 2) offered.push(one - 1);
    else if (one - before > 2) offered.push(null);
    offered.push(one);
    before = one;
  }
  return offered;
}
