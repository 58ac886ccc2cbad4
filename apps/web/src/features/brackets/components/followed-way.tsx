// The way of a followed athlete through a bracket, above its matches: what is done, what comes next, what would follow.
import { roundText } from '@gelanggang/domain/draw/round-labels';
import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { LiveMatch } from '@gelanggang/contract/live';
import { clockTime } from '@gelanggang/domain/words/dates';
import { otherCorner } from '@gelanggang/domain/words/corners';
import { scoreText } from '@gelanggang/domain/scoring/score-text';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { type WayStep, wayOf } from '../rounds';
import { bracketsTexts as texts } from '../texts';

interface FollowedWayProps {
  unit: { name: string; contingent: string };
  matches: readonly LiveMatch[];
  children: ReactNode;
}

const COLOUR: Readonly<Record<WayStep['state'], string>> = {
  won: 'fg',
  lost: 'fg',
  next: 'marun.solid',
  later: 'border.emphasized',
};

export function FollowedWay({ unit, matches, children }: FollowedWayProps) {
  const way = wayOf(matches, (corner) => corner.name === unit.name && corner.contingent === unit.contingent);
  if (way.length === 0) return null;
  return (
    <chakra.section aria-label={`${texts.yourWay}: ${shownName(unit.name)}`} mx="-4" px="4" py="3" bg="marun.subtle">
      <Box display="flex" alignItems="center" gap="2" color="marun.fg" mb="2">
        {children}
        <chakra.p fontWeight="bold" color="fg" flex="1" minW="0" truncate>
          {shownName(unit.name)}
        </chakra.p>
        <chakra.p fontSize="sm" color="fg.muted" flex="none">
          {texts.yourWay}
        </chakra.p>
      </Box>
      <chakra.ol display="grid" gridAutoFlow="column" gridAutoColumns="minmax(0, 1fr)">
        {way.map(({ match, corner, state }) => (
          <chakra.li key={match.id} borderTopWidth="3px" borderColor={COLOUR[state]} pt="1" pe="1.5" data-way={state}>
            <chakra.p textStyle="display.partai" fontSize="18px">
              {match.partai ?? '–'}
            </chakra.p>
            <chakra.p fontSize="13px" color="fg.muted" truncate>
              {match[corner === 'blue' ? 'blue_score' : 'red_score'] !== null
                ? `${scoreText(scoreAt(match, corner))}–${scoreText(scoreAt(match, otherCorner(corner)))}`
                : match.start_time !== null && (state === 'next' || state === 'later')
                  ? clockTime(match.start_time)
                  : roundText(match.round_label)}
            </chakra.p>
          </chakra.li>
        ))}
      </chakra.ol>
    </chakra.section>
  );
}

const scoreAt = (match: LiveMatch, corner: WayStep['corner']): number =>
  (corner === 'blue' ? match.blue_score : match.red_score) ?? 0;
