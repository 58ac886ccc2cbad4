// Medals on a wall: contingents in order, and beside them the classes' winners; both turn by themselves.
import { Box, chakra } from '@chakra-ui/react';
import type { MedalEvent, MedalSnapshot, MedalStandingRow, MedalWinner } from '@gelanggang/contract/medals';
import { countsPoints, isChampionFinal, MEDAL_LABELS, MEDALS } from '@gelanggang/domain/results/medal-table';
import { RESULT_STATE_LABELS } from '@gelanggang/domain/results/result-state';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { MedalMark } from '@web/components/medal-mark';
import { classOf } from '@gelanggang/domain/words/match-class';
import { useNow } from '@web/lib/use-now';
import { useMedals } from '@web/live/use-medals';
import { pageAt } from '../stage';
import { displayTexts as texts } from '../texts';
import { FittedText } from './fitted-text';
import { ScreenHead } from './screen-frame';
import { ScreenNote } from './screen-note';

const ROWS = 10;
/** Winners that fit one above the other, with a head for each class. */
const LINES = 9;

export function MedalScreen({ slug }: { slug: string }) {
  const { data: medals, error } = useMedals(slug);
  if (!medals) return <ScreenNote text={error ? texts.waiting : texts.starting} />;
  return <Medals medals={medals} />;
}

function Medals({ medals }: { medals: MedalSnapshot }) {
  const now = useNow(1_000);
  const { tournament, standings, rule } = medals;
  const pages = chunks(standings, ROWS);
  const page = pageAt(now, pages.length);
  const classes = classPages(medals.events);
  const shownClasses = classes[pageAt(now, classes.length)] ?? [];
  const note = [
    isChampionFinal(medals) ? texts.overall : texts.medals,
    pages.length > 1 ? texts.page(page + 1, pages.length) : '',
  ];
  return (
    <>
      <ScreenHead tournament={tournament} note={note.filter(Boolean).join(' · ')} />
      {standings.length === 0 ? (
        <ScreenNote text={texts.noMedals} />
      ) : (
        <Box
          flex="1"
          minH="0"
          display="grid"
          gridTemplateColumns="minmax(0, 3fr) minmax(0, 2fr)"
          gap="28px"
          px="28px"
          pb="28px"
        >
          <Standings rows={pages[page] ?? []} byPoints={countsPoints(rule.overall_by)} />
          <Box display="grid" gap="20px" alignContent="start" minH="0" overflow="hidden">
            {shownClasses.map((shown) => (
              <ClassCard key={shown.title} {...shown} />
            ))}
          </Box>
        </Box>
      )}
    </>
  );
}

const COLUMNS = { gridTemplateColumns: '92px minmax(0, 1fr) 116px 116px 116px 132px' };

function Standings({ rows, byPoints }: { rows: readonly MedalStandingRow[]; byPoints: boolean }) {
  return (
    <chakra.section bg="screen.panel" minH="0" overflow="hidden">
      <Box display="grid" alignItems="center" h="72px" px="20px" fontSize="28px" color="#CFC4B4" style={COLUMNS}>
        <span />
        <span>{texts.contingent}</span>
        {MEDALS.map((medal) => (
          <chakra.span key={medal} textAlign="end" fontStretch="80%">
            {MEDAL_LABELS[medal]}
          </chakra.span>
        ))}
        <chakra.span textAlign="end" fontStretch="80%">
          {byPoints ? texts.points : texts.total}
        </chakra.span>
      </Box>
      {rows.map((row) => (
        <Box
          key={row.contingent_id}
          display="grid"
          alignItems="center"
          h="86px"
          px="20px"
          borderTop="1px solid #352E28"
          bg={row.rank === 1 ? '#4A1824' : undefined}
          style={COLUMNS}
        >
          <chakra.span textStyle="display.figure" fontSize="52px" color={row.rank > 3 ? '#A79B8B' : undefined}>
            {row.rank}
          </chakra.span>
          <FittedText text={shownName(row.contingent)} most={42} least={28} fontWeight="620" fontStretch="82%" />
          {MEDALS.map((medal) => (
            <chakra.span key={medal} textStyle="display.figure" fontSize="56px" textAlign="end">
              {row[medal]}
            </chakra.span>
          ))}
          <chakra.span textStyle="display.figure" fontSize="56px" textAlign="end" color="#CFC4B4">
            {byPoints ? row.points : row.total}
          </chakra.span>
        </Box>
      ))}
    </chakra.section>
  );
}

interface ClassShown {
  title: string;
  winners: readonly MedalWinner[];
}

function ClassCard({ title, winners }: ClassShown) {
  return (
    <chakra.section bg="screen.panel" px="20px" pb="12px">
      <FittedText text={title} most={34} least={28} fontWeight="680" fontStretch="84%" h="68px" lineHeight="68px" />
      {winners.map((winner) => (
        <Box
          key={`${winner.medal} ${winner.unit_id}`}
          display="grid"
          gridTemplateColumns="68px minmax(0, 1fr)"
          alignItems="center"
          h="88px"
          borderTop="1px solid #352E28"
        >
          <MedalMark medal={winner.medal} size={52} />
          <Box>
            <FittedText
              text={winner.names.map((one) => shownName(one)).join(' · ')}
              most={32}
              least={28}
              fontWeight="580"
              fontStretch="76%"
            />
            <FittedText text={shownName(winner.contingent)} most={28} least={28} color="#CFC4B4" fontStretch="76%" />
          </Box>
        </Box>
      ))}
    </chakra.section>
  );
}

/** Pools with medals, as many on a page as its height takes. */
function classPages(events: readonly MedalEvent[]): ClassShown[][] {
  const pages: ClassShown[][] = [];
  let left = 0;
  for (const event of events) {
    for (const pool of event.pools) {
      const state = event.state ?? (event.is_corrected ? 'corrected' : null);
      const mark = state === null ? '' : RESULT_STATE_LABELS[state];
      const title = [classOf(event), event.pools.length > 1 ? pool.name : '', mark].filter(Boolean).join(' · ');
      // pairs that are each their own final win more medals than a page has lines
      for (const winners of chunks(pool.winners, LINES)) {
        const height = winners.length + 1;
        if (height > left) {
          pages.push([]);
          left = LINES + 1;
        }
        pages.at(-1)?.push({ title, winners });
        left -= height;
      }
    }
  }
  return pages;
}

function chunks<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );
}
