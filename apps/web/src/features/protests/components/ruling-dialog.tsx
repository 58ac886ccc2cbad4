// Decides a protest: what is ordered, what else that changes, why, and who decides.
import { roundText } from '@gelanggang/domain/draw/round-labels';
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { CorrectionEffect } from '@gelanggang/contract/arena-control';
import type { ProtestRow, RulingRequest } from '@gelanggang/contract/protests';
import {
  DECIDER_LABELS,
  type DeciderRole,
  PROTEST_LEVEL_LABELS,
  PROTEST_STAGES,
  remediesOf,
  type Remedy,
  REMEDY_GROUNDS,
  REMEDY_LABELS,
} from '@gelanggang/domain/protests/protests';
import { isWinKind, type WinKind } from '@gelanggang/domain/results/win-kinds';
import { CORNER_LABELS, CORNERS, type Corner } from '@gelanggang/domain/words/corners';
import { decimalOf } from '@gelanggang/domain/words/typed-numbers';
import { CornerScores, scoreOf } from '@web/components/corner-scores';
import { EffectsPreview } from '@web/components/effects-preview';
import { FormDialog } from '@web/components/form-dialog';
import { FieldRows, FormField, Input, Select, Textarea } from '@web/components/form-field';
import { WinKindField } from '@web/components/win-kind-field';
import { withoutCapital } from '@web/lib/first-letter';
import { HttpError, messageOf } from '@web/lib/http';
import { setFields } from '@web/lib/set-fields';
import { useRulingPreview, LISTS } from '../protests.api';
import { protestTexts as texts } from '../texts';
import { useSend } from '@web/lib/use-send';
import * as protestCalls from '@gelanggang/contract/calls/protests';

interface Ruling {
  remedy: Remedy;
  winner: Corner;
  kind: WinKind;
  scores: Record<Corner, string>;
  performance: { scores: string; seconds: string; penalty: string };
  reason: string;
  names: Partial<Record<DeciderRole, string>>;
}

const rulingOf = ({ match }: ProtestRow): Ruling => ({
  remedy: 'rejected',
  winner: match.winner === 'blue' ? 'red' : 'blue',
  kind: match.win_kind && isWinKind(match.win_kind) ? match.win_kind : 'angka',
  scores: { blue: '', red: '' },
  performance: { scores: '', seconds: '', penalty: '0' },
  reason: '',
  names: {},
});

export function RulingDialog({ protest, onClose }: { protest: ProtestRow; onClose(): void }) {
  const { match, level } = protest;
  const { deciders: roles } = PROTEST_STAGES[level];
  const form = useForm<Ruling>({ defaultValues: rulingOf(protest) });
  const { remedy, winner, kind, scores, performance, reason, names } = form.watch();
  const set = setFields(form);
  const [isAsked, setAsked] = useState(false);
  const isChanged = remedy === 'result-changed';
  const preview = useRulingPreview(
    protest.id,
    remedy === 'rejected' ? null : { remedy, ...(isChanged && match.kind === 'tanding' ? { winner } : {}) },
  );
  const rule = useSend(
    protestCalls.rule,
    { params: { id: protest.id } },
    {
      forgets: LISTS,
      evenRefused: true,
      onSuccess: onClose,
    },
  );
  const faults = rule.error instanceof HttpError ? rule.error.fields : {};
  const missing = (value: string | undefined) => (isAsked && !value?.trim() ? texts.missing : undefined);
  const save = () => {
    setAsked(true);
    if (reason.trim() === '' || roles.some((role) => !names[role]?.trim())) return;
    const [blue, red] = [scoreOf(scores.blue), scoreOf(scores.red)];
    const tanding = {
      winner,
      win_kind: kind,
      ...(blue === null ? {} : { blue_score: blue }),
      ...(red === null ? {} : { red_score: red }),
    };
    const seni = {
      performance: {
        outcome: 'performed' as const,
        scores: performance.scores.split(/\s+/).filter(Boolean).map(decimalOf),
        seconds: decimalOf(performance.seconds),
        penalty: decimalOf(performance.penalty),
      },
    };
    const body: RulingRequest = {
      ...{ remedy, reason: reason.trim(), deciders: names },
      ...(isChanged ? (match.kind === 'tanding' ? tanding : seni) : {}),
    };
    rule.mutate(body);
  };
  return (
    <FormDialog
      width="38rem"
      title={`${PROTEST_LEVEL_LABELS[level]} ${texts.partai(match.partai)}`}
      sends={texts.save}
      isBusy={rule.isPending}
      isReady={remedy === 'rejected' || !preview.isError}
      hasCancel={false}
      keeps={{ form, of: protest.id }}
      onSubmit={save}
      onClose={onClose}
    >
      <FormField
        label={texts.remedy}
        hint={protest.fee === null ? texts.needsFee : REMEDY_GROUNDS[remedy]}
        error={faults.remedy?.[0]}
      >
        {(props) => (
          <Select {...props} value={remedy} onChange={(event) => set({ remedy: event.target.value as Remedy })}>
            {remediesOf(match.kind).map((one) => (
              <option key={one} value={one} disabled={protest.fee === null && one !== 'rejected'}>
                {REMEDY_LABELS[one]}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      {isChanged && match.kind === 'tanding' ? (
        <FieldRows
          gridTemplateColumns={{ base: '1fr 1fr', sm: '1fr 1fr 5rem 5rem' }}
          // the words of a choice need the width of a phone
          css={{ '& > :nth-of-type(-n + 2)': { gridColumn: { base: '1 / -1', sm: 'auto' } } }}
        >
          <FormField label={texts.winner} error={faults.winner?.[0]}>
            {(props) => (
              <Select {...props} value={winner} onChange={(event) => set({ winner: event.target.value as Corner })}>
                {CORNERS.map((corner) => (
                  <option key={corner} value={corner}>
                    {CORNER_LABELS[corner]}
                  </option>
                ))}
              </Select>
            )}
          </FormField>
          <WinKindField
            label={texts.winKind}
            error={faults.win_kind?.[0]}
            kind={kind}
            onChange={(chosen) => set({ kind: chosen })}
          />
          <CornerScores
            scores={scores}
            labelOf={texts.score}
            faultOf={(corner) => faults[`${corner}_score`]?.[0]}
            onChange={(corner, text) => set({ scores: { ...scores, [corner]: text } })}
          />
        </FieldRows>
      ) : null}
      {isChanged && match.kind === 'seni' ? (
        <Box display="grid" gap="4" gridTemplateColumns={{ base: '1fr 1fr', sm: '2fr 1fr 1fr' }}>
          <Box gridColumn={{ base: '1 / -1', sm: 'auto' }}>
            <FormField
              label={texts.performance}
              hint={texts.performanceHint}
              error={faults.performance?.[0] ?? faults['performance.scores']?.[0] ?? faults.scores?.[0]}
            >
              {(props) => (
                <Input
                  {...props}
                  maxLength={80}
                  value={performance.scores}
                  onChange={(event) => set({ performance: { ...performance, scores: event.target.value } })}
                />
              )}
            </FormField>
          </Box>
          {(['seconds', 'penalty'] as const).map((field) => (
            <FormField key={field} label={texts[field]} error={faults[field]?.[0]}>
              {(props) => (
                <Input
                  {...props}
                  inputMode="decimal"
                  maxLength={6}
                  value={performance[field]}
                  onChange={(event) => set({ performance: { ...performance, [field]: event.target.value } })}
                />
              )}
            </FormField>
          ))}
        </Box>
      ) : null}
      {remedy === 'rejected' ? null : <EffectsPreview preview={preview} texts={texts} lineOf={lineOf} />}
      <FormField label={texts.reason} hint={texts.reasonHint} error={missing(reason) ?? faults.reason?.[0]}>
        {(props) => (
          <Textarea
            {...props}
            maxLength={4000}
            value={reason}
            onChange={(event) => set({ reason: event.target.value })}
          />
        )}
      </FormField>
      {roles.map((role) => (
        <FormField key={role} label={DECIDER_LABELS[role]} error={missing(names[role])}>
          {(props) => (
            <Input
              {...props}
              maxLength={120}
              autoComplete="off"
              value={names[role] ?? ''}
              onChange={(event) => set({ names: { ...names, [role]: event.target.value } })}
            />
          )}
        </FormField>
      ))}
      {rule.isError ? (
        <chakra.p role="alert" color="fg.error" fontWeight="medium">
          {messageOf(rule.error)}
        </chakra.p>
      ) : null}
    </FormDialog>
  );
}

const lineOf = ({ partai, round_label: round, corners }: CorrectionEffect): string =>
  [
    [partai, roundText(round)].filter(Boolean).join(' '),
    ...corners.map(
      (one) => `: ${withoutCapital(CORNER_LABELS[one.corner])} ${one.before ?? '–'} → ${one.after ?? '–'}`,
    ),
  ].join('');
