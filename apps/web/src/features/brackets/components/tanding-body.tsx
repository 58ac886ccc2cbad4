// A bracket of tanding: at a desk the tree and the list of a round below it; on a phone the list, the tree behind a button.
import { pathOf } from '@web/site/routes';
import { Box } from '@chakra-ui/react';
import { List, Network } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@web/components/button';
import { useAddress } from '@web/lib/address';
import { bracketsTexts as texts } from '../texts';
import { type BracketBodyProps, titleOf } from './public-bracket';
import { RoundList } from './round-list';
import { Tree } from './tree';

const VIEW = 'lihat';

export function TandingBody({ snapshot, matches, pool }: BracketBodyProps) {
  const address = useAddress();
  const navigate = useNavigate();
  const isTree = address.get(VIEW) === 'pohon';
  const hasTree = matches.length > 1;
  return (
    <>
      {hasTree ? (
        <Box display={{ base: isTree ? 'block' : 'none', md: 'block' }}>
          <Tree
            snapshot={snapshot}
            matches={matches}
            title={titleOf(pool)}
            onSelect={(game) => void navigate(pathOf('/partai/:id', { id: game.id }))}
          />
        </Box>
      ) : null}
      <Box display={{ base: isTree && hasTree ? 'none' : 'block', md: 'block' }}>
        <RoundList snapshot={snapshot} matches={matches} />
      </Box>
      {hasTree ? (
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
    </>
  );
}
