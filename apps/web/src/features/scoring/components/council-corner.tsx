// One corner at the council: its score, the ladder of penalties, and the referee's count.
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { Corner, LiveCorner } from '@gelanggang/contract/live';
import type { LiveCornerScore } from '@gelanggang/contract/scoring';
import {
  givePenalty,
  nextPenalty,
  PENALTY_LABELS,
  PENALTY_POINTS,
  PENALTY_STEPS,
  type PenaltyStep,
} from '@gelanggang/domain/scoring/penalties';
import { worthText } from '@gelanggang/domain/scoring/timeline';
import { CORNER_LABELS } from '@gelanggang/domain/words/corners';
import { Button } from '@web/components/button';
import { ConfirmDialog } from '@web/components/confirm-dialog';
import type { PanelAct } from '../panel.api';
import { scoringTexts as texts } from '../texts';
import { KnockdownDialog } from './knockdown-dialog';

interface CouncilCornerProps {
  corner: Corner;
  who: LiveCorner;
  score: LiveCornerScore;
  isBusy: boolean;
  onAct(act: PanelAct): void;
}

export function CouncilCorner({ corner, who, score, isBusy, onAct }: CouncilCornerProps) {
  const [asks, setAsks] = useState<'disqualify' | 'count' | null>(null);
  const label = CORNER_LABELS[corner];
  const next = nextPenalty(score.penalties);
  const give = (step: PenaltyStep) => onAct({ path: 'penalties', body: { corner, step } });
  return (
    <chakra.section
      aria-label={`${label}, ${who.name}`}
      borderWidth="1px"
      borderColor="border.emphasized"
      rounded="md"
      overflow="hidden"
      bg="bg.panel"
      minW="0"
    >
      <Box bg={`corner.${corner}.solid`} color={`corner.${corner}.contrast`} p="3">
        <Box display="flex" justifyContent="space-between" alignItems="start" gap="2">
          <Box minW="0">
            <chakra.p fontSize="sm" fontWeight="semibold">
              {label}
            </chakra.p>
            <chakra.h2 fontWeight="bold" fontSize={{ base: 'md', md: 'lg' }} lineHeight="1.15" lineClamp="2">
              {who.name}
            </chakra.h2>
          </Box>
          <chakra.span textStyle="display.figure" fontSize={{ base: '3.5rem', md: '5rem' }} aria-live="polite">
            {score.score}
          </chakra.span>
        </Box>
      </Box>
      <Box p="2.5" display="grid" gap="1.5">
        <chakra.h3 fontSize="sm" fontWeight="semibold" color="fg.muted">
          {texts.penalties}
        </chakra.h3>
        {PENALTY_STEPS.map((step) => {
          const times = score.penalties.filter((one) => one === step).length;
          const isAllowed = givePenalty(score.penalties, step).ok;
          return (
            <Button
              key={step}
              justifyContent="space-between"
              px="3"
              minH="48px"
              whiteSpace="normal"
              textAlign="start"
              aria-label={texts.give(PENALTY_LABELS[step], label)}
              aria-pressed={times > 0}
              borderColor={step === next ? 'fg' : 'border.control'}
              boxShadow={step === next ? 'inset 0 0 0 1px var(--g-colors-fg)' : undefined}
              bg={times > 0 ? 'status.warn.subtle' : undefined}
              disabled={isBusy || !isAllowed}
              onClick={() => (step === 'diskualifikasi' ? setAsks('disqualify') : give(step))}
            >
              <span>{PENALTY_LABELS[step]}</span>
              <chakra.span fontWeight="bold" fontVariantNumeric="tabular-nums">
                {times > 1 ? `${times}×` : times === 1 ? '✓' : worthText(PENALTY_POINTS[step])}
              </chakra.span>
            </Button>
          );
        })}
        <Box display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="1.5">
          <Button px="2" minH="48px" disabled={isBusy} onClick={() => setAsks('count')}>
            {texts.knockdown}
            {score.knockdowns.length > 0 ? ` · ${score.knockdowns.join(', ')}` : ''}
          </Button>
          <Button
            px="2"
            minH="48px"
            disabled={isBusy}
            onClick={() => onAct({ path: 'var-requests', body: { corner } })}
          >
            {texts.varRequest(label)}
          </Button>
        </Box>
      </Box>
      <ConfirmDialog
        open={asks === 'disqualify'}
        onClose={() => setAsks(null)}
        title={texts.disqualifyTitle(label)}
        question={texts.disqualifyText}
        name={who.name}
        confirmText={PENALTY_LABELS.diskualifikasi}
        onConfirm={() => {
          setAsks(null);
          give('diskualifikasi');
        }}
      />
      <KnockdownDialog
        open={asks === 'count'}
        title={texts.knockdownTitle(label)}
        onClose={() => setAsks(null)}
        onCount={(count) => {
          setAsks(null);
          onAct({ path: 'knockdowns', body: { corner, count } });
        }}
      />
    </chakra.section>
  );
}
