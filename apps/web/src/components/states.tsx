// What a page shows instead of its content: loading, nothing there, failed.
import { Box, chakra } from '@chakra-ui/react';
import { RotateCw } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { texts } from '../site/texts';
import { messageOf } from '../lib/http';
import { NotKept } from '../lib/kept-answers';
import { Button } from './button';

/** A grey line where text will be; it keeps the place so that nothing jumps. */
export const SkeletonLine = chakra('span', {
  base: {
    display: 'block',
    maxW: '100%',
    h: '0.875rem',
    rounded: 'xs',
    bg: 'bg.muted',
    animation: 'breathe 1.6s ease-in-out infinite',
  },
});

export function EmptyState({ text, hint, children }: { text: string; hint?: string; children?: ReactNode }) {
  return (
    <Box py="12" px="4" textAlign="center" display="grid" justifyItems="center" gap="3">
      <EmptyMat />
      <Box>
        <chakra.p fontWeight="semibold">{text}</chakra.p>
        {hint ? (
          <chakra.p textStyle="sm" color="fg.muted" mt="1">
            {hint}
          </chakra.p>
        ) : null}
      </Box>
      {children}
    </Box>
  );
}

/** The mat without anybody on it. */
function EmptyMat() {
  return (
    <chakra.svg
      width="56px"
      height="56px"
      viewBox="0 0 56 56"
      aria-hidden="true"
      fill="none"
      stroke="border.emphasized"
    >
      <rect x="1" y="1" width="54" height="54" />
      <circle cx="28" cy="28" r="19" />
      <circle cx="28" cy="28" r="7" />
    </chakra.svg>
  );
}

export function ErrorState({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  return (
    <Box role="alert" py="10" px="4" textAlign="center" display="grid" justifyItems="center" gap="3">
      <chakra.p fontWeight="semibold">
        {error instanceof NotKept ? texts.error.notKept : texts.error.loadFailed}
      </chakra.p>
      <chakra.p textStyle="sm" color="fg.muted">
        {messageOf(error)}
      </chakra.p>
      {onRetry ? (
        <Button size="sm" onClick={onRetry}>
          <RotateCw aria-hidden="true" />
          {texts.action.retry}
        </Button>
      ) : null}
    </Box>
  );
}

/** The same calm space while a page's script is on its way. */
export function PageLoading() {
  const isSlow = useIsSlow();
  return (
    <Box
      p="6"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="4"
      aria-busy="true"
      aria-label={texts.list.loading}
      role="status"
    >
      <SkeletonLine w="14rem" h="1.75rem" />
      <SkeletonLine w="100%" />
      <SkeletonLine w="80%" />
      <SkeletonLine w="90%" />
      {isSlow ? (
        <chakra.p textStyle="sm" color="fg.muted">
          {texts.list.slow}
        </chakra.p>
      ) : null}
    </Box>
  );
}

/** After this long people wonder whether anything happens. */
const SLOW_MS = 5_000;

function useIsSlow(): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}
