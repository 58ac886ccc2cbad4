// Raising a protest card at the table: whose, and what it is against (rulebook 2025, art. 15.2).
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { VarRequest } from '@gelanggang/contract/council';
import type { PanelState, ScoreSheet } from '@gelanggang/contract/scoring';
import { PENALTY_LABELS } from '@gelanggang/domain/scoring/penalty-steps';
import { type CardClaim, CARDS_A_MATCH, claimText } from '@gelanggang/domain/scoring/protest-cards';
import { CORNER_LABELS, type Corner, CORNERS, otherCorner } from '@gelanggang/domain/words/corners';
import { timeOfDay } from '@gelanggang/domain/words/dates';
import { Button } from '@web/components/button';
import { CornerMark } from '@web/components/corner-mark';
import { Dialog } from '@web/components/dialog';
import { withCapital } from '@web/lib/first-letter';
import { newPress } from '../panel.api';
import { scoringTexts as texts } from '../texts';

/** Of what stands, the last ones: a card follows what it is against. */
const SHOWN = 3;

interface CardDialogProps {
  state: PanelState;
  sheet: ScoreSheet | null;
  hasThrows: boolean;
  onClose(): void;
  onRaise(request: VarRequest): void;
}

interface Choice {
  claim: CardClaim;
  about?: { point_id: number } | { penalty_id: number };
  text: string;
  detail: string;
}

export function CardDialog({ state, sheet, hasThrows, onClose, onRaise }: CardDialogProps) {
  const [corner, setCorner] = useState<Corner | null>(null);
  const [press] = useState(newPress);
  const left = state.score?.cards ?? { blue: CARDS_A_MATCH, red: CARDS_A_MATCH };
  const { time_zone: timeZone } = state.tournament;
  return (
    <Dialog
      open
      onClose={onClose}
      title={corner === null ? texts.cardWhose : texts.cardAgainst(CORNER_LABELS[corner])}
      width="34rem"
    >
      {corner === null ? (
        <Box display="grid" gridTemplateColumns="repeat(2, minmax(0, 1fr))" gap="2" pb="2">
          {CORNERS.map((one) => (
            <Button
              key={one}
              minH="76px"
              px="2"
              flexDirection="column"
              gap="1"
              disabled={left[one] === 0}
              aria-label={`${texts.cardOf(CORNER_LABELS[one])}, ${texts.cardsLeft(left[one])}`}
              onClick={() => setCorner(one)}
            >
              <Box display="flex" alignItems="center" gap="2">
                <CornerMark corner={one} />
                {CORNER_LABELS[one]}
              </Box>
              <chakra.span textStyle="xs" fontWeight="normal">
                {texts.cardsLeft(left[one])}
              </chakra.span>
            </Button>
          ))}
        </Box>
      ) : (
        <Box display="grid" gap="2" pb="2">
          {choicesOf(corner, sheet, hasThrows, timeZone).map(({ claim, about, text, detail }) => (
            <Button
              key={`${claim} ${detail}`}
              minH="60px"
              whiteSpace="normal"
              justifyContent="space-between"
              textAlign="start"
              onClick={() => onRaise({ corner, claim, ...about, key: press })}
            >
              <span>{text}</span>
              <chakra.span textStyle="xs" fontWeight="normal" whiteSpace="nowrap">
                {detail}
              </chakra.span>
            </Button>
          ))}
          <Button variant="quiet" onClick={() => setCorner(null)}>
            {texts.back}
          </Button>
        </Box>
      )}
    </Dialog>
  );
}

/** Decisions that stand first, then what was not decided. */
function choicesOf(corner: Corner, sheet: ScoreSheet | null, hasThrows: boolean, timeZone: string): Choice[] {
  const lastOf = <T extends { at: string; withdrawn_reason: string | null }>(all: readonly T[]): T[] =>
    all
      .filter((one) => one.withdrawn_reason === null)
      .slice(-SHOWN)
      .reverse();
  const when = ({ round, at }: { round: number; at: string }) => `${texts.round(round)} · ${timeOfDay(at, timeZone)}`;
  const opponent = otherCorner(corner);
  return [
    ...lastOf((sheet?.points ?? []).filter((one) => one.kind === 'throw' && one.corner === opponent)).map((one) => ({
      claim: 'no-throw' as const,
      about: { point_id: one.id },
      text: withCapital(claimText('no-throw', corner)),
      detail: when(one),
    })),
    ...lastOf((sheet?.penalties ?? []).filter((one) => one.corner === corner)).map((one) => ({
      claim: 'no-fault' as const,
      about: { penalty_id: one.id },
      text: texts.penaltyWrong(PENALTY_LABELS[one.step], CORNER_LABELS[corner]),
      detail: when(one),
    })),
    ...(hasThrows ? (['throw', 'fault'] as const) : (['fault'] as const)).map((claim) => ({
      claim,
      text: withCapital(claimText(claim, corner)),
      detail: '',
    })),
  ];
}
