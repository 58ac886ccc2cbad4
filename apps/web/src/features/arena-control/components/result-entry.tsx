// How a running match ends: the kind of win and the winner; saving stays off until both are picked.
import { Box, chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import type { ResultProposal } from '@gelanggang/contract/scoring';
import { WIN_KINDS, type WinKind } from '@gelanggang/domain/results/win-kinds';
import { deskCautions, needsClock } from '@gelanggang/domain/results/desk-cautions';
import { scoresText } from '@gelanggang/domain/scoring/decision-text';
import { CORNERS, type Corner } from '@gelanggang/domain/words/corners';
import { Button } from '@web/components/button';
import { ConfirmDialog } from '@web/components/confirm-dialog';
import { CornerMark } from '@web/components/corner-mark';
import type { ShownClock } from '@web/live/use-clock';
import { arenaTexts as texts } from '../texts';
import { useShortcuts } from '../use-shortcuts';
import { Choice } from './choice';
import { KeyHint } from './key-hint';
import { ProposedResultNote } from './proposed-result';
import { SaveCautions } from './save-cautions';
import { UnstartButton } from './unstart-button';

interface ResultEntryProps {
  /** null: not known yet; nobody wins on points before. */
  scores: Record<Corner, number> | null;
  /** What the rules say; null where no judge has scored. */
  proposal: ResultProposal | null;
  isSaving: boolean;
  partai: string | null;
  clock: ShownClock | null;
  isVerificationOpen: boolean;
  /** The card that the match waits for, as a sentence: nothing is saved before; null without one. */
  awaited: string | null;
  /** Where a dummy stands, which cannot win: then nobody may. */
  dummy: Corner | null;
  /** Something was entered since the start. */
  hasEntries: boolean;
  /** Saving is what comes next. */
  isMain: boolean;
  /** Somebody has chosen how it ends. */
  onDecide(): void;
  onSave(winner: Corner, winKind: WinKind): void;
  onUnstart(): void;
  /** Both corners are out, and the chair lets neither win. */
  onNobody(): void;
}

export function ResultEntry(props: ResultEntryProps) {
  const { scores, proposal, isSaving, clock, isMain, dummy, onSave, onNobody } = props;
  const isOpenToChair = proposal?.proposal.winner === null && proposal.proposal.next === 'decision';
  const proposed = proposal?.proposal.winner ? proposal.proposal : null;
  const [chosenKind, setKind] = useState<WinKind | null>(null);
  // with both corners out the rulebook names no winner, and no way to win: nothing is chosen beforehand
  const kind = chosenKind ?? (isOpenToChair ? null : (proposed?.winKind ?? 'angka'));
  const [picked, setPicked] = useState<Corner | null>(null);
  // on points the higher score proposes the winner; the operator confirms or picks the other
  const leader = !scores || scores.blue === scores.red ? null : scores.blue > scores.red ? 'blue' : 'red';
  const ahead = picked ?? (kind === proposed?.winKind ? proposed.winner : kind === 'angka' ? leader : null);
  const winner = ahead === dummy ? null : ahead;
  const mayBeNobody = isOpenToChair || dummy !== null;
  const [isAsking, setAsking] = useState(false);
  const [isNobody, setNobody] = useState(false);
  const heldId = useId();
  const cautions = deskCautions({
    clock,
    winKind: kind ?? 'angka',
    blueScore: scores?.blue ?? 0,
    redScore: scores?.red ?? 0,
    isProposed: proposed !== null && kind === proposed.winKind && winner === proposed.winner,
    isVerificationOpen: props.isVerificationOpen,
  });
  const isClockAwaited = needsClock({ clock, winKind: kind ?? 'angka' });
  const isScoreAwaited = scores === null && kind === 'angka';
  const isHeld = props.awaited !== null || isClockAwaited || isScoreAwaited;
  // a score comes by itself within a moment: only who has chosen before is told
  const scoreFirst = isScoreAwaited && picked ? texts.scoreFirst : null;
  const whyHeld = props.awaited ?? (isClockAwaited ? texts.clockFirst : scoreFirst);
  const save = () => {
    if (isSaving || !winner || kind === null || isHeld) return;
    if (cautions.length > 0) setAsking(true);
    else onSave(winner, kind);
  };
  const pick = (corner: Corner) => {
    if (corner === dummy) return;
    setPicked(corner);
    props.onDecide();
  };
  const choose = (one: WinKind) => {
    setKind(one);
    props.onDecide();
  };
  useShortcuts({
    b: () => pick('blue'),
    m: () => pick('red'),
    s: save,
    ...Object.fromEntries(WIN_KINDS.map((one, index) => [`${index + 1}`, () => choose(one)])),
  });
  return (
    <Box display="grid" gap="2">
      {proposal ? <ProposedResultNote proposal={proposal} /> : null}
      <Box
        role="group"
        aria-label={texts.winKind}
        display="grid"
        gap="1.5"
        gridTemplateColumns={{ base: 'repeat(2, 1fr)', sm: 'repeat(3, 1fr)', xl: 'repeat(6, 1fr)' }}
      >
        {WIN_KINDS.map((one, index) => (
          <Choice key={one} type="button" aria-pressed={kind === one} onClick={() => choose(one)}>
            {texts.shortKinds[one]} <KeyHint of={`${index + 1}`} />
          </Choice>
        ))}
      </Box>
      {/* the decision stays in sight, however low the screen of the table */}
      <Box
        display="grid"
        gap="2"
        gridTemplateColumns={{ base: '1fr 1fr', lg: '1fr 1fr 1.35fr' }}
        position="sticky"
        bottom="0"
        zIndex="1"
        py="2"
        bg="bg"
      >
        {CORNERS.map((corner) => (
          <Choice
            key={corner}
            type="button"
            minH="56px"
            aria-pressed={winner === corner}
            disabled={corner === dummy}
            onClick={() => pick(corner)}
          >
            <CornerMark corner={corner} isBesideWord />
            {corner === 'blue' ? texts.blueWins : texts.redWins} <KeyHint of={corner === 'blue' ? 'B' : 'M'} />
          </Choice>
        ))}
        <Button
          variant={isMain && !isHeld ? 'solid' : 'outline'}
          size="lg"
          whiteSpace="normal"
          gridColumn={{ base: '1 / -1', lg: 'auto' }}
          disabled={winner === null || kind === null || isHeld}
          aria-describedby={whyHeld ? heldId : undefined}
          busy={isSaving}
          onClick={save}
        >
          {winner === null ? texts.chooseWinner : texts.save} {winner === null || isHeld ? null : <KeyHint of="S" />}
        </Button>
      </Box>
      {whyHeld ? (
        <chakra.p id={heldId} textStyle="sm" color="fg.muted">
          {whyHeld}
        </chakra.p>
      ) : null}
      {isAsking && winner && kind !== null && !isHeld ? (
        <SaveCautions
          partai={props.partai}
          cautions={cautions}
          result={`${winner === 'blue' ? texts.blueWins : texts.redWins}, ${texts.shortKinds[kind].toLowerCase()} ${scoresText(scores?.blue ?? null, scores?.red ?? null)}`.trim()}
          onClose={() => setAsking(false)}
          onSave={() => {
            setAsking(false);
            onSave(winner, kind);
          }}
        />
      ) : null}
      <Box display="flex" flexWrap="wrap" justifyContent="space-between" gap="2">
        <UnstartButton
          partai={props.partai}
          hasEntries={props.hasEntries}
          isSaving={isSaving}
          onUnstart={props.onUnstart}
        />
        {mayBeNobody ? (
          <Button minH="48px" disabled={isSaving} onClick={() => setNobody(true)}>
            {texts.nobodyWins}
          </Button>
        ) : null}
      </Box>
      {isNobody && mayBeNobody ? (
        <ConfirmDialog
          open
          title={texts.nobodyWins}
          question={dummy === null ? texts.nobodyWinsText : texts.nobodyWinsOverDummy}
          confirmText={texts.save}
          onClose={() => setNobody(false)}
          onConfirm={() => {
            setNobody(false);
            onNobody();
          }}
        />
      ) : null}
    </Box>
  );
}
