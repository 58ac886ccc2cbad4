// The live schedule (spec 1 §2, "Schedule page"; look-and-feel, "Public pages"): arena by arena, always up to date.
import { Box, chakra } from '@chakra-ui/react';
import { longDateWithDay } from '@gelanggang/domain/words/dates';
import type { LiveSnapshot } from '@gelanggang/contract/live';
import { memo, useMemo, useReducer } from 'react';
import { useParams } from 'react-router-dom';
import type { MatchKind } from '@gelanggang/domain/words/labels';
import { KEPT_PART, KeptPlace } from '../../../components/kept-place';
import { StandsStill } from '../../../components/stands-still';
import { useFollowed } from '../../../lib/followed';
import { useGradually } from '../../../lib/use-gradually';
import { useNow } from '../../../lib/use-now';
import { usePaced } from '../../../lib/use-paced';
import { arenaDays, onlySlots, type ArenaDay } from '../../../live/arena-days';
import { useDaySnapshot } from '../../../live/use-day-snapshot';
import { ArenaBar, anchorOf } from './arena-bar';
import { ArenaSection, heightOf } from './arena-section';
import { FollowBanner, FollowLine } from './follow-banner';
import { useDetailsAhead } from './opened-match';
import { ScheduleBar } from './schedule-bar';
import { ScheduleBody } from './schedule-body';
import { ALL_DAYS, useLooksFurther, useScheduleFilters } from '../use-schedule-filters';

export function LiveSchedule({ kind }: { kind: MatchKind }) {
  const slug = useParams().slug ?? '';
  const now = useNow();
  const following = useFollowed(slug);
  const [isBarUsed, noteUse] = useReducer(() => true, false);
  const wantsMore = useLooksFurther() || isBarUsed || following.list.length > 0;
  const { data, error, refetch, isMoreComing } = useDaySnapshot(slug, kind, now, wantsMore);
  const told = useMemo(() => ({ snapshot: data, error, isMoreComing }), [data, error, isMoreComing]);
  useDetailsAhead();
  return (
    <LiveBoard
      slug={slug}
      kind={kind}
      now={now}
      following={following}
      told={usePaced(told, `${slug} ${kind}`)}
      onRetry={refetch}
      onUse={noteUse}
    />
  );
}

interface LiveBoardProps {
  slug: string;
  kind: MatchKind;
  now: number;
  following: ReturnType<typeof useFollowed>;
  told: Pick<ReturnType<typeof useDaySnapshot>, 'error' | 'isMoreComing'> & { snapshot: LiveSnapshot | undefined };
  onRetry(): unknown;
  onUse(): void;
}

const LiveBoard = memo(function LiveBoard({ slug, kind, now, following, told, onRetry, onUse }: LiveBoardProps) {
  const { snapshot } = told;
  const filters = useScheduleFilters(snapshot, now);
  const days = useMemo(() => (snapshot ? arenaDays(snapshot, now) : []), [snapshot, now]);
  const timeZone = snapshot?.tournament.time_zone ?? 'Asia/Jakarta';
  const shown = onlySlots(
    days,
    (slot) => filters.isWanted(slot) && (!filters.isOnlyFollowed || following.followsMatch(slot.match)),
  );
  const followed = { slug, kind, following, days: snapshot ? days : null, timeZone };

  return (
    <>
      <StandsStill tournament={snapshot?.tournament} />
      <ScheduleBar
        slug={slug}
        kind={kind}
        view="live"
        line={following.list[0] ? <FollowLine {...followed} /> : undefined}
        canShowOnlyFollowed={following.list.length > 0}
        tournament={snapshot?.tournament}
        filters={filters}
        onUse={onUse}
      />
      <FollowBanner
        {...followed}
        isOnly={filters.isOnlyFollowed}
        onOnly={(only) => filters.set({ only: only ? '1' : null })}
      />
      <Box maxW="page" mx="auto" px={{ base: '0', lg: '8' }} pb="6" minH="100dvh">
        <ScheduleBody {...{ slug, kind, told, days, shown, filters, onRetry }}>
          {() => (
            <KeptPlace>
              <Days
                days={shown}
                isDayNamed={filters.date === ALL_DAYS}
                timeZone={timeZone}
                query={filters.query}
                isUnfolded={filters.isActive}
                following={following}
              />
            </KeptPlace>
          )}
        </ScheduleBody>
      </Box>
      <ArenaBar days={shown} />
    </>
  );
});

interface DaysProps {
  days: readonly ArenaDay[];
  isDayNamed: boolean;
  timeZone: string;
  query: string;
  isUnfolded: boolean;
  following: ReturnType<typeof useFollowed>;
}

/** Too little room would let the arena lie over what follows, for whoever asks where things are without looking. */
const untilNear = (height: number) => ({
  contentVisibility: 'auto' as const,
  containIntrinsicSize: `auto ${height}px`,
});

/** Arenas that come with the page, about two screens of a phone. */
const FIRST_ARENAS = 2;

function Days({ days: all, isDayNamed, ...rest }: DaysProps) {
  const days = all.slice(0, useGradually(all.length, FIRST_ARENAS, 1));
  const byDay = [...new Set(days.map((one) => one.day))];
  return byDay.map((day) => (
    <chakra.section key={day}>
      {isDayNamed ? (
        <chakra.h2 textStyle="title.section" px="4" pt="6" pb="1" borderBottomWidth="2px" borderColor="fg">
          {longDateWithDay(day)}
        </chakra.h2>
      ) : null}
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        columnGap="8"
      >
        {days
          .filter((one) => one.day === day)
          .map((one) => (
            <Box
              key={anchorOf(one)}
              id={anchorOf(one)}
              scrollMarginTop="112px"
              {...KEPT_PART}
              // an arena that nobody has scrolled to yet costs no layout
              style={one === days[0] ? undefined : untilNear(heightOf(one, rest.isUnfolded))}
            >
              <ArenaSection one={one} {...rest} />
            </Box>
          ))}
      </Box>
    </chakra.section>
  ));
}
