// The head of a part of a manager's desk.
import { Box, chakra } from '@chakra-ui/react';

export function OwnHead({ title, note }: { title: string; note?: string }) {
  return (
    <Box
      display="flex"
      alignItems="baseline"
      flexWrap="wrap"
      columnGap="3"
      pb="2"
      borderBottomWidth="2px"
      borderColor="fg"
    >
      <chakra.h3 textStyle="title.section">{title}</chakra.h3>
      {note ? (
        <chakra.span textStyle="sm" color="fg.muted">
          {note}
        </chakra.span>
      ) : null}
    </Box>
  );
}
