// One sheet of A4 with a bracket on it: head, title, the drawing as large as the paper allows, legend or signatures.
import { Box, chakra } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import type { PrintTournament } from '@gelanggang/contract/print';
import type { MatchChart } from '@gelanggang/contract/draw-options';
import type { BracketRound } from '@gelanggang/contract/brackets';
import type { ReactNode } from 'react';
import { PrintHead } from '@web/components/print-head';
import { type BracketSheet, bracketSheets } from './bracket-sheets';
import { deskBracketTexts as texts } from '../office/texts';
import { Bracket } from '@web/components/bracket/bracket';
import { GameCards } from '@web/components/bracket/game-cards';
import { BracketLegend } from '@web/components/bracket/bracket-legend';

/** Spec 2 §9, in mm. */
const MARGIN = 10;

/** Each sheet lies as it needs: the file may hold both kinds. */
export function PaperStyles() {
  return (
    <Global
      styles={{
        '@page': { margin: `${MARGIN}mm` },
        '@page portrait': { size: 'A4 portrait', margin: `${MARGIN}mm` },
        '@page landscape': { size: 'A4 landscape', margin: `${MARGIN}mm` },
        'html, body': { background: '#fff !important' },
      }}
    />
  );
}

interface SheetsProps {
  tournament: PrintTournament;
  printedAt: string;
  title: string;
  chart: MatchChart;
  rounds: BracketRound[];
  isBlank: boolean;
  note?: string;
  info: ReactNode;
}

/** The sheets of one bracket; a list of pairs flows over as many as it needs. */
export function PrintSheets(props: SheetsProps) {
  const sheets = bracketSheets(props.chart, props.rounds);
  return sheets.map((sheet) => <Sheet key={sheet.part ?? ''} sheet={sheet} {...props} />);
}

function Sheet({ sheet, ...props }: SheetsProps & { sheet: BracketSheet }) {
  const { paper, rounds } = sheet;
  const isTree = isTreeOf(props.chart, rounds);
  return (
    <chakra.section
      color="fg"
      display="flex"
      flexDirection="column"
      w={`${paper.width - 2 * MARGIN}mm`}
      // a hair less than the page, so that rounding never opens a second one
      h={isTree ? `${paper.height - 2 * MARGIN - 0.5}mm` : undefined}
      overflow={isTree ? 'hidden' : undefined}
      css={{ page: paper.orientation, '&:not(:last-of-type)': { breakAfter: 'page' } }}
    >
      <SheetBody {...props} part={sheet.part}>
        {isTree ? (
          <Box
            flex="1"
            minH="0"
            css={{ '& > svg': { width: '100%', height: 'auto', maxHeight: '100%', margin: '0 auto' } }}
          >
            <Bracket
              rounds={rounds}
              title={props.title}
              twoSidedFrom={paper.twoSidedFrom}
              width={paper.drawing}
              isBlank={props.isBlank}
              outcome={sheet.leadsTo ?? undefined}
            />
          </Box>
        ) : (
          <Box
            flex="1"
            css={{
              '& li': { breakInside: 'avoid' },
              '& ol': { gridTemplateColumns: props.chart === 2 ? '1fr 1fr' : 'minmax(0, 130mm)' },
            }}
          >
            <Games chart={props.chart} rounds={rounds} isBlank={props.isBlank} />
          </Box>
        )}
      </SheetBody>
    </chakra.section>
  );
}

interface SheetBodyProps extends SheetsProps {
  part?: string | null;
  children: ReactNode;
}

export function SheetBody({ tournament, printedAt, title, part, note, info, isBlank, children }: SheetBodyProps) {
  return (
    <>
      <PrintHead tournament={tournament} printedAt={printedAt} />
      <Box display="flex" alignItems="baseline" gap="4" borderTopWidth="2px" borderColor="fg" pt="2mm" pb="1mm">
        <chakra.h1 textStyle="display.figure" fontSize="20pt" flex="1">
          {title}
          {part ? (
            <chakra.span color="fg.muted" fontWeight="semibold">
              {`, ${part}`}
            </chakra.span>
          ) : null}
        </chakra.h1>
        {note ? (
          <chakra.p fontSize="8.5pt" color="fg.muted">
            {note}
          </chakra.p>
        ) : null}
      </Box>
      <Box pb="4mm">{info}</Box>
      {children}
      {isBlank ? <Signatures /> : <BracketLegend />}
    </>
  );
}

function Signatures() {
  return (
    <Box display="flex" gap="10mm" pt="9mm" fontSize="8.5pt" color="fg.muted">
      {texts.signatures.map((role) => (
        <chakra.p key={role} flex="1" borderTopWidth="1px" borderColor="fg" pt="1mm">
          {role}
        </chakra.p>
      ))}
    </Box>
  );
}

/** Pairs and single finals are cards, as on the screen (spec 2, "Match bracket screen"). */
export const isTreeOf = (chart: MatchChart, rounds: readonly BracketRound[]): boolean =>
  chart !== 2 && rounds.flatMap((round) => round.games).length > 1;

export function Games({
  chart,
  rounds,
  isBlank,
}: {
  chart: MatchChart;
  rounds: readonly BracketRound[];
  isBlank?: boolean;
}) {
  const games = rounds.flatMap((round) => round.games);
  return <GameCards games={games} isFinalOnly={games.length === 1 && chart !== 2} isBlank={isBlank} />;
}
