// Pairs and teams that are not whole, by name: none is dropped silently (domain-rules, Draw (seni)).
import { Box, chakra } from '@chakra-ui/react';
import type { IncompleteTeam } from '@gelanggang/contract/seni-answers';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { ButtonLink } from '@web/components/button';
import { seniTexts as texts } from '../texts';

interface IncompleteTeamsProps {
  /** The event, where it is not the page's own. */
  event?: string;
  teams: readonly IncompleteTeam[];
  /** Where they are put together. */
  to: string;
}

export function IncompleteTeams({ event, teams, to }: IncompleteTeamsProps) {
  if (teams.length === 0) return null;
  return (
    <Box mt="6" maxW="form" borderWidth="1px" borderColor="border" rounded="md" bg="bg.panel" p="4" role="status">
      <chakra.p fontWeight="semibold" mb="2">
        {event === undefined ? texts.incompleteTitle : event}
      </chakra.p>
      <chakra.ul ps="5" mb="3" textStyle="sm" css={{ listStyle: 'disc' }}>
        {teams.map((team) => (
          <chakra.li key={`${team.contingent} ${team.team_label} ${team.names.join()}`} overflowWrap="anywhere">
            {texts.incompleteTeam(
              shownName(team.contingent),
              team.team_label,
              team.names.map((one) => shownName(one)).join(', '),
              team.missing,
            )}
          </chakra.li>
        ))}
      </chakra.ul>
      <ButtonLink to={to} size="sm">
        {texts.arrange}
      </ButtonLink>
    </Box>
  );
}
