// The medals of a tournament on A4, from data handed over by the worker (contract, "print").
import { chakra } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { MEDAL_LABELS, MEDALS } from '@gelanggang/domain/results/medal-table';
import type { MedalEvent } from '@gelanggang/contract/medals';
import type { PrintMedals } from '@gelanggang/contract/print';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { PrintTable } from '@web/components/print-table';
import { EmptyPaper, Paper } from '@web/components/paper';
import { PrintHead } from '@web/components/print-head';
import { printData, usePaper } from '@web/lib/print-page';
import { classOf } from '@gelanggang/domain/words/match-class';
import { medalTexts as texts } from './texts';

const PAPER = { '@page': { size: 'A4 portrait', margin: '12mm' }, 'html, body': { background: '#fff !important' } };

export default function PrintMedalsPage() {
  usePaper({ isStill: true });
  const data = printData('medals');
  if (!data) return <EmptyPaper text={texts.empty} />;
  return (
    <Paper maxW="210mm" mx="auto">
      <Global styles={PAPER} />
      <PrintHead tournament={data.tournament} printedAt={data.printed_at} />
      <chakra.h1 textStyle="display.figure" fontSize="22pt" borderTopWidth="2px" borderColor="fg" pt="2mm">
        {texts.title}
      </chakra.h1>
      <Contingents medals={data} />
      <Classes events={data.events.filter((event) => event.pools.length > 0)} />
    </Paper>
  );
}

const Heading = chakra('h2', { base: { mt: '6mm', fontSize: '12pt', fontWeight: 'bold', breakAfter: 'avoid' } });

function Contingents({ medals }: { medals: PrintMedals }) {
  return (
    <>
      <Heading>{`${texts.contingentTable}. ${texts.overallBy(medals.rule.overall_by)}`}</Heading>
      <PrintTable mt="3mm" fontSize="9.5pt">
        <colgroup>
          <col style={{ width: '9%' }} />
          <col />
          {[...MEDALS, 'total', 'points'].map((one) => (
            <col key={one} style={{ width: '11%' }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col" data-end>
              {texts.rank}
            </th>
            <th scope="col">{texts.contingent}</th>
            {[...MEDALS.map((medal) => MEDAL_LABELS[medal]), texts.total, texts.points].map((one) => (
              <th key={one} scope="col" data-end>
                {one}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {medals.standings.map((row) => (
            <tr key={row.contingent_id}>
              <td data-end>{row.rank}</td>
              <chakra.th scope="row" fontWeight={row.rank === 1 ? 'bold' : 'semibold'}>
                {shownName(row.contingent)}
              </chakra.th>
              {[...MEDALS.map((medal) => row[medal]), row.total, row.points].map((figure, index) => (
                <td key={index} data-end>
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </PrintTable>
    </>
  );
}

function Classes({ events }: { events: readonly MedalEvent[] }) {
  return (
    <>
      <Heading>{texts.classTable}</Heading>
      <PrintTable mt="3mm" fontSize="9.5pt">
        <colgroup>
          <col style={{ width: '13%' }} />
          <col style={{ width: '50%' }} />
          <col />
        </colgroup>
        {events.map((event) => (
          <tbody key={event.key}>
            <tr>
              <chakra.th
                scope="rowgroup"
                colSpan={3}
                fontWeight="bold"
                css={{ '&&': { pt: '3mm', breakAfter: 'avoid' } }}
              >
                {classOf(event)}
              </chakra.th>
            </tr>
            {event.pools.flatMap((pool) =>
              pool.winners.map((winner) => (
                <tr key={`${winner.medal} ${winner.unit_id}`}>
                  <td>{MEDAL_LABELS[winner.medal]}</td>
                  <td>{winner.names.map((one) => shownName(one)).join(', ')}</td>
                  <chakra.td color="fg.muted">
                    {event.pools.length > 1
                      ? `${shownName(winner.contingent)} (${pool.name})`
                      : shownName(winner.contingent)}
                  </chakra.td>
                </tr>
              )),
            )}
          </tbody>
        ))}
      </PrintTable>
    </>
  );
}
