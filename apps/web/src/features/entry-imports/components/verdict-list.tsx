// The rows by what is said of them, a page at a time. What was mended stays in view until another group is chosen.
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { EntryRow, Verdict } from '@gelanggang/contract/entry-columns';
import { Pagination } from '@web/components/pagination';
import { formatNumber } from '@web/lib/formats';
import { byLine, type Group, groupOf, GROUPS } from '../mapped-list';
import { importTexts as texts } from '../texts';
import { CheckedRow } from './checked-row';

const PER_PAGE = 20;
const NONE: ReadonlySet<number> = new Set();

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
  rows: readonly EntryRow[];
  verdicts: readonly Verdict[];
  disabled: boolean;
  onCell(line: number, at: number, cell: string): void;
}

export function VerdictList({ rows, verdicts, disabled, onCell }: VerdictListProps) {
  const said = byLine(verdicts);
  const counts = { refused: 0, incomplete: 0, note: 0, ready: 0 };
  for (const { line } of rows) counts[groupOf(said.get(line))] += 1;
  const [chosen, setChosen] = useState<Group | null>(null);
  const [page, setPage] = useState(1);
  const [touched, setTouched] = useState<ReadonlyMap<number, ReadonlySet<number>>>(new Map());
  // a group that has emptied itself is left, unless what was mended there is still in view
  const isLeft = chosen === null || (counts[chosen] === 0 && !rows.some(({ line }) => touched.has(line)));
  const group = isLeft ? (GROUPS.find((one) => counts[one] > 0) ?? 'ready') : chosen;
  const choose = (next: Group) => {
    setChosen(next);
    setPage(1);
    setTouched(new Map());
  };
  const shown = rows.filter(({ line }) => groupOf(said.get(line)) === group || touched.has(line));
  const lastPage = Math.max(1, Math.ceil(shown.length / PER_PAGE));
  const current = Math.min(page, lastPage);
  return (
    <Box>
      <Box display="flex" flexWrap="wrap" gap="2" role="group" aria-label={texts.check}>
        {GROUPS.map((one) => (
          <Choice key={one} type="button" aria-pressed={group === one} onClick={() => choose(one)}>
            {texts.groups[one]} {formatNumber(counts[one])}
          </Choice>
        ))}
      </Box>
      <chakra.p textStyle="sm" color="fg.muted" mt="2" mb="3">
        {shown.length === 0 ? texts.noneInGroup : texts.groupHints[group]}
      </chakra.p>
      <chakra.ul display="grid" gap="2">
        {shown.slice((current - 1) * PER_PAGE, current * PER_PAGE).map((row) => (
          <CheckedRow
            key={row.line}
            row={row}
            verdicts={said.get(row.line) ?? []}
            touched={touched.get(row.line) ?? NONE}
            disabled={disabled}
            onCell={(at, cell) => {
              setChosen(group);
              setTouched(new Map(touched).set(row.line, new Set([...(touched.get(row.line) ?? NONE), at])));
              onCell(row.line, at, cell);
            }}
          />
        ))}
      </chakra.ul>
      <Pagination page={current} lastPage={lastPage} total={shown.length} perPage={PER_PAGE} onPage={setPage} />
    </Box>
  );
}
