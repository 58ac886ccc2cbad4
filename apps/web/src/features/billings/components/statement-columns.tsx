// Which column of a bank's file is what: proposed, to be changed, with its first rows as they are read by it.
import { Box, chakra } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { GivenStatement, StatementPreview } from '@gelanggang/contract/bank-statements';
import { statementDay } from '@gelanggang/domain/billing/statement-amount';
import {
  LEFT_OUT,
  mappingFault,
  readStatement,
  type StatementMapping,
  type StatementRow,
} from '@gelanggang/domain/billing/statement-lines';
import { longDate } from '@gelanggang/domain/words/dates';
import { rupiah } from '@gelanggang/domain/words/rupiah';
import { Button } from '@web/components/button';
import { FormField, Select } from '@web/components/form-field';
import { messageOf, HttpError } from '@web/lib/http';
import { forget } from '@web/lib/use-call';
import { giveStatement, OF_STATEMENTS } from '../statements.api';
import { statementTexts as texts } from '../statement-texts';

interface StatementColumnsProps {
  tournamentId: number;
  file: File;
  preview: StatementPreview;
  onGiven(answer: GivenStatement): void;
  onForget(): void;
}

/** As it is chosen: a column may be missing yet. */
interface Draft {
  day: number | null;
  texts: readonly (number | null)[];
  amount: number | null;
  amountIs: StatementMapping['amountIs'];
  mark: number | null;
}

const EMPTY: Draft = { day: null, texts: [], amount: null, amountIs: 'credit', mark: null };
const MOST_TEXTS = 4;

function whole({ day, amount, ...draft }: Draft): StatementMapping | null {
  const columns = draft.texts.filter((at) => at !== null);
  if (day === null || amount === null || columns.length === 0) return null;
  return { ...draft, day, amount, texts: columns, mark: draft.amountIs === 'credit' ? null : draft.mark };
}

export function StatementColumns({ tournamentId, file, preview, onGiven, onForget }: StatementColumnsProps) {
  const client = useQueryClient();
  const [draft, setDraft] = useState<Draft>(preview.mapping ?? EMPTY);
  const change = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }));
  const mapping = whole(draft);
  const fault = mapping && mappingFault(mapping);
  const give = useMutation({
    mutationFn: (by: StatementMapping) => giveStatement(tournamentId, file, by),
    onSuccess: async (answer) => {
      await forget(client, ...OF_STATEMENTS);
      onGiven(answer);
    },
  });
  const lead = preview.is_remembered ? texts.remembered : preview.mapping ? texts.proposed : texts.notProposed;
  // one more than are chosen, until there are as many as may be
  const textFields = [...draft.texts, null].slice(0, MOST_TEXTS);
  return (
    <chakra.section
      aria-label={texts.columnsTitle(file.name)}
      borderWidth="1px"
      rounded="md"
      p={{ base: '4', md: '5' }}
      mb="6"
    >
      <chakra.h2 textStyle="title.section" overflowWrap="anywhere">
        {texts.columnsTitle(file.name)}
      </chakra.h2>
      <chakra.p color="fg.muted" mt="1" mb="4">
        {lead}
      </chakra.p>
      <Box
        display="grid"
        gap="4"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(3, minmax(0, 1fr))',
        }}
      >
        <ColumnField preview={preview} label={texts.day} value={draft.day} onPick={(day) => change({ day })} />
        <ColumnField
          preview={preview}
          label={texts.amount}
          value={draft.amount}
          onPick={(amount) => change({ amount })}
        />
        <FormField label={texts.amountIs}>
          {(control) => (
            <Select
              {...control}
              value={draft.amountIs}
              onChange={(event) => change({ amountIs: event.target.value === 'both' ? 'both' : 'credit' })}
            >
              <option value="credit">{texts.credit}</option>
              <option value="both">{texts.both}</option>
            </Select>
          )}
        </FormField>
        {draft.amountIs === 'both' ? (
          <ColumnField
            preview={preview}
            label={texts.mark}
            none={texts.noMark}
            value={draft.mark}
            onPick={(mark) => change({ mark })}
          />
        ) : null}
        {textFields.map((value, at) => (
          <ColumnField
            key={at}
            preview={preview}
            label={at === 0 ? texts.text : texts.moreText(at)}
            none={at === 0 ? undefined : texts.noColumn}
            value={value}
            onPick={(picked) =>
              change({ texts: textFields.map((one, i) => (i === at ? picked : one)).filter((one) => one !== null) })
            }
          />
        ))}
      </Box>
      {mapping && fault === null ? <Example preview={preview} mapping={mapping} /> : null}
      {fault ? (
        <chakra.p role="alert" color="fg.error" mt="4">
          {fault.text}
        </chakra.p>
      ) : null}
      {give.error ? (
        <chakra.p role="alert" color="fg.error" mt="4">
          {give.error instanceof HttpError && Object.keys(give.error.fields).length > 0
            ? Object.values(give.error.fields).flat().join(' ')
            : messageOf(give.error)}
        </chakra.p>
      ) : null}
      <Box display="flex" flexWrap="wrap" gap="2" mt="5">
        <Button
          variant="solid"
          busy={give.isPending}
          disabled={mapping === null || fault !== null}
          onClick={() => mapping && give.mutate(mapping)}
        >
          {texts.match}
        </Button>
        <Button onClick={onForget} disabled={give.isPending}>
          {texts.forget}
        </Button>
      </Box>
    </chakra.section>
  );
}

interface ColumnFieldProps {
  preview: StatementPreview;
  label: string;
  /** What choosing none means; left out: one has to be chosen. */
  none?: string;
  value: number | null;
  onPick(column: number | null): void;
}

function ColumnField({ preview, label, none, value, onPick }: ColumnFieldProps) {
  return (
    <FormField label={label} isOptional={none !== undefined}>
      {(control) => (
        <Select
          {...control}
          value={value === null ? '' : String(value)}
          onChange={(event) => onPick(event.target.value === '' ? null : Number(event.target.value))}
        >
          <option value="" disabled={none === undefined}>
            {none ?? texts.pickColumn}
          </option>
          {Array.from({ length: preview.columns }, (_, at) => (
            <option key={at} value={at}>
              {texts.columnName(preview.headings[at] ?? '', at + 1)}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  );
}

const EXAMPLES = 6;

function Example({ preview, mapping }: { preview: StatementPreview; mapping: StatementMapping }) {
  return (
    <Box mt="5">
      <chakra.h3 fontWeight="semibold" mb="2">
        {texts.exampleTitle}
      </chakra.h3>
      <chakra.ol listStyleType="none" display="grid" gap="2">
        {preview.rows.slice(0, EXAMPLES).map((row) => (
          <ExampleRow key={row.line} row={row} mapping={mapping} today={preview.today} />
        ))}
      </chakra.ol>
    </Box>
  );
}

function ExampleRow({ row, mapping, today }: { row: StatementRow; mapping: StatementMapping; today: string }) {
  const { lines, leftOut } = readStatement([row], mapping, today);
  const [line] = lines;
  const reason = LEFT_OUT.find((one) => leftOut[one] > 0) ?? 'unclear';
  const day = statementDay(row.cells[mapping.day] ?? '', today);
  const text = mapping.texts.map((at) => row.cells[at] ?? '').join(' ');
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', md: '9rem minmax(0, 1fr) auto' }}
      columnGap="4"
      rowGap="0.5"
      textStyle="sm"
      borderTopWidth="1px"
      pt="2"
      color={line ? undefined : 'fg.subtle'}
    >
      <chakra.span color="fg.muted">{day ? longDate(day) : (row.cells[mapping.day] ?? '')}</chakra.span>
      <chakra.span gridColumn={{ base: '1 / -1', md: '2' }} gridRow={{ base: '2', md: '1' }} overflowWrap="anywhere">
        {text}
      </chakra.span>
      <chakra.span textAlign="end" fontWeight={line ? 'semibold' : undefined}>
        {line ? rupiah(line.amount) : texts.skipped[reason]}
      </chakra.span>
    </chakra.li>
  );
}
