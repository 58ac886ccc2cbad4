// One protest or appeal: where it stands, until when, and its next step for who looks at it.
import { roundText } from '@gelanggang/domain/draw/round-labels';
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { ProtestRow } from '@gelanggang/contract/protests';
import {
  DECIDER_LABELS,
  PROTEST_LEVEL_LABELS,
  PROTEST_STAGES,
  PROTEST_STATUS_LABELS,
  protestStatus,
  type ProtestStatus,
  REMEDY_LABELS,
} from '@gelanggang/domain/protests/protests';
import { CORNERS } from '@gelanggang/domain/words/corners';
import { rupiah } from '@gelanggang/domain/words/rupiah';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { Button } from '@web/components/button';
import { CornerMark } from '@web/components/corner-mark';
import { FormField, Input, Textarea } from '@web/components/form-field';
import { JobButton } from '@web/components/job-button';
import { ReasonDialog } from '@web/components/reason-dialog';
import { LeaveGuard } from '@web/components/save-bar';
import { Tag } from '@web/components/tag';
import { useDraft } from '@web/components/use-draft';
import { formatMoment } from '@web/lib/formats';
import { useNow } from '@web/lib/use-now';
import { classOf } from '@gelanggang/domain/words/match-class';
import { serverNow } from '@web/live/server-time';
import { pathOf } from '@web/site/routes';
import { TOLD } from '../protests.api';
import { protestTexts as texts } from '../texts';
import { CardClips } from './card-clips';
import { ClockLeft } from './clock-left';
import { RulingDialog } from './ruling-dialog';
import { TakeFormBack } from './take-form-back';
import { useSend } from '@web/lib/use-send';
import * as protestCalls from '@gelanggang/contract/calls/protests';

const TONES = {
  form: 'warn',
  lapsed: 'neutral',
  open: 'warn',
  overdue: 'danger',
  decided: 'ok',
} as const satisfies Record<ProtestStatus, string>;

const Line = chakra('p', { base: { fontSize: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' } });

export function ProtestCard({ protest, isOffice }: { protest: ProtestRow; isOffice: boolean }) {
  useNow(5_000);
  const [isRuling, setRuling] = useState(false);
  const [isUndoing, setUndoing] = useState(false);
  const undo = useSend(protestCalls.undo, (reason: string) => ({ params: { id: protest.id }, body: { reason } }), {
    ...TOLD,
    onSuccess: () => setUndoing(false),
  });
  const { match, level, ruling, tournament } = protest;
  const at = (instant: string) => formatMoment(instant, tournament.time_zone);
  const status = protestStatus(
    {
      level,
      takenAt: new Date(protest.taken_at).getTime(),
      returnedAt: protest.returned_at === null ? null : new Date(protest.returned_at).getTime(),
      isDecided: ruling !== null,
    },
    serverNow(),
  );
  const isOpen = status === 'open' || status === 'overdue';
  return (
    <chakra.li
      data-protest={protest.id}
      data-status={status}
      borderWidth="1px"
      borderTopWidth="2px"
      borderTopColor="fg"
      bg="bg.panel"
      p="4"
      display="grid"
      gap="3"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <Box display="flex" flexWrap="wrap" alignItems="center" gap="2.5">
        <chakra.span textStyle="display.partai" fontSize="28px">
          {texts.partai(match.partai)}
        </chakra.span>
        <chakra.h3 fontWeight="bold" flex="1" minW="8rem">
          {PROTEST_LEVEL_LABELS[level]} {texts.by(shownName(protest.contingent))}
        </chakra.h3>
        <Tag tone={TONES[status]}>{PROTEST_STATUS_LABELS[status]}</Tag>
        {status === 'form' ? <ClockLeft until={protest.return_by} /> : null}
        {isOpen && protest.decide_by ? <ClockLeft until={protest.decide_by} /> : null}
      </Box>
      <Box>
        {CORNERS.map((corner) =>
          match[corner].state === 'unit' ? (
            <chakra.p key={corner} display="flex" alignItems="center" gap="2" overflowWrap="anywhere">
              <CornerMark corner={corner} /> {shownName(match[corner].name)}
            </chakra.p>
          ) : null,
        )}
        <Line>
          {[classOf(match), roundText(match.round_label)].filter(Boolean).join(' · ')} ·{' '}
          <chakra.a as={Link} {...{ to: pathOf('/partai/:id', { id: match.id }) }} textDecoration="underline">
            {texts.toMatch}
          </chakra.a>
        </Line>
      </Box>
      {status === 'form' && protest.is_own ? <ReturnForm protest={protest} at={at} /> : null}
      {status === 'lapsed' ? <Line>{texts.lapsed}</Line> : null}
      {isOffice && protest.returned_at === null ? <TakeFormBack id={protest.id} /> : null}
      {protest.claim ? (
        <chakra.p whiteSpace="pre-line" overflowWrap="anywhere" borderInlineStartWidth="3px" ps="3">
          {protest.claim}
        </chakra.p>
      ) : null}
      {isOpen && protest.decide_by ? <Line>{texts.decideBy(at(protest.decide_by))}</Line> : null}
      {protest.returned_at !== null && (protest.is_own || isOffice) ? (
        <Line>
          {protest.fee === null || protest.fee_at === null
            ? texts.feeNone
            : texts.feeTaken(rupiah(protest.fee), at(protest.fee_at))}
        </Line>
      ) : null}
      {isOffice && isOpen && protest.fee === null ? <FeeForm id={protest.id} /> : null}
      {isOffice && isOpen ? (
        <Button variant="solid" justifySelf={{ base: 'stretch', sm: 'start' }} onClick={() => setRuling(true)}>
          {texts.decide}
        </Button>
      ) : null}
      {ruling ? (
        <Box display="grid" gap="1" data-ruling={ruling.remedy}>
          <chakra.p fontWeight="semibold">{REMEDY_LABELS[ruling.remedy]}</chakra.p>
          <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
            {ruling.reason}
          </chakra.p>
          <Line>
            {texts.ruled(at(ruling.ruled_at))}
            {level === 2 ? ` · ${texts.final}` : ''}
          </Line>
          <Line>
            {PROTEST_STAGES[level].deciders
              .map((role) => `${DECIDER_LABELS[role]}: ${ruling.deciders[role] ?? '–'}`)
              .join('; ')}
          </Line>
        </Box>
      ) : null}
      {protest.undone.map((one) => (
        <Line key={one.undone_at}>{texts.undone(one.undone_reason ?? '')}</Line>
      ))}
      {protest.clips.length > 0 ? <CardClips protest={protest} at={at} /> : null}
      {isOffice && ruling ? (
        <JobButton
          size="sm"
          justifySelf="start"
          job={{ kind: 'protest-decision-pdf', params: { protest_id: protest.id } }}
        >
          {texts.paper}
        </JobButton>
      ) : null}
      {isOffice && ruling && !protest.is_appealed ? (
        <Button size="sm" justifySelf="start" onClick={() => setUndoing(true)}>
          {texts.undo}
        </Button>
      ) : null}
      {isRuling ? <RulingDialog protest={protest} onClose={() => setRuling(false)} /> : null}
      {isUndoing ? (
        <ReasonDialog
          title={texts.undoTitle}
          question={texts.undoText}
          hint={texts.undoHint}
          confirmText={texts.undo}
          isDestructive
          busy={undo.isPending}
          onClose={() => setUndoing(false)}
          onConfirm={(reason) => undo.mutate(reason)}
        />
      ) : null}
    </chakra.li>
  );
}

function ReturnForm({ protest, at }: { protest: ProtestRow; at(instant: string): string }) {
  const form = useForm({ defaultValues: { claim: '' } });
  const claim = form.watch('claim');
  const [isAsked, setAsked] = useState(false);
  const send = useSend(
    protestCalls.returnForm,
    (claim: string) => ({ params: { id: protest.id }, body: { claim } }),
    TOLD,
  );
  const isMissing = isAsked && claim.trim() === '';
  const isTyped = form.formState.isDirty && !send.isSuccess;
  const draft = useDraft({ form }, isTyped, `claim ${protest.id}`);
  return (
    <chakra.form
      display="grid"
      gap="3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (claim.trim() !== '') send.mutate(claim.trim());
      }}
    >
      <Line>{texts.returnBy(at(protest.return_by))}</Line>
      {draft}
      <FormField label={texts.claim} hint={texts.claimHint} error={isMissing ? texts.claimMissing : undefined}>
        {(props) => <Textarea {...props} maxLength={2000} {...form.register('claim')} />}
      </FormField>
      <Button type="submit" variant="solid" busy={send.isPending}>
        {texts.send(protest.level)}
      </Button>
      <LeaveGuard isActive={isTyped && !send.isPending} />
    </chakra.form>
  );
}

function FeeForm({ id }: { id: number }) {
  const [fee, setFee] = useState('');
  const [isAsked, setAsked] = useState(false);
  const send = useSend(protestCalls.takeFee, (fee: number) => ({ params: { id }, body: { fee } }), TOLD);
  const amount = Number(fee.replace(/\D/g, ''));
  return (
    <chakra.form
      display="flex"
      flexWrap="wrap"
      alignItems="end"
      gap="3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (amount > 0) send.mutate(amount);
      }}
    >
      <FormField label={texts.fee} error={isAsked && !(amount > 0) ? texts.feeMissing : undefined}>
        {(props) => (
          <Input
            {...props}
            inputMode="numeric"
            maxLength={13}
            value={fee}
            onChange={(event) => {
              const digits = event.target.value.replace(/\D/g, '');
              setFee(digits === '' ? '' : rupiah(Number(digits)));
            }}
          />
        )}
      </FormField>
      <Button type="submit" busy={send.isPending}>
        {texts.saveFee}
      </Button>
    </chakra.form>
  );
}
