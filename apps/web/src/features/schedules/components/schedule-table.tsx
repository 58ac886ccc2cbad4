// A schedule as a table of partai, for the planned page and for paper; no match is split over two pages.
import { chakra } from '@chakra-ui/react';
import { clockTime } from '@gelanggang/domain/words/dates';
import { GENDER_LABELS } from '@gelanggang/domain/words/genders';
import type { PrintCorner, PrintMatch } from '@gelanggang/contract/print';
import { scheduleTexts } from '../texts';

const Table = chakra('table', {
  base: {
    w: '100%',
    borderCollapse: 'collapse',
    fontSize: { base: 'sm', _print: '9pt' },
    lineHeight: '1.3',
    tableLayout: 'fixed',
    '& th': {
      textAlign: 'start',
      fontSize: { base: 'xs', _print: '8pt' },
      fontWeight: 'semibold',
      color: 'fg.muted',
      p: '2',
      borderBottomWidth: '1px',
      borderColor: 'border.emphasized',
    },
    '& td': { p: '2', borderBottomWidth: '1px', verticalAlign: 'top', overflowWrap: 'anywhere' },
    '& thead': { display: 'table-header-group' },
    '& tr': { breakInside: 'avoid' },
    _print: { '& td, & th': { p: '1.2mm 1.5mm' } },
  },
});

function Corner({ corner, isWinner }: { corner: PrintCorner; isWinner: boolean }) {
  const name = corner.name || (corner.state === 'bye' ? 'BYE' : 'TBD');
  return (
    <>
      <chakra.span
        display="block"
        fontWeight={corner.state === 'unit' ? 'semibold' : undefined}
        color={corner.state === 'unit' ? 'fg' : 'fg.subtle'}
      >
        {name}
        {isWinner ? ` (${scheduleTexts.won})` : ''}
      </chakra.span>
      <chakra.span color="fg.muted" fontSize={{ base: 'xs', _print: '8pt' }}>
        {corner.contingent}
      </chakra.span>
    </>
  );
}

export function ScheduleTable({ matches, label }: { matches: readonly PrintMatch[]; label: string }) {
  return (
    <Table aria-label={label}>
      <colgroup>
        <col style={{ width: '9%' }} />
        <col style={{ width: '9%' }} />
        <col style={{ width: '24%' }} />
        <col style={{ width: '29%' }} />
        <col style={{ width: '29%' }} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{scheduleTexts.number}</th>
          <th scope="col">{scheduleTexts.time}</th>
          <th scope="col">{scheduleTexts.class}</th>
          <chakra.th scope="col" boxShadow="inset 0 2px 0 var(--g-colors-corner-blue-solid)">
            {scheduleTexts.blue}
          </chakra.th>
          <chakra.th scope="col" boxShadow="inset 0 2px 0 var(--g-colors-corner-red-solid)">
            {scheduleTexts.red}
          </chakra.th>
        </tr>
      </thead>
      <tbody>
        {matches.map((match) => (
          <tr key={match.number}>
            <chakra.td textStyle="display.figure" fontSize={{ base: '20px', _print: '13pt' }}>
              {match.number}
            </chakra.td>
            <td>{clockTime(match.time)}</td>
            <td>
              {[match.age_category, GENDER_LABELS[match.gender], match.class_name].filter(Boolean).join(' ')}
              <chakra.span display="block" color="fg.muted" fontSize={{ base: 'xs', _print: '8pt' }}>
                {[match.round_label, match.pool_name].filter(Boolean).join(' · ')}
              </chakra.span>
            </td>
            <td>
              <Corner corner={match.blue} isWinner={match.winner === 'blue'} />
            </td>
            <td>
              <Corner corner={match.red} isWinner={match.winner === 'red'} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
