// /admin/arena: the arenas that the account may run, as they stand now; at the desk also their pace and their laptops.
import * as arenaControlCalls from '@gelanggang/contract/calls/arena-control';
import { Box, chakra } from '@chakra-ui/react';
import type { ArenaRow } from '@gelanggang/contract/arena-control';
import type { LiveTournament } from '@gelanggang/contract/live';
import { grouped } from '@gelanggang/domain/grouped';
import { usePermissions } from '@web/site/account';
import { ButtonLink } from '@web/components/button';
import { PageHeader } from '@web/components/page-header';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { useNow } from '@web/lib/use-now';
import { arenaDays, dayToShow, daysOf, type ArenaDay } from '@web/live/arena-days';
import { useJoinedSnapshot } from '@web/live/joined-snapshot';
import { useCall } from '@web/lib/use-call';
import { ArenaCard } from './components/arena-card';
import { ArenaCodes } from './components/arena-codes';
import { PacePanel } from './components/pace-panel';
import { arenaTexts as texts } from './texts';
import { pathOf } from '@web/site/routes';

export default function ArenaListPage() {
  const arenas = useCall(arenaControlCalls.arenas);
  if (arenas.error) return <ErrorState error={arenas.error} onRetry={() => void arenas.refetch()} />;
  if (!arenas.data) return <PageLoading />;
  const byTournament = grouped(arenas.data, (arena) => arena.tournament.id);
  return (
    <>
      <PageHeader title={texts.title} note={arenas.data.length > 0 ? texts.choose : undefined} />
      {arenas.data.length === 0 ? <EmptyState text={texts.none} hint={texts.noneHint} /> : null}
      <Box display="grid" gap="8" gridTemplateColumns="minmax(0, 1fr)">
        {[...byTournament.values()].map((rows) => {
          const [first] = rows;
          return first ? <Tournament key={first.tournament.id} tournament={first.tournament} arenas={rows} /> : null;
        })}
      </Box>
    </>
  );
}

function Tournament({ tournament, arenas }: { tournament: LiveTournament; arenas: ArenaRow[] }) {
  const permissions = usePermissions();
  const isDesk = permissions.has('manage schedule');
  const now = useNow();
  const { data, error } = useJoinedSnapshot(tournament.slug);
  const day = data && dayToShow(daysOf(data.schedules), now, tournament.time_zone);
  const days: ArenaDay[] = data ? arenaDays(data, now).filter((one) => one.day === day) : [];
  return (
    <chakra.section aria-label={tournament.name} display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <Box display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <chakra.h2 textStyle="title.section" flex="1 1 12rem" minW="0">
          {tournament.name}
        </chakra.h2>
        <ButtonLink size="sm" to={pathOf('/announcer/:slug', { slug: tournament.slug })}>
          {texts.announcer}
        </ButtonLink>
      </Box>
      <Box display="grid" gap="3" gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 20rem), 1fr))">
        {arenas.map((arena) => (
          <ArenaCard
            key={arena.id}
            arena={arena}
            day={days.find((one) => one.arena.id === arena.id)}
            isLoading={data === undefined && !error}
            timeZone={tournament.time_zone}
          />
        ))}
      </Box>
      {isDesk && days.length > 0 ? <PacePanel tournamentId={tournament.id} /> : null}
      {isDesk ? <ArenaCodes arenas={arenas} /> : null}
    </chakra.section>
  );
}
