// Certificates on A4 lying, a sheet each, from data handed over by the worker (contract, "print").
import { Box, chakra } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import type { PrintCertificate, PrintTournament } from '@gelanggang/contract/print';
import { MEDAL_LABELS, type Medal } from '@gelanggang/domain/results/medal-table';
import { dateRange, longDate } from '@gelanggang/domain/words/dates';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { LogoMark } from '@web/components/logo';
import { EmptyPaper, Paper } from '@web/components/paper';
import { plainText } from '@web/lib/plain-text';
import { printData, usePaper } from '@web/lib/print-page';
import { medalTexts as texts } from './texts';

const PAPER = { '@page': { size: 'A4 landscape', margin: '0' }, 'html, body': { background: '#fff !important' } };

export default function PrintCertificatesPage() {
  usePaper();
  const data = printData('certificates');
  if (!data || data.certificates.length === 0) return <EmptyPaper text={texts.empty} />;
  return (
    <Paper>
      <Global styles={PAPER} />
      {data.certificates.map((one, index) => (
        <Sheet key={index} certificate={one} tournament={data.tournament} />
      ))}
    </Paper>
  );
}

function Sheet({ certificate, tournament }: { certificate: PrintCertificate; tournament: PrintTournament }) {
  const { class_name, medal } = certificate;
  const [name, contingent] = [shownName(certificate.name), shownName(certificate.contingent)];
  const place = plainText(tournament.location);
  return (
    <chakra.section
      position="relative"
      w="297mm"
      // a hair less than the sheet: rounding must not make a second page
      h="209.9mm"
      overflow="hidden"
      breakAfter="page"
      breakInside="avoid"
      display="flex"
      flexDirection="column"
      alignItems="center"
      textAlign="center"
      px="46mm"
      pt="22mm"
      pb="22mm"
    >
      <Frame medal={medal} />
      <LogoMark size={58} />
      <chakra.p mt="3mm" fontSize="13pt" fontWeight="semibold" lineHeight="1.25" maxW="210mm">
        {tournament.name}
      </chakra.p>
      <chakra.h1 mt="8mm" textStyle="display.hero" fontSize="52pt" lineHeight="1" letterSpacing="-.01em">
        {medal ? texts.winnerPaper : texts.participantPaper}
      </chakra.h1>
      <chakra.p mt="7mm" fontSize="12pt" color="fg.muted">
        {texts.givenTo}
      </chakra.p>
      <chakra.p
        mt="2mm"
        fontWeight="bold"
        fontStretch="86%"
        lineHeight="1.1"
        textWrap="balance"
        borderBottomWidth="2px"
        borderColor="fg"
        px="8mm"
        pb="2.5mm"
        fontSize={name.length > 34 ? '26pt' : name.length > 24 ? '32pt' : '40pt'}
      >
        {name}
      </chakra.p>
      <chakra.p mt="3mm" fontSize="14pt" fontWeight="semibold">
        {contingent}
      </chakra.p>
      <Box mt="6mm" fontSize="13pt" lineHeight="1.45">
        {medal ? (
          <>
            {texts.as}{' '}
            <chakra.strong fontWeight="bold">{texts.medallist(texts.place[medal], MEDAL_LABELS[medal])}</chakra.strong>
            <br />
            {texts.inClass} {class_name}
          </>
        ) : (
          <>
            {texts.tookPart}
            <br />
            <chakra.strong fontWeight="bold">{class_name}</chakra.strong>
          </>
        )}
      </Box>
      <Box mt="auto" w="100%" display="flex" justifyContent="space-between" alignItems="end" fontSize="11pt">
        <Box textAlign="start" maxW="110mm">
          <p>{dateRange(tournament.start_date, tournament.end_date)}</p>
          <chakra.p color="fg.muted">{place}</chakra.p>
        </Box>
        <Box w="62mm" textAlign="center">
          <chakra.p color="fg.muted">{longDate(tournament.end_date)}</chakra.p>
          <chakra.p mt="17mm" borderTopWidth="1px" borderColor="fg" pt="1.5mm">
            {texts.signer}
          </chakra.p>
        </Box>
      </Box>
    </chakra.section>
  );
}

/** The mat: a double line around the sheet, and the quarter circles of its corners. */
function Frame({ medal }: { medal: Medal | null }) {
  const accent = medal ? `var(--g-colors-medal-${medal})` : 'var(--g-colors-marun-solid)';
  return (
    <chakra.svg
      position="absolute"
      inset="0"
      w="297mm"
      h="209.9mm"
      viewBox="0 0 2970 2099"
      fill="none"
      aria-hidden="true"
    >
      <rect x="90" y="90" width="2790" height="1919" stroke="#17130F" strokeWidth="5" />
      <rect x="112" y="112" width="2746" height="1875" stroke={accent} strokeWidth="14" />
      {[
        [112, 112, 0],
        [2858, 112, 90],
        [2858, 1987, 180],
        [112, 1987, 270],
      ].map(([x, y, turn]) => (
        <g key={turn} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <path d="M0 0H300A300 300 0 0 1 0 300Z" fill={accent} fillOpacity=".12" />
          <path d="M300 0A300 300 0 0 1 0 300" stroke={accent} strokeWidth="6" />
          <path d="M200 0A200 200 0 0 1 0 200" stroke="#17130F" strokeWidth="3" />
        </g>
      ))}
    </chakra.svg>
  );
}
