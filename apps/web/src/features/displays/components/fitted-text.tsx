// Text as large as it fits into its box, in steps; what is too long even at the smallest goes on in a further line where its
// place has one, and is cut with an ellipsis.
import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

const STEP = 0.92;

/** Texts that are as large as the longest of them allows: neither corner is written larger than the other. */
class SameSize {
  private readonly sizes = new Map<HTMLElement, number>();

  /** Null: it is gone. */
  tell(element: HTMLElement, size: number | null): void {
    if (size === null) this.sizes.delete(element);
    else this.sizes.set(element, size);
    const least = Math.min(...this.sizes.values());
    for (const one of this.sizes.keys()) one.style.fontSize = `${least}px`;
  }
}

export function useSameSize(): SameSize {
  return useState(() => new SameSize())[0];
}

interface FittedTextProps extends HTMLChakraProps<'div'> {
  text: string;
  /** Sizes in units of the screen. */
  most: number;
  least: number;
  lines?: number;
  /** As many lines as it may have at the least size, where one is not enough even then. */
  spill?: number;
  like?: SameSize;
}

function useFontsReady(): boolean {
  const [ready, setReady] = useState(document.fonts.status === 'loaded');
  useEffect(() => {
    let isOver = false;
    void document.fonts.ready.then(() => isOver || setReady(true));
    return () => {
      isOver = true;
    };
  }, []);
  return ready;
}

/** Measured by the letters themselves: `scrollWidth` is rounded, and half a pixel too many already costs three letters. */
function fits(element: HTMLElement, lines: number): boolean {
  const letters = document.createRange();
  letters.selectNodeContents(element);
  const text = letters.getBoundingClientRect();
  // the screen is drawn at another scale than it is laid out
  const scale = element.getBoundingClientRect().width / element.offsetWidth || 1;
  if (text.width / scale > element.clientWidth + 0.1) return false;
  if (lines === 1) return true;
  const room = element.parentElement?.clientHeight ?? Infinity;
  const { lineHeight } = getComputedStyle(element);
  return element.scrollHeight <= Math.min(room, parseFloat(lineHeight) * lines + 2);
}

/** In so many lines, the last of them cut; letters reach below a tight line. */
function spread({ style }: HTMLElement, lines: number): void {
  const isSpread = lines > 1;
  style.whiteSpace = isSpread ? 'normal' : '';
  style.display = isSpread ? '-webkit-box' : '';
  style.webkitBoxOrient = isSpread ? 'vertical' : '';
  style.webkitLineClamp = isSpread ? String(lines) : '';
  style.overflow = isSpread ? 'hidden' : '';
  style.paddingBottom = isSpread ? '.1em' : '';
  style.paddingRight = '';
}

/** What marks that it goes on stands behind the last letter, where text that ends at the edge has no room for it. */
function leaveRoomForMark(element: HTMLElement): void {
  const isCut = element.scrollHeight > element.clientHeight + 2;
  if (isCut && getComputedStyle(element).textAlign === 'end') element.style.paddingRight = '.8em';
}

export function FittedText({ text, most, least, lines = 1, spill = 1, like, ...rest }: FittedTextProps) {
  const box = useRef<HTMLDivElement>(null);
  const fontsReady = useFontsReady();
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const fit = () => {
      element.style.textOverflow = 'clip';
      spread(element, 1);
      let size = most;
      for (; ; size = Math.max(least, size * STEP)) {
        element.style.fontSize = `${size}px`;
        if (size === least || fits(element, lines)) break;
      }
      element.style.textOverflow = '';
      if (spill > 1 && size === least && !fits(element, lines)) {
        spread(element, spill);
        leaveRoomForMark(element);
      }
      like?.tell(element, size);
    };
    fit();
    const observer = new ResizeObserver(fit);
    if (element.parentElement) observer.observe(element.parentElement);
    return () => {
      observer.disconnect();
      like?.tell(element, null);
    };
  }, [text, most, least, lines, spill, like, fontsReady]);
  // clipped sideways only: letters reach below a tight line
  const cut =
    lines === 1
      ? { whiteSpace: 'nowrap', textOverflow: 'ellipsis', overflowX: 'clip', overflowY: 'visible' }
      : { overflowWrap: 'break-word', textWrap: 'balance' };
  return (
    <chakra.div ref={box} lineHeight="1.08" {...rest} css={cut}>
      {text}
    </chakra.div>
  );
}
