// Corrects a result or takes it back: what else it changes is told first, and why is kept.
import { roundText } from '@gelanggang/domain/draw/round-labels';
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { CorrectionEffect, StandingResult } from '@gelanggang/contract/arena-control';
import type { LiveMatch } from '@gelanggang/contract/live';
import { CORNER_LABELS, CORNERS, type Corner } from '@gelanggang/domain/words/corners';
import { isReason, wholeDecision } from '@gelanggang/domain/scoring/decision-text';
import { reasonFits } from '@gelanggang/domain/scoring/reason-fits';
import { type Reason, REASONS } from '@gelanggang/domain/scoring/reasons';
import { REASONS_OF } from '@gelanggang/domain/scoring/reasons-of-kinds';
import { isWinKind, type WinKind } from '@gelanggang/domain/results/win-kinds';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { ChangedMeanwhile } from '@web/components/changed-meanwhile';
import { CornerMark } from '@web/components/corner-mark';
import { CornerScores, scoreOf } from '@web/components/corner-scores';
import { EffectsPreview } from '@web/components/effects-preview';
import { FormDialog } from '@web/components/form-dialog';
import { FieldRows, FormField, Input, Select } from '@web/components/form-field';
import { WinKindField } from '@web/components/win-kind-field';
import { HttpError, messageOf } from '@web/lib/http';
import { setFields } from '@web/lib/set-fields';
import { changes, useCorrectionPreview, useResultChange } from '../arena-control.api';
import { arenaTexts as texts } from '../texts';
import { Choice } from './choice';

interface CorrectionDialogProps {
  match: LiveMatch;
  /** As the dialog was opened with it. */
  result: StandingResult;
  /** As the desk knows it by now; undefined: it was withdrawn. */
  standing: StandingResult | undefined;
  arenaId: number;
  onClose(): void;
}

const pointsText = (points: number | null): string => `${points ?? ''}`;

/** Of the kind that is chosen: what stood, where that is one of them. */
const reasonOf = (kind: WinKind, { win_kind: before, win_reason: standing }: StandingResult): Reason | '' =>
  kind === before && standing !== null && isReason(standing) ? standing : '';

const kindOf = ({ win_kind: kind }: StandingResult): WinKind => (kind && isWinKind(kind) ? kind : 'angka');

const outcomeOf = (one: StandingResult): string =>
  wholeDecision({
    ...{ winner: one.winner, winKind: one.win_kind, reason: one.win_reason },
    ...{ blueScore: one.blue_score, redScore: one.red_score, isWithoutWinner: true },
  });

interface Correction {
  winner: Corner | null;
  isWithdrawn: boolean;
  kind: WinKind;
  winReason: Reason | '';
  scores: Record<Corner, string>;
  reason: string;
}

const outcomeIn = (result: StandingResult): Omit<Correction, 'reason'> => ({
  winner: result.winner,
  isWithdrawn: false,
  kind: kindOf(result),
  winReason: reasonOf(kindOf(result), result),
  scores: { blue: pointsText(result.blue_score), red: pointsText(result.red_score) },
});

export function CorrectionDialog({ match, result: opened, standing, arenaId, onClose }: CorrectionDialogProps) {
  // what somebody else has recorded since is taken as the one that is corrected when the desk says so
  const [result, setResult] = useState(opened);
  const form = useForm<Correction>({ defaultValues: { ...outcomeIn(opened), reason: '' } });
  const { winner, isWithdrawn, kind, winReason, scores, reason } = form.watch();
  const set = setFields(form);
  const points = { winner, blueScore: scoreOf(scores.blue), redScore: scoreOf(scores.red) };
  // what the points contradict is not on offer, and falls where they are put right
  const fitting = REASONS_OF[kind].filter((one) => reasonFits(one, points));
  const whyWon = winReason !== '' && fitting.includes(winReason) ? winReason : '';
  const [isAsked, setAsked] = useState(false);
  const preview = useCorrectionPreview(match.id, result.id, isWithdrawn ? null : winner);
  const change = useResultChange(arenaId);
  const faults = change.error instanceof HttpError ? change.error.fields : {};
  // what is no field's is about the choice itself: the next match has begun, somebody else was first
  const refusal = change.error && Object.keys(faults).length === 0 ? messageOf(change.error) : undefined;
  const faultOf = (...fields: string[]) => fields.flatMap((field) => faults[field] ?? [])[0];
  const needsWinner = !isWithdrawn && winner === null;
  const scoreFault = (corner: Corner) =>
    scores[corner].trim() !== '' && scoreOf(scores[corner]) === null ? texts.scoreWrong : undefined;
  const theirs = (change.isError || preview.isError) && standing && standing.id !== result.id ? standing : null;
  const takeTheirs = (other: StandingResult) => {
    setResult(other);
    set(outcomeIn(other));
    change.reset();
  };
  const save = (corrected: StandingResult) => {
    setAsked(true);
    if (reason.trim() === '' || needsWinner || (!isWithdrawn && CORNERS.some((corner) => scoreFault(corner)))) return;
    const to = {
      winner: winner ?? 'blue',
      winKind: kind,
      winReason: whyWon || null,
      blueScore: points.blueScore,
      redScore: points.redScore,
    };
    change.mutate(
      isWithdrawn
        ? changes.withdraw(match.id, corrected.id, reason.trim())
        : changes.correct(match.id, corrected.id, to, reason.trim()),
      { onSuccess: onClose },
    );
  };
  return (
    <FormDialog
      width="36rem"
      title={texts.correctTitle(match.partai)}
      sends={isWithdrawn ? texts.withdraw : texts.saveCorrection}
      isDestructive={isWithdrawn}
      isBusy={change.isPending}
      isReady={!preview.isError && !needsWinner && !theirs}
      hasCancel={false}
      keeps={{ form, version: result.id, of: match.id }}
      onSubmit={() => save(result)}
      onClose={onClose}
    >
      {theirs ? (
        <ChangedMeanwhile
          key={theirs.id}
          fields={[
            {
              label: texts.outcome,
              theirs: outcomeOf(theirs),
              mine: isWithdrawn
                ? texts.withdrawn
                : wholeDecision({
                    winner,
                    winKind: kind,
                    reason: whyWon || null,
                    blueScore: points.blueScore,
                    redScore: points.redScore,
                  }),
            },
          ]}
          onKeepMine={() => {
            setResult(theirs);
            save(theirs);
          }}
          onTakeTheirs={() => takeTheirs(theirs)}
        />
      ) : null}
      <Box display="grid" gap="2" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
        {CORNERS.map((corner) => (
          <Choice
            key={corner}
            type="button"
            minH="56px"
            aria-pressed={!isWithdrawn && winner === corner}
            disabled={result.is_final && corner !== result.winner}
            onClick={() => set({ isWithdrawn: false, winner: corner })}
          >
            <CornerMark corner={corner} isBesideWord />
            <chakra.span textAlign="start" lineHeight="1.2">
              {corner === 'blue' ? texts.blueWins : texts.redWins}
              <chakra.span display="block" textStyle="xs" fontWeight="medium" color="fg.muted">
                {shownName(match[corner].name)}
              </chakra.span>
            </chakra.span>
          </Choice>
        ))}
        {(faultOf('winner') ?? refusal) ? (
          <chakra.p role="alert" gridColumn="1 / -1" color="fg.error" textStyle="sm" fontWeight="medium">
            {faultOf('winner') ?? refusal}
          </chakra.p>
        ) : null}
        {result.is_final ? (
          <chakra.p gridColumn="1 / -1" color="fg.muted" textStyle="sm">
            {texts.isFinal}
          </chakra.p>
        ) : (
          <Choice
            type="button"
            gridColumn="1 / -1"
            aria-pressed={isWithdrawn}
            onClick={() => set({ isWithdrawn: true })}
          >
            {texts.withdrawn}
          </Choice>
        )}
      </Box>
      {isWithdrawn ? null : (
        <FieldRows
          gridTemplateColumns={{ base: '1fr 1fr', sm: '2fr 1fr 1fr' }}
          css={{ '& > :first-of-type': { gridColumn: { base: '1 / -1', sm: 'auto' } } }}
        >
          <WinKindField
            label={texts.winKind}
            error={faultOf('win_kind')}
            kind={kind}
            onChange={(chosen) => set({ kind: chosen, winReason: reasonOf(chosen, result) })}
          />
          <CornerScores
            scores={scores}
            isOptional
            labelOf={texts.scoreOf}
            faultOf={(corner) => (isAsked ? scoreFault(corner) : undefined) ?? faultOf(`${corner}_score`)}
            onChange={(corner, text) => set({ scores: { ...scores, [corner]: text } })}
          />
        </FieldRows>
      )}
      {isWithdrawn ? null : (
        <FormField label={texts.winReason} hint={texts.winReasonHint} error={faultOf('win_reason')} isOptional>
          {(props) => (
            <Select
              {...props}
              value={whyWon}
              onChange={(event) => set({ winReason: event.target.value as Reason | '' })}
            >
              <option value="">{texts.noWinReason}</option>
              {fitting.map((one) => (
                <option key={one} value={one}>
                  {texts.reasonOfRules(REASONS[one].text, REASONS[one].article)}
                </option>
              ))}
            </Select>
          )}
        </FormField>
      )}
      <EffectsPreview preview={preview} texts={texts} lineOf={lineOf} />
      <FormField label={texts.reason} error={isAsked && reason.trim() === '' ? texts.reasonMissing : faultOf('reason')}>
        {(props) => <Input {...props} maxLength={500} {...form.register('reason')} />}
      </FormField>
    </FormDialog>
  );
}

const lineOf = (effect: CorrectionEffect): string =>
  `${texts.effectTitle(effect.partai, roundText(effect.round_label))}: ${wordsOf(effect).join(', ')}`;

function wordsOf({ corners, status_before: before, status_after: after }: CorrectionEffect): string[] {
  const words = corners.map((one) => {
    const corner = CORNER_LABELS[one.corner].toLowerCase();
    if (one.after === null) return texts.emptied(corner, one.before ?? '');
    return one.before === null ? texts.filled(corner, one.after) : texts.replaced(corner, one.before, one.after);
  });
  if (before === 'called' && after === 'scheduled') words.push(texts.uncalled);
  if (before === 'walkover' && after !== 'walkover') words.push(texts.undecided);
  if (before !== 'walkover' && after === 'walkover') words.push(texts.becomesWalkover);
  return words;
}
