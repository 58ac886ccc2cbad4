// Who performs, on a panel: the corner's colour, the name, and what of the jurus is shown.
import { roundText } from '@gelanggang/domain/draw/round-labels';
import { beyondClass, classOf } from '@gelanggang/domain/words/match-class';
import { Box, chakra } from '@chakra-ui/react';
import type { LiveMatch } from '@gelanggang/contract/live';
import { JURUS_LABELS } from '@gelanggang/domain/rules/jurus-rules';
import { CORNER_LABELS } from '@gelanggang/domain/words/corners';
import { shownName } from '@gelanggang/domain/words/shown-name';
import type { ReactNode } from 'react';
import { LYING } from './score-entry';

export function PerformerStrip({ match, children }: { match: LiveMatch; children?: ReactNode }) {
  const corner = match.corner ?? 'blue';
  const isBattle = match.mode === 'battle';
  const who = match[corner];
  const jurus = match.seni?.jurus;
  const className = classOf(match);
  return (
    <Box
      flex="none"
      px="3"
      py="2"
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      bg={isBattle ? `screen.${corner}` : '#3A332C'}
      color="#fff"
      lineHeight="1.25"
    >
      <Box minW="0">
        <chakra.p fontSize="md" fontWeight="bold" overflowWrap="anywhere">
          {shownName(who.name)}
        </chakra.p>
        <chakra.p fontSize="sm">
          {[isBattle ? CORNER_LABELS[corner] : '', shownName(who.contingent)].filter(Boolean).join(' · ')}
        </chakra.p>
        <chakra.p fontSize="xs" css={{ [LYING]: { display: 'none' } }}>
          {[className, roundText(match.round_label), jurus ? beyondClass(className, JURUS_LABELS[jurus]) : '']
            .filter(Boolean)
            .join(' · ')}
        </chakra.p>
      </Box>
      {children}
    </Box>
  );
}
