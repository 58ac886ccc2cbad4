// Over the pages of the office while they are about a rehearsal: that nothing here is real, and the way to be done with it.
import { chakra } from '@chakra-ui/react';
import * as tournamentCalls from '@gelanggang/contract/calls/tournaments';
import { Link, useLocation } from 'react-router-dom';
import { RehearsalBand } from '@web/components/rehearsal-band';
import { usePermissions } from '@web/site/account';
import { pathOf } from '@web/site/routes';
import { officeTexts } from '@web/site/office-texts';
import { tournamentAt, useRemembered } from '@web/site/tournament-context';
import { useLookup } from '../../lib/lookups.api';

export function RehearsalInContext() {
  const { rows } = useLookup(tournamentCalls.all, {}, { name: 'tournaments' });
  const location = useLocation();
  const remembered = useRemembered();
  const mayEnd = usePermissions().has('manage tournament');
  const id = tournamentAt(location) ?? remembered;
  const ways = pathOf('/admin/rehearsal');
  return (
    <RehearsalBand slug={rows.find((row) => row.id === id)?.slug}>
      {mayEnd && location.pathname !== ways ? (
        <chakra.span
          textDecoration="underline"
          display="inline-flex"
          css={{ '& a': { display: 'inline-flex', alignItems: 'center', minH: '44px' } }}
        >
          <Link to={ways}>{officeTexts.rehearsal.manage}</Link>
        </chakra.span>
      ) : null}
    </RehearsalBand>
  );
}
