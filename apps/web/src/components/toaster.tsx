// Shows the toasts: read out by screen readers, above everything, never over the page's main action on a phone.
import { Box, chakra } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { texts } from '../app/texts';
import { dismissToast, useToasts, type ToastKind } from '../lib/toast';
import { IconButton } from './button';

const ICONS: Record<ToastKind, typeof Info> = { success: CircleCheck, error: CircleAlert, info: Info };
const COLORS: Record<ToastKind, string> = { success: 'status.ok.fg', error: 'status.danger.fg', info: 'fg.muted' };

export function Toaster() {
  const toasts = useToasts();
  return (
    <Box
      role="region"
      aria-live="polite"
      aria-label="Pemberitahuan"
      position="fixed"
      zIndex="toast"
      top={{ base: '2', md: '4' }}
      insetX={{ base: '2', md: 'auto' }}
      right={{ md: '4' }}
      width={{ md: '24rem' }}
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
            </chakra.span>
            <IconButton label={texts.action.close} size="sm" onClick={() => dismissToast(toast.id)}>
              <X aria-hidden="true" />
            </IconButton>
          </Box>
        );
      })}
    </Box>
  );
}
