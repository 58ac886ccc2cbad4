// The council asks: the judge answers on the whole panel, where the corners are where they always are.
import { Box, chakra } from '@chakra-ui/react';
import * as panelCalls from '@gelanggang/contract/calls/panel';
import type { LiveScore } from '@gelanggang/contract/scoring';
import type { Verdict } from '@gelanggang/domain/scoring/verdicts';
import { Button } from '@web/components/button';
import { act, usePanelAct } from '../panel-http';
import { scoringTexts as texts } from '../texts';

interface VerificationQuestionProps {
  question: NonNullable<LiveScore['verification']>;
  seat: number;
}

const ANSWERS: readonly Verdict[] = ['blue', 'none', 'red'];
const COLOURS: Readonly<Record<Verdict, string>> = { blue: 'screen.blue', none: '#3A332C', red: 'screen.red' };

export function VerificationQuestion({ question, seat }: VerificationQuestionProps) {
  const sending = usePanelAct();
  const { kind, id } = question;
  const isAnswered = sending.isSuccess || question.answered.includes(seat);
  return (
    <Box
      role="alertdialog"
      aria-label={texts.ask[kind]}
      flex="1"
      minH="0"
      display="flex"
      flexDirection="column"
      bg="ink.bg"
      color="ink.strong"
    >
      <chakra.p textStyle="display.arena" fontSize="40px" textAlign="center" py="5">
        {texts.ask[kind]}
      </chakra.p>
      {isAnswered ? (
        <chakra.p flex="1" display="grid" placeContent="center" fontSize="lg" p="6" textAlign="center">
          {texts.answered}
        </chakra.p>
      ) : (
        <Box flex="1" minH="0" display="grid" gridTemplateColumns="repeat(3, minmax(0, 1fr))" gap="1">
          {ANSWERS.map((answer) => (
            <Button
              key={answer}
              h="100%"
              rounded="none"
              border="0"
              bg={COLOURS[answer]}
              color="#fff"
              px="1"
              fontSize={{ base: '2xl', md: '4xl' }}
              lineHeight="1.1"
              whiteSpace="normal"
              touchAction="manipulation"
              _hover={{ filter: 'brightness(1.2)' }}
              disabled={sending.isPending}
              onClick={() => sending.mutate(act(panelCalls.answer, { params: { id }, body: { answer } }))}
            >
              {texts.answers[kind][answer]}
            </Button>
          ))}
        </Box>
      )}
    </Box>
  );
}
