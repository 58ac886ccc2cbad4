// The council's panel (mock 06-meja-tanding): the clock, both corners, the tools or what runs, the sheet, the decision.
import { Box, chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import * as councilCalls from '@gelanggang/contract/calls/council';
import { roundOfFault } from '@gelanggang/domain/scoring/entry-round';
import { awaitedText } from '@gelanggang/domain/scoring/protest-cards';
import { type Corner, CORNERS } from '@gelanggang/domain/words/corners';
import type { LiveCornerScore, PanelState } from '@gelanggang/contract/scoring';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { serverNow } from '@web/live/server-time';
import { clockWith, useClock } from '@web/live/use-clock';
import { newPress, useProposal, useSheet } from '../panel.api';
import { act } from '../panel-http';
import { cornerOf } from '../table-acts';
import { useTableActs, useWaitingClock } from '../use-table-acts';
import { withWaiting } from '../waiting-score';
import { scoringTexts as texts } from '../texts';
import { CalledPerformance } from './called-performance';
import { CallsPanel } from './calls-panel';
import { CouncilCorner } from './council-corner';
import { CouncilDecision } from './council-decision';
import { CouncilRunning } from './council-running';
import { CouncilSheet } from './council-sheet';
import { CouncilTools } from './council-tools';
import { JurusCouncil } from './jurus-council';
import { PanelHead } from './panel-head';
import { PenaltyDialog } from './penalty-dialog';
import { type PanelClockStep, TableClock } from './table-clock';
import { WaitingBand } from './waiting-band';

type PanelMatch = NonNullable<PanelState['match']>;

const saidOf = ({ status, partai }: PanelMatch): string =>
  status === 'ongoing' ? texts.running(partai) : texts.called(partai);
const NIL: LiveCornerScore = { score: 0, penalties: [], knockdowns: [] };

interface CouncilPanelProps {
  state: PanelState;
  /** Seats whose panels are there. */
  judges: readonly number[];
  isThere: boolean;
}

export function CouncilPanel({ state, judges, isThere }: CouncilPanelProps) {
  const { match, rules, tournament, calls, performance } = state;
  const acts = useTableActs(state, 1);
  return (
    <Box as="main" minH="100dvh" display="flex" flexDirection="column">
      <Box position="sticky" top="0" zIndex="sticky">
        <PanelHead state={state} isOnline={isThere} judges={judges} />
        <WaitingBand state={state} />
      </Box>
      {match?.status === 'ongoing' && match.kind === 'tanding' && rules ? (
        <Table key={match.id} state={state} match={match} rules={rules} judges={judges} />
      ) : match?.status === 'ongoing' && match.kind === 'seni' && performance ? (
        <JurusCouncil key={`${match.id} ${match.started_at}`} match={match} performance={performance} />
      ) : (
        <Box flex="1" display="grid" alignContent="center" justifyItems="center" textAlign="center" gap="4" p="4">
          <chakra.p textStyle="title.page">{match ? saidOf(match) : texts.noMatch}</chakra.p>
          {match?.kind === 'seni' ? <CalledPerformance key={`${match.id} ${match.called_at}`} match={match} /> : null}
          {match?.status === 'called' && match.kind === 'tanding' ? (
            <CallsPanel
              match={match}
              calls={calls}
              barred={state.barred}
              timeZone={tournament.time_zone}
              isBusy={acts.isDirectBusy}
              onAct={acts.take}
            />
          ) : null}
        </Box>
      )}
    </Box>
  );
}

interface TableProps {
  state: PanelState;
  match: PanelMatch;
  rules: NonNullable<PanelState['rules']>;
  judges: readonly number[];
}

function Table({ state, match, rules, judges }: TableProps) {
  const steps = useWaitingClock(match.id, match.clock);
  const clock = useClock(match.clock && clockWith(match.clock, steps));
  const round = clock?.round ?? 1;
  const acts = useTableActs(state, round);
  const [penaltyFor, setPenaltyFor] = useState<{ corner: Corner; round: number } | null>(null);
  const [counted, setCounted] = useState<Corner | null>(null);
  const sheet = useSheet(state);
  const ranAt = useRef<number | null>(null);
  useEffect(() => {
    if (clock?.isRunning && clock.phase === 'round') ranAt.current = serverNow();
  });
  const proposal = useProposal(state, clock ? `${clock.phase} ${clock.round}` : undefined).data ?? null;
  const { score } = state;
  const scoreOf = (corner: Corner): LiveCornerScore => withWaiting(score?.[corner] ?? NIL, acts.waiting, corner, rules);
  const runs = counted !== null || !!score?.timer || !!score?.verification || !!score?.var_request;
  const step = (one: PanelClockStep) =>
    acts.take(act(councilCalls.clock, { body: { step: one, pressed_at: Math.round(serverNow()), key: newPress() } }));
  /** No clock runs behind a sheet: the referee has stopped the fight. */
  const stand = () => {
    if (clock?.isRunning && clock.phase === 'round') step('pause');
  };
  return (
    <>
      <TableClock
        match={match}
        clock={clock}
        proposal={proposal?.proposal ?? null}
        isAside={runs || penaltyFor !== null}
        isBusy={acts.isBusy}
        awaited={score?.var_request ? awaitedText(score.var_request) : null}
        onStep={step}
      />
      <Box
        flex="1"
        p={{ base: '3', sm: '4' }}
        pt={{ base: '2', sm: '2.5' }}
        display="grid"
        gap="2.5"
        alignContent="start"
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(2, minmax(0, 1fr)) 26rem' }}
        // the corners keep their height whatever begins to run beside them
        gridTemplateRows={{ lg: 'auto 1fr' }}
      >
        {CORNERS.map((corner) => (
          <CouncilCorner
            key={corner}
            corner={corner}
            who={match[corner]}
            score={scoreOf(corner)}
            rules={rules}
            round={round}
            countsAlone={judges.filter((seat) => seat <= state.rule.judges).length < state.rule.agree}
            waits={acts.waiting.some((one) => cornerOf(one.act) === corner)}
            isBusy={acts.isBusy}
            onAct={acts.take}
            onPenalty={() => {
              stand();
              // what the judges have just said is of the round in which they were asked
              const ofFault = roundOfFault(sheet.data ?? null, corner, { round, ranAt: ranAt.current });
              setPenaltyFor({ corner, round: ofFault });
            }}
            onCount={() => {
              stand();
              setCounted(corner);
            }}
          />
        ))}
        <Box
          gridColumn={{ base: '1 / -1', lg: '3' }}
          gridRow={{ lg: '1 / span 2' }}
          display="grid"
          gap="3"
          alignContent="start"
          minW="0"
        >
          {runs ? (
            <CouncilRunning
              state={state}
              match={match}
              sheet={sheet.data ?? null}
              counted={counted}
              round={round}
              isBusy={counted ? acts.isBusy : acts.isDirectBusy}
              onAct={acts.take}
              onCounted={() => setCounted(null)}
              onFault={(corner, of) => setPenaltyFor({ corner, round: of })}
            />
          ) : (
            <CouncilTools
              state={state}
              sheet={sheet.data ?? null}
              match={match}
              hasThrows={rules.throws.length > 0}
              isBusy={acts.isDirectBusy}
              onAct={acts.take}
              onStand={stand}
            />
          )}
          <CouncilSheet state={state} waiting={acts.waiting} isBusy={acts.isBusy} onAct={acts.take} />
        </Box>
      </Box>
      <CouncilDecision
        match={match}
        clock={clock}
        data={proposal}
        sheet={sheet.data ?? null}
        isBusy={acts.isBusy}
        isDirectBusy={acts.isDirectBusy}
        onAct={acts.take}
        onStand={stand}
        onStep={step}
      />
      {penaltyFor ? (
        <PenaltyDialog
          corner={penaltyFor.corner}
          name={shownName(match[penaltyFor.corner].name)}
          score={scoreOf(penaltyFor.corner)}
          isOpponentUnfit={(sheet.data?.stops ?? []).some(
            ({ corner, kind, withdrawn_reason: withdrawn }) =>
              corner !== penaltyFor.corner && kind === 'injured-by-fault' && withdrawn === null,
          )}
          rules={rules}
          round={penaltyFor.round}
          lastRound={round}
          onClose={() => setPenaltyFor(null)}
          onGive={(body) => {
            setPenaltyFor(null);
            acts.take(act(councilCalls.penalty, { body }));
          }}
        />
      ) : null}
    </>
  );
}
