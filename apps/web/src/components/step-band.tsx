// A band above a list or a form: what stands there that needs a step, and the button of the step.
import { Box, type BoxProps, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface StepBandProps extends Pick<BoxProps, 'mb'> {
  says: string;
  /** The button, and what it asks before. */
  children: ReactNode;
}

export function StepBand({ says, children, mb = '4', ...data }: StepBandProps) {
  return (
    <Box
      {...{ display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center' }}
      {...{ mb, px: '4', py: '3', rounded: 'md', bg: 'status.warn.subtle' }}
      {...data}
    >
      <chakra.p flex="1 1 14rem">{says}</chakra.p>
      {children}
    </Box>
  );
}
