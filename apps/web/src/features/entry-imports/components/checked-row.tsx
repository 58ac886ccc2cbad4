// One row of the list: who it is, what is said of it, and the cells at fault to be mended in place.
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { Verdict } from '@gelanggang/contract/entry-columns';
import type { EntryColumn } from '@gelanggang/domain/entry-list/columns';
import type { ListRow } from '@gelanggang/domain/entry-list/list-rows';
import { Button } from '@web/components/button';
import { Input } from '@web/components/form-field';
import { Tag } from '@web/components/tag';
import { columnOfHeader, COLUMNS, type Group, groupOf } from '../list-state';
import { importTexts as texts } from '../texts';

const TONES: Readonly<Record<Group, 'danger' | 'warn' | 'neutral' | 'ok'>> = {
  refused: 'danger',
  copy: 'neutral',
  incomplete: 'warn',
  note: 'neutral',
  ready: 'ok',
};

interface CheckedRowProps {
  row: ListRow;
  verdicts: readonly Verdict[];
  /** Those that one answer above settles for all rows: told, without a field of their own. */
  asked: ReadonlySet<Verdict>;
  /** Columns that were changed here: they stay open when they are right. */
  touched: ReadonlySet<EntryColumn>;
  disabled: boolean;
  onCell(column: EntryColumn, cell: string): void;
  onDrop(): void;
}

export function CheckedRow({ row, verdicts, asked, touched, disabled, onCell, onDrop }: CheckedRowProps) {
  const [isWhole, setIsWhole] = useState(false);
  const group = groupOf(verdicts);
  const faulty = new Set(
    verdicts
      .filter(({ severity }) => severity === 'refused' || severity === 'incomplete')
      .filter((verdict) => !asked.has(verdict))
      .map(({ column }) => columnOfHeader(column)),
  );
  const shown = COLUMNS.filter(({ key }) => isWhole || faulty.has(key) || touched.has(key));
  const own = verdicts.filter((verdict) => !asked.has(verdict));
  const { cells } = row;
  const facts = [cells.contingent, cells.category, cells.ageCategory, cells.gender, cells.className, cells.weight];
  return (
    <chakra.li bg="bg.panel" borderWidth="1px" borderColor="border" rounded="md" p="3" minW="0">
      <Box display="flex" alignItems="flex-start" gap="3">
        <Box flex="1" minW="0">
          <chakra.p fontWeight="semibold" overflowWrap="anywhere">
            {cells.name || texts.noName}
          </chakra.p>
          <chakra.p textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            {[texts.place(row.sheet ?? '', row.line), ...facts.filter(Boolean)].join(' · ')}
          </chakra.p>
        </Box>
        <Tag tone={TONES[group]}>{group === 'ready' && touched.size > 0 ? texts.fixed : texts.groups[group]}</Tag>
      </Box>
      {verdicts.some((verdict) => asked.has(verdict)) ? (
        <chakra.p textStyle="sm" color="fg.muted" mt="1.5" overflowWrap="anywhere">
          {texts.askedAbove(
            verdicts
              .filter((verdict) => asked.has(verdict))
              .map(({ text }) => text)
              .join(' '),
          )}
        </chakra.p>
      ) : null}
      {own.map((verdict) => (
        <Box key={`${verdict.column} ${verdict.code}`} mt="1.5">
          <chakra.p
            textStyle="sm"
            color={verdict.severity === 'refused' ? 'fg.error' : 'fg.muted'}
            overflowWrap="anywhere"
          >
            {verdict.text}
          </chakra.p>
          <Options verdict={verdict} disabled={disabled} onCell={onCell} />
        </Box>
      ))}
      {shown.length > 0 ? (
        <Box
          display="grid"
          gap="3"
          mt="3"
          gridTemplateColumns={{ base: '1fr', sm: 'repeat(auto-fill, minmax(14rem, 1fr))' }}
        >
          {shown.map(({ key, header }) => (
            <chakra.label key={key} display="grid" gap="1" textStyle="sm">
              <span>{header}</span>
              <Input
                value={cells[key]}
                aria-label={texts.cellLabel(header, row.line)}
                aria-invalid={group === 'refused' && faulty.has(key)}
                disabled={disabled}
                maxLength={1000}
                inputMode={key === 'nik' || key === 'familyCard' ? 'numeric' : undefined}
                onChange={(event) => onCell(key, event.target.value)}
              />
            </chakra.label>
          ))}
        </Box>
      ) : null}
      <Box display="flex" flexWrap="wrap" columnGap="4" mt="1">
        <Button variant="plain" size="sm" px="0" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? texts.fewerCells : texts.allCells}
        </Button>
        <Button variant="plain" size="sm" px="0" disabled={disabled} onClick={onDrop}>
          {texts.dropRow}
        </Button>
      </Box>
    </chakra.li>
  );
}

/** A press writes what the check proposes. */
function Options(props: { verdict: Verdict; disabled: boolean; onCell(column: EntryColumn, cell: string): void }) {
  const { verdict, disabled, onCell } = props;
  const column = columnOfHeader(verdict.column);
  if (!column || !verdict.options || verdict.options.length > 3) return null;
  return (
    <Box display="flex" flexWrap="wrap" gap="2" mt="1">
      {verdict.options.map((option) => (
        <Button key={option} size="sm" disabled={disabled} onClick={() => onCell(column, option)}>
          {texts.makeIt(option)}
        </Button>
      ))}
    </Box>
  );
}
