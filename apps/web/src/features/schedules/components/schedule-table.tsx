// A schedule as a table of partai, for the planned page and for paper; no match is split over two pages.
import { roundText } from '@gelanggang/domain/draw/round-labels';
import { classOf } from '@gelanggang/domain/words/match-class';
import { chakra } from '@chakra-ui/react';
import { clockTime } from '@gelanggang/domain/words/dates';
import type { PrintCorner, PrintMatch } from '@gelanggang/contract/print';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { memo } from 'react';
import { CornerMark } from '../../../components/corner-mark';
import { scheduleTexts } from '../texts';
import { Table } from './paper-table';

/** One set of rules for all rows: a styled element costs much more than a plain one, and a tournament has thousands. */
const ROWS = {
  '& .tall': { h: '15mm' },
  '& .number': { textStyle: 'display.figure', fontSize: { base: '20px', _print: '13pt' } },
  '& .changed': {
    display: 'block',
    fontSize: { base: 'xs', _print: '7.5pt' },
    fontWeight: 'semibold',
    color: 'status.warn.fg',
  },
  '& .round': { display: 'block' },
  '& .round, & .contingent': { color: 'fg.muted', fontSize: { base: 'xs', _print: '8pt' } },
  '& .unit, & .nobody': { display: 'block' },
  '& .unit': { fontWeight: 'semibold', color: 'fg' },
  '& .nobody': { color: 'fg.subtle' },
  '& .field': { borderLeftWidth: '1px' },
  '& .performer': { display: 'flex', gap: '2', alignItems: 'start' },
};

function Corner({ corner, isWinner }: { corner: PrintCorner; isWinner: boolean }) {
  const name = shownName(corner.name) || (corner.state === 'bye' ? 'BYE' : 'TBD');
  return (
    <>
      <span className={corner.state === 'unit' ? 'unit' : 'nobody'}>
        {name}
        {isWinner ? ` (${scheduleTexts.won})` : ''}
      </span>
      <span className="contingent">{shownName(corner.contingent)}</span>
    </>
  );
}

interface ScheduleTableProps {
  matches: readonly PrintMatch[];
  label: string;
  /** With room for the scores and the winner, for the table of an arena. */
  isForTable?: boolean;
}

export function ScheduleTable({ matches, label, isForTable = false }: ScheduleTableProps) {
  const isSeni = matches[0]?.kind === 'seni';
  const rest = isForTable ? 58 : 82;
  return (
    <Table aria-label={label} css={ROWS}>
      <colgroup>
        <col style={{ width: '9%' }} />
        <col style={{ width: '9%' }} />
        <col style={{ width: `${rest * (isSeni ? 0.4 : 0.3)}%` }} />
        {isSeni ? (
          <col style={{ width: `${rest * 0.6}%` }} />
        ) : (
          <>
            <col style={{ width: `${rest * 0.35}%` }} />
            <col style={{ width: `${rest * 0.35}%` }} />
          </>
        )}
        {isForTable ? (
          <>
            <col style={{ width: '14%' }} />
            <col style={{ width: '10%' }} />
          </>
        ) : null}
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{scheduleTexts.number}</th>
          <th scope="col">{scheduleTexts.time}</th>
          <th scope="col">{scheduleTexts.class}</th>
          {isSeni ? (
            <th scope="col">{scheduleTexts.performer}</th>
          ) : (
            <>
              <chakra.th scope="col" boxShadow="inset 0 2px 0 var(--g-colors-corner-blue-solid)">
                {scheduleTexts.blue}
              </chakra.th>
              <chakra.th scope="col" boxShadow="inset 0 2px 0 var(--g-colors-corner-red-solid)">
                {scheduleTexts.red}
              </chakra.th>
            </>
          )}
          {isForTable ? (
            <>
              <th scope="col">{isSeni ? scheduleTexts.score : scheduleTexts.scores}</th>
              <th scope="col">{isSeni ? scheduleTexts.duration : scheduleTexts.winner}</th>
            </>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {matches.map((match) => (
          <Row key={match.number} match={match} isForTable={isForTable} />
        ))}
      </tbody>
    </Table>
  );
}

/** A live page draws anew only the rows that changed. */
const Row = memo(function Row({ match, isForTable }: { match: PrintMatch; isForTable: boolean }) {
  return (
    <tr className={isForTable ? 'tall' : undefined}>
      <td className="number">{match.partai}</td>
      <td>
        {clockTime(match.time)}
        {match.is_changed ? <span className="changed">{scheduleTexts.changed}</span> : null}
      </td>
      <td>
        {classOf(match)}
        <span className="round">{[roundText(match.round_label), match.pool_name].filter(Boolean).join(' · ')}</span>
      </td>
      {match.kind === 'seni' ? (
        <td>
          <Performer match={match} />
        </td>
      ) : (
        <>
          <td>
            <Corner corner={match.blue} isWinner={match.winner === 'blue'} />
          </td>
          <td>
            <Corner corner={match.red} isWinner={match.winner === 'red'} />
          </td>
        </>
      )}
      {isForTable ? (
        <>
          <td className="field" />
          <td className="field" />
        </>
      ) : null}
    </tr>
  );
});

function Performer({ match }: { match: PrintMatch }) {
  const corner = match.corner ?? 'blue';
  return (
    <span className="performer">
      {match.corner ? <CornerMark corner={match.corner} /> : null}
      <span>
        <Corner corner={match[corner]} isWinner={match.corner !== null && match.winner === match.corner} />
      </span>
    </span>
  );
}
