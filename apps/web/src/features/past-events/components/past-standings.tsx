// Contingents of an old event by medals; one leads to its results.
import { chakra } from '@chakra-ui/react';
import type { PastStanding } from '@gelanggang/contract/past-events';
import { MEDALS } from '@gelanggang/domain/results/medal-table';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { FigureTable } from '@web/components/figure-table';
import { MedalMark } from '@web/components/medal-mark';
import { pastPageTexts as texts } from '../texts';

const Name = chakra('button', {
  base: {
    minH: '44px',
    py: '2',
    w: '100%',
    textAlign: 'start',
    fontWeight: 'medium',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    _hover: { textDecoration: 'underline' },
  },
});

interface PastStandingsProps {
  rows: readonly PastStanding[];
  onChoose(contingent: string): void;
}

export function PastStandings({ rows, onChoose }: PastStandingsProps) {
  return (
    <FigureTable aria-label={texts.standings}>
      <thead>
        <tr>
          <chakra.th scope="col" w="36px" data-start>
            {texts.rank}
          </chakra.th>
          <th scope="col" data-start>
            {texts.contingent}
          </th>
          {MEDALS.map((medal) => (
            <chakra.th key={medal} scope="col" w="34px">
              <MedalMark medal={medal} />
            </chakra.th>
          ))}
          <chakra.th scope="col" w="58px">
            {texts.total}
          </chakra.th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.contingent}>
            <td data-start>{row.rank}</td>
            <td data-start>
              <Name type="button" onClick={() => onChoose(row.contingent)}>
                {shownName(row.contingent)}
              </Name>
            </td>
            {MEDALS.map((medal) => (
              <chakra.td key={medal} color={row[medal] ? undefined : 'fg.subtle'}>
                {row[medal]}
              </chakra.td>
            ))}
            <td>{row.total}</td>
          </tr>
        ))}
      </tbody>
    </FigureTable>
  );
}
