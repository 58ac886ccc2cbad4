// The cards of athletes, officials and managers, ten on a sheet of A4 with lines to cut along, from data of the worker
// (contract, "print").
import { Box, chakra } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { CARDS_PER_SHEET, type PrintCard } from '@gelanggang/contract/cards';
import type { PrintTournament } from '@gelanggang/contract/print';
import { dateRange } from '@gelanggang/domain/words/dates';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { encode } from 'uqr';
import { LogoMark } from '@web/components/logo';
import { EmptyPaper, Paper } from '@web/components/paper';
import { printData, usePaper } from '@web/lib/print-page';
import { weighInTexts as texts } from './texts';

const PAPER = { '@page': { size: 'A4 portrait', margin: '0' }, 'html, body': { background: '#fff !important' } };

export default function PrintCardsPage() {
  usePaper();
  const data = printData('athlete-cards');
  if (!data || data.cards.length === 0) return <EmptyPaper text={texts.empty} />;
  const { cards } = data;
  const sheets = Array.from({ length: Math.ceil(cards.length / CARDS_PER_SHEET) }, (_, index) =>
    cards.slice(index * CARDS_PER_SHEET, (index + 1) * CARDS_PER_SHEET),
  );
  return (
    <Paper>
      <Global styles={PAPER} />
      <chakra.h1 srOnly>{texts.cards}</chakra.h1>
      {sheets.map((sheet, index) => (
        <Box
          key={index}
          w="210mm"
          // a hair less than the sheet: rounding must not make a second page
          h="296.9mm"
          px="19.4mm"
          pt="13.4mm"
          display="grid"
          gridTemplateColumns="85.6mm 85.6mm"
          gridAutoRows="54mm"
          alignContent="start"
          breakAfter="page"
          // no blank sheet at the end
          _last={{ breakAfter: 'auto' }}
        >
          {sheet.map((card, place) => (
            <Card key={place} card={card} tournament={data.tournament} />
          ))}
        </Box>
      ))}
    </Paper>
  );
}

/** Told apart from afar, at the doors of the hall. */
const GROUND = { athlete: '#17130F', official: '#741A2F', manager: '#1F4E3A' } as const;

function Card({ card, tournament }: { card: PrintCard; tournament: PrintTournament }) {
  return (
    <chakra.article
      outline="0.2mm dashed #B5A792"
      outlineOffset="-0.1mm"
      display="grid"
      gridTemplateRows="auto minmax(0, 1fr) auto"
      overflow="hidden"
    >
      <Box display="flex" alignItems="center" gap="2mm" px="4mm" h="11mm" bg={GROUND[card.holder]} color="#FFF8F0">
        <LogoMark size={20} onInk />
        <Box minW="0">
          <chakra.p fontSize="7.5pt" fontWeight="bold" lineHeight="1.2" truncate>
            {tournament.name}
          </chakra.p>
          <chakra.p fontSize="6.5pt" lineHeight="1.2">
            {dateRange(tournament.start_date, tournament.end_date)}
          </chakra.p>
        </Box>
        {card.holder === 'athlete' ? null : (
          <chakra.p ms="auto" fontSize="9pt" fontWeight="bold" letterSpacing=".04em" textTransform="uppercase">
            {texts.holders[card.holder]}
          </chakra.p>
        )}
      </Box>
      <Box
        display="grid"
        gridTemplateColumns={card.code === null ? 'minmax(0, 1fr)' : 'minmax(0, 1fr) 29mm'}
        columnGap="3mm"
        px="4mm"
        pt="2.5mm"
      >
        <Box minW="0" maxH="100%" overflow="hidden">
          <chakra.h2
            fontWeight="bold"
            fontStretch="88%"
            lineHeight="1.12"
            lineClamp="3"
            overflowWrap="anywhere"
            fontSize={card.name.length > 26 ? '11pt' : '13pt'}
          >
            {shownName(card.name)}
          </chakra.h2>
          <chakra.p mt="1mm" fontSize="8.5pt" fontWeight="semibold" lineHeight="1.2" lineClamp="2">
            {shownName(card.contingent)}
          </chakra.p>
          <chakra.ul mt="1.5mm" fontSize="7.5pt" lineHeight="1.3" color="#4A4239">
            {card.classes.slice(0, 3).map((one, index) => (
              <li key={index}>{one}</li>
            ))}
          </chakra.ul>
        </Box>
        {card.code === null ? null : <Code text={card.code} />}
      </Box>
      <chakra.p px="4mm" pb="2mm" fontSize="6.5pt" color="#4A4239">
        {card.code === null ? '' : texts.cardHints[card.holder]}
      </chakra.p>
    </chakra.article>
  );
}

function Code({ text }: { text: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return (
    <chakra.svg
      viewBox={`0 0 ${size} ${size}`}
      w="29mm"
      h="29mm"
      role="img"
      aria-label="QR"
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#17130F" />
    </chakra.svg>
  );
}
