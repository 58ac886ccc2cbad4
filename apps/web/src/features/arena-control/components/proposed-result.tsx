// What the rules say of the match as it stands: read by the operator, who confirms it or decides otherwise.
import { chakra } from '@chakra-ui/react';
import type { ResultProposal } from '@gelanggang/contract/scoring';
import { REASONS } from '@gelanggang/domain/scoring/reasons';
import { CORNER_LABELS } from '@gelanggang/domain/words/corners';
import { panelTexts as texts } from '../panel-texts';
import { arenaTexts } from '../texts';

export function ProposedResultNote({ proposal: { proposal, article } }: { proposal: ResultProposal }) {
  return (
    <chakra.p
      role="status"
      fontSize="sm"
      px="3"
      py="2"
      rounded="md"
      bg={proposal.winner ? 'marun.subtle' : 'bg.muted'}
      data-proposed={proposal.winner ?? proposal.next}
    >
      <chakra.span fontWeight="semibold">{texts.proposal}: </chakra.span>
      {proposal.winner
        ? texts.proposed(
            CORNER_LABELS[proposal.winner],
            arenaTexts.shortKinds[proposal.winKind].toLowerCase(),
            texts.because(REASONS[proposal.reason].text, article ?? ''),
          )
        : article === null
          ? texts.next[proposal.next]
          : arenaTexts.reasonOfRules(texts.next[proposal.next], article)}
    </chakra.p>
  );
}
