// What is wrong with an entry: a small form that starts from what stands, or from what was asked for already.
import { chakra } from '@chakra-ui/react';
import type { CheckedRow, EntryCheck, TicketRequest, TicketRow } from '@gelanggang/contract/entry-check';
import type { EntryValues } from '@gelanggang/domain/entry-check/differences';
import { TICKET_KINDS, type TicketKind } from '@gelanggang/domain/entry-check/ticket';
import { rupiah } from '@gelanggang/domain/words/rupiah';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { useForm } from 'react-hook-form';
import { FormDialog } from '@web/components/form-dialog';
import { FormField, Select, Textarea } from '@web/components/form-field';
import { HttpError, messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { ofList, CHANGES } from '../entry-check.api';
import { entryCheckTexts } from '../texts';
import { startValues, TicketFields, useEntryChoices } from './ticket-fields';
import { wantedOf } from './wanted-values';
import { useSend } from '@web/lib/use-send';
import * as entryCheckCalls from '@gelanggang/contract/calls/entry-check';

const texts = entryCheckTexts.ticket;

interface TicketDialogProps {
  check: EntryCheck;
  /** null: about the list as a whole. */
  row: CheckedRow | null;
  /** The one that is open, to be changed. */
  ticket: TicketRow | null;
  onClose(): void;
}

interface Asked {
  kind: TicketKind;
  remark: string;
  values: EntryValues;
}

export function TicketDialog({ check, row, ticket, onClose }: TicketDialogProps) {
  const { tournament, contingent, terms } = check;
  const ask = useSend(entryCheckCalls.ask, { params: ofList(tournament.id, contingent.id) }, CHANGES);
  const change = useSend(entryCheckCalls.changeTicket, { params: { id: ticket?.id ?? 0 } }, CHANGES);
  const form = useForm<Asked>({
    defaultValues: {
      kind: ticket?.kind ?? (row ? 'change' : 'remark'),
      remark: ticket?.remark ?? '',
      values: startValues(row, ticket),
    },
  });
  const { kind, remark, values } = form.watch();
  const choices = useEntryChoices(values, contingent.id);
  const failure = ask.error ?? change.error;
  const faults = failure instanceof HttpError ? failure.fields : {};
  const submit = () => {
    const body: TicketRequest = {
      ...{ kind, remark: remark.trim() || undefined, agreed_fee: terms.fee, team_member_id: row?.id },
      ...(row && kind === 'change' ? wantedOf(row.values, choices.settled) : {}),
    };
    const done = {
      onSuccess: ({ message }: { message: string }) => {
        toast.success(message);
        onClose();
      },
      onError: (error: Error) => toast.error(messageOf(error, texts.failed)),
    };
    if (ticket) change.mutate({ ...body, version: ticket.version }, done);
    else ask.mutate(body, done);
  };
  const isRemark = kind === 'remark';
  return (
    <FormDialog
      title={row ? texts.title(shownName(row.name)) : texts.titleList}
      width="32rem"
      sends={texts.send}
      isBusy={ask.isPending || change.isPending}
      hasCancel={false}
      keeps={{ form, version: ticket?.version, of: row?.id }}
      onSubmit={submit}
      onClose={onClose}
    >
      {row ? (
        <FormField label={texts.kind} hint={kind === 'withdraw' ? texts.withdrawHint : undefined}>
          {(props) => (
            <Select
              {...props}
              value={kind}
              onChange={(event) => form.setValue('kind', event.target.value as TicketKind, { shouldDirty: true })}
            >
              {TICKET_KINDS.map((one) => (
                <option key={one} value={one}>
                  {texts.kinds[one]}
                </option>
              ))}
            </Select>
          )}
        </FormField>
      ) : null}
      {row && kind === 'change' ? (
        <TicketFields
          values={values}
          choices={choices}
          faults={faults}
          onChange={(typed) => form.setValue('values', typed, { shouldDirty: true })}
        />
      ) : null}
      <FormField
        label={isRemark ? texts.whatIsWrong : texts.remark}
        hint={isRemark ? undefined : texts.remarkHint}
        isOptional={!isRemark}
        error={faults.remark?.[0]}
      >
        {(props) => (
          <Textarea
            {...props}
            maxLength={1000}
            rows={3}
            value={remark}
            onChange={(event) => form.setValue('remark', event.target.value, { shouldDirty: true })}
          />
        )}
      </FormField>
      {terms.fee > 0 ? <chakra.p fontWeight="semibold">{texts.fee(rupiah(terms.fee))}</chakra.p> : null}
      {failure && Object.keys(faults).length === 0 ? (
        <chakra.p role="alert" color="fg.error">
          {messageOf(failure, texts.failed)}
        </chakra.p>
      ) : null}
    </FormDialog>
  );
}
