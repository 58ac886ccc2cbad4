// A medal as a disc with its place; the word goes with it for who does not see colours.
import { chakra } from '@chakra-ui/react';
import { type Medal, MEDAL_LABELS } from '@gelanggang/domain/results/medal-table';

const PLACES: Readonly<Record<Medal, string>> = { gold: '1', silver: '2', bronze: '3' };

/** `size` in pixels. Named unless the word stands beside it. */
export function MedalMark({ medal, size = 22, isNamed = true }: { medal: Medal; size?: number; isNamed?: boolean }) {
  return (
    <chakra.span
      role={isNamed ? 'img' : undefined}
      aria-label={isNamed ? MEDAL_LABELS[medal] : undefined}
      aria-hidden={isNamed ? undefined : true}
      title={isNamed ? MEDAL_LABELS[medal] : undefined}
      display="inline-grid"
      placeItems="center"
      flex="none"
      rounded="full"
      bg={`medal.${medal}`}
      color="medal.contrast"
      fontWeight="bold"
      lineHeight="1"
      style={{ width: size, height: size, fontSize: size * 0.56 }}
    >
      {PLACES[medal]}
    </chakra.span>
  );
}
