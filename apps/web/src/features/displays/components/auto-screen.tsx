// A screen that runs by itself: what its hall's state asks for (`hallView`), of all arenas or of one.
import { Box, chakra } from '@chakra-ui/react';
import type { DisplayState } from '@gelanggang/contract/displays';
import type { LiveSnapshot } from '@gelanggang/contract/live';
import { hallView } from '@gelanggang/domain/displays/hall-view';
import { dateRange } from '@gelanggang/domain/words/dates';
import { useNow } from '@web/lib/use-now';
import { useMedals } from '@web/live/use-medals';
import { hallState } from '../hall-state';
import { ArenaScreen } from './arena-screen';
import { DayOverScreen } from './day-over-screen';
import { FittedText } from './fitted-text';
import { MedalScreen } from './medal-screen';
import { ScheduleScreen } from './schedule-screen';
import { ScreenHead } from './screen-frame';
import { SponsorPictures } from './sponsor-screen';
import { WallScreen } from './wall-screen';

export function AutoScreen({ display, snapshot }: { display: DisplayState; snapshot: LiveSnapshot }) {
  const now = useNow(1_000);
  const { data: medals } = useMedals(snapshot.tournament.slug);
  const { arena_id: arenaId } = display;
  // what an older version kept has none
  const sponsors = display.sponsors ?? [];
  const hasMedals = (medals?.standings.length ?? 0) > 0;
  const waitsForAnnouncer = display.waits_for_announcer ?? false;
  const view = hallView(hallState({ snapshot, arenaId, hasMedals, waitsForAnnouncer, sponsors }, now), now);
  return (
    <Box flex="1" minH="0" display="flex" flexDirection="column" data-view={view.show}>
      <Shown view={view} display={display} snapshot={snapshot} medals={medals} />
    </Box>
  );
}

interface ShownProps {
  view: ReturnType<typeof hallView>;
  display: DisplayState;
  snapshot: LiveSnapshot;
  medals: ReturnType<typeof useMedals>['data'];
}

function Shown({ view, display, snapshot, medals }: ShownProps) {
  const { arena_id: arenaId, sponsors } = display;
  switch (view.show) {
    case 'call':
    case 'result': {
      const match = snapshot.matches.find((one) => one.id === view.matchId);
      const as = view.show === 'call' ? 'called' : 'result';
      return match?.arena_id ? (
        <ArenaScreen key={match.id} snapshot={snapshot} arenaId={match.arena_id} only={{ matchId: match.id, as }} />
      ) : (
        <WallScreen snapshot={snapshot} />
      );
    }
    case 'mats':
      return arenaId === null ? (
        <WallScreen snapshot={snapshot} />
      ) : (
        <ArenaScreen snapshot={snapshot} arenaId={arenaId} />
      );
    case 'next':
      return <ScheduleScreen snapshot={snapshot} />;
    case 'medals':
      return <MedalScreen slug={snapshot.tournament.slug} />;
    case 'sponsor':
      return <SponsorPictures sponsors={sponsors} at={view.index} />;
    case 'day-over':
      return <DayOverScreen snapshot={snapshot} medals={medals} />;
    case 'title':
      return <TitleScreen snapshot={snapshot} />;
  }
}

function TitleScreen({ snapshot: { tournament } }: { snapshot: LiveSnapshot }) {
  const { start_date: from, end_date: to } = tournament;
  return (
    <>
      <ScreenHead tournament={tournament} />
      <Box flex="1" minH="0" px="96px" pb="60px" display="grid" alignContent="center" textAlign="center">
        <FittedText
          text={tournament.name}
          most={200}
          least={64}
          lines={3}
          textStyle="display.figure"
          lineHeight="1.06"
        />
        <chakra.p fontSize="52px" color="#CFC4B4" mt="36px">
          {dateRange(from, to)}
        </chakra.p>
      </Box>
    </>
  );
}
