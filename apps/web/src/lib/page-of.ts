// One page of a list that came whole, in the shape of a page that the server cut.
import type { Paginated } from '@gelanggang/contract/http';

/** A list that is never long, on one page whatever its size. */
export const allOf = <T>(rows: readonly T[]): Paginated<T> => pageOf(rows, 1, Number.MAX_SAFE_INTEGER);

export function pageOf<T>(rows: readonly T[], page: number, perPage: number): Paginated<T> {
  const lastPage = Math.max(1, Math.ceil(rows.length / perPage));
  const current = Math.min(Math.max(1, page), lastPage);
  return {
    current_page: current,
    last_page: lastPage,
    per_page: perPage,
    total: rows.length,
    data: rows.slice((current - 1) * perPage, current * perPage),
    next_page_url: null,
    prev_page_url: null,
  };
}
