// Another page of this device has the seat: this one stands still until it is asked to take it back.
import { Box, chakra } from '@chakra-ui/react';
import { Button } from '@web/components/button';
import { scoringTexts as texts } from '../texts';

export function OtherPage({ onUse }: { onUse(): void }) {
  return (
    <Box as="main" minH="100dvh" display="grid" placeContent="center" gap="3" p="6" textAlign="center">
      <chakra.h1 textStyle="title.section">{texts.otherPage}</chakra.h1>
      <chakra.p color="fg.muted">{texts.otherPageText}</chakra.p>
      <Button variant="solid" size="lg" onClick={onUse}>
        {texts.useHere}
      </Button>
    </Box>
  );
}
