// How far a piece of work is, in a bar with its number for those who cannot see it.
import { Box } from '@chakra-ui/react';

export function ProgressBar({ value, label }: { value: number; label: string }) {
  const percent = Math.max(0, Math.min(100, Math.round(value)));
  return (
    <Box
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      h="6px"
      rounded="full"
      bg="bg.muted"
      overflow="hidden"
    >
      <Box h="100%" bg="marun.solid" transition="width" transitionDuration="base" style={{ width: `${percent}%` }} />
    </Box>
  );
}
