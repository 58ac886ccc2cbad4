// One row of the list: who it is, what is said of it, and the cells at fault to be mended in place.
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { EntryRow, Verdict } from '@gelanggang/contract/entry-columns';
import { Button } from '@web/components/button';
import { Input } from '@web/components/form-field';
import { Tag } from '@web/components/tag';
import { columnAt, COLUMNS, type Group, groupOf, placeOfHeader } from '../mapped-list';
import { importTexts as texts } from '../texts';

const TONES: Readonly<Record<Group, 'danger' | 'warn' | 'neutral' | 'ok'>> = {
  refused: 'danger',
  incomplete: 'warn',
  note: 'neutral',
  ready: 'ok',
};

interface CheckedRowProps {
  row: EntryRow;
  verdicts: readonly Verdict[];
  /** Places of the cells that were changed here: they stay open when they are right. */
  touched: ReadonlySet<number>;
  disabled: boolean;
  onCell(at: number, cell: string): void;
}

export function CheckedRow({ row, verdicts, touched, disabled, onCell }: CheckedRowProps) {
  const [isWhole, setIsWhole] = useState(false);
  const group = groupOf(verdicts);
  const faulty = new Set(
    verdicts.filter(({ severity }) => severity !== 'note').map(({ column }) => placeOfHeader(column)),
  );
  const shown = COLUMNS.map((_, at) => at).filter((at) => isWhole || faulty.has(at) || touched.has(at));
  const facts = [
    row.cells[columnAt('contingent')],
    row.cells[columnAt('category')],
    row.cells[columnAt('ageCategory')],
  ];
  return (
    <chakra.li bg="bg.panel" borderWidth="1px" borderColor="border" rounded="md" p="3" minW="0">
      <Box display="flex" alignItems="flex-start" gap="3">
        <Box flex="1" minW="0">
          <chakra.p fontWeight="semibold" overflowWrap="anywhere">
            {row.cells[columnAt('name')] || texts.noName}
          </chakra.p>
          <chakra.p textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            {[texts.row(row.line), ...facts].filter(Boolean).join(' · ')}
          </chakra.p>
        </Box>
        <Tag tone={TONES[group]}>{group === 'ready' && touched.size > 0 ? texts.fixed : texts.groups[group]}</Tag>
      </Box>
      {verdicts.map((verdict) => (
        <chakra.p
          key={`${verdict.column} ${verdict.code}`}
          textStyle="sm"
          mt="1.5"
          color={verdict.severity === 'refused' ? 'fg.error' : 'fg.muted'}
          overflowWrap="anywhere"
        >
          <chakra.span fontWeight="semibold">{verdict.column}:</chakra.span> {verdict.text}
        </chakra.p>
      ))}
      {shown.length > 0 ? (
        <Box
          display="grid"
          gap="3"
          mt="3"
          gridTemplateColumns={{ base: '1fr', sm: 'repeat(auto-fill, minmax(14rem, 1fr))' }}
        >
          {shown.map((at) => (
            <chakra.label key={at} display="grid" gap="1" textStyle="sm">
              <span>{COLUMNS[at]?.header}</span>
              <Input
                value={row.cells[at] ?? ''}
                aria-label={texts.cellLabel(COLUMNS[at]?.header ?? '', row.line)}
                aria-invalid={group === 'refused' && faulty.has(at)}
                disabled={disabled}
                maxLength={1000}
                onChange={(event) => onCell(at, event.target.value)}
              />
            </chakra.label>
          ))}
        </Box>
      ) : null}
      <Button variant="plain" size="sm" px="0" mt="1" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
        {isWhole ? texts.fewerCells : texts.allCells}
      </Button>
    </chakra.li>
  );
}
