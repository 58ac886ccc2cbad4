// A performance, or both of a battle: who, how each score was made, and why one of them goes on.
import { Box, chakra } from '@chakra-ui/react';
import type { LiveMatch, LiveSeni } from '@gelanggang/contract/live';
import type { MatchRecap, PerformanceEntry } from '@gelanggang/contract/match-recap';
import { isDrawnByLot } from '@gelanggang/domain/rules/battle-lot';
import { lotText } from '@gelanggang/domain/rules/jurus-text';
import { decidedJurusCardText } from '@gelanggang/domain/seni/jurus-cards';
import { lotOf } from '@gelanggang/domain/seni/ranking';
import { CORNER_LABELS } from '@gelanggang/domain/words/corners';
import { seniScoreText } from '@gelanggang/domain/words/seni-score';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { ButtonLink } from '@web/components/button';
import { JurusCardBand } from '@web/components/card-band';
import { isProvisional } from '@web/components/result-state';
import { cornerName } from '@web/live/corners-of';
import { PerformanceSheet } from '@web/components/performance/performance-sheet';
import { sheetTexts } from '@web/components/performance/sheet-texts';
import { enteredText, shownText, wonBecause } from '@web/components/performance/performance-words';
import { mistakesText } from '@web/components/performance/score-details';
import { withoutCapital } from '@web/lib/first-letter';
import { classOf } from '@gelanggang/domain/words/match-class';
import { ContingentLink, EntryLink } from './home-links';
import { recapTexts as texts } from '../texts';
import { ShareResult } from './share-result';
import { pathOf } from '@web/site/routes';

export default function PerformanceRecap({ recap }: { recap: MatchRecap }) {
  const { match, other, entries, tournament } = recap;
  const rows = [match, ...(other ? [other] : [])].sort((a, b) => (a.corner ?? '').localeCompare(b.corner ?? ''));
  const isPair = rows.length > 1;
  return (
    <>
      <Lot match={match} />
      <Box
        display="grid"
        gap="5"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: `repeat(${rows.length}, minmax(0, 1fr))` }}
        maxW={isPair ? undefined : '44rem'}
      >
        {rows.map((row) => (
          <Performance
            slug={tournament.slug}
            key={row.id}
            row={row}
            entries={entries.filter((one) => one.match_id === row.id)}
          />
        ))}
      </Box>
      <Decision match={match} rows={rows} />
      <Box display="flex" flexWrap="wrap" gap="2">
        <ShareResult
          matchId={match.id}
          text={sentenceOf(rows, tournament.name)}
          isOver={match.seni?.outcome != null && !isProvisional(match)}
        />
        <ButtonLink
          to={pathOf('/bagan/:slug/seni/:poolId', { slug: tournament.slug, poolId: match.pool_id })}
          minH="48px"
          flex={{ base: '1', sm: 'none' }}
        >
          {isPair ? texts.toBracket : texts.toRanking}
        </ButtonLink>
      </Box>
    </>
  );
}

/** What is shared with the address: who performed what, and for how many points. */
function sentenceOf(rows: readonly LiveMatch[], tournament: string): string {
  const [first] = rows;
  if (!first) return tournament;
  const whoAndScore = rows.map((row) => {
    const score = row.seni?.score ?? null;
    return [cornerName(row[row.corner ?? 'blue'], row.round), score === null ? '' : seniScoreText(score)]
      .filter(Boolean)
      .join(' ');
  });
  return `${texts.partai(first.partai)}, ${classOf(first)}: ${whoAndScore.join(' – ')}. ${tournament}`;
}

interface PerformanceProps {
  slug: string;
  row: LiveMatch;
  entries: readonly PerformanceEntry[];
}

function Performance({ slug, row, entries }: PerformanceProps) {
  const { seni } = row;
  if (!seni) return null;
  return (
    <Box display="grid" gap="3" alignContent="start" data-performance={row.corner ?? 'alone'}>
      <Head slug={slug} row={row} seni={seni} />
      <JurusCardBand seni={seni} />
      {seni.outcome === null ? (
        <chakra.p color="fg.muted">
          {row.status === 'ongoing'
            ? [sheetTexts.performing, enteredText(seni)].filter(Boolean).join(' · ')
            : sheetTexts.notYet}
        </chakra.p>
      ) : (
        <chakra.section aria-label={`${sheetTexts.title} ${shownName(row[row.corner ?? 'blue'].name)}`}>
          <PerformanceSheet seni={seni} />
          {seni.card?.outcome ? (
            <chakra.p mt="3" data-card="decided">
              {decidedJurusCardText(seni.card, seni.card.outcome)}.
            </chakra.p>
          ) : null}
          <Mistakes entries={entries} />
        </chakra.section>
      )}
    </Box>
  );
}

/** Of tunggal and regu, judged on panels: how many mistakes each judge saw, and where those that said so. */
function Mistakes({ entries }: { entries: readonly PerformanceEntry[] }) {
  const seen = entries.filter((one) => one.steadiness !== null);
  if (seen.length === 0) return null;
  return (
    <chakra.ul mt="3" textStyle="sm" color="fg.muted" aria-label={sheetTexts.mistakes} data-mistakes-seen>
      {seen.map((one) => (
        <li key={one.seat}>
          {sheetTexts.seat(one.seat)}: {mistakesText(one)}
        </li>
      ))}
    </chakra.ul>
  );
}

function Head({ slug, row, seni }: { slug: string; row: LiveMatch; seni: LiveSeni }) {
  const { corner } = row;
  const who = row[corner ?? 'blue'];
  const hasWon = corner !== null && row.winner === corner;
  return (
    <chakra.section
      aria-label={corner ? CORNER_LABELS[corner] : shownName(who.name)}
      bg={corner ? `corner.${corner}.solid` : 'ink.bg'}
      color={corner ? `corner.${corner}.contrast` : 'ink.strong'}
      px="4"
      py="3"
      rounded="md"
      display="flex"
      alignItems="end"
      justifyContent="space-between"
      gap="4"
    >
      <Box minW="0" alignSelf="start">
        {corner ? (
          <chakra.p fontSize="sm" fontWeight="semibold">
            {[CORNER_LABELS[corner], hasWon ? (isProvisional(row) ? texts.leads : texts.won) : '']
              .filter(Boolean)
              .join(' · ')}
          </chakra.p>
        ) : null}
        <chakra.h2 fontSize={{ base: 'lg', md: '2xl' }} fontWeight="bold" lineHeight="1.15" overflowWrap="anywhere">
          {who.entry_ids ? <EntryLink slug={slug} who={who} /> : cornerName(who, row.round)}
        </chakra.h2>
        <chakra.p fontSize="sm" lineHeight="1.3">
          <ContingentLink slug={slug} who={who} />
        </chakra.p>
      </Box>
      {seni.score === null ? null : (
        <chakra.span textStyle="display.figure" fontSize={{ base: '44px', md: '56px' }} lineHeight="1" data-score>
          {seniScoreText(seni.score)}
        </chakra.span>
      )}
    </chakra.section>
  );
}

/** What is shown within which time; who won the lot and what they chose. */
function Lot({ match }: { match: LiveMatch }) {
  const { seni } = match;
  if (!seni) return null;
  const drawn = lotText(seni.jurus_stage, seni.lot);
  const isAwaited = match.mode === 'battle' && isDrawnByLot(seni.jurus_stage) && !seni.lot && seni.outcome === null;
  return (
    <Box>
      <chakra.p fontWeight="semibold">{shownText(match, seni)}</chakra.p>
      {drawn ? (
        <chakra.p textStyle="sm" color="fg.muted" data-lot>
          {drawn}. {seni.lot?.seed ? texts.lotSeed(seni.lot.seed) : texts.lotByHand}
        </chakra.p>
      ) : null}
      {isAwaited ? (
        <chakra.p textStyle="sm" color="fg.muted">
          {texts.lotAwaited}
        </chakra.p>
      ) : null}
    </Box>
  );
}

function Decision({ match, rows }: { match: LiveMatch; rows: readonly LiveMatch[] }) {
  if (match.winner === null) return null;
  const because = wonBecause(match);
  const how = match.status === 'walkover' || because === '' ? texts.walkover : texts.won;
  const said = `${CORNER_LABELS[match.winner]} ${withoutCapital(how)}`;
  return (
    <chakra.p lineHeight="1.4" data-decision={match.winner}>
      <b>{isProvisional(match) ? `${texts.provisional}: ${said}` : said}</b>
      {because ? `; ${because}` : ''}.{' '}
      {match.seni?.decided_by === 'lot' ? (
        <chakra.span color="fg.muted">{texts.tieLot(rows.map(lotMark).join(', '))}</chakra.span>
      ) : null}
    </chakra.p>
  );
}

/** The smaller one goes on: drawn again by anybody from the pool's seed. */
const lotMark = ({ corner, seni }: LiveMatch): string =>
  `${withoutCapital(CORNER_LABELS[corner ?? 'blue'])} ${seni?.unit_id && seni.seed ? lotOf(seni.seed, seni.unit_id) : '–'}`;
