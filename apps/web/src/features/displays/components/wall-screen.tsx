// Every arena at once: the match on its mat, the next two, how far it is behind (look-and-feel, "Big screens").
import { Box, chakra } from '@chakra-ui/react';
import type { LiveMatch, LiveSnapshot } from '@gelanggang/contract/live';
import { COUNTED_BY } from '@gelanggang/domain/scoring/counted-by';
import { scoreText } from '@gelanggang/domain/scoring/score-text';
import { DECIDED_BY_LABELS } from '@gelanggang/domain/seni/decided-by';
import { CORNER_LABELS, type Corner } from '@gelanggang/domain/words/corners';
import { seniScoreText } from '@gelanggang/domain/words/seni-score';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { sheetTexts } from '@web/components/performance/sheet-texts';
import { classOf } from '@gelanggang/domain/words/match-class';
import { useNow } from '@web/lib/use-now';
import { useMatchScore } from '@web/live/use-arena-score';
import { useClock } from '@web/live/use-clock';
import { arenaViews, pageAt, pagesOf, type ArenaView } from '../stage';
import { displayTexts as texts } from '../texts';
import { FittedText, useSameSize } from './fitted-text';
import { howWon, nameIn, NextRow, scoreOf, shownCorners, stateOf, whyWon } from './match-words';
import { PerformanceNow } from './seni-points';
import { ScreenHead } from './screen-frame';
import { ScreenNote } from './screen-note';
import { ArenaBadge } from './arena-badge';

const MOST_AT_ONCE = 6;

export function WallScreen({ snapshot }: { snapshot: LiveSnapshot }) {
  const now = useNow(1_000);
  const { tournament } = snapshot;
  const pages = pagesOf(arenaViews(snapshot, now), MOST_AT_ONCE);
  const page = pageAt(now, pages.length);
  const views = pages[page] ?? [];
  const columns = views.length <= 1 ? 1 : views.length <= 4 ? 2 : 3;
  return (
    <>
      <ScreenHead tournament={tournament} note={pages.length > 1 ? texts.page(page + 1, pages.length) : undefined} />
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
          gridAutoRows="minmax(0, 1fr)"
          style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
        >
          {views.map((view) => (
            <ArenaTile
              key={view.arena.id}
              view={view}
              matches={snapshot.matches}
              now={now}
              timeZone={tournament.time_zone}
              isSmall={columns > 2}
            />
          ))}
        </Box>
      )}
    </>
  );
}

interface ArenaTileProps {
  view: ArenaView;
  matches: readonly LiveMatch[];
  now: number;
  timeZone: string;
  isSmall: boolean;
}

function ArenaTile({ view, matches, now, timeZone, isSmall }: ArenaTileProps) {
  const { shown, coming } = view;
  const clock = useClock(shown?.slot.match.clock);
  const state = clock
    ? { label: clock.label, value: clock.text }
    : shown && stateOf(shown.slot, shown.as, now, timeZone);
  const isQuiet = shown?.as === 'running';
  return (
    <chakra.article
      bg="screen.panel"
      display="flex"
      flexDirection="column"
      minH="0"
      aria-label={view.arena.name}
      data-shown={shown?.as}
      data-arena={view.arena.id}
    >
      <chakra.header display="flex" alignItems="center" gap="20px" h="84px" pe="20px" fontSize="30px" flex="none">
        <ArenaBadge name={view.arena.name} />
        {shown ? (
          <>
            <chakra.span textStyle="display.figure" fontSize="56px" flex="none">
              {shown.slot.match.partai ?? '–'}
            </chakra.span>
            {isSmall ? null : (
              <chakra.span fontWeight="550" color="#CFC4B4" truncate>
                {classOf(shown.slot.match)}
              </chakra.span>
            )}
          </>
        ) : null}
        <chakra.span flex="1" />
        {view.behindMinutes > 0 && shown?.as !== 'result' ? (
          <chakra.span
            fontSize="28px"
            fontWeight="600"
            color="#E8BE66"
            fontStretch={isSmall ? '76%' : undefined}
            truncate
          >
            {isSmall ? texts.minutesLateShort(view.behindMinutes) : texts.minutesLate(view.behindMinutes)}
          </chakra.span>
        ) : null}
        {state ? (
          <chakra.span
            display="flex"
            alignItems="center"
            gap="14px"
            fontWeight="600"
            whiteSpace="nowrap"
            flex="none"
            fontStretch={isSmall ? '78%' : undefined}
            css={isQuiet ? {} : { bg: '#94253F', color: '#FFF8F0', px: '18px', py: '6px', rounded: '4px' }}
          >
            {isSmall && isQuiet && shown.slot.match.kind === 'seni' ? null : state.label}
            <chakra.span
              textStyle={isQuiet ? 'display.figure' : undefined}
              fontSize={isQuiet ? '54px' : undefined}
              fontVariantNumeric="tabular-nums"
            >
              {state.value}
            </chakra.span>
          </chakra.span>
        ) : null}
      </chakra.header>
      {shown ? (
        <Sides match={shown.slot.match} matches={matches} isSmall={isSmall} />
      ) : (
        <ScreenNote text={texts.allDone} />
      )}
      {coming.slice(0, 2).map((slot) => (
        <NextRow key={slot.match.id} slot={slot} timeZone={timeZone} isSmall={isSmall} />
      ))}
    </chakra.article>
  );
}

interface SidesProps {
  match: LiveMatch;
  matches: readonly LiveMatch[];
  isSmall: boolean;
}

function Sides({ match, matches, isSmall }: SidesProps) {
  const live = useMatchScore(match);
  const names = useSameSize();
  const shown = shownCorners(match, matches);
  return (
    <Box flex="1" minH="0" display="grid" gridAutoFlow="column" gridAutoColumns="minmax(0, 1fr)" overflow="hidden">
      {shown.map(({ row, corner }) => (
        <Side
          key={corner}
          match={row}
          corner={corner}
          score={live ? live[corner].score : scoreOf(row, corner)}
          mark={live && corner === 'blue' ? COUNTED_BY[live.counted_by] : null}
          names={names}
          isSmall={isSmall}
          isPair={row.kind === 'seni' && shown.length > 1}
        />
      ))}
    </Box>
  );
}

interface SideProps {
  match: LiveMatch;
  corner: Corner;
  score: number | null;
  /** Who counts it, where that is no panel: once for both corners. */
  mark: string | null;
  names: ReturnType<typeof useSameSize>;
  isSmall: boolean;
  /** Both performances of a battle: the head of the tile says who has won. */
  isPair: boolean;
}

function Side({ match, corner, score, mark, names, isSmall, isPair }: SideProps) {
  const isRight = corner === 'red' && match.kind === 'tanding';
  const isCorner = match.kind === 'tanding' || match.mode === 'battle';
  const hasWon = match.winner === corner;
  return (
    <Box
      bg={isCorner ? `screen.${corner}` : '#3A332C'}
      color="#fff"
      px="20px"
      pt={isSmall ? '10px' : '16px'}
      pb={isSmall ? '6px' : '10px'}
      display="flex"
      flexDirection="column"
      textAlign={isRight ? 'end' : 'start'}
      minH="0"
    >
      <FittedText
        text={nameIn(match, corner)}
        most={60}
        least={34}
        spill={2}
        like={names}
        data-name={corner}
        textStyle="display.figure"
        lineHeight="1.08"
        flex="none"
      />
      <FittedText
        text={shownName(match[corner].contingent)}
        most={30}
        least={28}
        spill={match.seni ? 1 : 2}
        fontWeight="500"
        fontStretch={isSmall ? '74%' : '90%'}
        lineHeight="1.25"
        mt={isSmall ? '0' : '4px'}
        flex="none"
      />
      {match.seni ? <PerformanceNow match={match} seni={match.seni} size={28} isShort /> : null}
      {match.seni?.is_held ? <chakra.p fontSize="28px">{sheetTexts.held}</chakra.p> : null}
      {match.seni?.decided_by && hasWon ? (
        <FittedText
          text={isSmall ? DECIDED_BY_LABELS[match.seni.decided_by] : whyWon(match)}
          most={28}
          least={28}
          fontWeight="600"
          fontStretch={isSmall ? '74%' : '90%'}
          lineHeight="1.25"
          flex="none"
        />
      ) : null}
      <Box
        mt="auto"
        display="flex"
        alignItems="flex-end"
        justifyContent="space-between"
        gap="16px"
        flexDirection={isRight ? 'row-reverse' : 'row'}
        fontSize="30px"
        fontWeight="650"
      >
        <Box>
          {hasWon && !isPair ? (
            <chakra.span
              display="inline-block"
              bg="#fff"
              color={`screen.${corner}`}
              rounded="4px"
              px="12px"
              mb="6px"
              fontSize="28px"
              data-won={corner}
            >
              {howWon(match)}
            </chakra.span>
          ) : null}
          {mark === null ? null : (
            <chakra.p fontSize="28px" fontWeight="500" fontStretch="74%" whiteSpace="nowrap">
              {mark}
            </chakra.p>
          )}
          <chakra.p>{isCorner ? CORNER_LABELS[corner] : texts.performs}</chakra.p>
        </Box>
        {score !== null ? (
          <chakra.span
            textStyle="display.figure"
            fontSize={isSmall ? (isPair ? '72px' : '92px') : '108px'}
            lineHeight=".82"
            pb="4px"
            flex="none"
            data-score={corner}
          >
            {match.kind === 'seni' ? seniScoreText(score) : scoreText(score)}
          </chakra.span>
        ) : null}
      </Box>
    </Box>
  );
}
