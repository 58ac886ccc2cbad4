// Buttons and links that look like them. Solid maroon means "act here": one per view.
import { chakra, defineRecipe } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LARGE_LETTERS } from '../theme/large-letters';

const CAN_ACT = ':not(:disabled, [aria-disabled=true])';

export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: 0,
    rounded: 'md',
    fontWeight: 'semibold',
    lineHeight: '1.2',
    whiteSpace: 'nowrap',
    userSelect: 'none',
    cursor: 'pointer',
    textDecoration: 'none',
    transition: 'background-color, color, border-color',
    transitionDuration: 'fast',
    '& svg': { width: '1.125em', height: '1.125em', flexShrink: 0 },
    [LARGE_LETTERS]: { whiteSpace: 'normal', textAlign: 'center', flexShrink: 1, minW: '44px', maxW: '100%', px: '3' },
    '&:disabled, &[aria-disabled=true]': {
      cursor: 'not-allowed',
      bg: 'bg.muted',
      color: 'fg.subtle',
      borderColor: 'border',
    },
  },
  variants: {
    variant: {
      solid: {
        bg: 'marun.solid',
        color: 'marun.contrast',
        [`&:hover${CAN_ACT}, &:active${CAN_ACT}`]: { bg: 'marun.emphasized' },
      },
      outline: {
        bg: 'bg.panel',
        color: 'fg',
        borderWidth: '1px',
        borderColor: 'border.control',
        [`&:hover${CAN_ACT}`]: { bg: 'bg.muted' },
      },
      plain: { color: 'marun.fg', bg: 'transparent', [`&:hover${CAN_ACT}`]: { bg: 'marun.subtle' } },
      quiet: { color: 'fg.muted', bg: 'transparent', [`&:hover${CAN_ACT}`]: { bg: 'bg.muted', color: 'fg' } },
      danger: {
        bg: 'status.danger.fg',
        color: 'bg.panel',
        [`&:hover${CAN_ACT}`]: { opacity: 0.9 },
      },
    },
    size: {
      sm: { minH: { base: '44px', md: '36px' }, px: '3', fontSize: 'sm' },
      md: { minH: '44px', px: '4.5', fontSize: 'md' },
      lg: { minH: '56px', px: '6', fontSize: 'lg' },
    },
  },
  defaultVariants: { variant: 'outline', size: 'md' },
});

const Base = chakra('button', buttonRecipe);
const BaseLink = chakra(Link, buttonRecipe);

type ButtonProps = ComponentProps<typeof Base> & { busy?: boolean; busyText?: ReactNode; isIdle?: boolean };

/**
 * `busy` disables it and shows that it works: a double submit is impossible. `isIdle`: nothing is there for it to do just now;
 * a press does nothing, and who came to it by keyboard stays on it.
 */
export function Button({
  busy = false,
  busyText,
  disabled,
  isIdle = false,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <Base
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      aria-disabled={isIdle || undefined}
      onClick={isIdle ? undefined : onClick}
      {...rest}
    >
      {busy ? <Spinner aria-hidden="true" /> : null}
      {busy && busyText ? busyText : children}
    </Base>
  );
}

export function ButtonLink(props: ComponentProps<typeof BaseLink>) {
  return <BaseLink {...props} />;
}

/** To what is no page of ours: a file, another site. */
export const ButtonAnchor = chakra('a', buttonRecipe);

type IconButtonProps = ButtonProps & { label: string };

/** A button without words has a name for those who cannot see it. */
export function IconButton({ label, ...rest }: IconButtonProps) {
  return (
    <Button aria-label={label} title={label} variant="quiet" px="0" minW={{ base: '44px', md: '40px' }} {...rest} />
  );
}

export const Spinner = chakra('span', {
  base: {
    display: 'inline-block',
    boxSize: '1em',
    flex: 'none',
    rounded: 'full',
    borderWidth: '2px',
    borderColor: 'currentColor',
    borderTopColor: 'transparent',
    animation: 'spin 900ms linear infinite',
  },
});
