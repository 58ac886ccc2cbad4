// A question or a form above the page; focus stays in it, Escape leaves it.
import { chakra, Dialog as Parts, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { texts } from '../site/texts';
import { IconButton } from './button';
import { SaidInDialog } from './said-in-dialog';

interface DialogProps {
  open: boolean;
  onClose(): void;
  title: string;
  children: ReactNode;
  footer?: ReactNode;
  /** 'alertdialog' asks before something is lost. */
  role?: 'dialog' | 'alertdialog';
  width?: string;
  /** What has the focus once it is open; else its first control. */
  firstFocus?(): HTMLElement | null;
}

/** Where focus stays while this dialog goes: in the one that took its place, unless it was opened from there. */
function heldByAnother(opener: Element | null): HTMLElement | null {
  const others = document.querySelectorAll<HTMLElement>('[role$=dialog][data-state=open]');
  const top = [...others].at(-1);
  if (!top || top.contains(opener)) return null;
  return top.contains(document.activeElement) ? (document.activeElement as HTMLElement) : top;
}

export function Dialog({
  open,
  onClose,
  title,
  children,
  footer,
  role = 'dialog',
  width = '28rem',
  firstFocus,
}: DialogProps) {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  return (
    <Parts.Root
      open={open}
      role={role}
      onOpenChange={(change) => !change.open && onClose()}
      {...(firstFocus ? { initialFocusEl: firstFocus } : {})}
      finalFocusEl={() => heldByAnother(opener.current)}
      // what is said meanwhile is pressed without leaving it
      persistentElements={[() => document.querySelector('[data-toaster]')]}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Parts.Backdrop position="fixed" inset="0" bg="rgba(16,13,11,.56)" zIndex="overlay" animation="fade-in 200ms" />
        <Parts.Positioner
          position="fixed"
          inset="0"
          zIndex="overlay"
          display="grid"
          // what cannot break in it must not make it wider than the screen
          gridTemplateColumns="minmax(0, 1fr)"
          alignItems={{ base: 'end', md: 'center' }}
          justifyItems="center"
          p={{ base: '2', md: '6' }}
          overflowY="auto"
        >
          <Parts.Content
            w="100%"
            maxW={width}
            bg="bg.panel"
            rounded="lg"
            boxShadow="pop"
            outline="0"
            animation="rise-in 200ms"
            maxH="calc(100dvh - 2rem)"
            display="flex"
            flexDirection="column"
          >
            <chakra.div display="flex" alignItems="start" gap="3" ps="5" pe="2" pt="3" pb="1.5">
              <Parts.Title textStyle="title.section" flex="1" pt="2.5">
                {title}
              </Parts.Title>
              <Parts.CloseTrigger asChild>
                <IconButton label={texts.action.close} size="sm">
                  <X aria-hidden="true" />
                </IconButton>
              </Parts.CloseTrigger>
            </chakra.div>
            <Parts.Body px="5" pt="1.5" pb="3" overflowY="auto">
              {children}
            </Parts.Body>
            {open ? <SaidInDialog /> : null}
            {footer ? (
              <Parts.Footer
                display="flex"
                justifyContent="flex-end"
                gap="2"
                px="5"
                py="4"
                flexWrap="wrap"
                css={{ '&& > button': { whiteSpace: 'normal' } }}
              >
                {footer}
              </Parts.Footer>
            ) : null}
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  );
}
