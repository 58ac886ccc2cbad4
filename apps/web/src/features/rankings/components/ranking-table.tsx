// The table of a ranking; where it is public, a name leads to the results behind its points.
import { chakra } from '@chakra-ui/react';
import type { RankingTableRow } from '@gelanggang/contract/rankings';
import type { Ranked } from '@gelanggang/domain/ranking/ranking-rule';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { Link } from 'react-router-dom';
import { FigureTable } from '@web/components/figure-table';
import { pointsText } from '../points-text';
import { tableTexts as texts } from '../texts';

const Name = chakra(Link, {
  base: { display: 'block', py: '1.5', minH: '44px', _hover: { textDecoration: 'underline' } },
});

interface RankingTableProps {
  of: Ranked;
  rows: readonly RankingTableRow[];
  /** Left out: nothing leads on. */
  linkOf?(row: RankingTableRow): string;
}

export function RankingTable({ of, rows, linkOf }: RankingTableProps) {
  return (
    <FigureTable css={{ '& td': { py: '1' } }} aria-label={texts.list}>
      <thead>
        <tr>
          <chakra.th scope="col" w="44px" data-start>
            {texts.rank}
          </chakra.th>
          <th scope="col" data-start>
            {texts.who[of]}
          </th>
          <chakra.th scope="col" w={{ base: '78px', md: '110px' }}>
            {texts.events}
          </chakra.th>
          <chakra.th scope="col" w={{ base: '76px', md: '110px' }}>
            {texts.points}
          </chakra.th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <td data-start>{row.rank}</td>
            <chakra.td data-start overflowWrap="anywhere">
              {linkOf ? (
                <Name to={linkOf(row)}>
                  <Who row={row} />
                </Name>
              ) : (
                <Who row={row} />
              )}
            </chakra.td>
            <td>{row.events}</td>
            <chakra.td fontWeight="semibold">{pointsText(row.points)}</chakra.td>
          </tr>
        ))}
      </tbody>
    </FigureTable>
  );
}

function Who({ row }: { row: RankingTableRow }) {
  return (
    <>
      <chakra.span display="block" fontWeight="medium">
        {shownName(row.name)}
      </chakra.span>
      {row.contingent === null ? null : (
        <chakra.span display="block" textStyle="sm" color="fg.muted">
          {shownName(row.contingent)}
        </chakra.span>
      )}
    </>
  );
}
