// One certificate on A4 lying, on paper and in the preview of the office.
import { Box, chakra } from '@chakra-ui/react';
import type { CertificateSetting } from '@gelanggang/contract/certificates';
import type { CertificatePictures, PrintCertificate, PrintTournament } from '@gelanggang/contract/print';
import { MEDAL_LABELS, type Medal } from '@gelanggang/domain/results/medal-table';
import { dateRange, longDate } from '@gelanggang/domain/words/dates';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { LogoMark } from '@web/components/logo';
import { QrCode } from '@web/components/qr-code';
import { plainText } from '@web/lib/plain-text';
import { signersOf } from '../signers-of';
import { medalTexts as texts } from '../texts';

interface CertificateSheetProps {
  certificate: PrintCertificate;
  tournament: PrintTournament;
  setting: CertificateSetting | null;
  pictures: CertificatePictures;
}

export function CertificateSheet({ certificate, tournament, setting, pictures }: CertificateSheetProps) {
  const { class_name, medal } = certificate;
  const [name, contingent] = [shownName(certificate.name), shownName(certificate.contingent)];
  return (
    <chakra.section
      position="relative"
      // the background lies under the words, and over whatever the page has below
      isolation="isolate"
      w="297mm"
      // a hair less than the sheet: rounding must not make a second page
      h="209.9mm"
      overflow="hidden"
      breakAfter="page"
      _last={{ breakAfter: 'auto' }}
      breakInside="avoid"
      display="flex"
      flexDirection="column"
      alignItems="center"
      textAlign="center"
      px="34mm"
      pt="19mm"
      pb="19mm"
    >
      {pictures.background ? <Background src={pictures.background} /> : <Frame medal={medal} />}
      <Logos pictures={pictures} />
      {setting?.issuer ? (
        <chakra.p mt="2mm" fontSize="12pt" color="fg.muted" lineHeight="1.25" maxW="210mm">
          {setting.issuer}
        </chakra.p>
      ) : null}
      <chakra.p
        mt={setting?.issuer ? '.5mm' : '2mm'}
        fontSize="13pt"
        fontWeight="semibold"
        lineHeight="1.25"
        maxW="210mm"
      >
        {tournament.name}
      </chakra.p>
      <chakra.h1 mt="5mm" textStyle="display.hero" fontSize="52pt" lineHeight="1" letterSpacing="-.01em">
        {medal ? texts.winnerPaper : texts.participantPaper}
      </chakra.h1>
      <chakra.p mt="1.5mm" fontSize="10.5pt" color="fg.muted">
        {texts.certificateNumber(certificate.number)}
      </chakra.p>
      <chakra.p mt="4mm" fontSize="12pt" color="fg.muted">
        {texts.givenTo}
      </chakra.p>
      <chakra.p
        mt="2mm"
        fontWeight="bold"
        fontStretch="86%"
        lineHeight="1.1"
        textWrap="balance"
        borderBottomWidth={medal ? '0' : '2px'}
        borderColor="fg"
        px="8mm"
        pb={medal ? '0' : '2.5mm'}
        fontSize={name.length > 34 ? '26pt' : name.length > 24 ? '32pt' : '40pt'}
      >
        {name}
      </chakra.p>
      <chakra.p mt="2mm" fontSize="14pt" fontWeight="semibold">
        {contingent}
      </chakra.p>
      {medal ? (
        <Place medal={medal} className={class_name} dates={dateRange(tournament.start_date, tournament.end_date)} />
      ) : (
        <Box mt="4mm" fontSize="13pt" lineHeight="1.45">
          {texts.tookPart}
          <br />
          <chakra.strong fontWeight="bold">{class_name}</chakra.strong>
          <chakra.p fontSize="11pt" color="fg.muted">
            {dateRange(tournament.start_date, tournament.end_date)}
          </chakra.p>
        </Box>
      )}
      <Foot certificate={certificate} tournament={tournament} setting={setting} pictures={pictures} />
    </chakra.section>
  );
}

/** What was won, between two rules, as large as can be read across a room (mock 11-piagam). */
function Place({ medal, className, dates }: { medal: Medal; className: string; dates: string }) {
  return (
    <Box
      mt="5mm"
      w="100%"
      display="flex"
      alignItems="center"
      justifyContent="center"
      borderYWidth="2px"
      borderColor="fg"
      py="2.5mm"
    >
      <chakra.p textStyle="display.hero" fontSize="32pt" lineHeight="1" color="marun.fg" flex="none" pe="7mm">
        {texts.place[medal]}
      </chakra.p>
      <Box borderLeftWidth="1px" borderColor="border.emphasized" ps="7mm" textAlign="start" lineHeight="1.35" minW="0">
        <chakra.p fontSize={className.length > 50 ? '12pt' : '14pt'} fontWeight="bold">
          {className}
        </chakra.p>
        <chakra.p fontSize="11pt" color="fg.muted">
          {texts.medal(MEDAL_LABELS[medal])} · {dates}
        </chakra.p>
      </Box>
    </Box>
  );
}

/** Where and when, who signs with room for ink and stamp, and the code by which anybody checks it. */
function Foot({ certificate, tournament, setting, pictures }: CertificateSheetProps) {
  const place = setting?.place ?? plainText(tournament.location);
  const day = longDate(setting?.dated_on ?? tournament.end_date);
  const signers = setting ? signersOf(setting) : [{ n: 1 as const, name: '', title: texts.signer }];
  return (
    <Box mt="auto" w="100%" fontSize="10.5pt" lineHeight="1.3">
      <chakra.p mb="2mm">{[place, day].filter(Boolean).join(', ')}</chakra.p>
      {/* all sign on one line, however long a title or a name is */}
      <Box
        display="grid"
        gridAutoFlow="column"
        gridTemplateRows="auto 15mm auto"
        justifyContent="center"
        columnGap="8mm"
      >
        {certificate.check_url ? (
          <Box
            w="26mm"
            gridRow="1 / -1"
            alignSelf="end"
            textAlign="center"
            fontSize="7.5pt"
            lineHeight="1.2"
            color="fg.muted"
          >
            <QrCode text={certificate.check_url} label={texts.checkByCode} size="24mm" quiet={0} />
            <chakra.p mt="1mm">{texts.checkByCode}</chakra.p>
          </Box>
        ) : null}
        {signers.map(({ n, name, title }) => (
          <Box
            key={title + name}
            w="58mm"
            display="grid"
            gridRow="1 / -1"
            gridTemplateRows="subgrid"
            textAlign="center"
          >
            <chakra.p minH="2.6em" display="grid" alignItems="end" color="fg.muted">
              {title}
            </chakra.p>
            <Box display="grid" justifyItems="center" alignItems="end">
              <Signature src={pictures[`signature${n}`]} />
            </Box>
            <chakra.p borderTopWidth="1px" borderColor="fg" pt="1mm" fontWeight="semibold" minH="1.3em">
              {name}
            </chakra.p>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** Stands with its foot on the line, as ink does. */
function Signature({ src }: { src: string | undefined }) {
  if (!src) return null;
  return <chakra.img src={src} alt="" maxW="46mm" maxH="17mm" mt="-2mm" objectFit="contain" />;
}

/** The organiser's logos; without any, the house's. */
function Logos({ pictures: { logo1, logo2 } }: { pictures: CertificatePictures }) {
  if (!logo1 && !logo2) return <LogoMark size={48} />;
  return (
    <Box display="flex" alignItems="center" justifyContent="center" gap="8mm" h="18mm">
      {[logo1, logo2].map((src, index) =>
        src ? <chakra.img key={index} src={src} alt="" maxH="18mm" maxW="60mm" objectFit="contain" /> : null,
      )}
    </Box>
  );
}

/** The organiser's own sheet, in the place of the frame. */
function Background({ src }: { src: string }) {
  return <chakra.img src={src} alt="" position="absolute" inset="0" w="100%" h="100%" objectFit="cover" zIndex="-1" />;
}

/** The mat: a double line around the sheet, and the quarter circles of its corners, clear of code and signers. */
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
          <path d="M0 0H230A230 230 0 0 1 0 230Z" fill={accent} fillOpacity=".12" />
          <path d="M230 0A230 230 0 0 1 0 230" stroke={accent} strokeWidth="6" />
          <path d="M153 0A153 153 0 0 1 0 153" stroke="#17130F" strokeWidth="3" />
        </g>
      ))}
    </chakra.svg>
  );
}
