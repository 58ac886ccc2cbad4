// What a form of the set-up is for, in one sentence, and of which tournament.
import { chakra } from '@chakra-ui/react';

export function LeadOn({ lead, tournament }: { lead: string; tournament: string }) {
  return (
    <chakra.div mt="-2" mb="5">
      <chakra.p textStyle="title.section" overflowWrap="anywhere">
        {tournament}
      </chakra.p>
      <chakra.p color="fg.muted" mt="1" maxW="form">
        {lead}
      </chakra.p>
    </chakra.div>
  );
}
