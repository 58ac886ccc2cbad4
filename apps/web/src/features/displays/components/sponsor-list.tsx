// The sponsors' pictures of a tournament: their order on the screens, how long each stands, new ones and their removal.
import { Box, chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import * as sponsorCalls from '@gelanggang/contract/calls/sponsors';
import { useState } from 'react';
import { MOST_SPONSORS, type SponsorRow } from '@gelanggang/contract/sponsors';
import { ActionMenu } from '@web/components/action-menu';
import { Button } from '@web/components/button';
import { ConfirmDialog } from '@web/components/confirm-dialog';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { useCall } from '@web/lib/use-call';
import { useScreensTournament } from '../screens-tournament';
import { useSponsorStep } from '../sponsors.api';
import { sponsorTexts as texts } from '../texts';
import { SponsorDialog } from './sponsor-dialog';
import { TournamentSection } from './tournament-section';

export function SponsorSection() {
  const { tournaments, tournament, choose } = useScreensTournament();
  if (!tournament) return null;
  return (
    <TournamentSection texts={texts} tournaments={tournaments} chosen={tournament.id} onChoose={choose}>
      <SponsorList key={tournament.id} tournamentId={tournament.id} />
    </TournamentSection>
  );
}

function SponsorList({ tournamentId }: { tournamentId: number }) {
  const sponsors = useCall(sponsorCalls.list, { params: { id: tournamentId } });
  const step = useSponsorStep(tournamentId);
  const [edited, setEdited] = useState<SponsorRow | 'new' | null>(null);
  const [removed, setRemoved] = useState<SponsorRow | null>(null);
  if (sponsors.error && !sponsors.data) {
    return <ErrorState error={sponsors.error} onRetry={() => void sponsors.refetch()} />;
  }
  if (!sponsors.data) return <PageLoading />;
  const all = sponsors.data;
  const failed = (error: unknown) => toast.error(messageOf(error, texts.failed));
  const swap = (from: number, to: number) => {
    const ids = all.map((one) => one.id);
    const [moved] = ids.splice(from, 1);
    if (moved !== undefined) ids.splice(to, 0, moved);
    step.mutate({ step: 'order', ids }, { onError: failed });
  };
  const seconds = all.reduce((sum, one) => sum + one.seconds, 0);
  return (
    <>
      <Box display="flex" flexWrap="wrap" alignItems="center" gap="3" mt="4" mb="3">
        <Button size="sm" disabled={all.length >= MOST_SPONSORS} onClick={() => setEdited('new')}>
          {texts.add}
        </Button>
        {all.length > 0 ? (
          <chakra.span textStyle="sm" color="fg.muted">
            {texts.round(all.length, seconds)}
          </chakra.span>
        ) : null}
      </Box>
      {all.length === 0 ? <EmptyState text={texts.empty} hint={texts.emptyHint} /> : null}
      <chakra.ol listStyleType="none" borderBottomWidth={all.length > 0 ? '1px' : '0'}>
        {all.map((one, index) => (
          <chakra.li
            key={one.id}
            display="grid"
            gridTemplateColumns="112px minmax(0, 1fr) auto"
            columnGap="4"
            alignItems="center"
            py="3"
            borderTopWidth="1px"
          >
            <chakra.img
              src={one.src}
              alt=""
              w="112px"
              h="63px"
              objectFit="contain"
              bg="bg.muted"
              loading="lazy"
              draggable={false}
            />
            <Box minW="0">
              <chakra.p fontWeight="semibold" truncate title={one.name}>
                {one.name}
              </chakra.p>
              <chakra.p textStyle="sm" color="fg.muted">
                {texts.seconds(one.seconds)}
              </chakra.p>
            </Box>
            <ActionMenu
              label={one.name}
              actions={[
                { id: 'edit', label: texts.edit, icon: <Pencil />, onSelect: () => setEdited(one) },
                ...(index > 0
                  ? [{ id: 'up', label: texts.up, icon: <ArrowUp />, onSelect: () => swap(index, index - 1) }]
                  : []),
                ...(index < all.length - 1
                  ? [{ id: 'down', label: texts.down, icon: <ArrowDown />, onSelect: () => swap(index, index + 1) }]
                  : []),
                {
                  id: 'remove',
                  label: texts.remove,
                  icon: <Trash2 />,
                  isDestructive: true,
                  onSelect: () => setRemoved(one),
                },
              ]}
            />
          </chakra.li>
        ))}
      </chakra.ol>
      {edited ? (
        <SponsorDialog
          tournamentId={tournamentId}
          sponsor={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      ) : null}
      {removed ? (
        <ConfirmDialog
          open
          title={texts.removeTitle}
          question={texts.removeQuestion}
          name={removed.name}
          confirmText={texts.remove}
          busy={step.isPending}
          onClose={() => setRemoved(null)}
          onConfirm={() =>
            step.mutate(
              { step: 'remove', id: removed.id },
              {
                onSuccess: ({ message }) => {
                  toast.success(message);
                  setRemoved(null);
                },
                onError: failed,
              },
            )
          }
        />
      ) : null}
    </>
  );
}
