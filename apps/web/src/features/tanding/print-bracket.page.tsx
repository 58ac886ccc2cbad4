// A bracket on one sheet of paper, or as a picture, from data handed over by the worker (contract, "print").
import { Box, chakra } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { PRINT_PICTURE_ATTRIBUTE, type PrintBracket } from '@gelanggang/contract/print';
import { localDateTime, longDate } from '@gelanggang/domain/words/dates';
import type { ReactNode } from 'react';
import { PrintHead } from '@web/components/print-head';
import { printData, usePaper } from '@web/lib/print-page';
import { bracketPaper } from './bracket-paper';
import { Bracket } from './components/bracket/bracket';
import { GameCards } from './components/bracket/game-cards';
import { BracketInfo, BracketLegend } from './components/bracket-info';
import { tandingTexts as texts } from './texts';

/** Spec 2 §9, in mm. */
const MARGIN = 10;

export default function PrintBracketPage() {
  usePaper();
  const data = printData('bracket');
  if (!data) return <chakra.p p="8">{texts.notDrawn}</chakra.p>;
  return data.as === 'paper' ? <Paper data={data} /> : <Picture data={data} />;
}

function Paper({ data }: { data: PrintBracket }) {
  const { bracket } = data;
  const paper = bracketPaper(bracket.match_chart, bracket.rounds.length);
  const isTree = hasTree(data);
  return (
    <chakra.main
      color="fg"
      display="flex"
      flexDirection="column"
      w={`${paper.width - 2 * MARGIN}mm`}
      // a hair less than the page, so that rounding never opens a second one
      h={isTree ? `${paper.height - 2 * MARGIN - 0.5}mm` : undefined}
      overflow={isTree ? 'hidden' : undefined}
    >
      <Global
        styles={{
          '@page': { size: `A4 ${paper.orientation}`, margin: `${MARGIN}mm` },
          'html, body': { background: '#fff !important' },
        }}
      />
      <Sheet data={data}>
        {isTree ? (
          <Box
            flex="1"
            minH="0"
            css={{ '& > svg': { width: '100%', height: 'auto', maxHeight: '100%', margin: '0 auto' } }}
          >
            <Tree data={data} twoSidedFrom={paper.twoSidedFrom} />
          </Box>
        ) : (
          <Box css={{ '& li': { breakInside: 'avoid' } }}>
            <Games data={data} />
          </Box>
        )}
      </Sheet>
    </chakra.main>
  );
}

/** As wide as its drawing, and never narrower than its head. */
function Picture({ data }: { data: PrintBracket }) {
  return (
    <chakra.main
      {...{ [PRINT_PICTURE_ATTRIBUTE]: '' }}
      color="fg"
      bg="white"
      w="max-content"
      minW="1120px"
      p="32px"
      css={{ '& svg': { maxWidth: 'none' } }}
    >
      <Sheet data={data}>{hasTree(data) ? <Tree data={data} /> : <Games data={data} />}</Sheet>
    </chakra.main>
  );
}

/** Pairs and single finals are cards, as on the screen (spec 2, "Match bracket screen"). */
const hasTree = ({ bracket }: PrintBracket): boolean =>
  bracket.match_chart !== 2 && bracket.rounds.flatMap((round) => round.games).length > 1;

function Sheet({ data, children }: { data: PrintBracket; children: ReactNode }) {
  const { tournament, bracket } = data;
  const drawnAt = bracket.pool.draw?.drawn_at;
  return (
    <>
      <PrintHead tournament={tournament} printedAt={data.printed_at} />
      <Box display="flex" alignItems="baseline" gap="4" borderTopWidth="2px" borderColor="fg" pt="2mm" pb="1mm">
        <chakra.h1 textStyle="display.figure" fontSize="20pt" flex="1">
          {bracket.pool.title}
        </chakra.h1>
        {drawnAt ? (
          <chakra.p fontSize="8.5pt" color="fg.muted">
            {texts.drawnAt(longDate(localDateTime(drawnAt, tournament.time_zone).date))}
          </chakra.p>
        ) : null}
      </Box>
      <Box pb="4mm">
        <BracketInfo bracket={bracket} />
      </Box>
      {children}
      <BracketLegend />
    </>
  );
}

function Tree({ data, twoSidedFrom }: { data: PrintBracket; twoSidedFrom?: number }) {
  const { rounds, pool } = data.bracket;
  return <Bracket rounds={rounds} title={pool.title} twoSidedFrom={twoSidedFrom} />;
}

function Games({ data }: { data: PrintBracket }) {
  const games = data.bracket.rounds.flatMap((round) => round.games);
  return <GameCards games={games} isFinalOnly={games.length === 1 && data.bracket.match_chart !== 2} />;
}
