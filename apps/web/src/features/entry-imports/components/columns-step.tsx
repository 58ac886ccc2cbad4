// What each column of the file means: proposed by its heading and its cells, changed in a list of meanings.
import { Box, chakra } from '@chakra-ui/react';
import type { Meaning } from '@gelanggang/domain/entry-list/sheet-plan';
import { headingsOf } from '@gelanggang/domain/entry-list/header-rows';
import { Button } from '@web/components/button';
import { FormField, Select } from '@web/components/form-field';
import { COLUMNS, type ListState, setMeaning } from '../list-state';
import { importTexts as texts } from '../texts';

interface ColumnsStepProps {
  list: ListState;
  onList(list: ListState): void;
  onNext(): void;
}

const MEANINGS: readonly { key: Meaning; text: string }[] = [
  ...COLUMNS.map(({ key, header }) => ({ key, text: header })),
  { key: 'birth', text: texts.birth },
  { key: 'mark', text: texts.mark },
  { key: 'more', text: texts.more },
  { key: 'number', text: texts.number },
  { key: 'other', text: texts.ignored },
];

const EXAMPLES = 3;
/** Names of blocks and signatures are no examples of a column. */
const isWide = (cells: readonly string[]): boolean => cells.filter((cell) => cell !== '').length > 2;

export function ColumnsStep({ list, onList, onNext }: ColumnsStepProps) {
  return (
    <Box mt="4" display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.p color="fg.muted">{texts.columnsLead}</chakra.p>
      {list.sheets.map((sheet, at) =>
        list.states[at]?.isChosen ? <SheetColumns key={sheet.name} list={list} at={at} onList={onList} /> : null,
      )}
      <Box>
        <Button variant="solid" onClick={onNext}>
          {texts.toCheck}
        </Button>
      </Box>
    </Box>
  );
}

function SheetColumns({ list, at, onList }: { list: ListState; at: number; onList(list: ListState): void }) {
  const [sheet, state] = [list.sheets[at], list.states[at]];
  if (!sheet || !state) return null;
  const { headerLines, meanings } = state.plan;
  const header = sheet.rows.filter((row) => headerLines.includes(row.line));
  const headings = headingsOf(header);
  const last = header.at(-1)?.line ?? 0;
  const examplesOf = (column: number) => {
    const cells = sheet.rows.flatMap((row) => (row.line > last && isWide(row.cells) ? [row.cells[column] ?? ''] : []));
    return [...new Set(cells.filter((cell) => cell !== ''))].slice(0, EXAMPLES);
  };
  const isNamed = meanings.includes('name');
  return (
    <chakra.section minW="0">
      {sheet.name ? (
        <chakra.h3 fontWeight="semibold" mb="2">
          {sheet.name}
        </chakra.h3>
      ) : null}
      {isNamed ? null : (
        <chakra.p role="alert" color="fg.error" mb="2">
          {texts.nameMissing}
        </chakra.p>
      )}
      <Box
        display="grid"
        gap="4"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(3, minmax(0, 1fr))',
          xl: 'repeat(4, minmax(0, 1fr))',
        }}
      >
        {meanings.map((meaning, column) => {
          const examples = examplesOf(column);
          const heading = headings[column] ?? '';
          if (heading === '' && examples.length === 0) return null;
          return (
            <FormField
              key={column}
              label={heading || texts.columnWithoutHeading(column + 1)}
              hint={
                <chakra.span display="block" truncate>
                  {examples.length > 0 ? texts.example(examples.join(' · ')) : texts.emptyColumn}
                </chakra.span>
              }
            >
              {(props) => (
                <Select
                  {...props}
                  value={meaning ?? 'other'}
                  onChange={(event) => onList(setMeaning(list, at, column, event.target.value as Meaning))}
                >
                  {MEANINGS.map(({ key, text }) => (
                    <option key={key} value={key}>
                      {text}
                    </option>
                  ))}
                </Select>
              )}
            </FormField>
          );
        })}
      </Box>
    </chakra.section>
  );
}
