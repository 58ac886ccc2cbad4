// A tournament for the public: what, where, when, fees, ages, contacts, activities (spec 1 §2, "Tournament detail page").
import { periodText } from '@gelanggang/domain/billing/fee-dates';
import { feeText } from '@gelanggang/domain/billing/fee-per';
import { Box, chakra } from '@chakra-ui/react';
import * as contingentCalls from '@gelanggang/contract/calls/contingents';
import * as documentCalls from '@gelanggang/contract/calls/documents';
import * as tournamentCalls from '@gelanggang/contract/calls/tournaments';
import type { TournamentPlaces } from '@gelanggang/contract/places';
import type { TournamentDetail } from '@gelanggang/contract/tournaments';
import { placesLeft } from '@gelanggang/domain/tournament/places';
import { dateRange, deadlineText, localDateTime, longDate } from '@gelanggang/domain/words/dates';
import { rupiah } from '@gelanggang/domain/words/rupiah';
import { phoneText } from '@gelanggang/domain/words/phones';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { useMutation } from '@tanstack/react-query';
import { Download, Phone } from 'lucide-react';
import { type ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { download } from '@web/lib/call-files';
import { keyOf } from '@web/lib/calls';
import { useCall } from '@web/lib/use-call';
import { useTournamentTitle } from '../../lib/page-title';
import { pathOf } from '@web/site/routes';
import { LARGE_LETTERS } from '@web/theme/large-letters';
import { texts } from '@web/site/texts';
import { Banner } from '../../components/banner';
import { Button, ButtonLink } from '../../components/button';
import { KeptNote } from '../../components/kept-note';
import { Markup } from '../../components/markup';
import { ErrorState, PageLoading } from '../../components/states';
import { StandsStill } from '../../components/stands-still';
import { UnknownTournament } from '../../components/unknown-tournament';
import { Tag } from '../../components/tag';
import { fetchFailure, isNotFound } from '../../lib/http';
import { plainText } from '../../lib/plain-text';
import { useToken } from '../../lib/session';
import { toast } from '../../lib/toast';
import { useFetchFailure } from '@web/lib/use-fetch-failure';
import { tournamentTexts } from './texts';

export default function TournamentDetailPage() {
  const slug = useParams().slug ?? '';
  const detail = useCall(tournamentCalls.detail, { params: { slug } });
  const isMissing = isNotFound(detail.error);
  useFetchFailure(isMissing ? null : detail.error, tournamentTexts.loadFailed);
  if (isMissing) return <UnknownTournament />;
  if (detail.isError) return <ErrorState error={detail.error} onRetry={() => void detail.refetch()} />;
  if (!detail.data) {
    return (
      // as high as the page will be, so that the footer does not come up and go again
      <Box minH="100dvh">
        <PageLoading />
      </Box>
    );
  }
  return (
    <>
      <KeptNote of={keyOf(tournamentCalls.detail, { params: { slug } })} />
      <StandsStill tournament={detail.data} />
      <Detail tournament={detail.data} />
    </>
  );
}

/** While another instance holds it, nobody is registered here. */
const isOpen = (tournament: TournamentDetail): boolean => tournament.is_registration_open && !tournament.away;

/** Its days are past, whether or not the office has put it away. */
const isOver = (tournament: TournamentDetail): boolean =>
  !tournament.is_running && localDateTime(Date.now(), tournament.time_zone).date > tournament.end_date;

function StateTag({ tournament }: { tournament: TournamentDetail }) {
  if (tournament.is_running) return <Tag tone="run">{tournamentTexts.running}</Tag>;
  if (isOver(tournament)) return <Tag>{tournamentTexts.over}</Tag>;
  if (isOpen(tournament)) return <Tag tone="ok">{tournamentTexts.open}</Tag>;
  if (tournament.status === 'active') return <Tag tone="warn">{tournamentTexts.closed}</Tag>;
  return <Tag>{tournamentTexts.notYetOpen}</Tag>;
}

function Detail({ tournament }: { tournament: TournamentDetail }) {
  const fetching = useMutation({
    mutationFn: (file: string) => download(documentCalls.byPath, { params: { filename: file } }, file),
    onError: (error) => toast.error(fetchFailure(error, tournamentTexts.downloadFailed)),
  });
  useTournamentTitle(null, tournament.name);
  const isSignedIn = useToken() !== null;
  const mine = useCall(
    contingentCalls.mine,
    isSignedIn && isOpen(tournament) ? { query: { tournament_id: tournament.id } } : null,
  );
  const isIn = mine.data?.some((one) => one.is_registered) ?? false;
  const file = tournament.document;
  return (
    <Box maxW="page" mx="auto" px={{ base: '4', lg: '12' }} pt={{ base: '5', lg: '11' }}>
      <StateTag tournament={tournament} />
      <chakra.h1
        textStyle="display.hero"
        fontSize={{ base: '2rem', lg: '3rem' }}
        textWrap="balance"
        mt="2"
        maxW="22ch"
        css={{ [LARGE_LETTERS]: { fontSize: '1.5rem' } }}
      >
        {tournament.name}
      </chakra.h1>
      <chakra.p color="fg.muted" mt="3">
        {[dateRange(tournament.start_date, tournament.end_date), plainText(tournament.location)]
          .filter((part) => part !== '')
          .join(' · ')}
      </chakra.p>
      <Box display="flex" flexWrap="wrap" gap="2.5" mt="5">
        {isOpen(tournament) ? (
          <ButtonLink
            to={
              isSignedIn
                ? pathOf('/contingent-registration/:id', { id: tournament.id })
                : pathOf('/registration/:slug', { slug: tournament.slug })
            }
            variant={tournament.is_running ? 'outline' : 'solid'}
          >
            {isIn ? tournamentTexts.ownContingents : tournamentTexts.register}
          </ButtonLink>
        ) : null}
        {isOver(tournament) ? (
          // what one comes for then
          <ButtonLink to={pathOf('/medali/:slug', { slug: tournament.slug })} variant="solid">
            {texts.tabs.medals}
          </ButtonLink>
        ) : null}
        <ButtonLink
          to={pathOf('/schedule/live/:slug/tanding', { slug: tournament.slug })}
          variant={tournament.is_running ? 'solid' : 'outline'}
        >
          {tournamentTexts.live}
        </ButtonLink>
        {tournament.is_running ? (
          // at a desk its tab says the same; a phone's tab has room for one word
          <ButtonLink to={pathOf('/kapan-saya-main/:slug', { slug: tournament.slug })} display={{ md: 'none' }}>
            {texts.tabs.follow}
          </ButtonLink>
        ) : null}
        <ButtonLink to={pathOf('/schedule/:slug/tanding', { slug: tournament.slug })}>
          {tournamentTexts.planned}
        </ButtonLink>
        <ButtonLink to={pathOf('/peserta/:slug', { slug: tournament.slug })} display={{ md: 'none' }}>
          {texts.tabs.entries}
        </ButtonLink>
        {file ? (
          <Button busy={fetching.isPending} onClick={() => fetching.mutate(file)}>
            <Download aria-hidden="true" />
            {tournamentTexts.download}
          </Button>
        ) : null}
      </Box>
      {tournament.image ? (
        <Banner of={tournament} sizes="(min-width: 1200px) 1104px, 100vw" ratio="16 / 6" isFirst maxH="24rem" mt="8" />
      ) : null}
      {tournament.description ? (
        <Box mt="8" maxW="prose">
          <Markup safe={tournament.description} />
        </Box>
      ) : null}
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        columnGap="12"
        rowGap="8"
        mt="8"
      >
        <Block title={tournamentTexts.whenAndWhere}>
          <Line name={tournamentTexts.date} value={dateRange(tournament.start_date, tournament.end_date)} />
          <Line
            name={tournamentTexts.location}
            value={tournament.location ? <Markup safe={tournament.location} isTight /> : tournamentTexts.none}
          />
          {tournament.technical_meeting_date ? (
            <Line name={tournamentTexts.technicalMeeting} value={longDate(tournament.technical_meeting_date)} />
          ) : null}
          <Line
            name={tournamentTexts.registrationCloses}
            value={deadlineText(tournament.registration_closes_at, tournament.time_zone)}
          />
        </Block>
        <Block title={tournamentTexts.categories}>
          {tournament.categories.map((category) => (
            <Line key={category.id} name={category.name} value={<Fee category={category} />} isFigure />
          ))}
          {tournament.contingent_fee > 0 ? (
            <Line name={tournamentTexts.perContingentOnce} value={rupiah(tournament.contingent_fee)} isFigure />
          ) : null}
        </Block>
        <PlacesLeft places={tournament.places} />
        <Block title={tournamentTexts.ages}>
          {tournament.age_categories.length > 0 ? (
            <chakra.li py="3" borderTopWidth="1px">
              {tournament.age_categories.map((age) => age.name).join(' · ')}
            </chakra.li>
          ) : null}
        </Block>
        <Block title={tournamentTexts.contacts}>
          {tournament.contact_persons.map((person) => (
            <chakra.li
              key={`${person.name} ${person.phone}`}
              display="flex"
              alignItems="center"
              justifyContent="space-between"
              columnGap="3"
              borderTopWidth="1px"
              py="1.5"
              css={{ [LARGE_LETTERS]: { flexWrap: 'wrap' } }}
            >
              <Box minW="0">
                <chakra.p fontWeight="semibold">{shownName(person.name)}</chakra.p>
                <chakra.p textStyle="sm" color="fg.muted">
                  {person.description}
                </chakra.p>
              </Box>
              <chakra.a
                href={`tel:${person.phone.replace(/[^+\d]/g, '')}`}
                display="inline-flex"
                alignItems="center"
                gap="2"
                minH="44px"
                fontWeight="semibold"
                color="marun.fg"
                whiteSpace="nowrap"
              >
                <Phone size={16} aria-hidden="true" />
                {phoneText(person.phone)}
              </chakra.a>
            </chakra.li>
          ))}
        </Block>
        <Block title={tournamentTexts.activities}>
          {tournament.activities.map((activity) => (
            <chakra.li key={activity.id} borderTopWidth="1px" py="3">
              <Box display="flex" justifyContent="space-between" gap="3" flexWrap="wrap">
                <chakra.span fontWeight="semibold">{activity.name}</chakra.span>
                <chakra.span textStyle="sm" color="fg.muted">
                  {activity.start_date ? dateRange(activity.start_date, activity.end_date ?? activity.start_date) : ''}
                </chakra.span>
              </Box>
              {activity.description ? (
                <chakra.p textStyle="sm" color="fg.muted">
                  {plainText(activity.description)}
                </chakra.p>
              ) : null}
            </chakra.li>
          ))}
        </Block>
      </Box>
      <chakra.p mt="10" pt="3" borderTopWidth="1px">
        <OpenDataLink to={pathOf('/data-terbuka/:slug', { slug: tournament.slug })}>
          {tournamentTexts.openData}
        </OpenDataLink>
      </chakra.p>
    </Box>
  );
}

/** Today's, large; until when, and what comes after it, below. */
function Fee({ category }: { category: TournamentDetail['categories'][number] }) {
  const [now, ...later] = category.fees;
  return (
    <>
      {feeText(rupiah(category.registration_fee), category)}
      {now ? (
        <chakra.p textStyle="sm" fontFamily="body" fontStretch="100%" fontWeight="normal" color="fg.muted" mt="1">
          {[periodText(now, true), ...later.map((one) => `${rupiah(one.fee)} ${periodText(one, false)}`)].map(
            (text) => (
              <chakra.span key={text} display="block">
                {text}
              </chakra.span>
            ),
          )}
        </chakra.p>
      ) : null}
    </>
  );
}

/** Only where something is limited. */
function PlacesLeft({ places: { places, taken, offers, classes } }: { places: TournamentPlaces }) {
  const limited = classes.flatMap((one) => (one.places === null ? [] : [{ ...one, places: one.places }]));
  const alike = offers.filter((offer) => offer.class_places !== null);
  if (places === null && limited.length === 0 && alike.length === 0) return null;
  const line = (name: string, all: number, used: number) => (
    <Line key={name} name={name} value={tournamentTexts.left(placesLeft(all, used) ?? 0, all)} />
  );
  return (
    <Block title={tournamentTexts.places}>
      {places === null ? null : line(tournamentTexts.ofAll, places, taken)}
      {limited.map((one) => line(one.title, one.places, one.taken))}
      {alike.map((offer) => (
        <Line
          key={offer.match_category_id}
          name={tournamentTexts.otherClasses(offer.name)}
          value={tournamentTexts.perClass(offer.class_places ?? 0)}
        />
      ))}
    </Block>
  );
}

const OpenDataLink = chakra(Link, {
  base: { display: 'inline-flex', alignItems: 'center', minH: '44px', textDecoration: 'underline' },
});

function Block({ title, children }: { title: string; children: ReactNode }) {
  const isEmpty = Array.isArray(children) ? children.flat().filter(Boolean).length === 0 : !children;
  return (
    <chakra.section borderTopWidth="2px" borderColor="fg">
      <chakra.h2 textStyle="title.section" py="3">
        {title}
      </chakra.h2>
      {isEmpty ? (
        <chakra.p color="fg.muted" borderTopWidth="1px" py="3">
          {tournamentTexts.none}
        </chakra.p>
      ) : (
        <ul>{children}</ul>
      )}
    </chakra.section>
  );
}

function Line({ name, value, isFigure = false }: { name: string; value: ReactNode; isFigure?: boolean }) {
  return (
    <chakra.li
      display="flex"
      justifyContent="space-between"
      alignItems="baseline"
      columnGap="4"
      borderTopWidth="1px"
      py="3"
      css={{ [LARGE_LETTERS]: { flexWrap: 'wrap' } }}
    >
      <chakra.span color="fg.muted">{name}</chakra.span>
      <chakra.div
        textAlign="end"
        fontWeight={isFigure ? undefined : 'medium'}
        textStyle={isFigure ? 'display.figure' : undefined}
        fontSize={isFigure ? '22px' : undefined}
      >
        {value}
      </chakra.div>
    </chakra.li>
  );
}
