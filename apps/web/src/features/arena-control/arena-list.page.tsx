// /admin/arena: the arenas that the account may run.
import { Box, chakra } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PageHeader } from '@web/components/page-header';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { useArenas } from './arena-control.api';
import { arenaTexts as texts } from './texts';

const ArenaLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '72px',
    px: '4',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    _hover: { borderColor: 'fg' },
  },
});

export default function ArenaListPage() {
  const arenas = useArenas();
  if (arenas.error) return <ErrorState error={arenas.error} onRetry={() => void arenas.refetch()} />;
  if (!arenas.data) return <PageLoading />;
  return (
    <>
      <PageHeader title={texts.title} note={arenas.data.length > 0 ? texts.choose : undefined} />
      {arenas.data.length === 0 ? <EmptyState text={texts.none} hint={texts.noneHint} /> : null}
      <Box display="grid" gap="3" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr', xl: '1fr 1fr 1fr' }}>
        {arenas.data.map((arena) => (
          <ArenaLink key={arena.id} to={`/admin/arena/${arena.id}`}>
            <Box flex="1" minW="0">
              <chakra.p textStyle="display.arena">{arena.name}</chakra.p>
              <chakra.p textStyle="sm" color="fg.muted" truncate>
                {arena.tournament.name}
              </chakra.p>
            </Box>
            <ChevronRight size={20} aria-hidden="true" />
          </ArenaLink>
        ))}
      </Box>
    </>
  );
}
