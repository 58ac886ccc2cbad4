// Score sheets on A4, a match each, with lines to sign on, from data handed over by the worker (contract, "print").
import { roundText } from '@gelanggang/domain/draw/round-labels';
import { Box, chakra } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import type { MatchRecap } from '@gelanggang/contract/match-recap';
import type { PrintScoreSheets } from '@gelanggang/contract/print';
import type { ScoreSheet } from '@gelanggang/contract/scoring';
import { COUNCIL_SEAT } from '@gelanggang/contract/scoring-options';
import { REFEREE_SEAT } from '@gelanggang/domain/officials/roles';
import { timelineOf, worthText } from '@gelanggang/domain/scoring/timeline';
import { scoreText } from '@gelanggang/domain/scoring/score-text';
import { type Corner, CORNER_LABELS, CORNERS } from '@gelanggang/domain/words/corners';
import { longDateWithDay, localDateTime, timeOfDay } from '@gelanggang/domain/words/dates';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { PrintTable } from '@web/components/print-table';
import { CornerMark } from '@web/components/corner-mark';
import { EmptyPaper, Paper } from '@web/components/paper';
import { PrintHead } from '@web/components/print-head';
import { printData, usePaper } from '@web/lib/print-page';
import { classOf } from '@gelanggang/domain/words/match-class';
import { DecisionLine } from './components/decision-line';
import { CornerTable, JudgeTable } from './components/figures';
import { RoundsTable } from './components/rounds-table';
import { recapTexts as texts } from './texts';

const PAPER = { '@page': { size: 'A4 portrait', margin: '12mm' }, 'html, body': { background: '#fff !important' } };

export default function PrintScoreSheetsPage() {
  usePaper({ isStill: true });
  const data = printData('score-sheets');
  const scored = data?.matches.filter(({ sheet }) => sheet) ?? [];
  if (!data || scored.length === 0) return <EmptyPaper text={texts.empty} />;
  return (
    <Paper maxW="210mm" mx="auto">
      <Global styles={PAPER} />
      {scored.map((recap) => (
        <Sheet key={recap.match.id} recap={recap} data={data} />
      ))}
    </Paper>
  );
}

function Sheet({ recap, data }: { recap: MatchRecap; data: PrintScoreSheets }) {
  const { match, sheet, tournament, arena } = recap;
  if (!sheet) return null;
  const isOver = match.status === 'finished' || match.status === 'walkover';
  const place = [classOf(match), roundText(match.round_label), arena, longDateOf(sheet, tournament.time_zone)];
  return (
    <chakra.article breakBefore="page" css={{ '&:first-of-type': { breakBefore: 'auto' } }}>
      <PrintHead tournament={data.tournament} printedAt={data.printed_at} />
      <Box display="flex" alignItems="baseline" gap="4" borderTopWidth="2px" borderColor="fg" pt="2mm">
        <chakra.h1 textStyle="display.figure" fontSize="22pt" flex="1">
          {texts.sheet}
        </chakra.h1>
        <chakra.p textStyle="display.figure" fontSize="22pt">
          {texts.partai(match.partai)}
        </chakra.p>
      </Box>
      <chakra.p fontSize="9.5pt">{place.filter(Boolean).join(' · ')}</chakra.p>
      <Box display="grid" gridTemplateColumns="1fr 1fr" mt="3mm" borderWidth="1px" borderColor="fg">
        {CORNERS.map((corner) => (
          <CornerSheet key={corner} recap={recap} sheet={sheet} corner={corner} />
        ))}
      </Box>
      <Box fontSize="10pt" mt="2mm">
        {isOver ? <DecisionLine recap={recap} /> : <b>{texts.noResult}</b>}
      </Box>
      <Box mt="3mm" css={{ '& td, & th': { py: '0.5mm' } }}>
        <RoundsTable sheet={sheet} />
      </Box>
      <Happenings sheet={sheet} timeZone={tournament.time_zone} />
      <Box display="grid" gridTemplateColumns="2fr 3fr" gap="8mm" mt="5mm" breakInside="avoid">
        <CornerTable sheet={sheet} />
        <JudgeTable sheet={sheet} taps={recap.taps} withAgreement />
      </Box>
      <Signatures
        judges={sheet.rule.judges}
        names={
          new Map(
            data.officials.filter((one) => one.match_id === match.id).map((one) => [one.seat, shownName(one.name)]),
          )
        }
      />
    </chakra.article>
  );
}

const longDateOf = (sheet: ScoreSheet, timeZone: string): string =>
  longDateWithDay(localDateTime(sheet.started_at, timeZone).date);

const standingScore = (sheet: ScoreSheet, corner: Corner): number =>
  timelineOf(sheet)
    .filter((one) => one.corner === corner && !one.isWithdrawn)
    .reduce((sum, one) => sum + one.worth, 0);

function CornerSheet({ recap: { match }, sheet, corner }: { recap: MatchRecap; sheet: ScoreSheet; corner: Corner }) {
  const { name, contingent } = match[corner];
  // what was confirmed; before that, what stands on the sheet
  const confirmed = corner === 'blue' ? match.blue_score : match.red_score;
  const score = confirmed ?? standingScore(sheet, corner);
  return (
    <Box
      display="flex"
      alignItems="center"
      gap="3mm"
      p="2.5mm"
      css={{ '& + &': { borderLeftWidth: '1px', borderColor: 'var(--g-colors-fg)' } }}
    >
      <Box flex="1" minW="0">
        <chakra.p fontSize="8.5pt" display="flex" alignItems="center" gap="1.5mm">
          <CornerMark corner={corner} />
          {CORNER_LABELS[corner]}
        </chakra.p>
        <chakra.p fontSize="12pt" fontWeight="bold" lineHeight="1.15" overflowWrap="anywhere">
          {shownName(name)}
        </chakra.p>
        <chakra.p fontSize="9pt" color="fg.muted">
          {shownName(contingent)}
        </chakra.p>
      </Box>
      <chakra.span textStyle="display.figure" fontSize="30pt">
        {scoreText(score)}
      </chakra.span>
    </Box>
  );
}

function Happenings({ sheet, timeZone }: { sheet: ScoreSheet; timeZone: string }) {
  const all = timelineOf(sheet);
  if (all.length === 0) return <chakra.p mt="3mm">{texts.empty}</chakra.p>;
  const rounds = [...new Set(all.map((one) => one.round))].sort((a, b) => a - b);
  return (
    <PrintTable mt="3mm" lineHeight="1.25" css={{ '& thead th, & td, & tbody th': { p: '0.8mm 1mm' } }}>
      <colgroup>
        <col style={{ width: '15%' }} />
        <col style={{ width: '12%' }} />
        <col style={{ width: '24%' }} />
        <col />
        <col style={{ width: '9%' }} />
      </colgroup>
      <thead>
        <tr>
          {texts.paperColumns.map((title, index) => (
            <th key={title} scope="col" data-end={index === texts.paperColumns.length - 1 || undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      {rounds.map((round) => (
        <tbody key={round}>
          <tr>
            <chakra.th scope="rowgroup" colSpan={5} fontWeight="bold" css={{ '&&': { pt: '2mm' } }}>
              {texts.round(round)}
            </chakra.th>
          </tr>
          {all
            .filter((one) => one.round === round)
            .map((one) => (
              <chakra.tr key={one.key} color={one.isWithdrawn ? 'fg.subtle' : undefined}>
                <chakra.td fontVariantNumeric="tabular-nums">{timeOfDay(one.at, timeZone)}</chakra.td>
                <td>{one.corner ? CORNER_LABELS[one.corner] : ''}</td>
                <chakra.td fontWeight="semibold" textDecoration={one.isWithdrawn ? 'line-through' : undefined}>
                  {one.title}
                </chakra.td>
                <td>{one.detail}</td>
                <chakra.td data-end textDecoration={one.isWithdrawn ? 'line-through' : undefined}>
                  {worthText(one.worth)}
                </chakra.td>
              </chakra.tr>
            ))}
        </tbody>
      ))}
    </PrintTable>
  );
}

/** By seat; what nobody said is filled in by hand. */
function Signatures({ judges, names }: { judges: number; names: ReadonlyMap<number, string> }) {
  const [council, ...others] = texts.signatures;
  const seats = [
    ...(names.has(REFEREE_SEAT) ? [{ seat: REFEREE_SEAT, who: texts.referee }] : []),
    ...Array.from({ length: judges }, (_, index) => ({ seat: index + 1, who: texts.judge(index + 1) })),
    { seat: COUNCIL_SEAT, who: council },
    ...others.map((who) => ({ seat: null, who })),
  ];
  return (
    <Box display="grid" gridTemplateColumns="repeat(3, 1fr)" columnGap="8mm" rowGap="4mm" mt="8mm" breakInside="avoid">
      {seats.map(({ seat, who }) => (
        <Box key={who} fontSize="9pt">
          <chakra.p fontWeight="semibold">{who}</chakra.p>
          <Box h="15mm" borderBottomWidth="1px" borderColor="fg" />
          <chakra.p fontSize="8pt" color="fg.muted" mt="1mm">
            {(seat === null ? undefined : names.get(seat)) ?? texts.signedName}
          </chakra.p>
        </Box>
      ))}
    </Box>
  );
}
