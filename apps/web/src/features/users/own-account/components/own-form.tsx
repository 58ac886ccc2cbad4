// A form of the account page: its fields one under the other, and the button that sends it.
import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Button } from '@web/components/button';

interface OwnFormProps {
  /** What the button says. */
  sends: string;
  isBusy: boolean;
  isReady?: boolean;
  /** Other buttons, beside the one that sends it. */
  also?: ReactNode;
  onSubmit(event: React.FormEvent): Promise<void>;
  children: ReactNode;
}

export function OwnForm({ sends, isBusy, isReady = true, also, onSubmit, children }: OwnFormProps) {
  return (
    <chakra.form
      noValidate
      onSubmit={(event) => void onSubmit(event)}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="4"
      maxW="26rem"
    >
      {children}
      <Box display="flex" flexWrap="wrap" gap="2">
        <Button type="submit" busy={isBusy} disabled={!isReady}>
          {sends}
        </Button>
        {also}
      </Box>
    </chakra.form>
  );
}
