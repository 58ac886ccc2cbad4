// For an address that names no tournament: says so, and leads to those that exist.
import { pathOf } from '../site/routes';
import { Box } from '@chakra-ui/react';
import { texts } from '../site/texts';
import { ButtonLink } from './button';
import { EmptyState } from './states';

export function UnknownTournament() {
  return (
    <Box data-unknown-tournament>
      <EmptyState text={texts.error.unknownTournament} hint={texts.error.unknownTournamentHint}>
        <ButtonLink to={pathOf('/detail')}>{texts.error.toTournaments}</ButtonLink>
      </EmptyState>
    </Box>
  );
}
