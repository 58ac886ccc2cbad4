// /contingent-registration/:id: what the tournament is, and which of my contingents enter it (spec 1 §2).
import * as tournamentCalls from '@gelanggang/contract/calls/tournaments';
import { useCall } from '@web/lib/use-call';
import { feePeriodTexts } from '@gelanggang/domain/billing/fee-dates';
import { feeText } from '@gelanggang/domain/billing/fee-per';
import { chakra, Tabs } from '@chakra-ui/react';
import { useEffect, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { TournamentDetail } from '@gelanggang/contract/tournaments';
import { deadlineText } from '@gelanggang/domain/words/dates';
import { Markup } from '@web/components/markup';
import { PageHeader } from '@web/components/page-header';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { formatDateRange, formatRupiah } from '@web/lib/formats';
import { idOf } from '@web/lib/id-of';
import { toast } from '@web/lib/toast';
import { useFetchFailure } from '@web/lib/use-fetch-failure';
import { RegistrationChecklist } from './components/registration-checklist';
import { registrationTexts as texts } from './texts';

export default function RegistrationPage() {
  const id = idOf(useParams().id);
  const tournament = useCall(tournamentCalls.read, id === null ? null : { params: { id } });
  useFetchFailure(tournament.error, texts.loadFailed);
  useEffect(() => {
    if (id === null) toast.error(texts.invalidId);
  }, [id]);
  if (id === null) return <EmptyState text={texts.invalidId} />;
  if (tournament.isError && !tournament.data) {
    return <ErrorState error={tournament.error} onRetry={() => void tournament.refetch()} />;
  }
  if (!tournament.data) return <PageLoading />;
  return (
    <>
      <PageHeader title={texts.title} />
      <chakra.p textStyle="title.section" mt="-2" mb="4">
        {tournament.data.name}
      </chakra.p>
      <TournamentInfo tournament={tournament.data} />
      <RegistrationChecklist tournament={tournament.data} />
    </>
  );
}

function TournamentInfo({ tournament }: { tournament: TournamentDetail }) {
  const closing = deadlineText(tournament.registration_closes_at, tournament.time_zone);
  const tabs: { key: string; title: string; content: ReactNode }[] = [
    {
      key: 'location',
      title: texts.tabs.location,
      content: tournament.location ? <Markup safe={tournament.location} isTight /> : texts.nothing,
    },
    {
      key: 'dates',
      title: texts.tabs.dates,
      content: (
        <>
          <p>{formatDateRange(tournament.start_date, tournament.end_date)}</p>
          <chakra.p textStyle="sm" color="fg.muted">
            {texts.closesAt(closing)}
          </chakra.p>
        </>
      ),
    },
    {
      key: 'categories',
      title: texts.tabs.categories,
      content: (
        <Lines
          rows={tournament.categories.map(
            (one) =>
              [
                one.name,
                [
                  feeText(formatRupiah(one.registration_fee), one),
                  ...feePeriodTexts(one.fees, formatRupiah).slice(1),
                ].join(', '),
              ] as const,
          )}
        />
      ),
    },
    {
      key: 'ages',
      title: texts.tabs.ages,
      content: tournament.age_categories.map((one) => one.name).join(' · ') || texts.nothing,
    },
  ];
  return (
    <Tabs.Root
      defaultValue="location"
      aria-label={texts.info}
      bg="bg.panel"
      borderWidth="1px"
      borderTopWidth="2px"
      borderTopColor="fg"
    >
      <Tabs.List display="flex" overflowX="auto" borderBottomWidth="1px">
        {tabs.map(({ key, title }) => (
          <Tabs.Trigger
            key={key}
            value={key}
            minH="44px"
            px={{ base: '2', sm: '3.5' }}
            flexShrink={0}
            fontSize={{ base: 'xs', sm: 'sm' }}
            fontWeight="semibold"
            color="fg.muted"
            cursor="pointer"
            borderBottomWidth="2px"
            borderColor="transparent"
            _selected={{ color: 'fg', borderColor: 'marun.solid' }}
          >
            {title}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map(({ key, content }) => (
        <Tabs.Content key={key} value={key} p="4" minH="5rem">
          {content}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

function Lines({ rows }: { rows: readonly (readonly [string, string])[] }) {
  if (rows.length === 0) return texts.nothing;
  return (
    <chakra.ul maxW="26rem">
      {rows.map(([name, value]) => (
        <chakra.li key={name} display="flex" justifyContent="space-between" gap="4" py="1">
          <span>{name}</span>
          <chakra.span fontVariantNumeric="tabular-nums">{value}</chakra.span>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
