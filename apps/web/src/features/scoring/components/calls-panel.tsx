// Before a match: who is not there is called three times, 30 seconds apart; absent after the third, the opponent has won.
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import * as councilCalls from '@gelanggang/contract/calls/council';
import type { PanelState } from '@gelanggang/contract/scoring';
import { clockText } from '@gelanggang/domain/results/match-clock';
import { barredText } from '@gelanggang/domain/results/barred';
import { CALL_MS, CALLS, readTimer, winnerByAbsence } from '@gelanggang/domain/scoring/table-timers';
import { CORNER_LABELS, CORNERS, otherCorner, type Corner } from '@gelanggang/domain/words/corners';
import { timeOfDay } from '@gelanggang/domain/words/dates';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { Button } from '@web/components/button';
import { CornerMark } from '@web/components/corner-mark';
import { useNow } from '@web/lib/use-now';
import { serverNow } from '@web/live/server-time';
import { absenceTexts } from '../absence-texts';
import { newPress } from '../panel.api';
import { act, type PanelAct } from '../panel-http';
import { scoringTexts as texts } from '../texts';
import { SaveResult } from './save-result';
import { TimePanel } from './time-panel';
import { WithdrawDialog } from './withdraw-dialog';

type PanelMatch = NonNullable<PanelState['match']>;
type Call = PanelState['calls'][number];

interface CallsPanelProps {
  match: PanelMatch;
  calls: readonly Call[];
  /** Who may not fight the match, by the scales or for doping. */
  barred: PanelState['barred'];
  timeZone: string;
  isBusy: boolean;
  onAct(act: PanelAct): void;
}

export function CallsPanel({ match, calls, barred, timeZone, isBusy, onAct }: CallsPanelProps) {
  const callOf = (corner: Corner) => calls.find((one) => one.corner === corner);
  // nobody waits for a dummy
  const waiting = CORNERS.filter((corner) => !callOf(corner) && !match[corner].is_dummy);
  const dummy = CORNERS.find((corner) => match[corner].is_dummy) ?? null;
  const absent = calls.flatMap((one) => (one.outcome === 'late' ? one.corner : []));
  const byCalls = winnerByAbsence(absent, dummy);
  // the desk says what comes of it
  const winner = barred.some(({ corner }) => corner === byCalls) ? null : byCalls;
  return (
    <Box display="grid" gap="3" w="100%" maxW="46rem" mx="auto" textAlign="start">
      <Box display="grid" gridTemplateColumns="repeat(2, minmax(0, 1fr))" gap="2">
        {CORNERS.map((corner) => (
          <Box
            key={corner}
            bg={`corner.${corner}.solid`}
            color={`corner.${corner}.contrast`}
            rounded="md"
            p="4"
            textAlign={corner === 'red' ? 'end' : 'start'}
          >
            <chakra.p fontWeight="semibold">{CORNER_LABELS[corner]}</chakra.p>
            <chakra.h2 fontSize={{ base: 'lg', sm: '3xl' }} fontWeight="bold" lineHeight="1.15">
              {shownName(match[corner].name)}
            </chakra.h2>
            <chakra.p>{shownName(match[corner].contingent)}</chakra.p>
          </Box>
        ))}
      </Box>
      {barred.map(({ corner, by }) => (
        <chakra.p key={corner} role="alert">
          <CornerMark corner={corner} /> {absenceTexts.barred(CORNER_LABELS[corner], barredText(by))}
        </chakra.p>
      ))}
      {calls.map((call) => (
        <OneCall
          key={call.id}
          match={match}
          call={call}
          name={shownName(match[call.corner].name)}
          timeZone={timeZone}
          isMain={call === calls[0]}
          winner={winner}
          mayOpponentWin={barred.every((one) => one.corner !== otherCorner(call.corner))}
          isBusy={isBusy}
          onAct={onAct}
        />
      ))}
      {waiting.length > 0 ? (
        <Box display="grid" gridTemplateColumns={`repeat(${waiting.length}, minmax(0, 1fr))`} gap="2">
          {waiting.map((corner) => (
            <Button
              key={corner}
              minH="56px"
              whiteSpace="normal"
              disabled={isBusy}
              onClick={() => onAct(act(councilCalls.startTimer, { body: { kind: 'calls', corner, key: newPress() } }))}
            >
              {texts.callCorner(CORNER_LABELS[corner])}
            </Button>
          ))}
        </Box>
      ) : null}
    </Box>
  );
}

interface OneCallProps {
  match: PanelMatch;
  call: Call;
  name: string;
  timeZone: string;
  isMain: boolean;
  /** By the calls of both corners; null: nobody, or not yet. */
  winner: Corner | null;
  mayOpponentWin: boolean;
  isBusy: boolean;
  onAct(act: PanelAct): void;
}

function OneCall({ match, call, name, timeZone, isMain, winner, mayOpponentWin, isBusy, onAct }: OneCallProps) {
  useNow(250);
  const [takesBack, setTakesBack] = useState(false);
  const { id, corner, at, outcome } = call;
  const began = Date.parse(at);
  const { call: last, callLeftMs, isUp } = readTimer('calls', began, serverNow());
  const opponent = CORNER_LABELS[otherCorner(corner)];
  const isAbsent = outcome === 'late';
  const end = (how: 'in-time' | 'late' | 'cancelled') => () =>
    onAct(act(councilCalls.endTimer, { params: { id }, body: { outcome: how } }));
  return (
    <TimePanel
      title={texts.callTitle(CORNER_LABELS[corner])}
      corner={corner}
      figure={isAbsent ? '–' : clockText(callLeftMs)}
      note={isAbsent ? texts.absent : texts.untilCall(last)}
      buttons={
        isAbsent ? (
          <>
            <Button disabled={isBusy} onClick={() => setTakesBack(true)}>
              {texts.withdraw}
            </Button>
            {winner ? (
              <SaveResult
                match={match}
                winner={winner}
                winKind={null}
                said={texts.winsByAbsence(opponent)}
                isMain={isMain}
                isBusy={isBusy}
                onAct={onAct}
              />
            ) : null}
          </>
        ) : (
          <>
            <Button disabled={isBusy} onClick={end('cancelled')}>
              {texts.cancel}
            </Button>
            <Button variant={isMain && !isUp ? 'solid' : 'outline'} disabled={isBusy} onClick={end('in-time')}>
              {texts.isHere(CORNER_LABELS[corner])}
            </Button>
            {isUp ? (
              <Button variant={isMain ? 'solid' : 'outline'} disabled={isBusy} onClick={end('late')}>
                {texts.enterAbsent}
              </Button>
            ) : null}
          </>
        )
      }
    >
      <Box display="grid" gridTemplateColumns="repeat(3, 1fr)" gap="1.5" mb="2">
        {Array.from({ length: CALLS }, (_, index) => index + 1).map((number) => (
          <chakra.span
            key={number}
            px="2"
            minH="44px"
            display="flex"
            alignItems="center"
            rounded="md"
            fontWeight="semibold"
            fontSize="sm"
            borderWidth="1px"
            bg={number > last ? 'bg.panel' : number === last && !isAbsent ? 'fg' : 'bg.muted'}
            color={number === last && !isAbsent ? 'bg.panel' : undefined}
          >
            {texts.nthCall(
              number,
              number > last ? null : timeOfDay(new Date(began + (number - 1) * CALL_MS).toISOString(), timeZone),
            )}
          </chakra.span>
        ))}
      </Box>
      <chakra.p role={isUp || isAbsent ? 'alert' : undefined}>
        <CornerMark corner={corner} /> <b>{isAbsent ? texts.wasAbsent(name) : texts.notThere(name)}</b>{' '}
        {match[otherCorner(corner)].is_dummy
          ? absenceTexts.overDummy
          : !mayOpponentWin
            ? absenceTexts.opponentBarred(opponent)
            : !isAbsent
              ? texts.afterThird(opponent)
              : winner
                ? texts.winsByAbsence(opponent)
                : texts.nobodyCame}
      </chakra.p>
      {takesBack ? (
        <WithdrawDialog
          title={`${texts.callTitle('')} ${CORNER_LABELS[corner]}`}
          of={id}
          onClose={() => setTakesBack(false)}
          onWithdraw={(reason) => {
            setTakesBack(false);
            onAct(act(councilCalls.withdrawTimer, { params: { id }, body: { reason } }));
          }}
        />
      ) : null}
    </TimePanel>
  );
}
