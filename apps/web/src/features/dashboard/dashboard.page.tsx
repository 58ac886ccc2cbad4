// The dashboard: who is welcome, and the tournaments (spec 1 §2 "Dashboard").
import { Box, chakra } from '@chakra-ui/react';
import * as documentCalls from '@gelanggang/contract/calls/documents';
import * as tournamentCalls from '@gelanggang/contract/calls/tournaments';
import * as userCalls from '@gelanggang/contract/calls/users';
import type { Paginated } from '@gelanggang/contract/http';
import type { TournamentSummary } from '@gelanggang/contract/tournaments';
import { dateRange } from '@gelanggang/domain/words/dates';
import { useMutation } from '@tanstack/react-query';
import { Download, Radio } from 'lucide-react';
import { useEffect } from 'react';
import { download } from '@web/lib/call-files';
import { useCall } from '@web/lib/use-call';
import { usePermissions, useUserName } from '@web/site/account';
import { pathOf } from '@web/site/routes';
import { officeTexts } from '@web/site/office-texts';
import { texts } from '@web/site/texts';
import { TOURNAMENT, useRemembered, useTournamentId, withTournament } from '@web/site/tournament-context';
import { Banner } from '../../components/banner';
import { Button, ButtonLink } from '../../components/button';
import { FilterRow, SearchField } from '../../components/list-filters';
import { PageHeader } from '../../components/page-header';
import { Pagination } from '../../components/pagination';
import { EmptyState, ErrorState, SkeletonLine } from '../../components/states';
import { RehearsalTag } from '../../components/rehearsal-band';
import { Tag } from '../../components/tag';
import { useAddress } from '../../lib/address';
import { formatNumber } from '../../lib/formats';
import { toast } from '../../lib/toast';
import { plainText } from '../../lib/plain-text';
import { fetchFailure } from '@web/lib/http';
import { useFetchFailure } from '@web/lib/use-fetch-failure';
import { Desk } from './components/desk';
import { OwnDesks } from './components/own-desk';
import { deskTexts } from './desk-texts';
import { useOwnDesks } from './own-desk.api';
import { dashboardTexts } from './texts';

/** Spec 1 §9. */
const PER_PAGE = 10;

/** Who has nothing but this to do is led to it. */
const DUTIES = [
  { needs: 'operate arena', to: pathOf('/admin/arena'), text: dashboardTexts.toArenas },
  { needs: 'check in', to: pathOf('/admin/weigh-in'), text: dashboardTexts.toScales },
] as const;

/** What the tournaments below it are. */
const Lead = chakra('p', { base: { color: 'fg.muted', mb: '5', maxW: 'prose' } });

export default function DashboardPage() {
  const address = useAddress();
  const page = address.getNumber('page') ?? 1;
  const search = address.get('search');
  const name = useUserName();
  const permissions = usePermissions();
  const chosen = useTournamentId();
  const remembered = useRemembered();
  const isOffice = permissions.has('manage tournament');
  /** Of contingents: what is to be done for them comes before the tournaments that the line is about. */
  const isOwner = !isOffice && permissions.has('create payment');
  const duties = isOffice ? [] : DUTIES.filter(({ needs }) => permissions.has(needs));
  const users = useUserCount(permissions.has('manage users'));
  const list = useCall(tournamentCalls.list, { query: { page, perPage: PER_PAGE, search } });
  const only = list.data?.total === 1 && search === '' ? list.data.data[0]?.id : undefined;
  // where there is nothing to choose, the first visit begins with what is to be done
  const opened = isOffice && remembered === undefined && chosen === undefined ? only : undefined;
  // a system without tournaments: nothing to search, and nothing of which the line could tell
  const isBare = isOffice && search === '' && list.data?.total === 0;
  const { set } = address;
  useEffect(() => {
    if (opened !== undefined) set({ [TOURNAMENT]: opened });
  }, [opened, set]);
  const tournaments = (
    <>
      {isBare ? null : (
        <FilterRow>
          <Box maxW="26rem" flex="1" display="flex">
            <SearchField placeholder={dashboardTexts.search} />
          </Box>
        </FilterRow>
      )}
      <Box mt="4" aria-busy={list.isFetching}>
        {list.isError ? (
          <ErrorState error={list.error} onRetry={() => void list.refetch()} />
        ) : list.data ? (
          <>
            {isOffice && chosen === undefined && list.data.total > 1 ? (
              <chakra.p textStyle="sm" color="fg.muted" mb="4" maxW="prose">
                {deskTexts.choose}
              </chakra.p>
            ) : null}
            <Tournaments page={list.data} />
          </>
        ) : (
          <Loading />
        )}
      </Box>
    </>
  );
  return (
    <>
      <PageHeader
        title={dashboardTexts.welcome(name)}
        note={users.data ? dashboardTexts.users(formatNumber(users.data.total_users)) : undefined}
      />
      {permissions.isPending ? (
        <Loading />
      ) : (
        <>
          {(isOffice && chosen !== undefined) || isOwner || isBare ? null : (
            <Lead mt="-2">
              {permissions.has('view insight')
                ? dashboardTexts.organiserLead
                : duties.length > 0
                  ? dashboardTexts.dutyLead
                  : dashboardTexts.managerLead}
            </Lead>
          )}
          {duties.length > 0 ? (
            <Box display="flex" flexWrap="wrap" gap="2" mb="6">
              {duties.map(({ to, text }) => (
                <ButtonLink key={to} to={to} variant="solid">
                  {text}
                </ButtonLink>
              ))}
            </Box>
          ) : null}
          {isOffice && chosen !== undefined ? (
            <Desk key={chosen} tournamentId={chosen}>
              <chakra.h2 textStyle="title.section" mb="3">
                {deskTexts.others}
              </chakra.h2>
              {tournaments}
            </Desk>
          ) : isOwner ? (
            <OwnDesks>
              <Lead>{dashboardTexts.managerLead}</Lead>
              {tournaments}
            </OwnDesks>
          ) : (
            tournaments
          )}
        </>
      )}
    </>
  );

  function Tournaments({ page: shown }: { page: Paginated<TournamentSummary> }) {
    if (shown.data.length === 0) {
      return (
        <EmptyState text={texts.list.empty} hint={dashboardTexts.emptyHint}>
          {search === '' && permissions.has('manage tournament') ? (
            <ButtonLink to={pathOf('/admin/tournament/create')} variant="solid">
              {dashboardTexts.add}
            </ButtonLink>
          ) : null}
          {search === '' && permissions.has('manage tournament') ? (
            <ButtonLink to={pathOf('/admin/rehearsal')}>{officeTexts.rehearsal.tryFirst}</ButtonLink>
          ) : null}
          {search === '' && permissions.has('manage system') ? (
            <ButtonLink to={pathOf('/admin/handover')}>{dashboardTexts.take}</ButtonLink>
          ) : null}
        </EmptyState>
      );
    }
    // what a contingent can enter comes before what is running without it
    const mayEnter = ({ is_registration_open: isOpen }: TournamentSummary) => Number(isOwner && isOpen);
    const inOrder = [...shown.data].sort((a, b) => mayEnter(b) - mayEnter(a));
    return (
      <>
        <chakra.ul
          display="grid"
          gap="4"
          gridTemplateColumns={{ base: '1fr', md: 'repeat(auto-fill, minmax(24rem, 1fr))' }}
          aria-label={dashboardTexts.tournaments}
        >
          {inOrder.map((tournament) => (
            <TournamentCard key={tournament.id} tournament={tournament} />
          ))}
        </chakra.ul>
        <Pagination
          page={shown.current_page}
          lastPage={shown.last_page}
          total={shown.total}
          perPage={shown.per_page}
          onPage={(wanted) => address.set({ page: wanted === 1 ? null : wanted })}
        />
      </>
    );
  }
}

/** Only for who manages users (spec 1 §7, §8). */
function useUserCount(isWanted: boolean) {
  const users = useCall(userCalls.count, isWanted ? {} : null);
  useFetchFailure(users.error, dashboardTexts.usersFailed);
  return users;
}

function StatusTag({ tournament }: { tournament: TournamentSummary }) {
  if (tournament.status !== 'active') return <Tag>{dashboardTexts.inactive}</Tag>;
  if (tournament.is_running) return <Tag tone="run">{dashboardTexts.running}</Tag>;
  return tournament.is_registration_open ? (
    <Tag tone="ok">{dashboardTexts.active}</Tag>
  ) : (
    <Tag tone="warn">{dashboardTexts.closed}</Tag>
  );
}

function TournamentCard({ tournament }: { tournament: TournamentSummary }) {
  const fetching = useMutation({
    mutationFn: (document: string) => download(documentCalls.byPath, { params: { filename: document } }, document),
    onError: (error) => toast.error(fetchFailure(error, dashboardTexts.downloadFailed)),
  });
  const permissions = usePermissions();
  const chosen = useTournamentId();
  const isOffice = permissions.has('manage tournament');
  const { document } = tournament;
  return (
    <chakra.li
      bg="bg.panel"
      borderWidth="1px"
      borderTopWidth="2px"
      borderTopColor="fg"
      p="4"
      display="flex"
      flexDirection="column"
      gap="1"
    >
      {tournament.image ? (
        <Box mx="-4" mt="-4" mb="3">
          <Banner of={tournament} sizes="(min-width: 768px) 480px, 100vw" ratio="16 / 5" />
        </Box>
      ) : null}
      <Box
        display="flex"
        flexDirection={{ base: 'column-reverse', sm: 'row' }}
        alignItems="start"
        justifyContent="space-between"
        columnGap="3"
        rowGap="1.5"
      >
        <chakra.h2 textStyle="title.section">{tournament.name}</chakra.h2>
        <Box display="flex" gap="1.5" flex="none">
          <RehearsalTag slug={tournament.slug} />
          <StatusTag tournament={tournament} />
        </Box>
      </Box>
      <chakra.p textStyle="sm" color="fg.muted">
        {[dateRange(tournament.start_date, tournament.end_date), plainText(tournament.location)]
          .filter((part) => part !== '')
          .join(' · ')}
      </chakra.p>
      <Box display="flex" flexWrap="wrap" gap="2" mt="auto" pt="3">
        {permissions.has('manage tournament') && tournament.id !== chosen ? (
          <ButtonLink to={withTournament(pathOf('/admin'), tournament.id)} size="sm">
            {deskTexts.work}
            <chakra.span srOnly>: {tournament.name}</chakra.span>
          </ButtonLink>
        ) : null}
        {permissions.has('create payment') && tournament.status === 'active' && tournament.is_registration_open ? (
          isOffice ? (
            <ButtonLink to={pathOf('/contingent-registration/:id', { id: tournament.id })} size="sm">
              {dashboardTexts.register}
            </ButtonLink>
          ) : (
            <OwnRegistration tournamentId={tournament.id} />
          )
        ) : null}
        {tournament.status === 'active' ? (
          <ButtonLink to={pathOf('/schedule/live/:slug/tanding', { slug: tournament.slug })} size="sm">
            <Radio aria-hidden="true" />
            {dashboardTexts.live}
          </ButtonLink>
        ) : null}
        {permissions.has('view insight') ? (
          <ButtonLink to={pathOf('/tournament-insight/:id', { id: tournament.id })} size="sm">
            {dashboardTexts.detail}
          </ButtonLink>
        ) : null}
        <ButtonLink to={pathOf('/detail/:slug', { slug: tournament.slug })} size="sm">
          {dashboardTexts.publicPage}
        </ButtonLink>
        {permissions.has('manage tournament') ? (
          <ButtonLink to={pathOf('/admin/tournament/setup/:id', { id: tournament.id })} size="sm">
            {dashboardTexts.setUp}
          </ButtonLink>
        ) : null}
        {document ? (
          <Button size="sm" busy={fetching.isPending} onClick={() => fetching.mutate(document)}>
            <Download aria-hidden="true" />
            {dashboardTexts.download}
          </Button>
        ) : null}
      </Box>
    </chakra.li>
  );
}

function Loading() {
  return (
    <Box display="grid" gap="4" gridTemplateColumns={{ base: '1fr', md: 'repeat(auto-fill, minmax(24rem, 1fr))' }}>
      {Array.from({ length: 2 }, (_, index) => (
        <Box key={index} bg="bg.panel" borderWidth="1px" p="4" minH="9rem" display="grid" gap="3" alignContent="start">
          <SkeletonLine w="60%" h="1.25rem" />
          <SkeletonLine w="80%" />
        </Box>
      ))}
    </Box>
  );
}

/** The main thing for whoever is not in yet; a contingent that is in goes on from what waits for it above. */
function OwnRegistration({ tournamentId }: { tournamentId: number }) {
  const desks = useOwnDesks(useTournamentId());
  const isIn = desks.data?.some(({ tournament }) => tournament.id === tournamentId) === true;
  return (
    <ButtonLink
      to={pathOf('/contingent-registration/:id', { id: tournamentId })}
      size="sm"
      variant={isIn ? 'outline' : 'solid'}
    >
      {isIn ? dashboardTexts.ownEntries : dashboardTexts.register}
    </ButtonLink>
  );
}
