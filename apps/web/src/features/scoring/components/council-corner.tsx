// One corner at the council: its score, what it has been given, and the throw, the fault, the count of the referee.
import { Box, chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import * as councilCalls from '@gelanggang/contract/calls/council';
import type { LiveCorner } from '@gelanggang/contract/live';
import type { LiveCornerScore } from '@gelanggang/contract/scoring';
import type { TandingRules } from '@gelanggang/domain/rules/tanding-rules';
import { HIT_LABELS, JUDGED_KINDS } from '@gelanggang/domain/scoring/hit-kinds';
import { scoreText } from '@gelanggang/domain/scoring/score-text';
import { CORNER_LABELS, type Corner } from '@gelanggang/domain/words/corners';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { Button } from '@web/components/button';
import { newPress } from '../panel.api';
import { act, type PanelAct } from '../panel-http';
import { scoringTexts as texts } from '../texts';
import { PenaltyMarks } from './penalty-marks';

/** So tall that its buttons are in sight on a tablet that lies. */
const SCORE = 'clamp(5rem, 20vh - 3.5rem, 9.5rem)';

interface CouncilCornerProps {
  corner: Corner;
  who: LiveCorner;
  score: LiveCornerScore;
  rules: TandingRules;
  round: number;
  /** Its score counts what is not sent yet. */
  waits: boolean;
  /** Too few judges are there to agree: hands and feet are entered here. */
  countsAlone: boolean;
  isBusy: boolean;
  onAct(act: PanelAct): void;
  onPenalty(): void;
  onCount(): void;
}

export function CouncilCorner(props: CouncilCornerProps) {
  const { corner, who, score, rules, round, waits, countsAlone, isBusy, onAct, onPenalty, onCount } = props;
  const label = CORNER_LABELS[corner];
  const isRight = corner === 'red';
  return (
    <chakra.section
      aria-label={`${label}, ${shownName(who.name)}`}
      display="grid"
      gap="2"
      gridTemplateRows="1fr auto"
      minW="0"
    >
      <Box
        bg={`corner.${corner}.solid`}
        color={`corner.${corner}.contrast`}
        p={{ base: '3', sm: '4' }}
        rounded="md"
        minW="0"
        display="flex"
        flexDirection="column"
        textAlign={isRight ? 'end' : 'start'}
      >
        <chakra.p fontWeight="semibold">{label}</chakra.p>
        <chakra.h2
          fontWeight="bold"
          fontSize={{ base: 'md', sm: 'clamp(1.375rem, 3.2vh, 1.875rem)' }}
          css={{ fontStretch: '80%' }}
          lineHeight="1.1"
          lineClamp="2"
        >
          {shownName(who.name)}
        </chakra.h2>
        <chakra.p fontSize={{ base: 'sm', sm: 'md' }} lineClamp="2">
          {shownName(who.contingent)}
        </chakra.p>
        <chakra.p
          textStyle="display.figure"
          fontSize={{ base: '4rem', sm: SCORE }}
          lineHeight=".95"
          mt="auto"
          mb="2"
          aria-live="polite"
        >
          {scoreText(score.score)}
        </chakra.p>
        {waits ? (
          <chakra.p fontSize="sm" fontWeight="semibold" mb="1">
            {texts.withWaiting}
          </chakra.p>
        ) : null}
        <PenaltyMarks given={score.penalties} round={round} />
      </Box>
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' }}
        fontSize="clamp(13px, 2.2vw, 1rem)"
        gap="2"
      >
        {rules.throws.length > 0 ? (
          <CornerButton
            display="grid"
            gap="0"
            borderWidth="2.5px"
            borderColor={`corner.${corner}.solid`}
            gridColumn={{ base: '1 / -1', sm: 'auto' }}
            aria-label={texts.throwFor(label, rules.points.throw)}
            disabled={isBusy}
            onClick={() => onAct(act(councilCalls.giveThrow, { body: { corner, key: newPress() } }))}
          >
            <Worth points={rules.points.throw} />
            {texts.throwPoint}
          </CornerButton>
        ) : null}
        <CornerButton disabled={isBusy} aria-label={`${texts.penalty} ${label}`} onClick={onPenalty}>
          {texts.penalty}
        </CornerButton>
        <CornerButton disabled={isBusy} aria-label={`${texts.knockdown} ${label}`} onClick={onCount}>
          {texts.knockdown}
          {score.knockdowns.length > 0 ? ` · ${score.knockdowns.join(', ')}` : ''}
        </CornerButton>
        {countsAlone ? (
          <Box gridColumn="1 / -1" display="grid" gridTemplateColumns="repeat(2, minmax(0, 1fr))" gap="2">
            {JUDGED_KINDS.map((kind) => (
              <CornerButton
                key={kind}
                display="grid"
                gap="0"
                disabled={isBusy}
                aria-label={texts.hitFor(HIT_LABELS[kind], rules.points[kind], label)}
                onClick={() => onAct(act(councilCalls.hit, { body: { corner, kind, key: newPress() } }))}
              >
                <Worth points={rules.points[kind]} />
                {HIT_LABELS[kind]}
              </CornerButton>
            ))}
          </Box>
        ) : null}
      </Box>
    </chakra.section>
  );
}

const Worth = ({ points }: { points: number }) => (
  <chakra.span textStyle="display.partai" fontSize="28px" lineHeight="1.1">
    +{points}
  </chakra.span>
);

/** Large enough for a thumb; its words take a second line on a phone. */
function CornerButton(props: ComponentProps<typeof Button>) {
  return <Button minH="72px" minW="0" px="0" fontSize="inherit" whiteSpace="normal" {...props} />;
}
