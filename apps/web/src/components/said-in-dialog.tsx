// What is said while a dialog is open and asks something of whoever has it open: a refusal, or a wait that can be left.
import { chakra } from '@chakra-ui/react';
import { useIsMutating } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { dismissToast, toast, type Toast, useToasts } from '../lib/toast';
import { Button } from './button';

/** The dialogs that are open, the one above all others last: it alone says what is refused. */
const open: object[] = [];

/** Sooner than anybody closes what they are reading. */
const READ_MS = 500;

/** Until then a form has said beside its fields what it is refused for. */
const FORM_SAYS_MS = 50;

const isSaidIn = (place: HTMLElement | null, text: string): boolean =>
  [...(place?.closest('[role$=dialog]')?.querySelectorAll('[role=alert]') ?? [])].some(
    ({ textContent }) => textContent === text,
  );

/**
 * A refusal that the form does not say itself stands until the next try or until the dialog is closed. One that closes by
 * itself as it is refused hands the sentence back to the page.
 */
export function SaidInDialog() {
  const own = useRef({}).current;
  const taken = useRef<{ at: number; refusals: readonly Toast[] }>({ at: 0, refusals: [] });
  const toasts = useToasts();
  const [before] = useState(() => Math.max(0, ...toasts.map(({ id }) => id)));
  const [refusals, setRefusals] = useState<readonly Toast[]>([]);
  const isSending = useIsMutating() > 0;
  const place = useRef<HTMLDivElement>(null);
  useKeptFocus(place, isSending);

  useLayoutEffect(() => {
    open.push(own);
    return () => {
      open.splice(open.indexOf(own), 1);
      if (Date.now() - taken.current.at > READ_MS) return;
      taken.current.refusals.forEach(({ text, detail }) => toast.error(text, detail));
    };
  }, [own]);
  useLayoutEffect(() => {
    const fresh = toasts.filter(({ kind, id }) => kind === 'error' && id > before);
    if (fresh.length === 0 || open.at(-1) !== own) return;
    taken.current = { at: Date.now(), refusals: fresh };
    fresh.forEach(({ id }) => dismissToast(id));
    setTimeout(() => setRefusals(fresh.filter(({ text }) => !isSaidIn(place.current, text))), FORM_SAYS_MS);
  }, [toasts, before, own]);
  useEffect(() => {
    if (isSending) setRefusals([]);
  }, [isSending]);

  const waits = toasts.filter(({ action }) => action);
  return (
    <div ref={place}>
      {waits.map(({ id, text, action }) => (
        <chakra.div key={id} role="status" data-said-here px="5" py="2" textStyle="sm">
          {text}
          <Button size="sm" display="flex" mt="2" onClick={action?.onPress}>
            {action?.text}
          </Button>
        </chakra.div>
      ))}
      {refusals.map(({ id, text, detail }) => (
        <chakra.div
          key={id}
          role="alert"
          data-toast="error"
          display="grid"
          gridTemplateColumns="20px minmax(0, 1fr)"
          gap="2"
          mx="5"
          my="1"
          px="3"
          py="2"
          borderLeftWidth="4px"
          borderColor="status.danger.fg"
          bg="bg.muted"
          textStyle="sm"
          fontWeight="medium"
          overflowWrap="anywhere"
        >
          <chakra.span color="status.danger.fg">
            <CircleAlert size={20} aria-hidden="true" />
          </chakra.span>
          <span>
            {text}
            {detail ? (
              <chakra.span display="block" fontWeight="normal" color="fg.muted">
                {detail}
              </chakra.span>
            ) : null}
          </span>
        </chakra.div>
      ))}
    </div>
  );
}

/** A button that sends cannot be pressed meanwhile, and what cannot be pressed loses the focus: it has it back afterwards. */
function useKeptFocus(place: RefObject<HTMLElement | null>, isSending: boolean): void {
  const last = useRef<HTMLElement>(null);
  useEffect(() => {
    const dialog = place.current?.closest('[role$=dialog]');
    const remember = ({ target }: Event) => (last.current = target as HTMLElement);
    dialog?.addEventListener('focusin', remember);
    return () => dialog?.removeEventListener('focusin', remember);
  }, [place]);
  useEffect(() => {
    if (isSending) return;
    // it can be pressed again once the page has heard of the answer, which is a little later
    let tries = 20;
    const timer = setInterval(() => {
      if (document.activeElement === document.body) last.current?.focus();
      tries -= 1;
      if (tries === 0 || document.activeElement !== document.body) clearInterval(timer);
    }, 50);
    return () => clearInterval(timer);
  }, [isSending]);
}
