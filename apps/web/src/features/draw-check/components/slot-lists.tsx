// Slots of round 1 in words: the drawn pairs, and slots that are not as they should be.
import { Box, chakra } from '@chakra-ui/react';
import type { Slot } from '@gelanggang/domain/draw/bracket';
import type { FirstRoundMatch, SlotDifference } from '@gelanggang/domain/draw/check-draw';
import type { Corner } from '@gelanggang/domain/words/corners';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { CornerMark } from '@web/components/corner-mark';
import { checkTexts as texts } from '../texts';

export type Names = ReadonlyMap<number, { name: string; contingent: string }>;

const nameOf = (slot: Slot | null, names: Names): string =>
  slot?.unitId ? (shownName(names.get(slot.unitId)?.name) ?? '?') : texts.nobody;

export function FirstRound({ matches, names }: { matches: readonly FirstRoundMatch[]; names: Names }) {
  return (
    <chakra.ol display="grid" gap="2" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
      {matches.map((match) => (
        <chakra.li
          key={match.position}
          borderWidth="1px"
          borderColor="border.emphasized"
          rounded="md"
          bg="bg.panel"
          px="3"
          py="2"
        >
          <chakra.p textStyle="sm" color="fg.subtle">
            {texts.steps.match(match.position)}
          </chakra.p>
          <DrawnCorner corner="blue" slot={match.blue} names={names} />
          <DrawnCorner corner="red" slot={match.red} names={names} />
        </chakra.li>
      ))}
    </chakra.ol>
  );
}

function DrawnCorner({ corner, slot, names }: { corner: Corner; slot: Slot; names: Names }) {
  const unit = slot.unitId === null ? null : names.get(slot.unitId);
  return (
    <Box display="flex" gap="2" py="1" alignItems="baseline">
      <CornerMark corner={corner} />
      <Box minW="0">
        <chakra.p fontWeight={unit ? 'medium' : undefined} color={unit ? 'fg' : 'fg.subtle'} overflowWrap="anywhere">
          {nameOf(slot, names)}
        </chakra.p>
        {unit?.contingent ? (
          <chakra.p textStyle="sm" color="fg.subtle" overflowWrap="anywhere">
            {shownName(unit.contingent)}
          </chakra.p>
        ) : null}
      </Box>
    </Box>
  );
}

export function Differences({ differences, names }: { differences: readonly SlotDifference[]; names: Names }) {
  if (differences.length === 0) return null;
  return (
    <chakra.ul display="grid" gap="2">
      {differences.map((one) => (
        <chakra.li key={`${one.position}${one.corner}`} borderLeftWidth="3px" borderColor="status.danger.fg" ps="3">
          <chakra.p textStyle="sm" color="fg.muted">
            {texts.slot(one.position, one.corner)}
          </chakra.p>
          <p>
            {texts.steps.expected}: <b>{nameOf(one.expected, names)}</b>, {texts.steps.found}:{' '}
            <b>{nameOf(one.found, names)}</b>
          </p>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
