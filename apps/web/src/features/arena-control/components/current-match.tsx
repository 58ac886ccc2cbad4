// The match at the desk: its corners, its steps, and its result, one maroon action at a time.
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { ArenaQueue } from '@gelanggang/contract/arena-control';
import type { LiveMatch } from '@gelanggang/contract/live';
import { barredText, winnerOver } from '@gelanggang/domain/results/barred';
import { isOtherDay, isUntouched } from '@gelanggang/domain/results/desk-cautions';
import type { WinKind } from '@gelanggang/domain/results/win-kinds';
import { longDateWithDay } from '@gelanggang/domain/words/dates';
import { awaitedText } from '@gelanggang/domain/scoring/protest-cards';
import { CORNER_LABELS, otherCorner, CORNERS, type Corner } from '@gelanggang/domain/words/corners';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { Button } from '@web/components/button';
import { ConfirmDialog } from '@web/components/confirm-dialog';
import { cornersOf } from '@web/live/corners-of';
import { ThreeCalls } from '@web/components/three-calls';
import { serverNow } from '@web/live/server-time';
import { clockWith, useClock } from '@web/live/use-clock';
import { useMatchSteps, type MatchStep } from '../arena-control.api';
import { cautionTexts } from '../caution-texts';
import { arenaTexts as texts } from '../texts';
import { CardBand, JurusCardBand } from '@web/components/card-band';
import { useDeskScore } from '../use-desk-score';
import { useShortcuts } from '../use-shortcuts';
import { ClockBar } from './clock-bar';
import { CornerBlock } from './corner-block';
import { JurusLot, OtherFirst } from './jurus-lot';
import { KeyHint } from './key-hint';
import { MatchHead } from './match-head';
import { PhoneCounts } from './phone-counts';
import { PerformanceEntry } from './performance-entry';
import { ResultEntry } from './result-entry';
import { WalkoverDialog } from './walkover-dialog';

/** After these the desk goes on to the next match. */
const ENDS: ReadonlySet<MatchStep['step']> = new Set(['skip', 'result', 'walkover', 'unstart', 'perform']);

interface CurrentMatchProps {
  match: LiveMatch;
  queue: ArenaQueue;
  onDone(): void;
}

export function CurrentMatch({ match, queue, onDone }: CurrentMatchProps) {
  const { pending, isBusy, take } = useMatchSteps(queue.arena.id);
  const desk = useDeskScore(match, queue, pending);
  const isOngoing = match.status === 'ongoing';
  const isTanding = match.kind === 'tanding';
  const step = (one: MatchStep) => {
    take(match, one);
    if (ENDS.has(one.step)) onDone();
  };
  const corners = isTanding ? CORNERS : cornersOf(match);
  const clock =
    match.clock &&
    clockWith(
      match.clock,
      pending.flatMap((one) => (one.matchId === match.id && one.clock) || []),
    );
  const shown = useClock(clock);
  const [isDeciding, setDeciding] = useState(false);
  // one thing comes next: the clock's step, and once its time is over, the rules say who has won, or somebody has chosen, the result
  const hasWinner = Boolean(desk.proposal?.proposal.winner) && !shown?.isRunning;
  const isResultNext =
    isTanding && ((isDeciding && !(shown && isUntouched(shown))) || !shown || shown.phase === 'over' || hasWinner);
  const dummy = CORNERS.find((corner) => match[corner].is_dummy) ?? null;
  const awaited = desk.told?.var_request ? awaitedText(desk.told.var_request) : null;
  const score = (corner: Corner, by: number) => {
    const counted = isOngoing && isTanding && desk.counter === 'desk' ? desk.counted(corner, by) : null;
    if (counted) step({ step: 'count', ...counted });
  };
  useShortcuts({
    q: () => void score('blue', 1),
    a: () => void score('blue', -1),
    o: () => void score('red', 1),
    k: () => void score('red', -1),
  });
  return (
    <Box display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      <MatchHead match={match} />
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: `repeat(${corners.length}, 1fr)` }}
        gap="3"
      >
        {corners.map((corner) => (
          <CornerBlock
            key={corner}
            corner={corner}
            who={match[corner]}
            isPlain={!isTanding && match.mode === 'default'}
            isCounted={isOngoing && isTanding}
            score={desk.scores?.[corner] ?? null}
            onScore={desk.counter !== 'desk' ? null : (by) => score(corner, by)}
          />
        ))}
      </Box>
      {isOngoing && isTanding ? <CardBand score={desk.told} /> : null}
      {isOngoing && isTanding && desk.counter === 'phone' ? (
        <PhoneCounts arenaId={queue.arena.id} isAway={desk.isPhoneAway} />
      ) : null}
      {isOngoing || isTanding ? null : (
        <>
          <ThreeCalls calledAt={match.status === 'called' ? match.called_at : null} />
          <JurusLot match={match} />
          <OtherFirst match={match} matches={queue.matches} />
        </>
      )}
      {isOngoing ? null : <BeforeStart match={match} queue={queue} isBusy={isBusy} onStep={step} />}
      {isOngoing && clock ? (
        <ClockBar
          clock={clock}
          isSaving={isBusy}
          isMain={!isResultNext}
          awaited={awaited}
          onStep={(action) => {
            setDeciding(false);
            step({ step: 'clock', ...action });
          }}
        />
      ) : null}
      {isOngoing && isTanding ? (
        <ResultEntry
          scores={desk.scores}
          proposal={desk.proposal}
          isSaving={isBusy}
          partai={match.partai}
          clock={shown}
          isVerificationOpen={desk.isVerificationOpen}
          awaited={awaited}
          hasEntries={desk.hasEntries}
          isMain={isResultNext}
          dummy={dummy}
          onDecide={() => setDeciding(true)}
          onUnstart={() => step({ step: 'unstart' })}
          onNobody={() => step({ step: 'walkover', winner: null, reason: dummy ? texts.nobodyWins : texts.bothOut })}
          onSave={(winner: Corner, winKind: WinKind) =>
            step({ step: 'result', winner, winKind, ...(desk.scores ? { scores: desk.scores } : {}) })
          }
        />
      ) : null}
      {isOngoing && match.seni ? <JurusCardBand seni={match.seni} /> : null}
      {isOngoing && !isTanding ? (
        <PerformanceEntry
          match={match}
          clock={clock}
          isSaving={isBusy}
          onUnstart={() => step({ step: 'unstart' })}
          onSave={(record) => step({ step: 'perform', record })}
        />
      ) : null}
    </Box>
  );
}

interface BeforeStartProps {
  match: LiveMatch;
  queue: ArenaQueue;
  isBusy: boolean;
  onStep(step: MatchStep): void;
}

interface HeldProps {
  text: string;
  /** Left out: people see to it elsewhere. */
  action?: string;
  isBusy?: boolean;
  onAct?(): void;
}

/** What comes before the match can begin. */
function Held({ text, action, isBusy = false, onAct }: HeldProps) {
  return (
    <Box
      role="alert"
      w="100%"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      p="3"
      rounded="md"
      bg="status.warn.subtle"
      color="status.warn.fg"
    >
      <chakra.p flex="1 1 16rem" fontWeight="semibold">
        {text}
      </chakra.p>
      {action === undefined ? null : (
        <Button
          variant="solid"
          minH="48px"
          h="auto"
          py="2"
          maxW="100%"
          whiteSpace="normal"
          disabled={isBusy}
          onClick={() => onAct?.()}
        >
          {action}
        </Button>
      )}
    </Box>
  );
}

/** Over whoever lost it: not a dummy, which goes on nowhere. */
const mayWin = (match: LiveMatch, corner: Corner | null): Corner | null =>
  corner && !match[corner].is_dummy ? corner : null;

/** Somebody stands there who may not fight, or perform: it is saved without that. */
function Barred({
  barred,
  absent,
  match,
  isBusy,
  onStep,
}: { barred: ArenaQueue['barred']; absent: readonly Corner[] } & Omit<BeforeStartProps, 'queue'>) {
  if (match.kind === 'seni') {
    return (
      <Held
        text={barred.map(({ by }) => texts.barredPerformance(barredText(by))).join(' ')}
        action={texts.saveDisqualified}
        isBusy={isBusy}
        onAct={() => onStep({ step: 'perform', record: { outcome: 'disqualified', reason: 'medical' } })}
      />
    );
  }
  const winner = mayWin(match, winnerOver(barred, absent));
  return (
    <Held
      text={barred.map(({ corner, by }) => texts.barred(CORNER_LABELS[corner], barredText(by))).join(' ')}
      action={texts.saveUnfought(winner && CORNER_LABELS[winner])}
      isBusy={isBusy}
      onAct={() => onStep({ step: 'walkover', winner })}
    />
  );
}

/** Calling, skipping, starting, and who did not come. */
function BeforeStart({ match, queue, isBusy, onStep }: BeforeStartProps) {
  const [isWalkover, setWalkover] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [isAgreed, setAgreed] = useState(false);
  const isReady = !queue.waiting_ids.includes(match.id);
  const isCalled = match.status === 'called';
  const arenaId = queue.arena.id;
  const main: MatchStep = isCalled ? { step: 'start', arenaId } : { step: 'call', arenaId };
  const begin = () => {
    if (!isAgreed && isOtherDay(queue.date, serverNow(), queue.tournament.time_zone)) setAsking(true);
    else onStep(main);
  };
  const can = (act: () => void) => (isReady && !isBusy ? act : undefined);
  useShortcuts({
    p: isCalled ? undefined : can(begin),
    t: isCalled ? can(begin) : undefined,
    l: match.is_skipped ? undefined : can(() => onStep({ step: 'skip' })),
    w: can(() => setWalkover(true)),
  });
  if (!isReady) return <chakra.p color="fg.muted">{texts.waitingForOpponent}</chakra.p>;
  const absent = queue.absent.filter((one) => one.match_id === match.id).map((one) => one.corner);
  const present = mayWin(match, absent.length === 1 && absent[0] ? otherCorner(absent[0]) : null);
  const leaves = queue.doctor_leaves.filter((one) => one.match_id === match.id).map((one) => one.corner);
  const barred = queue.barred.filter((one) => one.match_id === match.id);
  const protested = queue.protested.filter((one) => one.match_id === match.id);
  const isHeld = [absent, leaves, barred, protested].some((found) => found.length > 0);
  return (
    <Box display="flex" flexWrap="wrap" gap="2">
      {protested.map(({ partai }) => (
        <Held key={partai} text={texts.protestedBefore(partai)} />
      ))}
      {barred.length > 0 ? (
        <Barred barred={barred} absent={absent} match={match} isBusy={isBusy} onStep={onStep} />
      ) : null}
      {absent.length > 0 && barred.length === 0 ? (
        <Held
          text={texts.absentAfterCalls(absent.map((corner) => CORNER_LABELS[corner]))}
          action={texts.saveAbsent(present && CORNER_LABELS[present])}
          isBusy={isBusy}
          onAct={() => onStep({ step: 'walkover', winner: present })}
        />
      ) : null}
      {leaves.map((corner) => (
        <Held
          key={corner}
          text={texts.needsLeave(CORNER_LABELS[corner], shownName(match[corner].name))}
          action={texts.doctorAllows}
          isBusy={isBusy}
          onAct={() => onStep({ step: 'doctor-leave', corner })}
        />
      ))}
      <Button variant={isHeld ? 'outline' : 'solid'} size="lg" flex="2" minW="10rem" disabled={isBusy} onClick={begin}>
        {isCalled ? texts.start : texts.call(match.partai)} <KeyHint of={isCalled ? 'T' : 'P'} />
      </Button>
      {match.is_skipped ? (
        <Button size="lg" flex="1" disabled={isBusy} onClick={() => onStep({ step: 'bring-back' })}>
          {texts.bringBack}
        </Button>
      ) : (
        <Button size="lg" flex="1" disabled={isBusy} onClick={() => onStep({ step: 'skip' })}>
          {texts.skip} <KeyHint of="L" />
        </Button>
      )}
      <Button size="lg" flex="1" disabled={isBusy} onClick={() => setWalkover(true)}>
        {match.kind === 'tanding' ? texts.walkover : texts.absent} <KeyHint of="W" />
      </Button>
      {isAsking ? (
        <ConfirmDialog
          open
          isDestructive={false}
          title={cautionTexts.otherDay}
          question={cautionTexts.otherDayQuestion(longDateWithDay(queue.date))}
          confirmText={cautionTexts.goOn}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            setAgreed(true);
            onStep(main);
          }}
        />
      ) : null}
      {isWalkover && match.kind === 'seni' ? (
        <ConfirmDialog
          open
          title={texts.absentTitle(match.partai)}
          question={match.mode === 'battle' ? texts.absentBattle : texts.absentText}
          name={shownName(match[match.corner ?? 'blue'].name)}
          confirmText={texts.absent}
          onClose={() => setWalkover(false)}
          onConfirm={() => {
            setWalkover(false);
            onStep({ step: 'perform', record: { outcome: 'absent' } });
          }}
        />
      ) : null}
      {isWalkover && match.kind === 'tanding' ? (
        <WalkoverDialog
          match={match}
          isSaving={isBusy}
          onClose={() => setWalkover(false)}
          onChoose={(winner) => {
            setWalkover(false);
            onStep({ step: 'walkover', winner });
          }}
        />
      ) : null}
    </Box>
  );
}
