// Text as large as it fits into its box, in steps; what is too long even at the smallest is cut with an ellipsis.
import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

const STEP = 0.92;

interface FittedTextProps extends HTMLChakraProps<'div'> {
  text: string;
  /** Sizes in units of the screen. */
  most: number;
  least: number;
  lines?: number;
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

export function FittedText({ text, most, least, lines = 1, ...rest }: FittedTextProps) {
  const box = useRef<HTMLDivElement>(null);
  const fontsReady = useFontsReady();
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const fit = () => {
      for (let size = most; ; size = Math.max(least, size * STEP)) {
        element.style.fontSize = `${size}px`;
        const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(element);
        const height = element.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
        const isTooTall = lines > 1 && height > parseFloat(lineHeight) * lines + 2;
        if (size === least || (element.scrollWidth <= element.clientWidth + 1 && !isTooTall)) return;
      }
    };
    fit();
    const observer = new ResizeObserver(fit);
    if (element.parentElement) observer.observe(element.parentElement);
    return () => observer.disconnect();
  }, [text, most, least, lines, fontsReady]);
  // clipped sideways only: letters reach below a tight line
  const cut =
    lines === 1
      ? { whiteSpace: 'nowrap', textOverflow: 'ellipsis', overflowX: 'clip', overflowY: 'visible' }
      : { overflowWrap: 'break-word' };
  return (
    <chakra.div ref={box} lineHeight="1.08" {...rest} css={cut}>
      {text}
    </chakra.div>
  );
}
