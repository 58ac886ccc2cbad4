// The day's athletes in ruled rows; one opens the form of the scales.
import { Box, chakra } from '@chakra-ui/react';
import type { LiveArena } from '@gelanggang/contract/live';
import type { WeighInAthlete } from '@gelanggang/contract/weigh-in';
import { clockTime } from '@gelanggang/domain/words/dates';
import { weightRangeText, weightText } from '@gelanggang/domain/words/weights';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { weighInTexts as texts } from '../texts';
import { StateTag } from './state-tag';

interface AthleteListProps {
  athletes: readonly WeighInAthlete[];
  arenas: readonly LiveArena[];
  onChoose(athlete: WeighInAthlete): void;
}

export function AthleteList({ athletes, arenas, onChoose }: AthleteListProps) {
  const arenaOf = new Map(arenas.map((arena) => [arena.id, arena.name]));
  return (
    <chakra.ul aria-label={texts.list} borderTopWidth="2px" borderColor="fg" bg="bg.panel">
      {athletes.map((athlete) => (
        <chakra.li key={athlete.participant_id} borderBottomWidth="1px" borderColor="border">
          <chakra.button
            type="button"
            onClick={() => onChoose(athlete)}
            w="100%"
            px="3"
            py="2.5"
            display="grid"
            gridTemplateColumns={{ base: '58px minmax(0, 1fr)', md: '58px minmax(0, 1fr) minmax(0, 14rem) 12rem' }}
            columnGap="3"
            rowGap="1"
            alignItems="center"
            textAlign="start"
            cursor="pointer"
            _hover={{ bg: 'bg.muted' }}
          >
            <Box gridRow={{ base: 'span 2', md: 'auto' }} alignSelf="start">
              <chakra.p textStyle="display.partai">{athlete.partai}</chakra.p>
              <chakra.p textStyle="xs" color="fg.muted">
                {clockTime(athlete.time)}
              </chakra.p>
            </Box>
            <Box minW="0">
              <chakra.p fontWeight="semibold" lineHeight="1.25" overflowWrap="anywhere">
                {shownName(athlete.name)}
              </chakra.p>
              <chakra.p textStyle="sm" color="fg.muted" truncate>
                {shownName(athlete.contingent)}
              </chakra.p>
            </Box>
            <Box display={{ base: 'none', md: 'block' }} minW="0" textStyle="sm">
              <chakra.p truncate>{athlete.class_name}</chakra.p>
              <chakra.p color="fg.muted" truncate>
                {`${weightRangeText(athlete.weight_min, athlete.weight_max)} · ${arenaOf.get(athlete.arena_id) ?? ''}`}
              </chakra.p>
            </Box>
            {/* the class is what the scales are read against: whole, below which the state finds its own line where it must */}
            <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="1" minW="0">
              <chakra.span display={{ md: 'none' }} textStyle="xs" color="fg.muted">
                {`${athlete.class_name} · ${weightRangeText(athlete.weight_min, athlete.weight_max)}`}
              </chakra.span>
              <chakra.span display="inline-flex" flexWrap="wrap" alignItems="center" columnGap="2">
                {athlete.record?.weight ? (
                  <chakra.span fontWeight="semibold" fontVariantNumeric="tabular-nums" textStyle="sm">
                    {texts.kg(weightText(athlete.record.weight))}
                  </chakra.span>
                ) : null}
                <StateTag state={athlete.state} />
              </chakra.span>
            </Box>
          </chakra.button>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
