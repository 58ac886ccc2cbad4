// Names a screen and says what it shows; for a new one also asks for its code.
import * as displayCalls from '@gelanggang/contract/calls/displays';
import { useForm } from 'react-hook-form';
import {
  DISPLAY_MESSAGE_LENGTH,
  DISPLAY_SHOWS,
  type DisplayRow,
  type DisplayShow,
  SHOW_NEEDS,
} from '@gelanggang/contract/displays';
import { FormDialog } from '@web/components/form-dialog';
import { InputField, SelectField, TextareaField } from '@web/components/form-field';
import { classOf } from '@gelanggang/domain/words/match-class';
import { type ComparedField, useChangedMeanwhile } from '@web/components/use-changed-meanwhile';
import { callApi } from '@web/lib/calls';
import { sendForm } from '@web/lib/form-errors';
import { isNotFound } from '@web/lib/http';
import { useJoinedSnapshot } from '@web/live/joined-snapshot';
import { useSend } from '@web/lib/use-send';
import { useScreensTournament } from '../screens-tournament';
import { displayTexts as texts, SHOW_LABELS } from '../texts';

interface Values {
  code: string;
  name: string;
  tournament_id: string;
  show: DisplayShow;
  arena_id: string;
  pool_id: string;
  message: string;
}

const idText = (id: number | null | undefined): string => (id ? String(id) : '');

export function AimDialog({ display, onClose }: { display: DisplayRow | null; onClose(): void }) {
  const { tournaments, tournament } = useScreensTournament();
  const aim = useSend(
    displayCalls.aim,
    ({ code, ...body }: Values & { version: number | undefined }) => ({ params: { code: code.trim() }, body }),
    {
      forgets: [displayCalls.list],
      evenRefused: true,
    },
  );
  const valuesOf = (row: DisplayRow | null): Values => ({
    code: row?.code ?? '',
    name: row?.name ?? '',
    tournament_id: idText(row?.tournament?.id ?? tournament?.id),
    show: row?.show ?? 'auto',
    arena_id: idText(row?.arena_id),
    pool_id: idText(row?.pool_id),
    message: row?.message ?? '',
  });
  const form = useForm<Values>({ defaultValues: valuesOf(display) });
  const [show, tournamentId] = form.watch(['show', 'tournament_id']);
  const needs = SHOW_NEEDS[show];
  const slug = tournaments.find((one) => String(one.id) === tournamentId)?.slug ?? null;
  const { data: snapshot } = useJoinedSnapshot(slug);
  const pools = new Map(
    (snapshot?.matches ?? []).map((match) => [match.pool_id, [classOf(match), match.pool_name].join(', ')]),
  );
  const arenaOf = (id: string) => snapshot?.arenas.find((one) => String(one.id) === id)?.name ?? '';
  const compared: readonly ComparedField<Values>[] = [
    { name: 'name', label: texts.name },
    {
      name: 'tournament_id',
      label: texts.tournament,
      show: (id) => tournaments.find((one) => String(one.id) === id)?.name ?? '',
    },
    { name: 'show', label: texts.show, show: (_, values) => SHOW_LABELS[values.show] },
    { name: 'arena_id', label: texts.arena, show: arenaOf },
    { name: 'pool_id', label: texts.pool, show: (id) => pools.get(Number(id)) ?? '' },
    { name: 'message', label: texts.message },
  ];
  const send = (values: Values, version: number | undefined) =>
    sendForm(form, aim, { ...values, version }, { onDone: onClose, failed: texts.failed, tells });
  const { row, notice, isMeeting } = useChangedMeanwhile<DisplayRow, Values>({
    form,
    row: display,
    read: async ({ code }) => (await callApi(displayCalls.list)).find((one) => one.code === code),
    valuesOf,
    compared,
    send,
  });
  const tells = (error: unknown): boolean | Promise<boolean> => {
    if (!isNotFound(error)) return isMeeting(error);
    form.setError('code', { message: error.message }, { shouldFocus: true });
    return true;
  };
  const submit = form.handleSubmit((values) => send(values, row?.version));
  return (
    <FormDialog
      onClose={onClose}
      title={display ? texts.editTitle(display.name) : texts.addTitle}
      width="34rem"
      sends={texts.save}
      isBusy={aim.isPending}
      onSubmit={submit}
    >
      {notice}
      {display ? null : (
        <InputField
          form={form}
          name="code"
          label={texts.code}
          hint={texts.codeHint}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={8}
          textTransform="uppercase"
        />
      )}
      <InputField form={form} name="name" label={texts.name} hint={texts.nameHint} maxLength={60} />
      <SelectField
        form={form}
        name="tournament_id"
        label={texts.tournament}
        options={tournaments.map((one) => ({ value: one.id, label: one.name }))}
        onChosen={() => {
          form.setValue('arena_id', '');
          form.setValue('pool_id', '');
        }}
      />
      <SelectField
        form={form}
        name="show"
        label={texts.show}
        options={DISPLAY_SHOWS.map((one) => ({ value: one, label: SHOW_LABELS[one] }))}
      />
      {needs?.what === 'arena' ? (
        <SelectField
          key={`${show} ${snapshot?.arenas.length}`}
          form={form}
          name="arena_id"
          label={texts.arena}
          isOptional={needs.isOptional}
          placeholder={needs.isOptional ? texts.allArenas : undefined}
          hint={show === 'auto' ? texts.autoHint : undefined}
          options={(snapshot?.arenas ?? []).map((one) => ({ value: one.id, label: one.name }))}
        />
      ) : null}
      {needs?.what === 'pool' ? (
        <SelectField
          key={`pool ${pools.size}`}
          form={form}
          name="pool_id"
          label={texts.pool}
          hint={snapshot && pools.size === 0 ? texts.noPools : undefined}
          options={[...pools].map(([value, label]) => ({ value, label }))}
        />
      ) : null}
      {needs?.what === 'message' ? (
        <TextareaField
          form={form}
          name="message"
          label={texts.message}
          hint={texts.messageHint}
          maxLength={DISPLAY_MESSAGE_LENGTH}
        />
      ) : null}
    </FormDialog>
  );
}
