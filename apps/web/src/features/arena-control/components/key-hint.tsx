// The key that does the same as the button, for devices with a keyboard.
import { chakra } from '@chakra-ui/react';

export function KeyHint({ of }: { of: string }) {
  return (
    <chakra.kbd
      aria-hidden="true"
      display="none"
      fontFamily="inherit"
      fontSize="xs"
      fontWeight="semibold"
      lineHeight="1.5"
      px="1.5"
      rounded="sm"
      borderWidth="1px"
      borderColor="currentColor"
      opacity={0.75}
      css={{ '@media (hover: hover) and (pointer: fine)': { display: 'inline-block' } }}
    >
      {of}
    </chakra.kbd>
  );
}
