// The gallery: tournaments in columns of 300 px with 16 px between them (spec 1 §2, §9), each leading to its page.
import { Box, chakra } from '@chakra-ui/react';
import * as tournamentCalls from '@gelanggang/contract/calls/tournaments';
import type { GalleryItem } from '@gelanggang/contract/tournaments';
import { longDate } from '@gelanggang/domain/words/dates';
import { Link } from 'react-router-dom';
import { useCall } from '@web/lib/use-call';
import { Banner } from '../../components/banner';
import { EmptyState, ErrorState, PageLoading } from '../../components/states';
import { Tag } from '../../components/tag';
import { plainText } from '../../lib/plain-text';
import { tournamentTexts } from './texts';
import { pathOf } from '@web/site/routes';

const Card = chakra(Link, {
  base: {
    display: 'block',
    breakInside: 'avoid',
    mb: '16px',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderTopWidth: '2px',
    borderTopColor: 'fg',
    _hover: { borderColor: 'border.emphasized', borderTopColor: 'marun.fg' },
  },
});

export default function GalleryPage() {
  const gallery = useCall(tournamentCalls.gallery, {}, { staleTime: 60_000 });
  return (
    <Box maxW="page" mx="auto" px={{ base: '4', lg: '12' }} pt={{ base: '5', lg: '11' }} minH="100dvh">
      <chakra.h1 textStyle="display.hero" fontSize={{ base: '2rem', lg: '3rem' }} mb="6">
        {tournamentTexts.gallery}
      </chakra.h1>
      {gallery.isError ? (
        <ErrorState error={gallery.error} onRetry={() => void gallery.refetch()} />
      ) : !gallery.data ? (
        <PageLoading />
      ) : gallery.data.length === 0 ? (
        <EmptyState text={tournamentTexts.galleryEmpty} />
      ) : (
        <Box mx="auto" css={{ columnWidth: '300px', columnGap: '16px', width: columnsOf(gallery.data.length) }}>
          {gallery.data.map((item) => (
            <Card key={item.id} to={pathOf('/detail/:slug', { slug: item.slug })}>
              <Picture item={item} />
              <Box p="4">
                <chakra.h2 textStyle="title.section">{item.name}</chakra.h2>
                <chakra.p textStyle="sm" color="fg.muted" mt="1">
                  {[longDate(item.event_date), plainText(item.location)].filter(Boolean).join(' · ')}
                </chakra.p>
                {/* who comes to enter a contingent sees where */}
                {item.is_registration_open ? (
                  <Box mt="2">
                    <Tag tone="ok">{tournamentTexts.open}</Tag>
                  </Box>
                ) : null}
              </Box>
            </Card>
          ))}
        </Box>
      )}
      {/* once what stands above has its height */}
      {gallery.isPending ? null : (
        <chakra.p mt="6" display="flex" flexWrap="wrap" justifyContent="center" columnGap="6">
          <PlainLink to={pathOf('/peringkat')}>{tournamentTexts.rankings}</PlainLink>
          <PlainLink to={pathOf('/kejuaraan-lampau')}>{tournamentTexts.past}</PlainLink>
        </chakra.p>
      )}
    </Box>
  );
}

const PlainLink = chakra(Link, {
  base: { display: 'inline-flex', alignItems: 'center', minH: '44px', textDecoration: 'underline' },
});

/** As many whole columns as fit (spec 1 §9), no more than there are tournaments; on a narrower screen one. */
const columnsOf = (tournaments: number): string =>
  `max(min(100%, 300px), min(round(down, 100% + 16px, 316px), ${tournaments} * 316px) - 16px)`;

/** Without a picture: the mat, in the proportions of one, so that nothing jumps. */
function Picture({ item }: { item: GalleryItem }) {
  if (item.image) return <Banner of={item} sizes="300px" />;
  return (
    <chakra.svg
      viewBox="0 0 300 160"
      w="100%"
      aspectRatio="300 / 160"
      bg="bg.muted"
      stroke="border.emphasized"
      fill="none"
      aria-hidden="true"
    >
      <circle cx="150" cy="80" r="58" />
      <circle cx="150" cy="80" r="36" />
    </chakra.svg>
  );
}
