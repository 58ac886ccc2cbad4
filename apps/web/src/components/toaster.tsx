// Shows the toasts: read out by screen readers, above everything, where nothing that can be pressed is under them. They
// stand beside the page, not in it: a dialog hides the page from screen readers as long as it is open.
import { Box, chakra } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { texts } from '../site/texts';
import { dismissToast, useToasts, type ToastKind } from '../lib/toast';
import { Button, IconButton } from './button';

const ICONS: Record<ToastKind, typeof Info> = { success: CircleCheck, error: CircleAlert, info: Info };
const COLORS: Record<ToastKind, string> = { success: 'status.ok.fg', error: 'status.danger.fg', info: 'fg.muted' };

const PLACED_EVERY_MS = 250;

/** Comes behind the page: until then, and without a network, toasts stand in their corner. */
let placing: typeof import('../lib/free-place') | null = null;
const PLACING_AFTER_MS = 1_000;

async function loadPlacing(): Promise<void> {
  placing ??= await import('../lib/free-place').catch(() => null);
}

export function Toaster() {
  const toasts = useToasts();
  const box = useRef<HTMLDivElement>(null);
  // the server draws the page alone
  const [body, setBody] = useState<Element>();
  useEffect(() => {
    setBody(document.body);
    setTimeout(loadPlacing, PLACING_AFTER_MS);
  }, []);
  useLayoutEffect(() => {
    const shown = box.current;
    if (!shown || toasts.length === 0) return;
    const place = () => placing?.placeFreely(shown);
    void loadPlacing().then(place);
    place();
    // the page under it scrolls, or is another one by now
    const timer = setInterval(place, PLACED_EVERY_MS);
    return () => clearInterval(timer);
  }, [toasts]);
  return (
    body &&
    createPortal(
      <Box
        role="region"
        aria-live="polite"
        aria-label={texts.nav.notices}
        ref={box}
        data-toaster
        position="fixed"
        zIndex="toast"
        bottom="4"
        right={{ base: '2', md: '4' }}
        width="min(100% - 1rem, 24rem)"
        display="grid"
        gap="2"
        pointerEvents="none"
      >
        {toasts.map((toast) => {
          const Icon = ICONS[toast.kind];
          return (
            <Box
              key={toast.id}
              role={toast.kind === 'error' ? 'alert' : undefined}
              pointerEvents="auto"
              display="grid"
              gridTemplateColumns="20px 1fr auto"
              alignItems="center"
              gap="3"
              ps="3.5"
              minH="52px"
              bg="bg.panel"
              color="fg"
              rounded="md"
              boxShadow="pop"
              borderLeftWidth="4px"
              borderColor={COLORS[toast.kind]}
              animation="rise-in 200ms"
              data-toast={toast.kind}
            >
              <chakra.span color={COLORS[toast.kind]} display="grid">
                <Icon size={20} aria-hidden="true" />
              </chakra.span>
              <chakra.span textStyle="sm" fontWeight="medium" py="2.5" overflowWrap="anywhere">
                {toast.text}
                {toast.action ? (
                  <Button size="sm" display="flex" mt="2" onClick={toast.action.onPress}>
                    {toast.action.text}
                  </Button>
                ) : null}
                {toast.detail ? (
                  <chakra.span display="block" fontWeight="normal" color="fg.muted">
                    {toast.detail}
                  </chakra.span>
                ) : null}
              </chakra.span>
              <IconButton label={texts.action.close} size="sm" onClick={() => dismissToast(toast.id)}>
                <X aria-hidden="true" />
              </IconButton>
            </Box>
          );
        })}
      </Box>,
      body,
    )
  );
}
