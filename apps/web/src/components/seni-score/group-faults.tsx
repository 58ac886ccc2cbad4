// What is wrong with a group of fields as a whole, said below them.
import { chakra } from '@chakra-ui/react';

export function GroupFaults({ of: errors }: { of: readonly string[] | undefined }) {
  if (!errors) return null;
  return (
    <chakra.p role="alert" color="fg.error" textStyle="sm" mt="1">
      {errors.join(' ')}
    </chakra.p>
  );
}
