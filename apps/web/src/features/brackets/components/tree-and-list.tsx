// At a desk the tree of a bracket and its list below; on a phone the list, the tree behind a button, which brings its script.
import { Box } from '@chakra-ui/react';
import type { BracketGame } from '@gelanggang/contract/brackets';
import { List, Network } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { Button } from '@web/components/button';
import { PageLoading } from '@web/components/states';
import { useAddress } from '@web/lib/address';
import { useIsWide } from '@web/lib/use-is-wide';
import { bracketsTexts as texts } from '../texts';
import { LaterTree } from './later-tree';
import { Alone } from './alone';
import { type BracketBodyProps, titleOf } from './public-bracket';

const VIEW = 'lihat';

interface TreeAndListProps extends BracketBodyProps {
  onSelect(game: BracketGame): void;
  children: ReactNode;
}

/** The server draws for either: it knows no width. */
const isBoth = import.meta.env.SSR;

export function TreeAndList({ snapshot, matches, pool, onSelect, children }: TreeAndListProps) {
  const address = useAddress();
  const isWide = useIsWide();
  const hasTree = matches.length > 1;
  const isTree = hasTree && address.get(VIEW) === 'pohon';
  if (pool.total === 0) return <Alone matches={matches} slug={snapshot.tournament.slug} />;
  return (
    <Suspense fallback={<PageLoading />}>
      {hasTree && (isBoth || isWide || isTree) ? (
        <Box display={isBoth ? { base: 'none', md: 'block' } : undefined}>
          <LaterTree snapshot={snapshot} matches={matches} title={titleOf(pool)} onSelect={onSelect} />
        </Box>
      ) : null}
      {isWide || !isTree ? children : null}
      {hasTree && !isWide ? (
        <Box
          display={{ md: 'none' }}
          position="sticky"
          bottom="0"
          zIndex="1"
          mx="-4"
          px="4"
          py="3"
          bg="bg"
          borderTopWidth="1px"
        >
          <Button w="100%" minH="48px" onClick={() => address.set({ [VIEW]: isTree ? null : 'pohon' })}>
            {isTree ? <List aria-hidden="true" /> : <Network aria-hidden="true" />}
            {isTree ? texts.showList : texts.showTree}
          </Button>
        </Box>
      ) : null}
    </Suspense>
  );
}
