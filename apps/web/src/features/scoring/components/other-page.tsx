// Another page of this device has the seat: this one stands still until it is asked to take it back.
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '@web/components/button';
import { messageOf } from '@web/lib/http';
import { scoringTexts as texts } from '../texts';

/** `onUse`: this page goes by itself once the seat is its own. */
export function OtherPage({ onUse }: { onUse(): Promise<void> }) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const use = () => {
    setBusy(true);
    setError('');
    onUse()
      .catch((cause: unknown) => setError(messageOf(cause)))
      .finally(() => setBusy(false));
  };
  return (
    <Box as="main" minH="100dvh" display="grid" placeContent="center" gap="3" p="6" textAlign="center">
      <chakra.h1 textStyle="title.section">{texts.otherPage}</chakra.h1>
      <chakra.p color="fg.muted">{texts.otherPageText}</chakra.p>
      <Button variant="solid" size="lg" busy={isBusy} onClick={use}>
        {texts.useHere}
      </Button>
      {error === '' ? null : (
        <chakra.p role="alert" color="fg.error">
          {error}
        </chakra.p>
      )}
    </Box>
  );
}
