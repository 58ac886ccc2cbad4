// What is asked once: what the list lacks, for all rows or for each contingent, and words that mean something else.
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { type EntryColumn, ENTRY_COLUMNS, nameKey } from '@gelanggang/domain/entry-list/columns';
import { contingentOfFile } from '@gelanggang/domain/entry-list/file-name';
import { Button } from '@web/components/button';
import { FormField, Input, Select } from '@web/components/form-field';
import { formatNumber } from '@web/lib/formats';
import { type ListState, type ListView, setConstant, setOfContingent, setWord } from '../list-state';
import type { Lack, Questions, WordQuestion } from '../questions';
import { importTexts as texts } from '../texts';
import { Section } from './section';

interface QuestionsPanelProps {
  list: ListState;
  view: ListView;
  asked: Questions;
  disabled: boolean;
  onList(list: ListState): void;
}

const GRID = {
  base: 'minmax(0, 1fr)',
  sm: 'repeat(2, minmax(0, 1fr))',
  xl: 'repeat(3, minmax(0, 1fr))',
};

export function QuestionsPanel({ list, view, asked, disabled, onList }: QuestionsPanelProps) {
  const lacks = useStaying(asked.lacks, ({ column }) => column);
  const words = useStaying(asked.words, ({ column, written }) => `${column} ${nameKey(written)}`);
  const readAs = usedWords(list, view);
  const unasked = readAs.filter(
    ({ column, written }) => !words.some((one) => one.column === column && nameKey(one.written) === written),
  );
  return (
    <>
      {lacks.length > 0 ? (
        <Section title={texts.lacks}>
          <chakra.p textStyle="sm" color="fg.muted" mb="3">
            {texts.lacksLead}
          </chakra.p>
          <Box display="grid" gap="4" gridTemplateColumns={GRID} alignItems="start">
            {lacks.map((lack) => (
              <LackField key={lack.column} lack={lack} list={list} disabled={disabled} onList={onList} />
            ))}
          </Box>
        </Section>
      ) : null}
      {words.length > 0 ? (
        <Section title={texts.words}>
          <chakra.p textStyle="sm" color="fg.muted" mb="3">
            {texts.wordsLead}
          </chakra.p>
          <Box display="grid" gap="4" gridTemplateColumns={GRID} alignItems="start">
            {words.map((question) => (
              <WordField
                key={`${question.column} ${question.written}`}
                question={question}
                meaning={list.answers.words?.[question.column]?.[nameKey(question.written)] ?? ''}
                disabled={disabled}
                onMeaning={(meaning) => onList(setWord(list, question.column, question.written, meaning || null))}
              />
            ))}
          </Box>
        </Section>
      ) : null}
      {unasked.length > 0 ? (
        <Box mt="3" textStyle="sm" display="flex" flexWrap="wrap" alignItems="center" columnGap="4">
          <chakra.span color="fg.muted">{texts.readAs}</chakra.span>
          {unasked.map(({ column, written, meaning }) => (
            <chakra.span key={`${column} ${written}`}>
              ‘{written}’ → {meaning}{' '}
              <Button
                variant="plain"
                size="sm"
                px="1"
                disabled={disabled}
                aria-label={texts.forgetWord(written)}
                onClick={() => onList(setWord(list, column, written, null))}
              >
                {texts.forget}
              </Button>
            </chakra.span>
          ))}
        </Box>
      ) : null}
    </>
  );
}

/** What was asked stays where it is while it is answered. */
function useStaying<T>(asked: readonly T[], keyOf: (one: T) => string): T[] {
  const [seen, setSeen] = useState<readonly T[]>([]);
  const fresh = asked.filter((one) => !seen.some((other) => keyOf(other) === keyOf(one)));
  if (fresh.length > 0) setSeen([...seen, ...fresh]);
  return [...seen, ...fresh].map((one) => asked.find((other) => keyOf(other) === keyOf(one)) ?? one);
}

/** Meanings, remembered ones too, that change a cell of this list. */
function usedWords(list: ListState, { read }: ListView): { column: EntryColumn; written: string; meaning: string }[] {
  return (Object.entries(list.answers.words ?? {}) as [EntryColumn, Record<string, string>][]).flatMap(
    ([column, words]) => {
      const present = new Set(read.flatMap(({ cells }) => [nameKey(cells[column]), nameKey(cells.contingent)]));
      return Object.entries(words).flatMap(([written, meaning]) =>
        present.has(written) ? [{ column, written, meaning }] : [],
      );
    },
  );
}

interface LackFieldProps {
  lack: Lack;
  list: ListState;
  disabled: boolean;
  onList(list: ListState): void;
}

function LackField({ lack, list, disabled, onList }: LackFieldProps) {
  const { column, contingents, options } = lack;
  const [isEach, setIsEach] = useState(false);
  const constant = list.answers.constants?.[column] ?? '';
  const ofContingent = (name: string) => list.answers.ofContingents?.[nameKey(name)]?.[column] ?? '';
  const { header } = ENTRY_COLUMNS[column];
  const ofFile = column === 'contingent' && constant === '' ? contingentOfFile(list.fileName) : undefined;
  return (
    <Box minW="0" display="grid" gap="2">
      {isEach ? null : (
        <Answer
          label={header}
          hint={texts.forRows(formatNumber(lack.rows))}
          value={constant}
          options={options}
          disabled={disabled}
          onValue={(value) => onList(setConstant(list, column, value))}
        />
      )}
      {ofFile === undefined ? null : (
        <Button
          size="sm"
          justifySelf="start"
          disabled={disabled}
          onClick={() => onList(setConstant(list, column, ofFile))}
        >
          {texts.fromFileName(ofFile)}
        </Button>
      )}
      {isEach
        ? contingents.map((name) => (
            <Answer
              key={name}
              label={`${header}, ${name}`}
              value={ofContingent(name)}
              options={options}
              disabled={disabled}
              onValue={(value) => onList(setOfContingent(list, name, column, value))}
            />
          ))
        : null}
      {contingents.length > 1 && column !== 'contingent' ? (
        <Button variant="plain" size="sm" px="0" justifySelf="start" onClick={() => setIsEach(!isEach)}>
          {isEach ? texts.forAll : texts.forEach(formatNumber(contingents.length))}
        </Button>
      ) : null}
    </Box>
  );
}

interface WordFieldProps {
  question: WordQuestion;
  meaning: string;
  disabled: boolean;
  onMeaning(meaning: string): void;
}

function WordField({ question, meaning, disabled, onMeaning }: WordFieldProps) {
  const { column, written, rows, options, text } = question;
  return (
    <Answer
      label={texts.wordOf(ENTRY_COLUMNS[column].header, written, formatNumber(rows))}
      // once it is answered nothing is lacking, and the line stays where it is
      hint={meaning === '' ? text : texts.answered(formatNumber(rows))}
      value={meaning}
      options={options}
      otherwise={column === 'contingent' ? texts.asNew : undefined}
      disabled={disabled}
      onValue={onMeaning}
    />
  );
}

interface AnswerProps {
  label: string;
  hint?: string;
  value: string;
  /** None: it is written. */
  options: readonly string[];
  /** What choosing nothing means. */
  otherwise?: string;
  disabled: boolean;
  onValue(value: string): void;
}

function Answer({ label, hint, value, options, otherwise = texts.choose, disabled, onValue }: AnswerProps) {
  return (
    <FormField label={label} hint={hint}>
      {(props) =>
        options.length > 0 ? (
          <Select {...props} value={value} disabled={disabled} onChange={(event) => onValue(event.target.value)}>
            <option value="">{otherwise}</option>
            {options.map((option) => (
              <option key={option} value={option}>
                {option}
              </option>
            ))}
          </Select>
        ) : (
          <Input
            {...props}
            value={value}
            maxLength={200}
            disabled={disabled}
            onChange={(event) => onValue(event.target.value)}
          />
        )
      }
    </FormField>
  );
}
