// Which page numbers a list offers (spec 2 §2 and §9).
import { pagesAround } from './pages-around';

describe('pages of a list', () => {
  it('offers the first, the last and two neighbours on each side, with ellipses between', () => {
    expect(pagesAround(10, 162)).toEqual([1, null, 8, 9, 10, 11, 12, null, 162]);
  });

  it('shows no ellipsis at an edge', () => {
    expect(pagesAround(1, 9)).toEqual([1, 2, 3, null, 9]);
    expect(pagesAround(9, 9)).toEqual([1, null, 7, 8, 9]);
  });

  it('names a page rather than hide it alone behind an ellipsis', () => {
    expect(pagesAround(5, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('offers one page when there is one', () => {
    expect(pagesAround(1, 1)).toEqual([1]);
  });
});
