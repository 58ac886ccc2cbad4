// The form page of one record: loads, saves, puts refusals on their fields, and shows what somebody else saved meanwhile.
import { useContextOf } from '@web/site/tournament-context';
import { useState, type ReactNode } from 'react';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router-dom';
import { texts } from '../site/texts';
import { type Address, useAddress } from '../lib/address';
import { showFieldErrors } from '../lib/form-errors';
import { HttpError, messageOf } from '../lib/http';
import { type FormCalls, readRecord, useRecord, useSaveRecord, type VersionedRecord } from '../lib/records.api';
import { askedBy, type ToConfirm } from '../lib/to-confirm';
import { toast } from '../lib/toast';
import { ConfirmUnusual } from './confirm-unusual';
import { FormGrid } from './form-field';
import { unusualTexts } from './office-texts';
import { PageHeader } from './page-header';
import { SaveBar } from './save-bar';
import { ErrorState, PageLoading } from './states';
import { type ComparedField, useChangedMeanwhile } from './use-changed-meanwhile';

export interface RecordFormProps<Row extends VersionedRecord, Values extends FieldValues> {
  calls: FormCalls<Row>;
  /** The list that saving returns to, unless the address says `back`. */
  page: string;
  titles: { add: string; edit: string };
  loadFailed: string;
  saveFailed: string;
  valuesOf(row: Row | null): Values;
  /**
   * `version` is that of the record that stands, undefined for a new one. `isConfirmed`: what the server asked about is meant; a
   * call that asks takes it.
   */
  bodyOf(values: Values, version: number | undefined, isConfirmed: boolean): object;
  /** Where adding goes on to, instead of `page`. */
  afterAdding?(id: number): string;
  /** Fields that are compared when somebody else has saved: label, and how a value is shown. */
  compared: readonly ComparedField<Values>[];
  children(form: UseFormReturn<Values>, row: Row | null): ReactNode;
  /** Below the fields, over the full width. */
  below?(form: UseFormReturn<Values>, row: Row | null): ReactNode;
  /** Below the form of a record that stands, once that is there. */
  after?(row: Row): ReactNode;
}

export function RecordForm<Row extends VersionedRecord, Values extends FieldValues>(
  props: RecordFormProps<Row, Values>,
) {
  const { id: asked } = useParams();
  const id = asked === undefined ? null : Number(asked);
  const record = useRecord(props.calls, id, props.loadFailed);
  useContextOf(tournamentOf(record.data));
  if (id === null) return <Fields key="new" {...props} row={null} />;
  if (record.error) return <ErrorState error={record.error} onRetry={() => void record.refetch()} />;
  return record.data ? <Fields key={id} {...props} row={record.data} /> : <PageLoading />;
}

/** Of a record that is of one tournament. */
function tournamentOf(row: object | undefined): number | undefined {
  return row && 'tournament_id' in row && typeof row.tournament_id === 'number' ? row.tournament_id : undefined;
}

function Fields<Row extends VersionedRecord, Values extends FieldValues>(
  props: RecordFormProps<Row, Values> & { row: Row | null },
) {
  const { calls, titles, valuesOf, bodyOf } = props;
  const address = useAddress();
  const back = address.get('back');
  const page = /^\/admin(\/[\w-]+)+$/.test(back) ? back : props.page;
  const navigate = useNavigate();
  const form = useForm<Values>({
    defaultValues: startingWith(valuesOf(props.row), props.row, address) as DefaultValues<Values>,
  });
  const [isSaved, setSaved] = useState(false);
  const [toConfirm, setToConfirm] = useState<ToConfirm | null>(null);
  const id = props.row?.id ?? null;
  const save = useSaveRecord(calls, id);
  const { row, notice, isMeeting } = useChangedMeanwhile<Row, Values>({
    form,
    row: props.row,
    read: ({ id }) => readRecord(calls, id),
    valuesOf,
    compared: props.compared,
    send: (values, version) => send(values, version),
  });

  const refused = async (error: unknown, again: () => void) => {
    const asked = askedBy(error);
    setToConfirm(asked && { asked, again });
    if (asked) return;
    if (await isMeeting(error)) return;
    const elsewhere = showFieldErrors(form, error);
    // spec 2 §8, "Generic": field errors stand at their fields
    const isInvalid = error instanceof HttpError && error.status === 422;
    toast.error([isInvalid ? props.saveFailed : messageOf(error, props.saveFailed), ...elsewhere].join(' '));
  };
  const send = (values: Values, version: number | undefined, isConfirmed = false) =>
    save.mutate(bodyOf(values, version, isConfirmed), {
      onSuccess: ({ message, data }) => {
        setSaved(true);
        toast.success(message);
        const next = row === null && data ? props.afterAdding?.(data.id) : undefined;
        void navigate(next ?? page, { replace: true });
      },
      onError: (error) => void refused(error, () => send(values, version, true)),
    });
  const submit = form.handleSubmit((values) => send(values, row?.version));

  return (
    <>
      <PageHeader title={row ? titles.edit : titles.add} />
      <form onSubmit={(event) => void submit(event)} noValidate>
        {notice}
        <FormGrid>{props.children(form, row)}</FormGrid>
        {props.below?.(form, row)}
        <SaveBar
          form={form}
          version={row?.version}
          isDirty={form.formState.isDirty && !isSaved}
          isSaving={save.isPending}
          cancelTo={page}
          saveText={texts.action.save}
        />
      </form>
      {row ? props.after?.(row) : null}
      <ConfirmUnusual
        of={toConfirm}
        title={unusualTexts.title}
        isSaving={save.isPending}
        onClose={() => setToConfirm(null)}
      />
    </>
  );
}

/** A new record begins with the tournament that the address names, where it has one. */
function startingWith<Values extends FieldValues>(values: Values, row: unknown, address: Address): Values {
  const tournamentId = address.getNumber('tournament_id');
  if (row !== null || tournamentId === undefined || !('tournament_id' in values)) return values;
  return { ...values, tournament_id: String(tournamentId) };
}
