// Pools of seni on paper, or one as a picture, from data handed over by the worker (contract, "print").
import { Box, chakra } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import type { MatchChart } from '@gelanggang/contract/draw-options';
import { PRINT_PICTURE_ATTRIBUTE, type PrintSeni } from '@gelanggang/contract/print';
import type { SeniPoolAnswer } from '@gelanggang/contract/seni-answers';
import { PERFORMANCE_OUTCOME_LABELS } from '@gelanggang/domain/seni/performance-score';
import { seniScoreText } from '@gelanggang/domain/words/seni-score';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { PrintTable } from '@web/components/print-table';
import { Bracket } from '@web/components/bracket/bracket';
import { BracketLegend } from '@web/components/bracket/bracket-legend';
import { WHOLE_NAMES } from '@web/components/bracket/bracket-layout';
import { GameCards } from '@web/components/bracket/game-cards';
import { EmptyPaper, Paper } from '@web/components/paper';
import { PrintHead } from '@web/components/print-head';
import { printData, usePaper } from '@web/lib/print-page';
import { namesOf } from '@web/components/seni-score/performer';
import { pointsText } from '@web/components/seni-score/points-text';
import { performanceTexts } from '@web/components/seni-score/texts';
import { minutes } from '@web/components/seni-score/window-text';
import { seedText } from '@web/components/draws/seed-text';
import { seniTexts as texts } from './texts';

const MARGIN = 10;
const PAPER = {
  '@page': { margin: `${MARGIN}mm` },
  '@page portrait': { size: 'A4 portrait', margin: `${MARGIN}mm` },
  '@page landscape': { size: 'A4 landscape', margin: `${MARGIN}mm` },
  'html, body': { background: '#fff !important' },
};

export default function PrintSeniPage() {
  usePaper();
  const data = printData('seni');
  if (!data || data.pools.length === 0) return <EmptyPaper text={texts.empty} />;
  const isPicture = data.as === 'picture';
  return (
    <Paper
      {...(isPicture ? { [PRINT_PICTURE_ATTRIBUTE]: '' } : {})}
      w={isPicture ? 'max-content' : undefined}
      minW={isPicture ? '900px' : undefined}
      p={isPicture ? '32px' : undefined}
    >
      <Global styles={PAPER} />
      {data.pools.map((pool) => (
        <Sheet key={pool.id} data={data} pool={pool} />
      ))}
    </Paper>
  );
}

function Sheet({ data, pool }: { data: PrintSeni; pool: SeniPoolAnswer }) {
  const isBattle = pool.mode === 'battle';
  return (
    <chakra.section css={{ page: isBattle ? 'landscape' : 'portrait', '&:not(:last-of-type)': { breakAfter: 'page' } }}>
      <PrintHead tournament={data.tournament} printedAt={data.printed_at} />
      <chakra.h1 textStyle="display.figure" fontSize="20pt" borderTopWidth="2px" borderColor="fg" pt="2mm">
        {pool.title}
      </chakra.h1>
      <chakra.p fontSize="8.5pt" color="fg.muted" pb="4mm">
        {[
          pool.stage > 1 ? texts.stage(pool.stage) : '',
          texts.unitCount(pool.units_count),
          performanceTexts.timeRule(pool.time_rule),
          pool.draw ? `${texts.seed} ${seedText(pool.draw.seed)}` : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </chakra.p>
      {isBattle ? <Battles pool={pool} /> : <Performances pool={pool} />}
    </chakra.section>
  );
}

function Battles({ pool }: { pool: SeniPoolAnswer }) {
  const games = pool.rounds.flatMap((round) => round.games);
  const chart = (pool.match_chart ?? 0) as MatchChart;
  if (chart === 2 || games.length === 1) return <GameCards games={games} isFinalOnly={games.length === 1} />;
  const units = pool.matches.filter((match) => match.round === 1 && match.state === 'unit');
  // what the names below leave of a sheet; past ten rows of them they go on on a second one
  const height = `${144 - 7 * Math.min(10, Math.ceil(units.length / 2))}mm`;
  return (
    <Box css={{ '& > svg': { width: '100%', height: 'auto', maxHeight: height } }}>
      <Bracket rounds={pool.rounds} title={pool.title} width={WHOLE_NAMES} />
      <BracketLegend />
      <Units units={units} />
    </Box>
  );
}

/** Everybody with their whole names: a pair or a team is often longer than its line in the bracket. */
function Units({ units }: { units: SeniPoolAnswer['matches'] }) {
  return (
    <chakra.ul pt="4mm" columnCount={2} columnGap="8mm" fontSize="9.5pt" listStyleType="none">
      {units.map((match) => (
        <chakra.li key={match.id} breakInside="avoid" pb="1mm">
          <chakra.span fontWeight="semibold">{namesOf(match)}</chakra.span>
          <chakra.span color="fg.muted"> · {shownName(match.contingent?.name)}</chakra.span>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

function Performances({ pool }: { pool: SeniPoolAnswer }) {
  const ranks = new Map(pool.ranking.map((row) => [row.match_id, row]));
  return (
    <>
      <PrintTable
        tableLayout="auto"
        fontSize="11pt"
        css={{ '& thead th': { fontSize: '9pt' }, '& td': { p: '1.5mm' } }}
        aria-label={pool.title}
      >
        <thead>
          <tr>
            <th scope="col">{texts.order}</th>
            <th scope="col">{texts.participant}</th>
            <th scope="col">{performanceTexts.time}</th>
            <th scope="col">{performanceTexts.median}</th>
            <th scope="col">{performanceTexts.totalPenalty}</th>
            <th scope="col">{performanceTexts.final}</th>
            <th scope="col">{texts.ranking}</th>
          </tr>
        </thead>
        <tbody>
          {pool.matches.map((match) => {
            const { performance } = match;
            const rank = ranks.get(match.id);
            return (
              <tr key={match.id}>
                <td>{match.match_order}</td>
                <td>
                  <chakra.span display="block" fontWeight="semibold">
                    {namesOf(match)}
                  </chakra.span>
                  <chakra.span color="fg.muted" fontSize="9.5pt">
                    {shownName(match.contingent?.name)}
                  </chakra.span>
                </td>
                <td>{performance?.seconds === null || !performance ? '' : minutes(performance.seconds)}</td>
                <td>{performance?.median === null || !performance ? '' : seniScoreText(performance.median)}</td>
                <td>{performance?.outcome === 'performed' ? pointsText(performance.total_penalty) : ''}</td>
                <chakra.td fontWeight="bold">
                  {!performance
                    ? ''
                    : performance.final_score === null
                      ? PERFORMANCE_OUTCOME_LABELS[performance.outcome]
                      : seniScoreText(performance.final_score)}
                </chakra.td>
                <td>
                  {[rank?.rank, rank?.medal ? texts.medal[rank.medal] : '', rank?.advances ? texts.goesOn : '']
                    .filter(Boolean)
                    .join(' · ')}
                </td>
              </tr>
            );
          })}
        </tbody>
      </PrintTable>
      {pool.counts_in_tally ? null : (
        <chakra.p fontSize="8.5pt" color="fg.muted" pt="3mm">
          {texts.fewHint(pool.entrant_count)}
        </chakra.p>
      )}
    </>
  );
}
