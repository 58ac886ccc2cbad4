// A large button of a panel: it counts at the touch, and the hand feels it.
import { chakra } from '@chakra-ui/react';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';

/** How long the hand feels a tap, in milliseconds. */
const BUZZ_MS = 35;

const Face = chakra('button', {
  base: {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    minH: '0',
    minW: '0',
    color: '#fff',
    cursor: 'pointer',
    bg: 'rgba(0,0,0,.2)',
    // no scrolling, no zoom on a double tap: every touch is a tap
    touchAction: 'none',
    WebkitTapHighlightColor: 'transparent',
    outlineOffset: '-4px',
    '&:active': { filter: 'brightness(1.45)' },
    _disabled: { opacity: 0.35, cursor: 'not-allowed' },
  },
});

interface HitButtonProps {
  label: string;
  disabled?: boolean;
  onTap(): void;
  children: ReactNode;
}

export function HitButton({ label, disabled = false, onTap, children }: HitButtonProps) {
  const tap = () => {
    if (disabled) return;
    navigator.vibrate?.(BUZZ_MS);
    onTap();
  };
  // at the touch, not at its end: a finger may slide, and three may come at once
  const onPointer = (event: PointerEvent) => {
    if (event.button === 0) tap();
  };
  const onKey = (event: KeyboardEvent) => {
    if ((event.key !== 'Enter' && event.key !== ' ') || event.repeat) return;
    event.preventDefault();
    tap();
  };
  return (
    <Face
      type="button"
      aria-label={label}
      disabled={disabled}
      onPointerDown={onPointer}
      onKeyDown={onKey}
      onContextMenu={(event) => event.preventDefault()}
    >
      {children}
    </Face>
  );
}

export const HitWorth = chakra('span', { base: { textStyle: 'display.figure', lineHeight: '.9' } });

/** The buttons of one corner: below each other, beside each other on a phone that lies. */
export const HitGrid = chakra('div', {
  base: {
    flex: '1',
    minH: '0',
    display: 'grid',
    gap: '1',
    gridAutoRows: 'minmax(0, 1fr)',
    '@media (orientation: landscape) and (max-height: 540px)': {
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
    },
  },
});
