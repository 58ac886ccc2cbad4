// An order of performance in words: the drawn places, and places that are not as they should be.
import { Box, chakra } from '@chakra-ui/react';
import type { PlaceDifference } from '@gelanggang/domain/seni/check-order';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { checkTexts as texts } from '../texts';
import type { Names } from './slot-lists';

const nameOf = (unitId: number | null, names: Names): string =>
  unitId === null ? texts.emptyPlace : (shownName(names.get(unitId)?.name) ?? '?');

export function DrawnOrder({ order, names }: { order: readonly number[]; names: Names }) {
  return (
    <chakra.ol display="grid" gap="2" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
      {order.map((unitId, index) => (
        <chakra.li key={unitId} display="grid" gridTemplateColumns="2rem minmax(0, 1fr)" alignItems="baseline">
          <chakra.span textStyle="sm" color="fg.muted" css={{ fontVariantNumeric: 'tabular-nums' }}>
            {index + 1}
          </chakra.span>
          <Box minW="0">
            <chakra.p fontWeight="medium" overflowWrap="anywhere">
              {nameOf(unitId, names)}
            </chakra.p>
            <chakra.p textStyle="sm" color="fg.subtle" overflowWrap="anywhere">
              {shownName(names.get(unitId)?.contingent)}
            </chakra.p>
          </Box>
        </chakra.li>
      ))}
    </chakra.ol>
  );
}

export function PlaceDifferences({ differences, names }: { differences: readonly PlaceDifference[]; names: Names }) {
  if (differences.length === 0) return null;
  return (
    <chakra.ul display="grid" gap="2">
      {differences.map((one) => (
        <chakra.li key={one.place} borderLeftWidth="3px" borderColor="status.danger.fg" ps="3">
          <chakra.p textStyle="sm" color="fg.muted">
            {texts.place(one.place)}
          </chakra.p>
          <p>
            {texts.steps.expected}: <b>{nameOf(one.expected, names)}</b>, {texts.steps.foundInOrder}:{' '}
            <b>{nameOf(one.found, names)}</b>
          </p>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
