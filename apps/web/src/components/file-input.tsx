// The control that chooses a file: the browser's own, its button drawn as one of ours.
import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { Input } from './form-controls';

const Chooser = chakra(Input, {
  base: {
    py: '1.5',
    fontSize: 'sm',
    cursor: 'pointer',
    '&::file-selector-button': {
      minH: '30px',
      me: '3',
      px: '3',
      rounded: 'sm',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'border.control',
      bg: 'bg.muted',
      color: 'fg',
      font: 'inherit',
      fontWeight: 'semibold',
      cursor: 'pointer',
    },
  },
});

export function FileInput(props: Omit<ComponentProps<typeof Chooser>, 'type'>) {
  return <Chooser {...props} type="file" />;
}
