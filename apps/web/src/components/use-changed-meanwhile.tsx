// Of two people at one record: what a form does when somebody else has saved since it was opened.
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { HttpError } from '../lib/http';
import type { VersionedRecord } from '../lib/records.api';
import { ChangedMeanwhile } from './changed-meanwhile';

/** A field that is compared: its label, and how a value is shown to people; names of ids may have to be asked for. */
export interface ComparedField<Values extends FieldValues> {
  name: keyof Values & string;
  label: string;
  show?(value: Values[keyof Values], values: Values, client: QueryClient): string | Promise<string>;
}

type Versioned = Pick<VersionedRecord, 'version'>;

interface Meeting<Row extends Versioned, Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** As the form was opened with it; null: a new one, which nobody else can have saved. */
  row: Row | null;
  /** It as it stands now; none: it is gone. */
  read(row: Row): Promise<Row | undefined>;
  valuesOf(row: Row): Values;
  compared: readonly ComparedField<Values>[];
  send(values: Values, version: number): void;
}

interface Met<Row> {
  /** The record as this form knows it by now. */
  row: Row | null;
  /** For a part of it that was saved apart. */
  setRow(row: Row): void;
  /** Stands above the fields. */
  notice: ReactNode;
  /** True where an error of saving is told by the notice. */
  isMeeting(error: unknown): Promise<boolean>;
}

interface Difference<Row> {
  theirs: Row;
  fields: { label: string; theirs: string; mine: string }[];
}

export function useChangedMeanwhile<Row extends Versioned, Values extends FieldValues>(
  meeting: Meeting<Row, Values>,
): Met<Row> {
  const { form, read, valuesOf, compared, send } = meeting;
  const client = useQueryClient();
  const [row, setRow] = useState(meeting.row);
  const [difference, setDifference] = useState<Difference<Row> | null>(null);

  const settle = (theirs: Row) => {
    setRow(theirs);
    setDifference(null);
  };
  return {
    row,
    setRow,
    notice: difference ? (
      <ChangedMeanwhile
        key={difference.theirs.version}
        fields={difference.fields}
        onKeepMine={() => {
          settle(difference.theirs);
          send(form.getValues(), difference.theirs.version);
        }}
        onTakeTheirs={() => {
          settle(difference.theirs);
          form.reset(valuesOf(difference.theirs));
        }}
      />
    ) : null,
    isMeeting: async (error) => {
      if (!row || !(error instanceof HttpError) || error.status !== 409) return false;
      const theirs = await read(row).catch(() => null);
      // refused for another reason
      if (!theirs || theirs.version === row.version) return false;
      const [saved, typed] = [valuesOf(theirs), form.getValues()];
      const fields = compared.map(async ({ name, label, show = String }) => ({
        label,
        theirs: await show(saved[name], saved, client),
        mine: await show(typed[name], typed, client),
      }));
      setDifference({ theirs, fields: await Promise.all(fields) });
      return true;
    },
  };
}
