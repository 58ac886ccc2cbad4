// One corner on the phone that counts alone: who stands there, the score, the hits by what they are worth, and penalties.
import { Box, chakra } from '@chakra-ui/react';
import type { LiveCorner } from '@gelanggang/contract/live';
import type { LiveCornerScore } from '@gelanggang/contract/scoring';
import type { TandingRules } from '@gelanggang/domain/rules/tanding-rules';
import { HIT_KINDS, type HitKind } from '@gelanggang/domain/scoring/hit-kinds';
import { scoreText } from '@gelanggang/domain/scoring/score-text';
import { CORNER_LABELS, type Corner } from '@gelanggang/domain/words/corners';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { scoringTexts as texts } from '../texts';
import { HitButton, HitGrid, HitWorth } from './hit-button';

interface PhoneCornerProps {
  corner: Corner;
  who: LiveCorner;
  score: LiveCornerScore;
  rules: TandingRules;
  /** The judges count: nothing is entered here. */
  isHeld: boolean;
  onHit(kind: HitKind): void;
  onPenalty(): void;
}

export function PhoneCorner({ corner, who, score, rules, isHeld, onHit, onPenalty }: PhoneCornerProps) {
  const label = CORNER_LABELS[corner];
  const kinds = HIT_KINDS.filter((kind) => kind !== 'throw' || rules.throws.length > 0);
  return (
    <chakra.section
      aria-label={`${label}, ${shownName(who.name)}`}
      display="flex"
      flexDirection="column"
      minW="0"
      minH="0"
      bg={corner === 'blue' ? 'screen.blue' : 'screen.red'}
      color="#fff"
    >
      <Box px="3" pt="1.5" flex="none" textAlign={corner === 'red' ? 'end' : 'start'} lineHeight="1.2">
        <chakra.p fontSize="xs" fontWeight="semibold">
          {label}
        </chakra.p>
        <chakra.p fontSize="sm" fontWeight="bold" truncate>
          {shownName(who.name)}
        </chakra.p>
        <chakra.p
          textStyle="display.figure"
          fontSize="min(12vh, 5.5rem)"
          lineHeight="1"
          aria-live="polite"
          data-score={corner}
        >
          {scoreText(score.score)}
        </chakra.p>
      </Box>
      <HitGrid>
        {kinds.map((kind) => (
          <HitButton
            key={kind}
            label={texts.hitFor(texts.hits[kind], rules.points[kind], label)}
            disabled={isHeld}
            onTap={() => onHit(kind)}
          >
            <HitWorth fontSize="min(9vh, 4rem)">{rules.points[kind]}</HitWorth>
            <chakra.span fontSize="md" fontWeight="semibold">
              {texts.hits[kind]}
            </chakra.span>
          </HitButton>
        ))}
      </HitGrid>
      <chakra.button
        type="button"
        flex="none"
        minH="56px"
        mt="1"
        fontWeight="semibold"
        bg="rgba(0,0,0,.45)"
        cursor="pointer"
        _disabled={{ opacity: 0.35, cursor: 'not-allowed' }}
        disabled={isHeld}
        aria-label={`${texts.penalty} ${label}`}
        onClick={onPenalty}
      >
        {texts.penalty}
        {score.penalties.length > 0 ? ` (${score.penalties.length})` : ''}
      </chakra.button>
    </chakra.section>
  );
}
