// A seni pool: who has performed stands by score, the others in the order in which they perform; it turns by itself.
import { Box, chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import type { LiveMatch, LiveSnapshot } from '@gelanggang/contract/live';
import { PERFORMANCE_OUTCOME_LABELS } from '@gelanggang/domain/seni/performance-score';
import { clockTime } from '@gelanggang/domain/words/dates';
import { seniScoreText } from '@gelanggang/domain/words/seni-score';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { classOf } from '@gelanggang/domain/words/match-class';
import { type RankedMatch, rankedMatches } from '@web/live/ranked-matches';
import { useNow } from '@web/lib/use-now';
import { pageAt, pagesOf } from '../stage';
import { displayTexts as texts } from '../texts';
import { FittedText } from './fitted-text';
import { ScreenHead } from './screen-frame';
import { StateBadge } from './state-badge';

const ROWS = 8;

interface SeniPoolScreenProps {
  snapshot: LiveSnapshot;
  /** Of one pool, each a performance. */
  matches: readonly LiveMatch[];
}

export function SeniPoolScreen({ snapshot, matches }: SeniPoolScreenProps) {
  const now = useNow(1_000);
  const { tournament } = snapshot;
  const pages = useMemo(() => pagesOf(rankedMatches(inOrder(matches)), ROWS), [matches]);
  const page = pageAt(now, pages.length);
  const [first] = matches;
  const performed = matches.filter((match) => match.seni?.outcome).length;
  const note = [
    first ? classOf(first) : '',
    first?.pool_name,
    texts.performed(performed, matches.length),
    pages.length > 1 ? texts.page(page + 1, pages.length) : '',
  ];
  return (
    <>
      <ScreenHead tournament={tournament} note={note.filter(Boolean).join(' · ')} />
      <chakra.section bg="screen.panel" mx="28px" mb="28px" flex="1" minH="0" overflow="hidden">
        {(pages[page] ?? []).map((row) => (
          <Row key={row.match.id} {...row} />
        ))}
      </chakra.section>
    </>
  );
}

/** In the order of performance, as it was drawn. */
const inOrder = (matches: readonly LiveMatch[]): LiveMatch[] =>
  [...matches].sort((a, b) => (a.number ?? 0) - (b.number ?? 0) || a.position - b.position || a.id - b.id);

function Row({ match, rank }: RankedMatch) {
  const isOn = match.status === 'ongoing' || match.status === 'called';
  return (
    <Box
      display="grid"
      gridTemplateColumns="110px minmax(0, 1fr) auto"
      columnGap="28px"
      alignItems="center"
      h="120px"
      px="28px"
      borderTop="1px solid #352E28"
      bg={isOn ? '#4A1824' : undefined}
      data-match={match.id}
    >
      <chakra.span textStyle="display.figure" fontSize="76px" color={rank === null ? '#A79B8B' : undefined}>
        {rank ?? '–'}
      </chakra.span>
      <Box>
        <FittedText text={shownName(match.blue.name)} most={50} least={32} fontWeight="640" fontStretch="84%" />
        <FittedText text={shownName(match.blue.contingent)} most={32} least={28} color="#CFC4B4" fontStretch="84%" />
      </Box>
      <Score match={match} isOn={isOn} />
    </Box>
  );
}

function Score({ match, isOn }: { match: LiveMatch; isOn: boolean }) {
  const outcome = match.seni?.outcome;
  if (typeof match.seni?.score === 'number') {
    return (
      <Box display="flex" alignItems="center" gap="28px">
        <StateBadge match={match} size="32px" />
        <chakra.span textStyle="display.figure" fontSize="76px">
          {seniScoreText(match.seni.score)}
        </chakra.span>
      </Box>
    );
  }
  const word = outcome
    ? PERFORMANCE_OUTCOME_LABELS[outcome]
    : isOn
      ? texts.performs
      : [texts.partai(match.partai), match.start_time ? clockTime(match.start_time) : ''].filter(Boolean).join(' · ');
  return (
    <chakra.span fontSize="36px" fontWeight="600" color={isOn ? undefined : '#CFC4B4'} whiteSpace="nowrap">
      {word}
    </chakra.span>
  );
}
