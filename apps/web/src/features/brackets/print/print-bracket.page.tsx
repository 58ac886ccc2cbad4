// Drawn brackets on paper, or one as a picture, from data handed over by the worker (contract, "print").
import { PRINT_PICTURE_ATTRIBUTE, type PrintBracket } from '@gelanggang/contract/print';
import type { BracketAnswer } from '@gelanggang/contract/brackets';
import { localDateTime, longDate } from '@gelanggang/domain/words/dates';
import { printData, usePaper } from '@web/lib/print-page';
import { EmptyPaper, Paper } from '@web/components/paper';
import { Bracket } from '@web/components/bracket/bracket';
import { WHOLE_NAMES } from '@web/components/bracket/bracket-layout';
import { withoutResults } from '@web/components/bracket/without-results';
import { BracketInfo } from '../components/bracket-info';
import { Games, isTreeOf, PaperStyles, PrintSheets, SheetBody } from './print-sheet';
import { deskBracketTexts as texts } from '../office/texts';

export default function PrintBracketPage() {
  usePaper();
  const data = printData('bracket');
  const [first] = data?.brackets ?? [];
  if (!data || !first) return <EmptyPaper text={texts.notDrawn} />;
  if (data.as === 'picture') return <Picture data={data} bracket={first} />;
  return (
    <Paper>
      <PaperStyles />
      {data.brackets.map((bracket) => (
        <PrintSheets key={bracket.pool.pool_id} {...sheetOf(data, bracket)} />
      ))}
    </Paper>
  );
}

function sheetOf({ tournament, printed_at: printedAt, is_blank: isBlank }: PrintBracket, bracket: BracketAnswer) {
  const { pool, match_chart: chart } = bracket;
  const drawnAt = pool.draw?.drawn_at;
  return {
    tournament,
    printedAt,
    isBlank,
    chart,
    title: pool.title,
    rounds: isBlank ? withoutResults(bracket.rounds) : bracket.rounds,
    note: drawnAt ? texts.drawnAt(longDate(localDateTime(drawnAt, tournament.time_zone).date)) : undefined,
    info: <BracketInfo bracket={bracket} />,
  };
}

/** As wide as its drawing, and never narrower than its head. */
function Picture({ data, bracket }: { data: PrintBracket; bracket: BracketAnswer }) {
  const sheet = sheetOf(data, bracket);
  return (
    <Paper
      {...{ [PRINT_PICTURE_ATTRIBUTE]: '' }}
      w="max-content"
      minW="1120px"
      p="32px"
      css={{ '& svg': { maxWidth: 'none' } }}
    >
      <SheetBody {...sheet}>
        {isTreeOf(sheet.chart, sheet.rounds) ? (
          <Bracket rounds={sheet.rounds} title={sheet.title} width={WHOLE_NAMES} />
        ) : (
          <Games chart={sheet.chart} rounds={sheet.rounds} />
        )}
      </SheetBody>
    </Paper>
  );
}
