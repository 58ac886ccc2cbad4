// The rest of the day, arena beside arena: the match on the mat first, then as many as fit.
import { Box, chakra } from '@chakra-ui/react';
import type { LiveMatch, LiveSnapshot } from '@gelanggang/contract/live';
import { longDateWithDay } from '@gelanggang/domain/words/dates';
import type { Corner } from '@gelanggang/domain/words/corners';
import { cornersOf } from '@web/live/corners-of';
import { useNow } from '@web/lib/use-now';
import { dayToShow, daysOf, type Slot } from '@web/live/arena-days';
import { arenaViews, pageAt, pagesOf, type ArenaView } from '../stage';
import { displayTexts as texts } from '../texts';
import { FittedText } from './fitted-text';
import { nameIn, stateOf, timeOf } from './match-words';
import { ScreenHead } from './screen-frame';
import { ScreenNote } from './screen-note';
import { ArenaBadge } from './arena-badge';

const ARENAS_AT_ONCE = 4;
const ROWS = 8;

export function ScheduleScreen({ snapshot }: { snapshot: LiveSnapshot }) {
  const now = useNow(5_000);
  const { tournament } = snapshot;
  const pages = pagesOf(arenaViews(snapshot, now), ARENAS_AT_ONCE);
  const page = pageAt(now, pages.length);
  const views = pages[page] ?? [];
  const day = dayToShow(daysOf(snapshot.schedules), now, tournament.time_zone);
  const note = [day ? longDateWithDay(day) : '', pages.length > 1 ? texts.page(page + 1, pages.length) : ''];
  return (
    <>
      <ScreenHead tournament={tournament} note={note.filter(Boolean).join(' · ')} />
      {views.length === 0 ? (
        <ScreenNote text={texts.noMatches} />
      ) : (
        <Box
          flex="1"
          minH="0"
          display="grid"
          gap="20px"
          px="28px"
          pb="28px"
          style={{ gridTemplateColumns: `repeat(${views.length}, minmax(0, 1fr))` }}
        >
          {views.map((view) => (
            <ArenaColumn
              key={view.arena.id}
              view={view}
              now={now}
              timeZone={tournament.time_zone}
              isNarrow={views.length > 2}
            />
          ))}
        </Box>
      )}
    </>
  );
}

interface ArenaColumnProps {
  view: ArenaView;
  now: number;
  timeZone: string;
  isNarrow: boolean;
}

function ArenaColumn({ view, now, timeZone, isNarrow }: ArenaColumnProps) {
  const isOn = view.shown !== null && view.shown.as !== 'result';
  const slots = [...(isOn && view.shown ? [view.shown.slot] : []), ...view.coming];
  const more = slots.length - ROWS;
  return (
    <chakra.section bg="screen.panel" display="flex" flexDirection="column" minH="0" overflow="hidden">
      <chakra.header display="flex" alignItems="center" gap="20px" h="84px" pe="20px" flex="none">
        <ArenaBadge name={view.arena.name} />
        <FittedText text={view.arena.name} most={34} least={28} flex="1" fontWeight="650" fontStretch="78%" />
        {view.behindMinutes > 0 ? (
          <chakra.span fontSize="28px" fontWeight="600" color="#E8BE66" whiteSpace="nowrap" flex="none">
            {texts.minutesLate(view.behindMinutes)}
          </chakra.span>
        ) : null}
      </chakra.header>
      {slots.length === 0 ? <ScreenNote text={texts.allDone} /> : null}
      {slots.slice(0, ROWS).map((slot, index) => (
        <MatchLine
          key={slot.match.id}
          slot={slot}
          state={index === 0 && isOn && view.shown ? stateOf(slot, view.shown.as, now, timeZone).label : null}
          isOnMat={index === 0 && view.shown?.as === 'running'}
          timeZone={timeZone}
          isNarrow={isNarrow}
        />
      ))}
      {more > 0 ? (
        <chakra.p mt="auto" px="20px" h="56px" lineHeight="56px" fontSize="28px" color="#A79B8B" flex="none">
          {texts.more(more)}
        </chakra.p>
      ) : null}
    </chakra.section>
  );
}

interface MatchLineProps {
  slot: Slot;
  state: string | null;
  isOnMat: boolean;
  timeZone: string;
  /** Its time stands below its number: beside the names it would cut them. */
  isNarrow: boolean;
}

function MatchLine({ slot, state, isOnMat, timeZone, isNarrow }: MatchLineProps) {
  const { match } = slot;
  const corners = cornersOf(match);
  const stateShown = state && (isOnMat || match.status === 'called') ? state : null;
  const time = isOnMat || (isNarrow && stateShown) ? null : timeOf(slot, timeZone);
  return (
    <Box
      display="grid"
      gridTemplateColumns={
        isNarrow ? 'minmax(116px, max-content) minmax(0, 1fr)' : 'minmax(76px, max-content) minmax(0, 1fr) auto'
      }
      columnGap="14px"
      alignItems="center"
      px="20px"
      h="104px"
      flex="none"
      borderTop="1px solid #352E28"
      bg={isOnMat ? '#4A1824' : undefined}
      data-match={match.id}
    >
      <chakra.span textStyle="display.figure" fontSize={isNarrow ? '44px' : '48px'}>
        {match.partai ?? '–'}
      </chakra.span>
      <Box gridRow={isNarrow ? 'span 2' : undefined}>
        {corners.map((corner) => (
          <Line key={corner} match={match} corner={corner} isAlone={corners.length === 1} />
        ))}
      </Box>
      <Box
        textAlign={isNarrow ? 'start' : 'end'}
        fontSize={isNarrow ? '28px' : '30px'}
        fontWeight="650"
        fontStretch={isNarrow ? '78%' : '90%'}
        whiteSpace="nowrap"
      >
        {time ? <chakra.span display="block">{time}</chakra.span> : null}
        {stateShown ? (
          <chakra.span display="block" fontSize="28px" fontWeight="550">
            {stateShown}
          </chakra.span>
        ) : null}
      </Box>
    </Box>
  );
}

/** One alone has the room of two, and is often a team. */
function Line({ match, corner, isAlone }: { match: LiveMatch; corner: Corner; isAlone: boolean }) {
  const isCorner = match.kind === 'tanding' || match.mode === 'battle';
  return (
    <Box display="flex" alignItems="center" gap="12px" minH="42px">
      <chakra.span w="10px" h="32px" flex="none" bg={isCorner ? `screen.${corner}` : '#62574B'} />
      <FittedText
        text={nameIn(match, corner)}
        most={31}
        least={28}
        spill={isAlone ? 2 : 1}
        flex="1"
        fontStretch="74%"
        fontWeight="580"
        lineHeight="1.2"
      />
    </Box>
  );
}
