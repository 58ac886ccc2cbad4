// What the desk wants to say to the hall, as large as it fits; and the code of a screen that waits to be aimed.
import { Box, chakra } from '@chakra-ui/react';
import type { DisplayState } from '@gelanggang/contract/displays';
import { displayTexts as texts } from '../texts';
import { FittedText } from './fitted-text';
import { ScreenDot, ScreenHead } from './screen-frame';

interface MessageScreenProps {
  text: string;
  tournament: NonNullable<DisplayState['tournament']>;
}

export function MessageScreen({ text, tournament }: MessageScreenProps) {
  return (
    <>
      <ScreenHead tournament={tournament} />
      <Box flex="1" minH="0" px="96px" pb="60px" display="grid" gridTemplateRows="minmax(0, 1fr)" textAlign="center">
        <Box minH="0" display="grid" alignContent="center">
          <FittedText text={text} most={260} least={64} lines={6} textStyle="display.figure" lineHeight="1.08" />
        </Box>
      </Box>
    </>
  );
}

export function CodeScreen({ display, isWaiting }: { display: DisplayState | null; isWaiting: boolean }) {
  return (
    <Box flex="1" display="grid" placeContent="center" justifyItems="center" gap="28px" textAlign="center" p="64px">
      {display?.name ? (
        <chakra.p fontSize="64px" fontWeight="680">
          {texts.thisIs(display.name)}
        </chakra.p>
      ) : null}
      <chakra.h1
        textStyle="display.figure"
        fontSize="360px"
        letterSpacing=".06em"
        lineHeight="1"
        me="-.06em"
        data-code={display?.code}
      >
        {display?.code ?? '·····'}
      </chakra.h1>
      <chakra.p fontSize="44px" color="#CFC4B4">
        {isWaiting ? texts.waiting : display === null ? texts.starting : display.name ? '' : texts.askDesk}
      </chakra.p>
      <ScreenDot />
    </Box>
  );
}
