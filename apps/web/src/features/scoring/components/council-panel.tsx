// The council's panel: both corners, questions to the judges, the sheet to withdraw from, and what the rules propose.
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { type Corner, CORNERS } from '@gelanggang/domain/words/corners';
import type { LiveCornerScore, PanelState } from '@gelanggang/contract/scoring';
import { COUNTS_IN_A_ROW } from '@gelanggang/domain/scoring/proposed-result';
import { useClock } from '@web/live/use-clock';
import { usePanelAct, useSheet } from '../panel.api';
import { scoringTexts as texts } from '../texts';
import { CouncilCorner } from './council-corner';
import { CouncilDecision } from './council-decision';
import { CouncilQuestions } from './council-questions';
import { CouncilSheet } from './council-sheet';
import { PanelHead } from './panel-head';
import { PenaltyDialog } from './penalty-dialog';

type PanelMatch = NonNullable<PanelState['match']>;

const saidOf = ({ status, number }: PanelMatch): string =>
  status === 'ongoing' ? texts.running(number) : texts.called(number);
const NIL: LiveCornerScore = { score: 0, penalties: [], knockdowns: [] };

export function CouncilPanel({ state, isThere }: { state: PanelState; isThere: boolean }) {
  const { match, rules } = state;
  return (
    <Box as="main" minH="100dvh" display="flex" flexDirection="column">
      <Box position="sticky" top="0" zIndex="sticky">
        <PanelHead state={state} isOnline={isThere} />
      </Box>
      {match?.status === 'ongoing' && match.kind === 'tanding' && rules ? (
        <Table key={match.id} state={state} match={match} rules={rules} />
      ) : (
        <Box flex="1" display="grid" placeContent="center" textAlign="center" p="6">
          <chakra.p textStyle="title.page">{match ? saidOf(match) : texts.noMatch}</chakra.p>
          {match?.kind === 'seni' ? <chakra.p mt="2">{texts.seniMatch}</chakra.p> : null}
        </Box>
      )}
    </Box>
  );
}

interface TableProps {
  state: PanelState;
  match: PanelMatch;
  rules: NonNullable<PanelState['rules']>;
}

function Table({ state, match, rules }: TableProps) {
  const act = usePanelAct();
  const clock = useClock(match.clock);
  const [penaltyFor, setPenaltyFor] = useState<Corner | null>(null);
  const sheet = useSheet(state);
  const round = clock?.round ?? 1;
  const scoreOf = (corner: Corner): LiveCornerScore => state.score?.[corner] ?? NIL;
  /** Of this round, newest last: whose counts stand in a row. */
  const counted = (sheet.data?.knockdowns ?? []).filter((one) => one.withdrawn_reason === null && one.round === round);
  const isThird = (corner: Corner) =>
    counted.length >= COUNTS_IN_A_ROW - 1 &&
    counted.slice(-(COUNTS_IN_A_ROW - 1)).every((one) => one.corner === corner);
  return (
    <>
      <Box
        flex="1"
        p={{ base: '3', md: '4' }}
        display="grid"
        gap="3"
        alignContent="start"
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(2, minmax(0, 1fr)) 24rem' }}
      >
        {CORNERS.map((corner) => (
          <CouncilCorner
            key={corner}
            corner={corner}
            who={match[corner]}
            score={scoreOf(corner)}
            rules={rules}
            round={round}
            isThirdCount={isThird(corner)}
            isBusy={act.isPending}
            onAct={act.mutate}
            onPenalty={() => setPenaltyFor(corner)}
          />
        ))}
        <Box gridColumn={{ base: '1 / -1', lg: 'auto' }} display="grid" gap="3" alignContent="start">
          <CouncilQuestions
            state={state}
            isBusy={act.isPending}
            onAct={act.mutate}
            onConfirm={(question, majority) =>
              act.mutate(
                { path: `verifications/${question.id}/confirm`, body: {} },
                // whose fault it was is known; which one it was is the table's to choose
                {
                  onSuccess: () =>
                    question.kind === 'violation' && majority !== 'none' ? setPenaltyFor(majority) : undefined,
                },
              )
            }
          />
          <CouncilSheet state={state} isBusy={act.isPending} onAct={act.mutate} />
        </Box>
      </Box>
      <CouncilDecision
        state={state}
        phase={clock ? `${clock.phase} ${clock.round}` : undefined}
        isBusy={act.isPending}
        onAct={act.mutate}
      />
      {penaltyFor ? (
        <PenaltyDialog
          corner={penaltyFor}
          name={match[penaltyFor].name}
          score={scoreOf(penaltyFor)}
          rules={rules}
          round={round}
          onClose={() => setPenaltyFor(null)}
          onGive={(body) => {
            setPenaltyFor(null);
            act.mutate({ path: 'penalties', body });
          }}
        />
      ) : null}
    </>
  );
}
