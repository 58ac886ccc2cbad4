// The performances of one pool: order, who, the round of a battle, the score (spec 2 §2, "Seni list").
import { roundText } from '@gelanggang/domain/draw/round-labels';
import { Box, chakra } from '@chakra-ui/react';
import type { SeniPool } from '@gelanggang/contract/seni-answers';
import { Button, ButtonLink } from '@web/components/button';
import { seniTexts as texts } from '../texts';
import { PerformanceState } from './performance-state';
import { Performer } from '@web/components/seni-score/performer';
import { pathOf } from '@web/site/routes';

const Table = chakra('table', {
  base: {
    w: '100%',
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    fontSize: 'sm',
    lineHeight: '1.3',
    '& th': { textAlign: 'start', fontSize: 'xs', fontWeight: 'semibold', color: 'fg.muted', h: '32px', px: '2' },
    '& td': { px: '2', py: '2', borderTopWidth: '1px', borderColor: 'border', verticalAlign: 'top' },
    '& th[data-end], & td[data-end]': { textAlign: 'end' },
  },
});

interface PoolTableProps {
  pool: SeniPool;
  title: string;
  onBracket(): void;
}

export function PoolTable({ pool, title, onBracket }: PoolTableProps) {
  const isBattle = pool.mode === 'battle';
  return (
    <Box bg="bg.panel" rounded="md" borderWidth="1px" borderColor="border" p={{ base: '3', md: '4' }} minW="0">
      <Box display="flex" flexWrap="wrap" alignItems="center" gap="2" mb="2">
        <chakra.h3 fontWeight="semibold" flex="1" minW="8rem">
          {pool.name}{' '}
          <chakra.span color="fg.subtle" fontWeight="normal" textStyle="sm">
            {texts.unitCount(pool.units_count)}
            {pool.bracket_type ? ` · ${pool.bracket_type}` : ''}
          </chakra.span>
        </chakra.h3>
        {isBattle ? (
          <Button size="sm" onClick={onBracket}>
            {texts.viewBracket}
          </Button>
        ) : null}
        <ButtonLink to={pathOf('/admin/seni/match/:id', { id: pool.id })} size="sm">
          {isBattle ? texts.openBattle : texts.open}
        </ButtonLink>
      </Box>
      {pool.matches.length === 0 ? (
        <chakra.p color="fg.muted">{texts.empty}</chakra.p>
      ) : (
        <Table aria-label={title}>
          <colgroup>
            <col style={{ width: '3.25rem' }} />
            <col />
            {isBattle ? <col style={{ width: '7rem' }} /> : null}
            <col style={{ width: '6rem' }} />
          </colgroup>
          <thead>
            <tr>
              <th scope="col">{texts.order}</th>
              <th scope="col">{texts.participant}</th>
              {isBattle ? <th scope="col">{texts.round}</th> : null}
              <th scope="col" data-end="">
                {texts.score}
              </th>
            </tr>
          </thead>
          <tbody>
            {pool.matches.map((match) => (
              <tr key={match.id}>
                <chakra.td color="fg.subtle" fontVariantNumeric="tabular-nums">
                  {match.match_order}
                </chakra.td>
                <td>
                  <Performer match={match} />
                </td>
                {isBattle ? <td>{roundText(match.round_label)}</td> : null}
                <td data-end="">
                  <PerformanceState match={match} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Box>
  );
}
