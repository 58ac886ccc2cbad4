// A list that the page holds whole, shown a page at a time; the page stands in the address.
import type { ReactNode } from 'react';
import { useAddress } from '@web/lib/address';
import { Pagination } from './pagination';

const PER_PAGE = 50;

interface PagedProps<Row> {
  rows: readonly Row[];
  /** The list itself, of the rows of one page. */
  children(rows: readonly Row[]): ReactNode;
}

export function Paged<Row>({ rows, children }: PagedProps<Row>) {
  const address = useAddress();
  const lastPage = Math.max(1, Math.ceil(rows.length / PER_PAGE));
  const page = Math.min(lastPage, address.getNumber('page') ?? 1);
  return (
    <>
      {children(rows.slice((page - 1) * PER_PAGE, page * PER_PAGE))}
      {lastPage > 1 ? (
        <Pagination
          page={page}
          lastPage={lastPage}
          total={rows.length}
          perPage={PER_PAGE}
          onPage={(wanted) => {
            address.set({ page: wanted });
            window.scrollTo({ top: 0 });
          }}
        />
      ) : null}
    </>
  );
}
