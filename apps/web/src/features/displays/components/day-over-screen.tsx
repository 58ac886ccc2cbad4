// The end of a day: medals, the first match of each arena tomorrow (or the overall winner), and today's winners.
import { roundText } from '@gelanggang/domain/draw/round-labels';
import { Box, chakra } from '@chakra-ui/react';
import type { LiveSnapshot } from '@gelanggang/contract/live';
import type { MedalSnapshot, MedalStandingRow } from '@gelanggang/contract/medals';
import { countsPoints, isChampionFinal, MEDAL_LABELS, MEDALS } from '@gelanggang/domain/results/medal-table';
import { localDateTime, longDateWithDay } from '@gelanggang/domain/words/dates';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { cornersOf } from '@web/live/corners-of';
import { useNow } from '@web/lib/use-now';
import { dayToShow, daysOf, shortArenaName, type Slot } from '@web/live/arena-days';
import { classOf } from '@gelanggang/domain/words/match-class';
import { dayOver, type Standing } from '../day-over';
import { pageAt, pagesOf } from '../stage';
import { displayTexts as texts } from '../texts';
import { CornerLabel } from './corner-label';
import { Column, ColumnNote } from './screen-column';
import { FittedText } from './fitted-text';
import { nameIn, timeOf } from './match-words';
import { ScreenHead } from './screen-frame';

const STANDINGS = 8;
const FIRST = 4;
const WINNERS = 8;
const CHAMPIONS = 3;

interface DayOverScreenProps {
  snapshot: LiveSnapshot;
  medals: MedalSnapshot | undefined;
}

export function DayOverScreen({ snapshot, medals }: DayOverScreenProps) {
  const now = useNow(1_000);
  const { tournament } = snapshot;
  const day = dayToShow(daysOf(snapshot.schedules), now, tournament.time_zone) ?? tournament.end_date;
  const over = dayOver(snapshot, medals, day, now);
  const number = daysOf(snapshot.schedules).indexOf(day) + 1;
  return (
    <>
      <ScreenHead tournament={tournament} note={texts.dayIsOver(number, over.matches)} />
      <Box
        flex="1"
        minH="0"
        display="grid"
        gridTemplateColumns="minmax(0, 560fr) minmax(0, 644fr) minmax(0, 588fr)"
        gap="24px"
        px="40px"
        pb="40px"
        data-day-over={day}
      >
        <Medals medals={medals} />
        {over.next ? (
          <Tomorrow first={over.next.first} day={over.next.day} now={now} timeZone={tournament.time_zone} />
        ) : (
          <Champions medals={medals} />
        )}
        {over.winners.length > 0 ? (
          <People title={texts.winnersToday} people={over.winners} now={now} />
        ) : (
          <People title={texts.finalists} people={over.finalists} now={now} />
        )}
      </Box>
    </>
  );
}

const MEDAL_COLOURS = { gold: '#E3BC55', silver: '#C9C6C0', bronze: '#C98F5D' } as const;
const COUNTS = { gridTemplateColumns: '44px minmax(0, 1fr) 76px 64px 72px' };

function Medals({ medals }: { medals: MedalSnapshot | undefined }) {
  const events = (medals?.events ?? []).filter((event) => event.gives_medals);
  const done = events.filter((event) => event.is_over).length;
  const rows = medals?.standings ?? [];
  return (
    <Column title={texts.medalsColumn} note={events.length > 0 ? texts.classesDone(done, events.length) : undefined}>
      {rows.length === 0 ? (
        <ColumnNote text={texts.noMedals} />
      ) : (
        <>
          <Box display="grid" h="60px" alignItems="center" fontSize="28px" fontWeight="600" style={COUNTS}>
            <span />
            <span />
            {MEDALS.map((medal) => (
              <chakra.span key={medal} textAlign="end" fontStretch="70%" style={{ color: MEDAL_COLOURS[medal] }}>
                {texts.medalShort[medal]}
              </chakra.span>
            ))}
          </Box>
          {rows.slice(0, STANDINGS).map((row) => (
            <Counts key={row.contingent_id} row={row} />
          ))}
          <ColumnNote text={texts.howRanked(medals?.rule.overall_by ?? 'golds', rows.length)} />
        </>
      )}
    </Column>
  );
}

function Counts({ row }: { row: MedalStandingRow }) {
  return (
    <Box display="grid" h="81px" alignItems="center" borderTop="1px solid #352E28" style={COUNTS}>
      <chakra.span textStyle="display.figure" fontSize="34px" color="#A79B8B">
        {row.rank}
      </chakra.span>
      <Box minW="0">
        <FittedText
          text={shownName(row.contingent)}
          most={32}
          least={28}
          spill={2}
          fontWeight="620"
          fontStretch="82%"
        />
      </Box>
      {MEDALS.map((medal) => (
        <chakra.span
          key={medal}
          textStyle="display.figure"
          fontSize="46px"
          textAlign="end"
          aria-label={`${row[medal]} ${MEDAL_LABELS[medal]}`}
          color={medal === 'gold' ? undefined : '#CFC4B4'}
        >
          {row[medal]}
        </chakra.span>
      ))}
    </Box>
  );
}

interface TomorrowProps {
  first: readonly { arena: string; slot: Slot }[];
  day: string;
  now: number;
  timeZone: string;
}

function Tomorrow({ first, day, now, timeZone }: TomorrowProps) {
  const pages = pagesOf(first, FIRST);
  const page = pageAt(now, pages.length);
  return (
    <Column title={isTomorrow(day, now, timeZone) ? texts.tomorrow : texts.nextDay} note={longDateWithDay(day)}>
      {(pages[page] ?? []).map(({ arena, slot }) => (
        <FirstMatch key={slot.match.id} arena={arena} slot={slot} timeZone={timeZone} />
      ))}
    </Column>
  );
}

const DAY_MS = 86_400_000;
const isTomorrow = (day: string, now: number, timeZone: string): boolean =>
  localDateTime(now + DAY_MS, timeZone).date === day;

function FirstMatch({ arena, slot, timeZone }: { arena: string; slot: Slot; timeZone: string }) {
  const { match } = slot;
  const label = match.partai ?? shortArenaName(arena);
  return (
    <Box
      display="grid"
      gridTemplateColumns="136px minmax(0, 1fr)"
      columnGap="24px"
      alignItems="center"
      h="209px"
      borderBottom="1px solid #352E28"
      data-first={match.id}
    >
      <Box textAlign="center">
        <chakra.p
          bg="screen.fg"
          color="#17130F"
          textStyle="display.figure"
          fontSize={label.length > 5 ? '44px' : '64px'}
          lineHeight="88px"
        >
          {label}
        </chakra.p>
        <chakra.p textStyle="display.figure" fontSize="50px" mt="14px">
          {timeOf(slot, timeZone)}
        </chakra.p>
      </Box>
      <Box display="grid" gap="10px">
        <FittedText
          text={[classOf(match), roundText(match.round_label)].filter(Boolean).join(', ')}
          most={30}
          least={28}
          color="#CFC4B4"
          fontStretch="84%"
        />
        {cornersOf(match).map((corner) => (
          <Box key={corner} display="flex" alignItems="center" gap="16px">
            {match.kind === 'seni' && match.mode === 'default' ? null : <CornerLabel corner={corner} height="42px" />}
            <FittedText
              text={nameIn(match, corner)}
              most={38}
              least={28}
              flex="1"
              fontWeight="620"
              fontStretch="84%"
              lineHeight="1.2"
            />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** Instead of tomorrow, after the last day. */
function Champions({ medals }: { medals: MedalSnapshot | undefined }) {
  const rows = medals?.standings ?? [];
  const byPoints = medals !== undefined && countsPoints(medals.rule.overall_by);
  // nobody is champion while a class is open
  const isFinal = medals !== undefined && isChampionFinal(medals);
  return (
    <Column title={isFinal ? texts.champion : texts.standing}>
      {rows.length === 0 ? <ColumnNote text={texts.noMedals} /> : null}
      {rows.slice(0, CHAMPIONS).map((row) => (
        <Box key={row.contingent_id} py="34px" borderBottom="1px solid #352E28" data-champion={row.rank}>
          <chakra.p fontSize="30px" color="#CFC4B4">
            {row.rank === 1 && isFinal ? texts.champion : texts.place(row.rank)}
          </chakra.p>
          <FittedText
            text={shownName(row.contingent)}
            most={row.rank === 1 ? 84 : 54}
            least={34}
            lines={2}
            textStyle="display.figure"
            lineHeight="1.05"
            mt="8px"
          />
          <chakra.p fontSize="34px" fontWeight="600" mt="14px">
            {byPoints
              ? texts.withPoints(row.points)
              : MEDALS.map((one) => `${row[one]} ${MEDAL_LABELS[one]}`).join(', ')}
          </chakra.p>
        </Box>
      ))}
    </Column>
  );
}

function People({ title, people, now }: { title: string; people: readonly Standing[]; now: number }) {
  const pages = pagesOf(people, WINNERS);
  const page = pageAt(now, pages.length);
  return (
    <Column title={title} note={pages.length > 1 ? texts.pageOf(page + 1, pages.length) : undefined}>
      {people.length === 0 ? <ColumnNote text={texts.noFinals} /> : null}
      {(pages[page] ?? []).map((one, index) => (
        <Box
          key={index}
          h="98px"
          display="grid"
          gridTemplateColumns="minmax(0, 1fr) minmax(0, 44%)"
          columnGap="20px"
          alignContent="center"
          borderBottom="1px solid #352E28"
          data-person
        >
          <FittedText
            text={shownName(one.name)}
            most={34}
            least={28}
            gridColumn={one.isOfSeveral ? '1 / -1' : '1'}
            fontWeight="650"
            fontStretch="80%"
          />
          <FittedText
            text={shownName(one.contingent)}
            most={28}
            least={28}
            gridColumn="1"
            color="#CFC4B4"
            fontStretch="82%"
          />
          {/* which event of seni it was stands at its end */}
          <Box gridColumn="2" gridRow={one.isOfSeveral ? '2' : '1 / 3'} minW="0" alignSelf="center">
            <FittedText
              text={one.of}
              most={28}
              least={28}
              spill={one.isOfSeveral ? 1 : 3}
              textAlign="end"
              fontWeight="550"
              fontStretch="72%"
            />
          </Box>
        </Box>
      ))}
    </Column>
  );
}
