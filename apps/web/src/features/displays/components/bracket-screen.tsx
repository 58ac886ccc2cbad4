// A pool's bracket: whole while it can be read from afar, else part by part, turning by itself.
import { Box } from '@chakra-ui/react';
import { useMemo } from 'react';
import type { LiveSnapshot } from '@gelanggang/contract/live';
import { Bracket } from '@web/components/bracket/bracket';
import { classOf } from '@web/live/class-of';
import { useNow } from '@web/lib/use-now';
import { bracketParts, pageAt } from '../stage';
import { displayTexts as texts } from '../texts';
import { ScreenHead } from './screen-frame';
import { ScreenNote } from './screen-note';

/** Low lines: the drawing is as wide as the screen then, and its letters as large as they get. */
const LEAF = 42;

export function BracketScreen({ snapshot, poolId }: { snapshot: LiveSnapshot; poolId: number }) {
  const now = useNow(1_000);
  const { tournament } = snapshot;
  const matches = useMemo(
    () => snapshot.matches.filter((match) => match.pool_id === poolId),
    [snapshot.matches, poolId],
  );
  const parts = useMemo(() => bracketParts(matches), [matches]);
  const page = pageAt(now, parts.length);
  const rounds = parts[page] ?? [];
  const first = matches[0];
  if (!first) return <ScreenNote text={texts.gone} />;
  const note = [classOf(first), first.pool_name, parts.length > 1 ? texts.page(page + 1, parts.length) : ''];
  return (
    <>
      <ScreenHead title={tournament.name} note={note.filter(Boolean).join(' · ')} timeZone={tournament.time_zone} />
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
          title={classOf(first)}
          leaf={LEAF}
          outcome={page < parts.length - 1 ? '' : undefined}
        />
      </Box>
    </>
  );
}
