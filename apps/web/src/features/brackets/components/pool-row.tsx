// One bracket in a list: its class, how far it has come, and who has won.
import { pathOf } from '@web/site/routes';
import { Box, chakra } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { MatchKind } from '@gelanggang/domain/words/labels';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { Tag } from '@web/components/tag';
import { LARGE_LETTERS } from '@web/theme/large-letters';
import type { PoolSummary } from '../pools';
import { bracketsTexts as texts } from '../texts';

const Row = chakra(Link, {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto 18px',
    alignItems: 'center',
    columnGap: '3',
    minH: '64px',
    py: '2.5',
    borderTopWidth: '1px',
    '& > svg': { color: 'fg.subtle' },
    // how far it has come stands under what it is
    [LARGE_LETTERS]: {
      gridTemplateColumns: 'minmax(0, 1fr) 18px',
      '& > span': { gridRow: 2, justifySelf: 'start', mt: '1' },
    },
    _hover: { color: 'marun.fg', '& > svg': { color: 'marun.fg' } },
  },
});

export function PoolRow({ pool, slug, kind }: { pool: PoolSummary; slug: string; kind: MatchKind }) {
  const name = [pool.shortName, pool.poolName, pool.stage > 1 ? texts.stage(pool.stage) : '']
    .filter(Boolean)
    .join(' · ');
  return (
    <li>
      <Row to={pathOf(`/bagan/:slug/${kind}/:poolId`, { slug, poolId: pool.id })}>
        <Box minW="0">
          <chakra.p fontWeight="semibold" lineClamp="2" overflowWrap="anywhere">
            {name}
          </chakra.p>
          <chakra.p textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            {noteOf(pool, kind)}
          </chakra.p>
        </Box>
        {pool.isOnMat ? (
          <Tag tone="run">{texts.onMat}</Tag>
        ) : pool.total === 0 ? (
          <Tag>{texts.alone}</Tag>
        ) : (
          <Tag tone={pool.state === 'over' ? 'ok' : 'neutral'}>{texts.state[pool.state]}</Tag>
        )}
        <ChevronRight size={18} aria-hidden="true" />
      </Row>
    </li>
  );
}

function noteOf(pool: PoolSummary, kind: MatchKind): string {
  const [winner] = pool.winners;
  const label = pool.isOrder ? texts.first : texts.champion;
  const result =
    pool.state === 'over' && winner
      ? pool.winners.length > 1
        ? texts.winners(pool.winners.length)
        : `${label}: ${shownName(winner.name)} (${shownName(winner.contingent)})`
      : pool.state === 'running'
        ? (kind === 'seni' ? texts.performed : texts.progress)(pool.decided, pool.total)
        : '';
  return [texts.units[kind](pool.units), result].filter(Boolean).join(' · ');
}
