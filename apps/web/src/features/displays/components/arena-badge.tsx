// An arena's letter on a big screen, as on its sign in the hall.
import { chakra } from '@chakra-ui/react';
import { shortArenaName } from '@web/live/arena-days';

export function ArenaBadge({ name }: { name: string }) {
  const short = shortArenaName(name);
  return (
    <chakra.span
      textStyle="display.figure"
      fontSize={short.length > 2 ? '46px' : '72px'}
      minW="84px"
      h="84px"
      px="14px"
      display="grid"
      placeItems="center"
      flex="none"
      bg="screen.fg"
      color="#17130F"
    >
      {short}
    </chakra.span>
  );
}
