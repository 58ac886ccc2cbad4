// One corner of a judge's panel: who stands there, two buttons, and what became of the last taps.
import { Box, chakra } from '@chakra-ui/react';
import type { LiveCorner } from '@gelanggang/contract/live';
import type { Worths } from '@gelanggang/domain/rules/tanding-rules';
import { JUDGED_KINDS, type JudgedKind } from '@gelanggang/domain/scoring/hit-kinds';
import { CORNER_LABELS, type Corner } from '@gelanggang/domain/words/corners';
import { shownName } from '@gelanggang/domain/words/shown-name';
import type { OwnTap } from '../tap-queue';
import { scoringTexts as texts } from '../texts';
import { HitButton, HitGrid, HitWorth } from './hit-button';

interface JudgeCornerProps {
  corner: Corner;
  who: LiveCorner;
  /** What a tap is worth. */
  worths: Worths['points'];
  /** Newest first. */
  taps: readonly OwnTap[];
  onTap(kind: JudgedKind): void;
}

export function JudgeCorner({ corner, who, worths, taps, onTap }: JudgeCornerProps) {
  return (
    <chakra.section
      aria-label={`${CORNER_LABELS[corner]}, ${shownName(who.name)}`}
      display="flex"
      flexDirection="column"
      minW="0"
      minH="0"
      bg={corner === 'blue' ? 'screen.blue' : 'screen.red'}
      color="#fff"
    >
      <Box px="3" pt="1.5" pb="1" flex="none" textAlign={corner === 'red' ? 'end' : 'start'} lineHeight="1.2">
        <chakra.p fontSize="xs" fontWeight="semibold">
          {CORNER_LABELS[corner]}
        </chakra.p>
        <chakra.p fontSize="sm" fontWeight="bold" truncate>
          {shownName(who.name)}
        </chakra.p>
      </Box>
      <HitGrid>
        {JUDGED_KINDS.map((kind) => (
          <HitButton key={kind} label={`${texts.hits[kind]} ${CORNER_LABELS[corner]}`} onTap={() => onTap(kind)}>
            <HitWorth fontSize="min(18vh, 6rem)">{worths[kind]}</HitWorth>
            <chakra.span fontSize="md" fontWeight="semibold">
              {texts.hits[kind]}
            </chakra.span>
          </HitButton>
        ))}
      </HitGrid>
      <TapFeed taps={taps} corner={corner} />
    </chakra.section>
  );
}

/** Enough to see what just became of a tap. */
const SHOWN_TAPS = 3;

function TapFeed({ taps, corner }: { taps: readonly OwnTap[]; corner: Corner }) {
  return (
    <chakra.ol
      aria-live="polite"
      h="78px"
      flex="none"
      px="2"
      py="1.5"
      display="grid"
      alignContent="start"
      gap="0.5"
      bg="ink.bg"
      fontSize="13px"
      lineHeight="20px"
      color="ink.muted"
      textAlign={corner === 'red' ? 'end' : 'start'}
    >
      {taps.length === 0 ? <li>{texts.noTaps}</li> : null}
      {taps.slice(0, SHOWN_TAPS).map((tap) => (
        <chakra.li
          key={tap.key}
          data-tap={tap.state}
          truncate
          fontWeight={tap.state === 'counted' ? 'bold' : 'medium'}
          color={
            tap.state === 'counted'
              ? '#8CCB9B'
              : tap.state === 'sending' || tap.state === 'waiting'
                ? 'ink.strong'
                : '#F2A682'
          }
        >
          {SIGNS[tap.state] ?? '✕'} {texts.hits[tap.kind]}: {texts.taps[tap.state]}
        </chakra.li>
      ))}
    </chakra.ol>
  );
}

const SIGNS: Partial<Record<OwnTap['state'], string>> = { sending: '…', waiting: '…', counted: '✓' };
