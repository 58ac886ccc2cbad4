// The four figures that are asked for most, in large type.
import { Box, chakra } from '@chakra-ui/react';
import { INSIGHT_DEFINITIONS, type InsightStats } from '@gelanggang/contract/insight';
import { Link, useLocation } from 'react-router-dom';
import { formatNumber, formatRupiah } from '@web/lib/formats';
import { behindRow } from '../behind-row';
import { insightTexts as texts } from '../texts';

export function Figures({ stats, tournamentId }: { stats: InsightStats; tournamentId: number }) {
  const { search } = useLocation();
  const to = (row: Parameters<typeof behindRow>[0]) => behindRow(row, tournamentId, search);
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: '1fr 1fr 1fr minmax(max-content, 1.4fr)' }}
      borderTopWidth="2px"
      borderColor="fg"
      mb="4"
    >
      <Figure
        value={formatNumber(stats.total_contingents)}
        label={texts.stats.contingents(stats.total_contingents)}
        note={texts.stats.provinces(formatNumber(stats.provinces))}
        definition={INSIGHT_DEFINITIONS.contingents}
        to={to({ cells: [], contingents: {} })}
      />
      <Figure
        value={formatNumber(stats.tanding)}
        label={texts.stats.tanding(stats.tanding)}
        note={texts.stats.registered(formatNumber(stats.total_participants), formatNumber(stats.registered))}
        definition={INSIGHT_DEFINITIONS.participants}
        to={to({ cells: [], members: { kind: 'tanding' } })}
      />
      <Figure
        value={formatNumber(stats.seni)}
        label={texts.stats.seni(stats.seni)}
        definition={INSIGHT_DEFINITIONS.participants}
        to={to({ cells: [], members: { kind: 'seni' } })}
      />
      <Figure
        value={formatRupiah(stats.projected_income)}
        label={texts.stats.income}
        note={texts.stats.paid(formatRupiah(stats.paid_income))}
        definition={INSIGHT_DEFINITIONS.income}
        to={to({ cells: [], members: {} })}
      />
    </chakra.dl>
  );
}

interface FigureProps {
  value: string;
  label: string;
  note?: string;
  definition: string;
  to: string;
}

function Figure({ value, label, note, definition, to }: FigureProps) {
  return (
    <Box
      title={definition}
      display="flex"
      flexDirection="column-reverse"
      justifyContent="flex-end"
      py="3"
      pe="3"
      ps={{ base: '3', lg: '5' }}
      borderInlineStartWidth="1px"
      // two a line on a phone, four on a desk: the first of each line stands at the edge
      css={{
        '&:first-of-type': { ps: 0, borderInlineStartWidth: 0 },
        '&:nth-of-type(3)': { ps: { base: 0, lg: '5' }, borderInlineStartWidth: { base: 0, lg: '1px' } },
      }}
    >
      <chakra.dt textStyle="sm" color="fg.muted">
        {label}
        {note ? (
          <chakra.span display="block" textStyle="xs" color="fg.subtle">
            {note}
          </chakra.span>
        ) : null}
      </chakra.dt>
      <chakra.dd textStyle="display.figure" fontSize={{ base: 'xl', sm: '2xl', md: '4xl' }} lineHeight="1.1">
        <chakra.span asChild _hover={{ color: 'marun.fg' }}>
          <Link to={to}>{value}</Link>
        </chakra.span>
      </chakra.dd>
    </Box>
  );
}
