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
import { sendForm } from '@web/lib/form-errors';
import { HttpError } from '@web/lib/http';
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
  const aim = useSend(displayCalls.aim, ({ code, ...body }: Values) => ({ params: { code: code.trim() }, body }), {
    forgets: [displayCalls.list],
    evenRefused: true,
  });
  const form = useForm<Values>({
    defaultValues: {
      code: display?.code ?? '',
      name: display?.name ?? '',
      tournament_id: idText(display?.tournament?.id ?? tournament?.id),
      show: display?.show ?? 'auto',
      arena_id: idText(display?.arena_id),
      pool_id: idText(display?.pool_id),
      message: display?.message ?? '',
    },
  });
  const [show, tournamentId] = form.watch(['show', 'tournament_id']);
  const needs = SHOW_NEEDS[show];
  const slug = tournaments.find((one) => String(one.id) === tournamentId)?.slug ?? null;
  const { data: snapshot } = useJoinedSnapshot(slug);
  const pools = new Map(
    (snapshot?.matches ?? []).map((match) => [match.pool_id, [classOf(match), match.pool_name].join(', ')]),
  );
  const tells = (error: unknown): boolean => {
    if (!(error instanceof HttpError && error.status === 404)) return false;
    form.setError('code', { message: error.message }, { shouldFocus: true });
    return true;
  };
  const submit = form.handleSubmit((values) =>
    sendForm(form, aim, values, { onDone: onClose, failed: texts.failed, tells }),
  );
  return (
    <FormDialog
      onClose={onClose}
      title={display ? texts.editTitle(display.name) : texts.addTitle}
      width="34rem"
      sends={texts.save}
      isBusy={aim.isPending}
      onSubmit={submit}
    >
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
