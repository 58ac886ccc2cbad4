// Who leads, or has won, a tournament.
import { Box, chakra } from '@chakra-ui/react';
import type { MedalSnapshot } from '@gelanggang/contract/medals';
import {
  countsPoints,
  isChampionFinal,
  MEDAL_LABELS,
  MEDALS,
  openClasses,
} from '@gelanggang/domain/results/medal-table';
import { localeTexts } from '@gelanggang/domain/words/locale-texts';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { medalTexts as texts } from '../texts';
import { MedalMark } from '@web/components/medal-mark';

/** 'A dan B'; of three, 'A, B, dan C'. */
const ALL = new Intl.ListFormat(localeTexts.locale);
/** Early in a tournament a dozen may lead together: more than these are not all named. */
const LEADERS_NAMED = 2;

/** Letters that two lines of a phone hold at the size of a heading, and three at the next one; more stand smaller. */
const SIZES = [
  { most: 26, base: '2rem', lg: '2.75rem' },
  { most: 66, base: '1.375rem', lg: '2.25rem' },
] as const;
const SMALLEST = { base: '1.0625rem', lg: '1.75rem' } as const;

/** All are named whole. Whoever leads so far has the height of two lines, so that nothing below moves with a result. */
function Leaders({ names, isOver }: { names: readonly string[]; isOver: boolean }) {
  const all = isOver || names.length <= LEADERS_NAMED ? names : [names[0] ?? '', texts.otherLeaders(names.length - 1)];
  const said = ALL.format(all);
  const { base, lg } = SIZES.find(({ most }) => said.length <= most) ?? SMALLEST;
  return (
    <Box mt="1" minH={isOver ? undefined : { base: '4.25rem', lg: '3rem' }} data-leaders>
      <chakra.p textStyle="display.hero" fontSize={{ base, lg }} textWrap="balance" overflowWrap="anywhere">
        {said}
      </chakra.p>
    </Box>
  );
}

interface OverallProps {
  medals: Pick<MedalSnapshot, 'standings' | 'rule' | 'is_over' | 'undivided' | 'events'>;
}

export function Overall({ medals }: OverallProps) {
  const leaders = medals.standings.filter((row) => row.rank === 1);
  const first = leaders[0];
  if (!first) return null;
  const { events, rule } = medals;
  const byPoints = countsPoints(rule.overall_by);
  const isFinal = isChampionFinal(medals);
  const notes = [
    texts.overallBy(rule.overall_by),
    texts.classesDone(events.filter((one) => one.is_over).length, events.length),
    ...(medals.undivided > 0 ? [texts.undivided(medals.undivided)] : []),
    ...(openClasses(medals) > 0 ? [texts.openClasses(openClasses(medals))] : []),
  ];
  return (
    <Box borderTopWidth="2px" borderColor="fg" pt="3" pb="5">
      <chakra.p textStyle="label" color="marun.fg">
        {isFinal ? texts.overall : texts.overallSoFar}
      </chakra.p>
      <Leaders names={leaders.map((row) => shownName(row.contingent))} isOver={isFinal} />
      <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="3.5" rowGap="2" mt="3">
        {MEDALS.map((medal) => (
          <Box key={medal} display="flex" alignItems="center" gap="1.5">
            <MedalMark medal={medal} size={24} isNamed={false} />
            <chakra.span textStyle="display.figure" fontSize="26px">
              {first[medal]}
            </chakra.span>
            <chakra.span textStyle="sm" color="fg.muted">
              {MEDAL_LABELS[medal]}
            </chakra.span>
          </Box>
        ))}
        {byPoints ? (
          <Box display="flex" alignItems="baseline" gap="2">
            <chakra.span textStyle="display.figure" fontSize="26px">
              {first.points}
            </chakra.span>
            <chakra.span textStyle="sm" color="fg.muted">
              {texts.points}
            </chakra.span>
          </Box>
        ) : null}
      </Box>
      <chakra.p textStyle="sm" color="fg.subtle" mt="3">
        {notes.join(' · ')}
      </chakra.p>
    </Box>
  );
}
