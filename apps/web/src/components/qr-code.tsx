// A square code that a phone's camera reads, drawn as lines: sharp at every size, on paper too.
import { chakra } from '@chakra-ui/react';
import { encode } from 'uqr';

interface QrCodeProps {
  text: string;
  /** Said to who cannot see it. */
  label: string;
  size: string;
  /** White modules around it: 4 as the standard asks, fewer on white paper. */
  quiet?: number;
}

export function QrCode({ text, label, size, quiet = 4 }: QrCodeProps) {
  const { data, size: modules } = encode(text, { ecc: 'M', border: quiet });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return (
    <chakra.svg
      viewBox={`0 0 ${modules} ${modules}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      flex="none"
      w={size}
      h={size}
      bg="white"
    >
      <path d={path} fill="black" />
    </chakra.svg>
  );
}
