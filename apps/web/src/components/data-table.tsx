// A ruled table of one page of a list: row numbers, sticky header, skeletons, empty state; on a phone rows are cards.
import { Box, chakra } from '@chakra-ui/react';
import type { Paginated } from '@gelanggang/contract/http';
import { useEffect, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { texts } from '../site/texts';
import { useAddress } from '../lib/address';
import { PAGE_SIZES } from '../lib/list-view';
import { listTexts } from './list-texts';
import { usePageHelp } from './page-help';
import { Pagination } from './pagination';
import { RowsChoice } from './rows-choice';
import { ErrorState, EmptyState, SkeletonLine } from './states';
import { Cards } from './table-cards';
import { type Column, type DataTableProps, numberOf, SKELETON_ROWS } from './table-columns';
import { SelectAll, SelectRow, type Selection } from './table-selection';
import { useTableKeys } from './use-table-keys';

/** In the address of a list, and no filter of it: a new tournament has nothing yet. */
const NOT_NARROWING = new Set(['page', 'perPage', 'tournament_id']);

const MOST_ROWS = Math.max(...PAGE_SIZES);

const Table = chakra('table', {
  base: {
    w: '100%',
    borderCollapse: 'collapse',
    fontSize: 'sm',
    lineHeight: '1.3',
    '& th': {
      position: 'sticky',
      top: 0,
      zIndex: 1,
      bg: 'bg.panel',
      textAlign: 'start',
      fontSize: 'xs',
      fontWeight: 'semibold',
      color: 'fg.muted',
      h: '38px',
      px: '2.5',
      whiteSpace: 'nowrap',
      boxShadow: 'inset 0 -1px 0 var(--g-colors-border-emphasized)',
    },
    '& td': { h: '44px', px: '2.5', py: '1.5', borderTopWidth: '1px', borderColor: 'border', verticalAlign: 'middle' },
    '& tbody tr:first-of-type td': { borderTopWidth: 0 },
    '& tbody tr[data-selected=true] td': { bg: 'marun.subtle' },
    '& tbody tr:focus': { outline: '2px solid', outlineColor: 'marun.fg', outlineOffset: '-2px' },
    '& th[data-end], & td[data-end]': { textAlign: 'end' },
    '& td[data-end], & td[data-unbroken]': { whiteSpace: 'nowrap' },
    '@container list (max-width: 58rem)': { '& [data-room=wide]': { display: 'none' } },
    '@container list (max-width: 80rem)': { '& [data-room=most]': { display: 'none' } },
  },
});

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { page, isLoading, error, onRetry, selection, rowKey, emptyText = texts.list.empty, emptyAction } = props;
  const address = useAddress();
  const help = usePageHelp();
  // what an empty list is for is told where nothing narrows it
  const [params] = useSearchParams();
  const isNarrowed = [...params].some(([name, value]) => value !== '' && !NOT_NARROWING.has(name));
  const emptyHint = props.emptyHint ?? (isNarrowed ? texts.list.narrowed : help.empty);
  const box = useTableKeys({
    open: props.onOpen && ((index) => page?.data[index] && props.onOpen?.(page.data[index])),
    toggle: selection && ((index) => toggle(selection, page?.data[index] && rowKey(page.data[index]))),
  });
  useLastPage(page);
  if (error && !page) return <ErrorState error={error} onRetry={onRetry} />;
  if (page?.total === 0) {
    return (
      <Sheet>
        <EmptyState text={emptyText} hint={emptyHint}>
          {emptyAction}
        </EmptyState>
      </Sheet>
    );
  }
  return (
    <Box aria-busy={isLoading} ref={box} data-list>
      <Sheet>
        <Box
          // another page begins at its first row
          key={page?.current_page}
          display={{ base: 'none', md: 'block' }}
          overflowX="auto"
          maxH={{ md: 'max(20rem, calc(100dvh - 15rem))' }}
          overflowY="auto"
          containerName="list"
          containerType="inline-size"
        >
          <WideTable {...props} />
        </Box>
        <Box display={{ base: 'block', md: 'none' }}>
          <Cards {...props} />
        </Box>
      </Sheet>
      {page ? (
        <Pagination
          page={page.current_page}
          lastPage={page.last_page}
          total={page.total}
          perPage={page.per_page}
          onPage={(wanted) => address.set({ page: wanted === 1 ? null : wanted })}
        >
          {page.total > PAGE_SIZES[0] && page.per_page <= MOST_ROWS ? (
            <RowsChoice page={page.current_page} perPage={page.per_page} />
          ) : null}
          {page.data.length > 1 ? <KeyHints canTick={selection !== undefined} /> : null}
        </Pagination>
      ) : null}
    </Box>
  );
}

/** What is fewer than it was, by a deletion or another number of rows, ends on the page that is last now. */
function useLastPage(page: Paginated<unknown> | undefined): void {
  const address = useAddress();
  const last = page && page.total > 0 && page.data.length === 0 ? page.last_page : undefined;
  const asked = address.getNumber('page');
  useEffect(() => {
    if (last !== undefined && asked !== last) address.set({ page: last === 1 ? null : last });
  }, [last, asked, address]);
}

function toggle(selection: Selection, id: number | string | undefined): void {
  if (id !== undefined) selection.set([id], !selection.has(id));
}

/** Whoever has a keyboard learns here that the list takes it. */
function KeyHints({ canTick }: { canTick: boolean }) {
  const keys = [...listTexts.keys, ...(canTick ? [listTexts.tickKey] : [])];
  return (
    <Box display={{ base: 'none', xl: 'flex' }} gap="3" textStyle="xs" data-print-hidden>
      {keys.map(({ key, does }) => (
        <span key={key}>
          <chakra.kbd fontFamily="inherit" fontWeight="semibold" px="1" borderWidth="1px" rounded="xs" me="1">
            {key}
          </chakra.kbd>
          {does}
        </span>
      ))}
    </Box>
  );
}

/** A sheet opens with a 2 px ink rule. */
export function Sheet({ children }: { children: ReactNode }) {
  return (
    <Box bg="bg.panel" borderWidth="1px" borderColor="border" borderTopWidth="2px" borderTopColor="fg">
      {children}
    </Box>
  );
}

function WideTable<Row>({ columns, page, rowKey, label, actions, selection, rowName }: DataTableProps<Row>) {
  return (
    <Table aria-label={label}>
      <thead>
        <tr>
          {selection && page ? (
            <chakra.th w="44px">
              <SelectAll selection={selection} ids={page.data.map(rowKey)} />
            </chakra.th>
          ) : null}
          <chakra.th scope="col" data-end w="52px">
            {texts.list.number}
          </chakra.th>
          {columns.map((column) => (
            <th key={column.key} scope="col" data-end={column.align === 'end' || undefined} data-room={roomOf(column)}>
              {column.title}
            </th>
          ))}
          {actions ? (
            <chakra.th scope="col" w="56px">
              <chakra.span srOnly>{texts.list.actions}</chakra.span>
            </chakra.th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {page
          ? page.data.map((row, index) => (
              <tr key={rowKey(row)} data-row tabIndex={-1} data-selected={selection?.has(rowKey(row)) || undefined}>
                {selection ? (
                  <td>
                    <SelectRow selection={selection} id={rowKey(row)} name={rowName?.(row) ?? String(rowKey(row))} />
                  </td>
                ) : null}
                <chakra.td data-end color="fg.subtle">
                  {numberOf(page, index)}
                </chakra.td>
                {columns.map((column) => (
                  <chakra.td
                    key={column.key}
                    data-end={column.align === 'end' || undefined}
                    data-unbroken={column.isUnbroken}
                    data-room={roomOf(column)}
                    fontWeight={column.isName ? 'semibold' : undefined}
                  >
                    {column.isNarrow ? <Narrow>{column.cell(row)}</Narrow> : column.cell(row)}
                  </chakra.td>
                ))}
                {actions ? <td data-end>{actions(row)}</td> : null}
              </tr>
            ))
          : Array.from({ length: SKELETON_ROWS }, (_, index) => (
              <tr key={index}>
                <td />
                {columns.map((column) => (
                  <td key={column.key} data-room={roomOf(column)}>
                    <SkeletonLine w={column.isName ? '9rem' : '5rem'} />
                  </td>
                ))}
                {actions ? <td /> : null}
              </tr>
            ))}
      </tbody>
    </Table>
  );
}

const roomOf = <Row,>({ isExtra, isWideOnly }: Column<Row>) => (isExtra ? 'most' : isWideOnly ? 'wide' : undefined);

function Narrow({ children }: { children: ReactNode }) {
  return (
    <chakra.span
      display="block"
      maxW="6rem"
      truncate
      textStyle="xs"
      color="fg.muted"
      title={typeof children === 'string' ? children : undefined}
    >
      {children}
    </chakra.span>
  );
}
