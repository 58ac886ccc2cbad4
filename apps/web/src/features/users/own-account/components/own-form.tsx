// A form of one's own account: as wide as what is typed, and no wider than a phone whose letters are large.
import { chakra } from '@chakra-ui/react';
import type { FormEvent, ReactNode } from 'react';

interface OwnFormProps {
  onSubmit(event: FormEvent): Promise<void>;
  children: ReactNode;
}

export function OwnForm({ onSubmit, children }: OwnFormProps) {
  return (
    <chakra.form
      noValidate
      onSubmit={(event) => void onSubmit(event)}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="4"
      maxW="26rem"
    >
      {children}
    </chakra.form>
  );
}
