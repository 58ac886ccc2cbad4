// Tests of pages of lists.
import { limitOf, paginated } from './pagination';

const page = (number: number, perPage = 10) => ({ page: number, perPage, search: '' });

describe('a page of a list', () => {
  it('is the only one when nothing is found', () => {
    expect(paginated([], 0, page(1), '/api/contingents')).toEqual({
      current_page: 1,
      last_page: 1,
      per_page: 10,
      total: 0,
      data: [],
      next_page_url: null,
      prev_page_url: null,
    });
  });

  it('leads to its neighbours with the filters of the request', () => {
    const middle = paginated(['a'], 25, page(2), '/api/contingents?search=a%20b&page=2');
    expect(middle.last_page).toBe(3);
    expect(middle.prev_page_url).toBe('/api/contingents?search=a+b&page=1');
    expect(middle.next_page_url).toBe('/api/contingents?search=a+b&page=3');
  });

  it('has no next page when the last one is full', () => {
    expect(paginated(['a'], 20, page(2), '/x').next_page_url).toBeNull();
  });

  it('beyond the last leads back to the last', () => {
    expect(paginated([], 25, page(9), '/x')).toMatchObject({ prev_page_url: '/x?page=3', next_page_url: null });
  });

  it('starts after the rows of the pages before it', () => {
    expect(limitOf(page(3, 20))).toEqual({ limit: 20, offset: 40 });
  });
});
