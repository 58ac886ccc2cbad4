// The judges are asked: each one's answer, what most of them say, and the chair's confirmation that writes it.
import { Box, chakra } from '@chakra-ui/react';
import type { LiveCard, PanelState, ScoreSheet } from '@gelanggang/contract/scoring';
import { claimText, throwBeside } from '@gelanggang/domain/scoring/protest-cards';
import { type Verdict, VERIFICATION_LABELS } from '@gelanggang/domain/scoring/verdicts';
import { CORNER_LABELS } from '@gelanggang/domain/words/corners';
import { Button } from '@web/components/button';
import { scoringTexts as texts } from '../texts';

export type Question = NonNullable<NonNullable<PanelState['score']>['verification']>;

interface VerificationPanelProps {
  question: Question;
  /** The protest card that the answer decides. */
  card: LiveCard | null;
  score: NonNullable<PanelState['score']>;
  judges: number;
  /** What a throw is worth in this match. */
  throwPoints: number;
  /** With what each judge has answered: for the council alone. */
  sheet: ScoreSheet | null;
  isBusy: boolean;
  onConfirm(majority: Verdict): void;
  onClose(): void;
}

export function VerificationPanel({
  question,
  card,
  score,
  judges,
  throwPoints,
  sheet,
  isBusy,
  onConfirm,
  onClose,
}: VerificationPanelProps) {
  const { kind, majority } = question;
  const answers = sheet?.verifications.find((one) => one.id === question.id)?.answers ?? [];
  const label = VERIFICATION_LABELS[kind];
  const thrower = card?.claim && majority && throwBeside(card.claim, card.corner, majority);
  return (
    <chakra.section
      aria-label={texts.verification(label)}
      bg="bg.panel"
      borderWidth="1px"
      borderTopWidth="2px"
      borderTopColor="fg"
      rounded="md"
      p={{ base: '3', sm: '4' }}
    >
      <chakra.h3 fontWeight="bold" fontSize="lg">
        {texts.verification(label)}
      </chakra.h3>
      <Box display="grid" gridTemplateColumns={`repeat(${judges}, minmax(0, 1fr))`} gap="2" my="2">
        {Array.from({ length: judges }, (_, index) => index + 1).map((seat) => {
          const answer = answers.find((one) => one.seat === seat)?.answer;
          const isCorner = answer === 'blue' || answer === 'red';
          return (
            <Box
              key={seat}
              rounded="md"
              minH={{ base: '72px', sm: '96px' }}
              display="grid"
              placeContent="center"
              textAlign="center"
              borderWidth="1px"
              bg={isCorner ? `corner.${answer}.solid` : 'bg.muted'}
              color={isCorner ? `corner.${answer}.contrast` : undefined}
            >
              <chakra.p fontSize="sm" fontWeight="semibold">
                {texts.judge(seat)}
              </chakra.p>
              <chakra.p fontSize={{ base: 'lg', sm: '2xl' }} fontWeight="bold" lineHeight="1.2">
                {answer ? texts.answers[kind][answer] : '…'}
              </chakra.p>
            </Box>
          );
        })}
      </Box>
      <chakra.p role="status" minH="1.5em" mb="2">
        {texts.asking(label, question.answered.length, judges)}
        {majority ? <b> {texts.majority(texts.answers[kind][majority])}.</b> : null}
        {card?.claim ? ` ${texts.cardDecides(claimText(card.claim, card.corner))}` : null}
        {thrower ? ` ${texts.throwBeside(CORNER_LABELS[thrower])}` : null}
        {!card && majority && majority !== 'none' && kind === 'throw'
          ? ` ${texts.newScoreOnce(CORNER_LABELS[majority], score[majority].score, score[majority].score + throwPoints)}`
          : null}
      </chakra.p>
      <Box display="flex" flexWrap="wrap" gap="2" css={{ '& > button': { flex: '1 1 9rem', minHeight: '56px' } }}>
        <Button disabled={isBusy} onClick={onClose}>
          {texts.close}
        </Button>
        {majority ? (
          <Button variant="solid" disabled={isBusy} onClick={() => onConfirm(majority)}>
            {texts.confirm(texts.answers[kind][majority])}
          </Button>
        ) : null}
      </Box>
    </chakra.section>
  );
}
