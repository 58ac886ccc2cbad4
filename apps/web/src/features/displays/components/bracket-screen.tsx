// A pool's bracket, of tanding or of seni battles: whole while it can be read from afar, else part by part, turning by itself.
import { Box } from '@chakra-ui/react';
import { useMemo } from 'react';
import type { LiveMatch, LiveSnapshot } from '@gelanggang/contract/live';
import { screenLeaf } from '../screen-leaf';
import { Bracket } from '@web/components/bracket/bracket';
import { liveRounds } from '@web/components/bracket/live-bracket';
import { classOf } from '@gelanggang/domain/words/match-class';
import { useNow } from '@web/lib/use-now';
import { bracketParts, pageAt } from '../stage';
import { displayTexts as texts } from '../texts';
import { ScreenHead } from './screen-frame';

interface BracketScreenProps {
  snapshot: LiveSnapshot;
  /** Of one pool. */
  matches: readonly LiveMatch[];
}

export function BracketScreen({ snapshot, matches }: BracketScreenProps) {
  const now = useNow(1_000);
  const { tournament } = snapshot;
  const parts = useMemo(() => bracketParts(liveRounds(matches).flatMap((round) => round.games)), [matches]);
  const page = pageAt(now, parts.length);
  const rounds = parts[page] ?? [];
  const first = matches[0];
  const title = first ? classOf(first) : '';
  const note = [title, first?.pool_name, parts.length > 1 ? texts.page(page + 1, parts.length) : ''];
  return (
    <>
      <ScreenHead tournament={tournament} note={note.filter(Boolean).join(' · ')} />
      <Box
        flex="1"
        minH="0"
        px="36px"
        py="20px"
        position="relative"
        css={{
          '& svg[role=group]': {
            position: 'absolute',
            inset: '20px 36px',
            width: 'calc(100% - 72px)',
            height: 'calc(100% - 40px)',
          },
        }}
      >
        <Bracket
          key={page}
          rounds={rounds}
          title={title}
          leaf={screenLeaf(rounds.length)}
          outcome={page < parts.length - 1 ? '' : undefined}
        />
      </Box>
    </>
  );
}
