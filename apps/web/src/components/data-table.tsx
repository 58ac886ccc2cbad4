// A ruled table of one page of a list: row numbers, sticky header, skeletons, empty state; on a phone rows are cards.
import { Box, chakra } from '@chakra-ui/react';
import type { Paginated } from '@gelanggang/contract/http';
import { grouped } from '@gelanggang/domain/words/rupiah';
import type { ReactNode } from 'react';
import { texts } from '../site/texts';
import { useAddress } from '../lib/address';
import { Pagination } from './pagination';
import { ErrorState, EmptyState, SkeletonLine } from './states';
import { SelectAll, SelectRow, type Selection } from './table-selection';

export interface Column<Row> {
  key: string;
  title: string;
  cell(row: Row): ReactNode;
  /** The name of the row: bold, and the head of its card on a phone. */
  isName?: boolean;
  align?: 'start' | 'end';
  /** In one line: a date, a code. What stands at the end of its column always is. */
  isUnbroken?: boolean;
  /** Left out of the phone's card. */
  isWideOnly?: boolean;
  /** Cut off after a few letters; whole on hovering. */
  isNarrow?: boolean;
}

export interface DataTableProps<Row> {
  columns: readonly Column<Row>[];
  page: Paginated<Row> | undefined;
  rowKey(row: Row): number | string;
  /** Named in the table's caption and for screen readers. */
  label: string;
  isLoading: boolean;
  error?: unknown;
  onRetry?(): void;
  actions?(row: Row): ReactNode;
  selection?: Selection;
  rowName?(row: Row): string;
  /** Under 'No data found.': what to do about it. */
  emptyHint?: string;
  emptyAction?: ReactNode;
  /** Of a list for which the specification has a sentence of its own. */
  emptyText?: string;
}

const SKELETON_ROWS = 8;

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
    '& th[data-end], & td[data-end]': { textAlign: 'end' },
    '& td[data-end], & td[data-unbroken]': { whiteSpace: 'nowrap' },
  },
});

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { page, isLoading, error, onRetry, emptyText = texts.list.empty, emptyHint, emptyAction } = props;
  const address = useAddress();
  if (error && !page) return <ErrorState error={error} onRetry={onRetry} />;
  if (page && page.data.length === 0) {
    return (
      <Sheet>
        <EmptyState text={emptyText} hint={emptyHint}>
          {emptyAction}
        </EmptyState>
      </Sheet>
    );
  }
  return (
    <Box aria-busy={isLoading}>
      <Sheet>
        <Box
          display={{ base: 'none', md: 'block' }}
          overflowX="auto"
          maxH={{ md: 'calc(100dvh - 15rem)' }}
          overflowY="auto"
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
        />
      ) : null}
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

/** Row number = index + 1 + (page - 1) * perPage (spec 2 §9). */
const numberOf = (page: Paginated<unknown>, index: number): string =>
  grouped(index + 1 + (page.current_page - 1) * page.per_page);

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
            <th key={column.key} scope="col" data-end={column.align === 'end' || undefined}>
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
              <tr key={rowKey(row)} data-selected={selection?.has(rowKey(row)) || undefined}>
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
                  <td key={column.key}>
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

function Cards<Row>({ columns, page, rowKey, label, actions, selection, rowName }: DataTableProps<Row>) {
  if (!page) {
    return (
      <Box p="4" display="grid" gap="6">
        {Array.from({ length: SKELETON_ROWS / 2 }, (_, index) => (
          <Box key={index} display="grid" gap="2">
            <SkeletonLine w="60%" />
            <SkeletonLine w="85%" />
          </Box>
        ))}
      </Box>
    );
  }
  const name = columns.find((column) => column.isName) ?? columns[0];
  const rest = columns.filter((column) => column !== name && !column.isWideOnly);
  return (
    <chakra.ul aria-label={label}>
      {page.data.map((row, index) => (
        <chakra.li
          key={rowKey(row)}
          display="grid"
          // the place of the actions is kept in a row that has none: what stands under them stays inside
          gridTemplateColumns={`${selection ? '40px ' : ''}minmax(0, 1fr) ${actions ? 'minmax(44px, auto)' : ''}`}
          alignItems="start"
          gap="1"
          px="3"
          py="2.5"
          borderTopWidth={index === 0 ? 0 : '1px'}
          bg={selection?.has(rowKey(row)) ? 'marun.subtle' : undefined}
        >
          {selection ? (
            <SelectRow selection={selection} id={rowKey(row)} name={rowName?.(row) ?? String(rowKey(row))} />
          ) : null}
          <Box minW="0">
            <chakra.p fontWeight="semibold" minH="44px" display="flex" alignItems="center" gap="2">
              <chakra.span color="fg.subtle" fontWeight="normal" textStyle="sm">
                {numberOf(page, index)}
              </chakra.span>
              {name?.cell(row)}
            </chakra.p>
            <chakra.dl
              display="grid"
              gridTemplateColumns="minmax(6rem, auto) minmax(0, 1fr)"
              // under the actions, which stand beside the name alone
              me={actions ? '-11' : undefined}
              columnGap="3"
              rowGap="1"
              textStyle="sm"
            >
              {rest.map((column) => (
                <Box key={column.key} display="contents">
                  <chakra.dt color="fg.subtle" maxW="9rem">
                    {column.title}
                  </chakra.dt>
                  <chakra.dd minW="0" overflowWrap="anywhere">
                    {column.cell(row)}
                  </chakra.dd>
                </Box>
              ))}
            </chakra.dl>
          </Box>
          {actions?.(row)}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
