// A list that the page holds whole, shown a page at a time; the page stands in the address.
import type { ReactNode } from 'react';
import { useAddress } from '@web/lib/address';
import { PAGE_SIZES, usePageSize } from '@web/lib/list-view';
import { Pagination } from './pagination';
import { RowsChoice } from './rows-choice';

/** Until the account has chosen. */
const USUAL = 50;

interface PagedProps<Row> {
  rows: readonly Row[];
  /** The list itself, of the rows of one page. */
  children(rows: readonly Row[]): ReactNode;
}

export function Paged<Row>({ rows, children }: PagedProps<Row>) {
  const address = useAddress();
  const [perPage] = usePageSize(USUAL);
  const lastPage = Math.max(1, Math.ceil(rows.length / perPage));
  const page = Math.min(lastPage, address.getNumber('page') ?? 1);
  return (
    <>
      {children(rows.slice((page - 1) * perPage, page * perPage))}
      {rows.length > PAGE_SIZES[0] ? (
        <Pagination
          page={page}
          lastPage={lastPage}
          total={rows.length}
          perPage={perPage}
          onPage={(wanted) => {
            address.set({ page: wanted });
            window.scrollTo({ top: 0 });
          }}
        >
          <RowsChoice page={page} perPage={perPage} />
        </Pagination>
      ) : null}
    </>
  );
}
