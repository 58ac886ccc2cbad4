// At the top of the sidebar: the tournament that all pages are about, and the way to another one (mocks2, 1).
import { Box, chakra } from '@chakra-ui/react';
import * as tournamentCalls from '@gelanggang/contract/calls/tournaments';
import { ChevronsUpDown, Trophy } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLookup } from '../../lib/lookups.api';
import { useSessionUser } from '../../lib/session';
import { pagesAbove } from '@web/site/all-routes';
import {
  pageAbout,
  rememberTournament,
  takesTournament,
  tournamentAt,
  useRemembered,
  withTournament,
} from '@web/site/tournament-context';
import { officeTexts } from '@web/site/office-texts';
import { useCurrentRoute } from '../current-route';

const ALL = 'all';

export function TournamentSwitch({ isRail }: { isRail: boolean }) {
  const { rows, isReady } = useLookup(tournamentCalls.all, {}, { name: 'tournaments' });
  const location = useLocation();
  const navigate = useNavigate();
  const route = useCurrentRoute();
  const account = useSessionUser()?.id;
  const remembered = useRemembered();
  const id = tournamentAt(location) ?? remembered ?? null;
  // a choice whose name is not there yet is not all of them
  const name = rows.find((row) => row.id === id)?.name ?? (id === null || isReady ? officeTexts.context.all : '');

  const choose = (value: string) => {
    const chosen = value === ALL ? null : Number(value);
    rememberTournament(account, chosen);
    const about = chosen === null ? undefined : pageAbout(location.pathname, chosen);
    // what else narrowed the page was of the tournament before
    const here = takesTournament(route?.path) ? location.pathname : undefined;
    const above = route && pagesAbove(route).findLast((page) => takesTournament(page.path))?.path;
    const to = about ?? (here === undefined && above === undefined ? undefined : (here ?? above));
    if (to !== undefined) void navigate(about ?? withTournament(to, chosen));
  };

  return (
    <Box
      position="relative"
      mb="2"
      flex="none"
      borderWidth="1px"
      borderColor="ink.raised"
      rounded="md"
      _hover={{ bg: 'ink.raised' }}
      _focusWithin={{ outline: '2px solid', outlineColor: 'ink.accent', outlineOffset: '-2px' }}
    >
      <Box
        aria-hidden="true"
        display="flex"
        alignItems="center"
        justifyContent={isRail ? 'center' : 'space-between'}
        gap="2"
        minH="44px"
        px={isRail ? '0' : '2.5'}
        py="1.5"
        color="ink.strong"
        fontSize="14px"
        fontWeight="semibold"
        lineHeight="1.3"
      >
        {isRail ? (
          <Trophy size={18} />
        ) : (
          <>
            <chakra.span lineClamp={2} overflowWrap="anywhere">
              {name}
            </chakra.span>
            <chakra.span flex="none" opacity="0.7">
              <ChevronsUpDown size={16} />
            </chakra.span>
          </>
        )}
      </Box>
      {/* a native choice over it: known to every phone, keyboard and screen reader */}
      <chakra.select
        aria-label={officeTexts.context.label}
        title={isRail ? name : undefined}
        value={id === null || !rows.some((row) => row.id === id) ? ALL : String(id)}
        onChange={(event) => choose(event.target.value)}
        position="absolute"
        inset="0"
        w="100%"
        h="100%"
        opacity="0"
        cursor="pointer"
        fontSize="md"
      >
        <option value={ALL}>{officeTexts.context.all}</option>
        {rows.map((row) => (
          <option key={row.id} value={row.id}>
            {row.name}
          </option>
        ))}
      </chakra.select>
    </Box>
  );
}
