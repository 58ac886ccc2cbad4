// Who performs: names, and the contingent beneath; who is not known yet is said in muted words.
import { Box, chakra } from '@chakra-ui/react';
import type { SeniMatch } from '@gelanggang/contract/seni-answers';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { CornerMark } from '../corner-mark';
import { performanceTexts as texts } from './texts';

export function namesOf(match: SeniMatch): string {
  const members = [match.team_member1, match.team_member2, match.team_member3];
  return members.flatMap((member) => shownName(member?.name) ?? []).join(', ');
}

export function Performer({ match, isWinner = false }: { match: SeniMatch; isWinner?: boolean }) {
  const isKnown = match.state === 'unit';
  return (
    <Box display="flex" gap="2" minW="0">
      {match.corner ? (
        <Box pt="0.5">
          <CornerMark corner={match.corner} />
        </Box>
      ) : null}
      <Box minW="0">
        <chakra.p
          fontWeight={isWinner ? 'bold' : 'medium'}
          color={isKnown ? 'fg' : 'fg.subtle'}
          overflowWrap="anywhere"
        >
          {isKnown ? namesOf(match) : texts.tbd}
          {isWinner ? (
            <chakra.span color="fg.success" fontWeight="semibold">
              {' '}
              · {texts.winner}
            </chakra.span>
          ) : null}
        </chakra.p>
        <chakra.p textStyle="sm" color="fg.subtle" overflowWrap="anywhere">
          {match.has_bye ? texts.bye : shownName(match.contingent?.name)}
        </chakra.p>
      </Box>
    </Box>
  );
}
