// The council's panel: penalties and counts of both corners, questions to the judges, and the sheet to withdraw from.
import { Box, chakra } from '@chakra-ui/react';
import { CORNERS } from '@gelanggang/domain/words/corners';
import type { PanelState } from '@gelanggang/contract/scoring';
import { usePanelAct } from '../panel.api';
import { scoringTexts as texts } from '../texts';
import { CouncilCorner } from './council-corner';
import { CouncilQuestions } from './council-questions';
import { CouncilSheet } from './council-sheet';
import { PanelHead } from './panel-head';

type PanelMatch = NonNullable<PanelState['match']>;

const saidOf = ({ status, number }: PanelMatch): string =>
  status === 'ongoing' ? texts.running(number) : texts.called(number);

export function CouncilPanel({ state, isThere }: { state: PanelState; isThere: boolean }) {
  const act = usePanelAct();
  const { match, score } = state;
  const isOn = match?.status === 'ongoing' && match.kind === 'tanding';
  return (
    <Box as="main" minH="100dvh" display="flex" flexDirection="column">
      <Box position="sticky" top="0" zIndex="sticky">
        <PanelHead state={state} isOnline={isThere} />
      </Box>
      {isOn && match ? (
        <Box
          flex="1"
          p={{ base: '3', md: '4' }}
          display="grid"
          gap="3"
          alignContent="start"
          gridTemplateColumns={{ base: '1fr 1fr', lg: '1fr 1fr 22rem' }}
        >
          {CORNERS.map((corner) => (
            <CouncilCorner
              key={corner}
              corner={corner}
              who={match[corner]}
              score={score?.[corner] ?? { score: 0, penalties: [], knockdowns: [] }}
              isBusy={act.isPending}
              onAct={act.mutate}
            />
          ))}
          <Box gridColumn={{ base: '1 / -1', lg: 'auto' }} display="grid" gap="3" alignContent="start">
            <CouncilQuestions state={state} isBusy={act.isPending} onAct={act.mutate} />
            <CouncilSheet state={state} isBusy={act.isPending} onAct={act.mutate} />
          </Box>
        </Box>
      ) : (
        <Box flex="1" display="grid" placeContent="center" textAlign="center" p="6">
          <chakra.p textStyle="title.page">{match ? saidOf(match) : texts.noMatch}</chakra.p>
          {match?.kind === 'seni' ? <chakra.p mt="2">{texts.seniMatch}</chakra.p> : null}
        </Box>
      )}
    </Box>
  );
}
