// The rows by what is said of them, a page at a time. What was mended stays in view until another group is chosen.
import { Box, chakra } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Verdict } from '@gelanggang/contract/entry-columns';
import { ENTRY_COLUMNS, type EntryColumn } from '@gelanggang/domain/entry-list/columns';
import { type ListRow, placeKeyOf, type RowPlace } from '@gelanggang/domain/entry-list/list-rows';
import * as entryImportCalls from '@gelanggang/contract/calls/entry-imports';
import { download } from '@web/lib/call-files';
import { Button } from '@web/components/button';
import { Pagination } from '@web/components/pagination';
import { formatNumber } from '@web/lib/formats';
import { messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { type Group, groupOf, GROUPS, type ListState } from '../list-state';
import { refusedSheets } from '../refused-sheets';
import { sharedOptions } from '../shared-options';
import { importTexts as texts } from '../texts';
import { CheckedRow } from './checked-row';

const PER_PAGE = 20;
const NONE: ReadonlySet<EntryColumn> = new Set();

const Choice = chakra('button', {
  base: {
    minH: { base: '44px', md: '36px' },
    px: '3',
    rounded: 'md',
    fontSize: 'sm',
    fontWeight: 'semibold',
    cursor: 'pointer',
    borderWidth: '1px',
    borderColor: 'border.control',
    bg: 'bg.panel',
    '&[aria-pressed=true]': { bg: 'bg.inverted', color: 'fg.inverted', borderColor: 'bg.inverted' },
  },
});

interface VerdictListProps {
  list: ListState;
  rows: readonly ListRow[];
  said: ReadonlyMap<string, Verdict[]>;
  verdicts: readonly Verdict[];
  /** Those that are asked once above the list. */
  asked: ReadonlySet<Verdict>;
  disabled: boolean;
  onCells(rows: readonly RowPlace[], column: EntryColumn, cell: string): void;
  onDrop(row: RowPlace): void;
}

export function VerdictList({ list, rows, said, verdicts, asked, disabled, onCells, onDrop }: VerdictListProps) {
  const counts: Record<Group, number> = { refused: 0, copy: 0, incomplete: 0, note: 0, ready: 0 };
  const ofRow = (row: ListRow) => said.get(placeKeyOf(row)) ?? [];
  for (const row of rows) counts[groupOf(ofRow(row))] += 1;
  const [chosen, setChosen] = useState<Group | null>(null);
  const [page, setPage] = useState(1);
  const [touched, setTouched] = useState<ReadonlyMap<string, ReadonlySet<EntryColumn>>>(new Map());
  const saving = useMutation({
    mutationFn: () =>
      download(entryImportCalls.refused, { body: { sheets: refusedSheets(list, rows, verdicts) } }, texts.refusedFile),
    onError: (error) => toast.error(messageOf(error, texts.failed)),
  });
  // a group that has emptied itself is left, unless what was mended there is still in view
  const isLeft = chosen === null || (counts[chosen] === 0 && !rows.some((row) => touched.has(placeKeyOf(row))));
  const group = isLeft ? (GROUPS.find((one) => counts[one] > 0) ?? 'ready') : chosen;
  const choose = (next: Group) => {
    setChosen(next);
    setPage(1);
    setTouched(new Map());
  };
  const mend = (mended: readonly ListRow[], column: EntryColumn, cell: string) => {
    setChosen(group);
    const keys = mended.map(placeKeyOf);
    setTouched(
      new Map([...touched, ...keys.map((key) => [key, new Set([...(touched.get(key) ?? NONE), column])] as const)]),
    );
    onCells(mended, column, cell);
  };
  const shared =
    group === 'refused' ? sharedOptions(rows, (row) => ofRow(row).filter((verdict) => !asked.has(verdict))) : [];
  const shown = rows.filter((row) => groupOf(ofRow(row)) === group || touched.has(placeKeyOf(row)));
  const lastPage = Math.max(1, Math.ceil(shown.length / PER_PAGE));
  const current = Math.min(page, lastPage);
  return (
    <Box>
      <Box display="flex" flexWrap="wrap" gap="2" role="group" aria-label={texts.check}>
        {GROUPS.filter((one) => counts[one] > 0 || one === 'refused' || one === 'ready').map((one) => (
          <Choice key={one} type="button" aria-pressed={group === one} onClick={() => choose(one)}>
            {texts.groups[one]} {formatNumber(counts[one])}
          </Choice>
        ))}
      </Box>
      <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="3" mt="2" mb="3">
        <chakra.p textStyle="sm" color="fg.muted">
          {shown.length === 0 ? texts.noneInGroup : texts.groupHints[group]}
        </chakra.p>
        {group === 'refused' && counts.refused > 0 ? (
          <Button variant="plain" size="sm" px="0" busy={saving.isPending} onClick={() => saving.mutate()}>
            {texts.downloadRefused}
          </Button>
        ) : null}
      </Box>
      {shared.length > 0 ? (
        <Box display="flex" flexWrap="wrap" gap="2" mb="3">
          {shared.map(({ column, option, rows: alike }) => (
            <Button
              key={`${column} ${option}`}
              size="sm"
              disabled={disabled}
              onClick={() => mend(alike, column, option)}
            >
              {texts.makeAll(ENTRY_COLUMNS[column].header, option, formatNumber(alike.length))}
            </Button>
          ))}
        </Box>
      ) : null}
      <chakra.ul display="grid" gap="2">
        {shown.slice((current - 1) * PER_PAGE, current * PER_PAGE).map((row) => {
          const key = placeKeyOf(row);
          return (
            <CheckedRow
              key={key}
              row={row}
              verdicts={ofRow(row)}
              asked={asked}
              touched={touched.get(key) ?? NONE}
              disabled={disabled}
              onDrop={() => onDrop(row)}
              onCell={(column, cell) => mend([row], column, cell)}
            />
          );
        })}
      </chakra.ul>
      <Pagination page={current} lastPage={lastPage} total={shown.length} perPage={PER_PAGE} onPage={setPage} />
    </Box>
  );
}
