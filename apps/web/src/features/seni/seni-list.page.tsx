// /admin/seni: pools and battles by category and gender, filtered by tick boxes (spec 2 §2, "Seni list").
import * as seniCalls from '@gelanggang/contract/calls/seni';
import { useCall } from '@web/lib/use-call';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import * as tournamentCalls from '@gelanggang/contract/calls/tournaments';
import type { LostSchedule, SeniGroup, UndrawnSeniEvent } from '@gelanggang/contract/seni-answers';
import { GENDER_LABELS } from '@gelanggang/domain/words/genders';
import { usePermissions } from '@web/site/account';
import { NoTournament } from '@web/components/no-tournament';
import { Button, ButtonLink } from '@web/components/button';
import { Filters } from '@web/components/filters';
import { ListPage, TournamentFilter } from '@web/components/list-page';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { useAddress } from '@web/lib/address';
import { useLookup } from '@web/lib/lookups.api';
import { type CheckGroup, CheckGroups, useChecked } from './components/check-groups';
import { DivideSeniDialog } from './components/divide-seni-dialog';
import { GroupSection } from './components/group-section';
import { IncompleteTeams } from './components/incomplete-teams';
import { LostSchedules } from './components/lost-schedules';
import { SeniBracketDialog } from './components/seni-bracket-dialog';
import { SeniExports } from './components/seni-exports';
import { choiceOfNomor, unitsPath } from './seni-scope';
import { useSeniNews } from './seni.api';
import { seniTexts as texts } from './texts';
import { pathOf } from '@web/site/routes';

export default function SeniListPage() {
  const address = useAddress();
  const canDraw = usePermissions().has('manage drawing');
  const tournamentId = address.getNumber('tournament_id');
  const tournaments = useLookup(tournamentCalls.all, {}, { name: 'tournaments' });
  const groups = useCall(
    seniCalls.matches,
    tournamentId === undefined ? null : { query: { tournament_id: tournamentId } },
  );
  useSeniNews(tournamentId);
  const undrawn = useCall(
    seniCalls.undrawn,
    canDraw && tournamentId !== undefined ? { params: { id: tournamentId } } : null,
  ).data;
  const toDraw = undrawn?.filter((event) => event.may_be_drawn) ?? [];
  const [isDividing, setDividing] = useState(false);
  const divideAll =
    toDraw.length > 0 ? (
      <Button size="sm" onClick={() => setDividing(true)}>
        {texts.divideAll.action(toDraw.length)}
      </Button>
    ) : null;
  const count = groups.data?.reduce((sum, group) => sum + group.pools.length, 0);
  const at = tournamentId === undefined ? '' : `?tournament_id=${tournamentId}`;
  return (
    <ListPage
      title={texts.title}
      note={count === undefined ? undefined : texts.pools(count)}
      actions={
        <>
          {tournamentId === undefined ? null : <SeniExports tournamentId={tournamentId} />}
          {canDraw ? (
            <>
              {groups.data?.length ? divideAll : null}
              <ButtonLink to={`${pathOf('/admin/seni/units')}${at}`} size="sm">
                {texts.units}
              </ButtonLink>
              <ButtonLink to={`${pathOf('/admin/seni/create')}${at}`} size="sm" variant="solid">
                {texts.add}
              </ButtonLink>
            </>
          ) : null}
        </>
      }
    >
      <Filters areNeeded={tournamentId === undefined}>
        <TournamentFilter
          label={texts.allTournaments}
          allLabel={texts.allTournaments}
          clears={['kategori', 'gender', 'usia', 'pool']}
        />
      </Filters>
      {tournamentId === undefined ? (
        tournaments.isReady && tournaments.rows.length === 0 ? (
          <NoTournament />
        ) : (
          <EmptyState text={texts.chooseTournament} hint={texts.chooseTournamentHint} />
        )
      ) : groups.error ? (
        <ErrorState error={groups.error} onRetry={() => void groups.refetch()} />
      ) : !groups.data ? (
        <PageLoading />
      ) : groups.data.length === 0 ? (
        <EmptyState text={texts.empty} hint={canDraw ? texts.emptyHint : undefined}>
          {divideAll}
          {canDraw ? <ButtonLink to={`${pathOf('/admin/seni/create')}${at}`}>{texts.add}</ButtonLink> : null}
        </EmptyState>
      ) : (
        <Groups groups={groups.data} tournamentId={tournamentId} canDraw={canDraw} />
      )}
      {tournamentId === undefined ? null : <NotWhole events={undrawn ?? []} tournamentId={tournamentId} />}
      {isDividing && tournamentId !== undefined ? (
        <DivideSeniDialog tournamentId={tournamentId} events={toDraw} onClose={() => setDividing(false)} />
      ) : null}
    </ListPage>
  );
}

/** Of events without a draw: pairs and teams that are not whole, and who would be drawn alone. */
function NotWhole({ events, tournamentId }: { events: readonly UndrawnSeniEvent[]; tournamentId: number }) {
  const lacking = events.filter((event) => event.incomplete.length > 0);
  const lone = events.filter((event) => event.units > 0 && !event.may_be_drawn);
  if (lacking.length + lone.length === 0) return null;
  return (
    <chakra.section aria-label={texts.notDrawn} mt="8">
      <chakra.h2 textStyle="title.section">{texts.notDrawn}</chakra.h2>
      {lone.length > 0 ? <p>{texts.loneEvents(lone.map((event) => event.name))}</p> : null}
      {lacking.map((event) => (
        <IncompleteTeams
          key={event.name}
          event={event.name}
          teams={event.incomplete}
          to={unitsPath({
            tournament_id: String(tournamentId),
            match_category_id: String(event.match_category_id),
            age_category_id: String(event.age_category_id),
            nomor: choiceOfNomor(event.nomor),
            gender: event.gender,
          })}
        />
      ))}
    </chakra.section>
  );
}

interface GroupsProps {
  groups: SeniGroup[];
  tournamentId: number;
  canDraw: boolean;
}

function Groups({ groups, tournamentId, canDraw }: GroupsProps) {
  const checks = checkGroups(groups);
  const checkedOf = useChecked();
  const [bracket, setBracket] = useState<{ poolId: number; title: string } | null>(null);
  const [lost, setLost] = useState<LostSchedule[]>([]);
  const [category, gender, age, pool] = checks.map((check) => checkedOf(check));
  const shown = groups
    .filter(
      (group) =>
        category?.has(String(group.match_category.id)) &&
        gender?.has(group.gender) &&
        age?.has(String(group.age_category.id)),
    )
    .map((group) => ({ ...group, pools: group.pools.filter((one) => pool?.has(one.name)) }))
    .filter((group) => group.pools.length > 0);
  return (
    <>
      <CheckGroups groups={checks} />
      {shown.length === 0 ? <EmptyState text={texts.emptyFilter} /> : null}
      {shown.map((group) => (
        <GroupSection
          key={`${group.category} ${group.nomor} ${group.gender} ${group.stage} ${group.mode}`}
          group={group}
          tournamentId={tournamentId}
          canDraw={canDraw}
          onBracket={(one, title) => setBracket({ poolId: one.id, title })}
          onLost={setLost}
        />
      ))}
      {bracket ? (
        <SeniBracketDialog
          poolId={bracket.poolId}
          title={bracket.title}
          onClose={() => setBracket(null)}
          onLost={(schedules) => {
            if (schedules.length > 0) setBracket(null);
            setLost(schedules);
          }}
        />
      ) : null}
      <LostSchedules schedules={lost} onClose={() => setLost([])} />
    </>
  );
}

function checkGroups(groups: readonly SeniGroup[]): CheckGroup[] {
  const options = (pairs: [string, string][]) => [...new Map(pairs)].map(([value, label]) => ({ value, label }));
  return [
    {
      name: 'kategori',
      label: texts.filter.category,
      options: options(groups.map((one) => [String(one.match_category.id), one.match_category.name])),
    },
    {
      name: 'gender',
      label: texts.filter.gender,
      options: options(groups.map((one) => [one.gender, GENDER_LABELS[one.gender]])),
    },
    {
      name: 'usia',
      label: texts.filter.age,
      options: options(groups.map((one) => [String(one.age_category.id), one.age_category.name])),
    },
    {
      name: 'pool',
      label: texts.filter.pool,
      options: options(groups.flatMap((one) => one.pools.map((pool): [string, string] => [pool.name, pool.name]))).sort(
        (a, b) => a.label.localeCompare(b.label, 'id', { numeric: true }),
      ),
    },
  ];
}
