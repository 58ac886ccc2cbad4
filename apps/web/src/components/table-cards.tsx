// The rows of a list as cards, where there is no room for columns: the name first, and what matters under it.
import { Box, chakra } from '@chakra-ui/react';
import { LARGE_LETTERS } from '../theme/large-letters';
import { SkeletonLine } from './states';
import { type DataTableProps, numberOf, SKELETON_ROWS } from './table-columns';
import { SelectRow } from './table-selection';

export function Cards<Row>({ columns, page, rowKey, label, actions, selection, rowName }: DataTableProps<Row>) {
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
  const rest = columns.filter((column) => column !== name && !column.isWideOnly && !column.isExtra);
  return (
    <chakra.ul aria-label={label}>
      {page.data.map((row, index) => (
        <chakra.li
          key={rowKey(row)}
          data-row
          tabIndex={-1}
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
          <Box
            minW="0"
            // what leads on from a row is as high as a thumb needs it
            css={{ '& a': { display: 'inline-flex', alignItems: 'center', minH: 'touch' } }}
          >
            <chakra.p fontWeight="semibold" minH="44px" display="flex" alignItems="center" gap="2">
              <chakra.span color="fg.subtle" fontWeight="normal" textStyle="sm">
                {numberOf(page, index)}
              </chakra.span>
              {name?.cell(row)}
            </chakra.p>
            <chakra.dl
              display="grid"
              // a tablet has room for two beside each other
              gridTemplateColumns="minmax(6rem, auto) minmax(0, 1fr)"
              css={{
                '@media (min-width: 640px)': { gridTemplateColumns: 'repeat(2, minmax(6rem, auto) minmax(0, 1fr))' },
                [LARGE_LETTERS]: { gridTemplateColumns: 'minmax(0, 1fr)' },
              }}
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
