// Which match it is, and how far it is.
import { roundText } from '@gelanggang/domain/draw/round-labels';
import { Box, chakra } from '@chakra-ui/react';
import type { LiveMatch } from '@gelanggang/contract/live';
import { type MatchStatus, MATCH_STATUS_LABELS } from '@gelanggang/domain/results/match-steps';
import { classOf } from '@gelanggang/domain/words/match-class';
import { arenaTexts as texts } from '../texts';

const STEPS: readonly MatchStatus[] = ['scheduled', 'called', 'ongoing', 'finished'];

export function MatchHead({ match }: { match: LiveMatch }) {
  const reached = STEPS.indexOf(match.status);
  return (
    <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2">
      <chakra.span textStyle="display.figure" fontSize="4xl">
        {match.partai}
      </chakra.span>
      <Box flex="1" minW="min(10rem, 100%)">
        <chakra.p fontWeight="bold" fontSize="lg" lineHeight="1.25">
          {classOf(match)}
        </chakra.p>
        <chakra.p textStyle="sm" color="fg.muted">
          {roundText(match.round_label) || `${texts.performs}, ${match.pool_name}`}
        </chakra.p>
      </Box>
      <chakra.ol
        display="flex"
        flexWrap="wrap"
        gap="3"
        fontSize="sm"
        fontWeight="semibold"
        w={{ base: '100%', md: 'auto' }}
      >
        {STEPS.map((step, index) => (
          <chakra.li
            key={step}
            aria-current={index === reached ? 'step' : undefined}
            pb="1"
            borderBottomWidth="3px"
            borderColor={
              index === reached && match.status === 'ongoing' ? 'marun.solid' : index <= reached ? 'fg' : 'border'
            }
            color={index === reached && match.status === 'ongoing' ? 'marun.fg' : index <= reached ? 'fg' : 'fg.subtle'}
          >
            {MATCH_STATUS_LABELS[step]}
          </chakra.li>
        ))}
      </chakra.ol>
    </Box>
  );
}
