// Says above every page of the office which tournament another instance holds just now, since when, and how it comes
// back: until then nothing of it is changed here, and each try is refused.
import { chakra } from '@chakra-ui/react';
import * as tournamentCalls from '@gelanggang/contract/calls/tournaments';
import type { AwayTournament } from '@gelanggang/contract/tournaments';
import { Truck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useCall } from '@web/lib/use-call';
import { NoticeStrip } from './notice-strip';
import { formatDayAndMoment } from '../lib/formats';
import { usePermissions } from '../site/account';
import { pathOf } from '../site/routes';
import { awayTexts as away } from './away-texts';

/** `only`: of this tournament's page, which has nothing to do with others. */
export function AwayNotice({ only }: { only?: number }) {
  const permissions = usePermissions();
  const mayBringBack = permissions.has('manage tournament');
  // anew when a tournament changes hands: useTournamentNews
  const { data } = useCall(tournamentCalls.away, {}, { staleTime: 60_000 });
  const shown = data?.filter(({ id }) => only === undefined || id === only);
  return shown?.map((one) => (
    <Notice key={one.id} tournament={one} hasWay={mayBringBack} hasPage={permissions.has('manage system')} />
  ));
}

function Notice({ tournament, hasWay, hasPage }: { tournament: AwayTournament; hasWay: boolean; hasPage: boolean }) {
  const { name, since, place, is_home_elsewhere: isHomeElsewhere } = tournament;
  const when = formatDayAndMoment(since);
  return (
    <NoticeStrip icon={Truck}>
      <p>
        <strong>{isHomeElsewhere ? away.givenBack(name, when) : away.given(name, place, when)}</strong>{' '}
        {isHomeElsewhere ? away.doneHere : away.onlyLook}
      </p>
      {hasPage ? (
        <Way asChild>
          <Link to={pathOf('/admin/handover')}>{away.page}</Link>
        </Way>
      ) : null}
      {hasWay ? <WayBack tournament={tournament} /> : null}
    </NoticeStrip>
  );
}

function WayBack({ tournament }: { tournament: AwayTournament }) {
  const { slug, file_name: file, is_home_elsewhere: isHomeElsewhere } = tournament;
  const steps = isHomeElsewhere ? away.stepsAgain(slug) : away.steps(slug);
  const [orElse, command] = isHomeElsewhere ? away.orElseAgain(slug, file ?? away.thatFile) : away.orElse(slug);
  return (
    <chakra.details mt="1">
      <chakra.summary cursor="pointer" fontWeight="semibold" minH="44px" display="list-item" lineHeight="44px" my="-2">
        {isHomeElsewhere ? away.howAgain : away.how}
      </chakra.summary>
      <chakra.ol listStyleType="decimal" ps="5" my="2" display="grid" gap="2">
        {steps.map(([what, typed]) => (
          <li key={typed}>
            {what}
            <Command>{typed}</Command>
          </li>
        ))}
      </chakra.ol>
      <p>{orElse}</p>
      <Command>{command}</Command>
      {file ? <chakra.p my="2">{away.went(file)}</chakra.p> : null}
    </chakra.details>
  );
}

const Way = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '44px',
    my: '-2',
    fontWeight: 'semibold',
    textDecoration: 'underline',
  },
});

/** One click marks all of it. */
const Command = chakra('code', { base: { display: 'block', fontFamily: 'mono', userSelect: 'all' } });
