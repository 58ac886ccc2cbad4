// What counts as a list, and what is refused.
import '../server/window';
import { UnexpectedFormat } from './http';
import { pageIn, rowsIn } from './list-shapes';

interface Page {
  current_page: number;
  last_page: number;
  data: unknown[];
}

describe('the answer of a list', () => {
  it('is rows without holes', () => {
    expect(rowsIn([])).toEqual([]);
    expect(rowsIn(['view insight', { id: 1 }])).toHaveLength(2);
    for (const wrong of [undefined, null, {}, { data: [] }, 'rows', 1, [null], [{ id: 1 }, undefined]]) {
      expect(() => rowsIn(wrong)).toThrow(UnexpectedFormat);
    }
  });

  it('or a page of them that says which one of how many it is', () => {
    const page = { current_page: 1, last_page: 3, data: [{ id: 1 }] };
    expect(pageIn<Page>(page, 'last_page')).toBe(page);
    for (const wrong of [
      undefined,
      [],
      {},
      { ...page, data: {} },
      { ...page, data: [null] },
      { ...page, current_page: '1' },
      { current_page: 1, total_pages: 1, data: [] },
    ]) {
      expect(() => pageIn<Page>(wrong, 'last_page')).toThrow(UnexpectedFormat);
    }
  });
});
