// The bare controls of a form, for pages that have no form too: what form-field adds is not loaded with them.
import { Box, chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

const control = {
  w: '100%',
  minH: '44px',
  px: '3',
  rounded: 'md',
  bg: 'bg.panel',
  color: 'fg',
  borderWidth: '1px',
  borderColor: 'border.control',
  fontSize: 'md',
  textOverflow: 'ellipsis',
  transition: 'border-color',
  transitionDuration: 'fast',
  '&[aria-invalid=true]': { borderColor: 'border.error', boxShadow: 'inset 0 0 0 1px var(--g-colors-border-error)' },
  _disabled: { bg: 'bg.muted', color: 'fg.subtle', cursor: 'not-allowed' },
} as const;

export const Input = chakra('input', { base: control });
export const Textarea = chakra('textarea', { base: { ...control, py: '2.5', minH: '7rem', resize: 'vertical' } });
const NativeSelect = chakra('select', { base: { ...control, appearance: 'none', pe: '10', cursor: 'pointer' } });

export function Select({ children, ...rest }: ComponentProps<typeof NativeSelect>) {
  return (
    <Box position="relative">
      <NativeSelect {...rest}>{children}</NativeSelect>
      <chakra.span
        position="absolute"
        right="3"
        top="0"
        bottom="0"
        display="grid"
        placeItems="center"
        pointerEvents="none"
        color="fg.muted"
      >
        <ChevronDown size={18} aria-hidden="true" />
      </chakra.span>
    </Box>
  );
}
