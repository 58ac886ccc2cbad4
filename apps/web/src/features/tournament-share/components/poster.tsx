// One A4 sheet for the hall: what to scan, and what one gets. On screen it is the same sheet, smaller.
import { Box, chakra } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import type { TournamentDetail } from '@gelanggang/contract/tournaments';
import { dateRange } from '@gelanggang/domain/words/dates';
import { LogoMark } from '@web/components/logo';
import { QrCode } from '@web/components/qr-code';
import { plainText } from '@web/lib/plain-text';
import { shareTexts as texts } from '../texts';

const PAPER = {
  '@page': { size: 'A4 portrait', margin: 0 },
  '@media print': { 'html, body': { background: '#fff !important' } },
};

/** Measures of the sheet: 1 is a hundredth of its width, so that paper and screen are one drawing. */
const of = (hundredths: number): string => `${hundredths}cqw`;

export function Poster({ tournament, address }: { tournament: TournamentDetail; address: string }) {
  return (
    <>
      <Global styles={PAPER} />
      <Box
        // paper is light, whatever the screen is
        className="chakra-theme light"
        aspectRatio="210 / 297"
        w="100%"
        maxW="480px"
        bg="white"
        color="#17130F"
        borderWidth="1px"
        overflow="hidden"
        css={{
          containerType: 'inline-size',
          '@media print': {
            position: 'absolute',
            inset: '0 auto auto 0',
            width: '210mm',
            maxWidth: 'none',
            height: '296mm',
            border: 0,
          },
        }}
      >
        <Box display="flex" flexDirection="column" h="100%" p={of(7)}>
          <Box display="flex" alignItems="center" gap={of(2.4)} css={{ '& svg': { width: of(6), height: of(6) } }}>
            <LogoMark size={30} />
            <Box minW="0">
              <chakra.p fontSize={of(3.1)} fontWeight="bold" lineHeight="1.2">
                {tournament.name}
              </chakra.p>
              <chakra.p fontSize={of(2.1)} color="#4A4239" lineHeight="1.3">
                {dateRange(tournament.start_date, tournament.end_date)} · {plainText(tournament.location)}
              </chakra.p>
            </Box>
          </Box>
          <Box borderTop="2px solid #17130F" mt={of(3)} pt={of(4)}>
            <chakra.p
              fontSize={of(10.5)}
              lineHeight="0.98"
              fontWeight="720"
              fontStretch="78%"
              letterSpacing="-.02em"
              textWrap="balance"
            >
              {texts.headline}
            </chakra.p>
          </Box>
          <Box flex="1" display="grid" placeItems="center" minH="0">
            <QrCode text={address} label={texts.qr(address)} size={of(52)} />
          </Box>
          <chakra.p fontSize={of(2.9)} fontWeight="semibold" textAlign="center" overflowWrap="anywhere">
            {address.replace(/^https?:\/\//, '')}
          </chakra.p>
          <chakra.p fontSize={of(2.5)} color="#4A4239" textAlign="center" mt={of(1)}>
            {texts.scan}
          </chakra.p>
          <chakra.ul borderTop="1px solid #B5A792" mt={of(4)} pt={of(2)} fontSize={of(2.5)} lineHeight="1.3">
            {texts.benefits.map((benefit) => (
              <chakra.li key={benefit} display="flex" gap={of(1.6)} py={of(0.7)}>
                <chakra.span aria-hidden="true" color="#741A2F" fontWeight="bold">
                  ●
                </chakra.span>
                {benefit}
              </chakra.li>
            ))}
          </chakra.ul>
        </Box>
      </Box>
    </>
  );
}
