// Below the stages: what going back to one that was left would undo, before anybody does.
import { Box, chakra } from '@chakra-ui/react';
import { type DeskFacts, waysBack } from '@gelanggang/domain/tournament/desk';
import { Link } from 'react-router-dom';
import { formatNumber } from '@web/lib/formats';
import { deskTexts as texts } from '../desk-texts';
import { stageWay } from '../desk-ways';

const StageLink = chakra(Link, { base: { fontWeight: 'semibold', textDecoration: 'underline', py: '1' } });

export function WaysBack({ facts, tournamentId }: { facts: DeskFacts; tournamentId: number }) {
  const ways = waysBack(facts);
  if (ways.length === 0) return null;
  return (
    <chakra.details mt="-3" mb="6" textStyle="sm">
      <chakra.summary cursor="pointer" py="2" fontWeight="semibold" w="fit-content">
        {texts.back}
      </chakra.summary>
      <chakra.ul borderTopWidth="1px">
        {ways.map(({ stage, touched }) => (
          <chakra.li key={stage} py="1.5" borderBottomWidth="1px" data-way-back={stage}>
            <Box
              display="grid"
              gridTemplateColumns={{ base: '1fr', md: '8rem minmax(0, 1fr)' }}
              columnGap="3"
              alignItems="baseline"
            >
              <span>
                <StageLink to={stageWay(stage, tournamentId)}>{texts.stageNames[stage]}</StageLink>
              </span>
              <chakra.span color="fg.muted">
                {touched === 0 ? texts.nothingLost : texts.lost[stage](formatNumber(touched))}
              </chakra.span>
            </Box>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.details>
  );
}
