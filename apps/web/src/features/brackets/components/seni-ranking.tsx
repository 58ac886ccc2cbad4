// Who stands where among those who performed, as it is now.
import { Box, chakra } from '@chakra-ui/react';
import type { LiveMatch } from '@gelanggang/contract/live';
import { Link } from 'react-router-dom';
import { battleReason } from '@gelanggang/domain/seni/battle-text';
import { PERFORMANCE_OUTCOME_LABELS } from '@gelanggang/domain/seni/performance-score';
import { seniScoreText } from '@gelanggang/domain/words/seni-score';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { ResultTag } from '@web/components/result-state';
import { rankedMatches } from '@web/live/ranked-matches';
import { bracketsTexts as texts } from '../texts';
import { pathOf } from '@web/site/routes';

const TextLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    minH: '44px',
    fontWeight: 'semibold',
    overflowWrap: 'anywhere',
    textDecoration: 'underline',
    textDecorationColor: 'border.emphasized',
    textUnderlineOffset: '3px',
  },
});

export function SeniRanking({ matches, isOver }: { matches: readonly LiveMatch[]; isOver: boolean }) {
  const ranked = rankedMatches(matches).filter(({ match }) => match.seni?.outcome);
  if (ranked.length === 0) return null;
  return (
    <chakra.section mt="6" maxW="48rem">
      <chakra.h2 textStyle="title.section" borderTopWidth="2px" borderColor="fg" pt="3">
        {texts.ranking}
      </chakra.h2>
      {isOver ? null : (
        <chakra.p textStyle="sm" color="fg.muted">
          {texts.rankingNow}
        </chakra.p>
      )}
      <chakra.ol mt="2" listStyleType="none">
        {ranked.map(({ match, rank, tieBreak }) => (
          <chakra.li
            key={match.id}
            data-ranked={match.id}
            display="grid"
            gridTemplateColumns="38px minmax(0, 1fr) auto"
            columnGap="2.5"
            alignItems="center"
            borderTopWidth="1px"
            py="1.5"
            minH="64px"
          >
            <chakra.span textStyle="display.partai">{rank ?? '–'}</chakra.span>
            <Box minW="0">
              <TextLink to={pathOf('/partai/:id', { id: match.id })}>{shownName(match.blue.name)}</TextLink>
              <ResultTag match={match} />
              <chakra.p textStyle="sm" color="fg.muted">
                {shownName(match.blue.contingent)}
              </chakra.p>
              {tieBreak && match.seni ? (
                <chakra.p textStyle="sm" color="fg.muted" data-tie={tieBreak}>
                  {texts.parted(battleReason(tieBreak, match.seni.event, false))}
                  {tieBreak === 'lot' && match.seni.seed ? ` ${texts.tieSeed(match.seni.seed)}` : ''}
                </chakra.p>
              ) : null}
            </Box>
            <Score match={match} />
          </chakra.li>
        ))}
      </chakra.ol>
    </chakra.section>
  );
}

function Score({ match: { seni } }: { match: LiveMatch }) {
  if (!seni?.outcome) return null;
  if (seni.score === null) {
    return (
      <chakra.span textStyle="sm" color="fg.muted">
        {PERFORMANCE_OUTCOME_LABELS[seni.outcome]}
      </chakra.span>
    );
  }
  return (
    <chakra.span textStyle="display.figure" fontSize="24px">
      {seniScoreText(seni.score)}
    </chakra.span>
  );
}
