// One corner at the council: its score, what it has been given, and the throw, the fault, the count of the referee.
import { Box, chakra } from '@chakra-ui/react';
import { type ComponentProps, useState } from 'react';
import type { Corner, LiveCorner } from '@gelanggang/contract/live';
import type { LiveCornerScore } from '@gelanggang/contract/scoring';
import type { TandingRules } from '@gelanggang/domain/rules/tanding-rules';
import { scoreText } from '@gelanggang/domain/scoring/timeline';
import { CORNER_LABELS } from '@gelanggang/domain/words/corners';
import { Button } from '@web/components/button';
import { newPress, type PanelAct } from '../panel.api';
import { scoringTexts as texts } from '../texts';
import { KnockdownDialog } from './knockdown-dialog';
import { PenaltyMarks } from './penalty-marks';
import { StopDialog } from './stop-dialog';

interface CouncilCornerProps {
  corner: Corner;
  who: LiveCorner;
  score: LiveCornerScore;
  rules: TandingRules;
  round: number;
  /** Two counts in a row stand in this round. */
  isThirdCount: boolean;
  isBusy: boolean;
  onAct(act: PanelAct): void;
  onPenalty(): void;
}

export function CouncilCorner(props: CouncilCornerProps) {
  const { corner, who, score, rules, round, isThirdCount, isBusy, onAct, onPenalty } = props;
  const [asks, setAsks] = useState<'stop' | 'count' | null>(null);
  const label = CORNER_LABELS[corner];
  return (
    <chakra.section aria-label={`${label}, ${who.name}`} display="grid" gap="2" gridTemplateRows="1fr auto" minW="0">
      <Box bg={`corner.${corner}.solid`} color={`corner.${corner}.contrast`} p="3" rounded="md" minW="0">
        <chakra.p fontSize="sm" fontWeight="semibold">
          {label}
        </chakra.p>
        <chakra.h2 fontWeight="bold" fontSize={{ base: 'md', sm: '2xl' }} lineHeight="1.15" lineClamp="2">
          {who.name}
        </chakra.h2>
        <chakra.p textStyle="display.figure" fontSize={{ base: '4rem', sm: '7rem' }} lineHeight="1" aria-live="polite">
          {scoreText(score.score)}
        </chakra.p>
        <PenaltyMarks given={score.penalties} round={round} />
      </Box>
      <Box display="grid" gridTemplateColumns="repeat(2, minmax(0, 1fr))" fontSize={{ base: 'sm', sm: 'md' }} gap="2">
        {rules.throws.length > 0 ? (
          <CornerButton
            display="grid"
            gap="0"
            borderWidth="2px"
            borderColor={`corner.${corner}.solid`}
            aria-label={texts.throwFor(label, rules.points.throw)}
            disabled={isBusy}
            onClick={() => onAct({ path: 'throws', body: { corner, key: newPress() } })}
          >
            <chakra.span textStyle="display.partai" fontSize="24px">
              +{rules.points.throw}
            </chakra.span>
            {texts.throwPoint}
          </CornerButton>
        ) : null}
        <CornerButton disabled={isBusy} aria-label={`${texts.penalty} ${label}`} onClick={onPenalty}>
          {texts.penalty}
        </CornerButton>
        <CornerButton disabled={isBusy} aria-label={`${texts.knockdown} ${label}`} onClick={() => setAsks('count')}>
          {texts.knockdown}
          {score.knockdowns.length > 0 ? ` · ${score.knockdowns.join(', ')}` : ''}
        </CornerButton>
        <CornerButton disabled={isBusy} aria-label={`${texts.stop} ${label}`} onClick={() => setAsks('stop')}>
          {texts.stop}
        </CornerButton>
      </Box>
      {asks === 'count' ? (
        <KnockdownDialog
          title={texts.knockdownTitle(label)}
          isThird={isThirdCount}
          onClose={() => setAsks(null)}
          onCount={(count, isOwnFall) => {
            setAsks(null);
            onAct({ path: 'knockdowns', body: { corner, count, is_own_fall: isOwnFall, key: newPress() } });
          }}
        />
      ) : null}
      {asks === 'stop' ? (
        <StopDialog
          title={texts.stopTitle(label, who.name)}
          onClose={() => setAsks(null)}
          onStop={(kind) => {
            setAsks(null);
            onAct({ path: 'stops', body: { corner, kind, key: newPress() } });
          }}
        />
      ) : null}
    </chakra.section>
  );
}

/** Large enough for a thumb; its words take a second line on a phone. */
function CornerButton(props: ComponentProps<typeof Button>) {
  return <Button minH="72px" minW="0" px="0" fontSize="inherit" whiteSpace="normal" {...props} />;
}
