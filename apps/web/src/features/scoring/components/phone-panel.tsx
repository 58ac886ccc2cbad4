// One phone counts the match alone: two corners with hits, throw and penalty, the score as it stands, and undo.
import { Box, chakra } from '@chakra-ui/react';
import { Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import * as councilCalls from '@gelanggang/contract/calls/council';
import type { LiveCornerScore, PanelState } from '@gelanggang/contract/scoring';
import { counterNow } from '@gelanggang/domain/scoring/counted-by';
import type { HitKind } from '@gelanggang/domain/scoring/hit-kinds';
import { type Corner, CORNERS } from '@gelanggang/domain/words/corners';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { useKept } from '@web/lib/kept-queue';
import { useClock } from '@web/live/use-clock';
import { newPress } from '../panel.api';
import { act } from '../panel-http';
import { cornerOf, tableActs, undo } from '../table-acts';
import { useTableActs } from '../use-table-acts';
import { withWaiting } from '../waiting-score';
import { scoringTexts as texts } from '../texts';
import { PanelHead } from './panel-head';
import { PenaltyDialog } from './penalty-dialog';
import { PhoneCorner } from './phone-corner';
import { WaitingBand } from './waiting-band';

const NIL: LiveCornerScore = { score: 0, penalties: [], knockdowns: [] };

interface PhonePanelProps {
  state: PanelState;
  judges: readonly number[];
  isThere: boolean;
}

export function PhonePanel({ state, judges, isThere }: PhonePanelProps) {
  const { match, rules, score } = state;
  const round = useClock(match?.clock)?.round ?? 1;
  const acts = useTableActs(state, round);
  const [penaltyFor, setPenaltyFor] = useState<Corner | null>(null);
  const { pending } = useKept(tableActs);
  const entered = useEntered();
  const isOn = match?.status === 'ongoing' && match.kind === 'tanding' && rules !== null;
  const there = judges.filter((seat) => seat <= state.rule.judges).length;
  const isJudged = counterNow({ judges: there, agree: state.rule.agree, hasPhone: true }) === 'judges';
  const scoreOf = (corner: Corner): LiveCornerScore =>
    rules ? withWaiting(score?.[corner] ?? NIL, acts.waiting, corner, rules) : NIL;
  const unsent = pending.findLast((one) => one.matchId === match?.id && cornerOf(one.act) !== null);
  const last = unsent ?? entered.find((one) => one.matchId === match?.id) ?? null;
  const hit = (corner: Corner, kind: HitKind) => {
    const key = newPress();
    acts.take(
      kind === 'throw'
        ? act(councilCalls.giveThrow, { body: { corner, key } })
        : act(councilCalls.hit, { body: { corner, kind, key } }),
    );
  };
  const takeBack = () => {
    if (unsent) undo(unsent);
    else if (last && match) {
      const request = { params: { key: last.key }, body: { match_id: match.id } };
      acts.take(act(councilCalls.withdrawPress, request), { title: last.label });
    }
  };
  return (
    <Box
      as="main"
      position="fixed"
      inset="0"
      display="flex"
      flexDirection="column"
      bg="ink.bg"
      overscrollBehavior="none"
    >
      <PanelHead state={state} isOnline={isThere} />
      <WaitingBand state={state} />
      {isOn && isJudged ? (
        <chakra.p bg="#953C11" color="#fff" px="3" py="1.5" fontSize="sm" fontWeight="semibold" role="status">
          {texts.judgesCount}
        </chakra.p>
      ) : null}
      {isOn && match && rules ? (
        <>
          <Box flex="1" minH="0" display="grid" gridTemplateColumns="1fr 1fr" gap="1" userSelect="none">
            {CORNERS.map((corner) => (
              <PhoneCorner
                key={corner}
                corner={corner}
                who={match[corner]}
                score={scoreOf(corner)}
                rules={rules}
                isHeld={isJudged}
                onHit={(kind) => hit(corner, kind)}
                onPenalty={() => setPenaltyFor(corner)}
              />
            ))}
          </Box>
          <UndoBar label={last?.label ?? null} onUndo={takeBack} />
        </>
      ) : (
        <Waiting state={state} />
      )}
      {penaltyFor && isOn && match && rules ? (
        <PenaltyDialog
          corner={penaltyFor}
          name={shownName(match[penaltyFor].name)}
          score={scoreOf(penaltyFor)}
          isOpponentUnfit={false}
          rules={rules}
          round={round}
          onClose={() => setPenaltyFor(null)}
          onGive={(body) => {
            setPenaltyFor(null);
            acts.take(act(councilCalls.penalty, { body }));
          }}
        />
      ) : null}
    </Box>
  );
}

interface Entered {
  key: string;
  matchId: number;
  label: string;
}

/** What this page has entered and not taken back, newest first. */
function useEntered(): readonly Entered[] {
  const [entered, setEntered] = useState<readonly Entered[]>([]);
  useEffect(
    () =>
      tableActs.onSettled(({ act: { name, request }, matchId, label }, answer) => {
        if (answer === undefined) return;
        if (name === 'POST /panel/presses/{key}/withdraw') {
          setEntered((before) => before.filter((one) => one.key !== request.params.key));
        } else if ('corner' in request.body && request.body.key !== undefined) {
          const one = { key: request.body.key, matchId, label };
          setEntered((before) => [one, ...before]);
        }
      }),
    [],
  );
  return entered;
}

function Waiting({ state: { match } }: { state: PanelState }) {
  return (
    <Box flex="1" display="grid" placeContent="center" textAlign="center" p="6" color="ink.fg">
      <chakra.p fontSize="2xl" fontWeight="bold" color="ink.strong">
        {match ? (match.status === 'ongoing' ? texts.running : texts.called)(match.partai) : texts.noMatch}
      </chakra.p>
      {match?.kind === 'tanding' ? (
        <chakra.p mt="2">
          {shownName(match.blue.name)} – {shownName(match.red.name)}
        </chakra.p>
      ) : null}
      {match?.kind === 'seni' ? <chakra.p mt="2">{texts.phoneSeni}</chakra.p> : null}
    </Box>
  );
}

function UndoBar({ label, onUndo }: { label: string | null; onUndo(): void }) {
  return (
    <chakra.button
      type="button"
      flex="none"
      minH="56px"
      px="4"
      display="flex"
      alignItems="center"
      justifyContent="center"
      gap="2"
      fontWeight="semibold"
      bg="ink.bg"
      color={label ? 'ink.strong' : 'ink.muted'}
      cursor={label ? 'pointer' : 'default'}
      disabled={!label}
      onClick={onUndo}
    >
      <Undo2 size={18} aria-hidden="true" />
      <chakra.span truncate>{label ? texts.undoThis(label) : texts.nothingToUndo}</chakra.span>
    </chakra.button>
  );
}
