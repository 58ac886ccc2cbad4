// /admin/displays: the desk of the big screens: which there are, whether they are there, and what each shows.
import * as displayCalls from '@gelanggang/contract/calls/displays';
import { Box, chakra } from '@chakra-ui/react';
import { MonitorUp, RotateCw, Unplug } from 'lucide-react';
import { useState } from 'react';
import { type DisplayRow, SHOW_NEEDS } from '@gelanggang/contract/displays';
import type { LiveMatch } from '@gelanggang/contract/live';
import { ActionMenu } from '@web/components/action-menu';
import { Button } from '@web/components/button';
import { DeleteQuestion } from '@web/components/delete-question';
import { PageHeader } from '@web/components/page-header';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { Tag } from '@web/components/tag';
import { formatMomentWithDay } from '@web/lib/formats';
import { messageOf } from '@web/lib/http';
import { told } from '@web/lib/told';
import { useCall } from '@web/lib/use-call';
import { useSend } from '@web/lib/use-send';
import { classOf } from '@gelanggang/domain/words/match-class';
import { useJoinedSnapshot } from '@web/live/joined-snapshot';
import { AimDialog } from './components/aim-dialog';
import { BroadcastSection } from './components/broadcast-section';
import { SponsorSection } from './components/sponsor-list';
import { displayTexts as texts, SHOW_LABELS } from './texts';

/** Whether a screen is there changes by the clock alone: the desk looks this often. */
const LOOK_MS = 5_000;

export default function DisplayListPage() {
  const displays = useCall(displayCalls.list, {}, { refetchInterval: LOOK_MS });
  const ofScreen = (code: string) => ({ params: { code } });
  const changed = { forgets: [displayCalls.list], evenRefused: true };
  const remove = useSend(displayCalls.remove, ofScreen, changed);
  const reload = useSend(displayCalls.reload, ofScreen, {
    ...changed,
    ...told(texts.failed),
  });
  const [aimed, setAimed] = useState<DisplayRow | 'new' | null>(null);
  const [removed, setRemoved] = useState<DisplayRow | null>(null);
  if (displays.error && !displays.data) {
    return <ErrorState error={displays.error} onRetry={() => void displays.refetch()} />;
  }
  if (!displays.data) return <PageLoading />;
  return (
    <>
      <PageHeader title={texts.title} note={displays.data.length > 0 ? texts.lead : undefined}>
        <Button variant="solid" size="sm" onClick={() => setAimed('new')}>
          {texts.add}
        </Button>
      </PageHeader>
      {displays.data.length === 0 ? <EmptyState text={texts.empty} hint={texts.lead} /> : null}
      <Box display="grid" gap="3" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}>
        {displays.data.map((display) => (
          <DisplayCard
            key={display.code}
            display={display}
            onAim={() => setAimed(display)}
            onReload={() => reload.mutate(display.code)}
            onRemove={() => setRemoved(display)}
          />
        ))}
      </Box>
      <SponsorSection />
      <BroadcastSection />
      {aimed ? <AimDialog display={aimed === 'new' ? null : aimed} onClose={() => setAimed(null)} /> : null}
      {removed ? (
        <DeleteQuestion
          remove={remove}
          id={removed.code}
          name={removed.name}
          title={texts.removeTitle}
          question={texts.removeQuestion}
          confirm={texts.remove}
          refusal={(error) => messageOf(error, texts.failed)}
          onClose={() => setRemoved(null)}
        />
      ) : null}
    </>
  );
}

interface DisplayCardProps {
  display: DisplayRow;
  onAim(): void;
  onReload(): void;
  onRemove(): void;
}

function DisplayCard({ display, onAim, onReload, onRemove }: DisplayCardProps) {
  const { width, height } = display;
  return (
    <chakra.article
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border.emphasized"
      p="4"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="3"
      aria-label={display.name}
    >
      <Box display="flex" alignItems="center" gap="3">
        <chakra.h2 textStyle="title.section" flex="1" minW="0" truncate title={display.name}>
          {display.name}
        </chakra.h2>
        <Tag tone={display.is_online ? 'ok' : 'danger'}>{display.is_online ? texts.online : texts.lost}</Tag>
        <ActionMenu
          label={display.name}
          actions={[
            { id: 'reload', label: texts.reload, icon: <RotateCw />, onSelect: onReload },
            { id: 'remove', label: texts.remove, icon: <Unplug />, isDestructive: true, onSelect: onRemove },
          ]}
        />
      </Box>
      <Box display="flex" alignItems="end" gap="3">
        <Box flex="1" minW="0">
          <chakra.p fontWeight="semibold" truncate>
            <Shown display={display} />
          </chakra.p>
          <chakra.p textStyle="sm" color="fg.muted" truncate>
            {display.tournament?.name}
          </chakra.p>
          <chakra.p textStyle="xs" color="fg.subtle" truncate>
            {[
              display.code,
              width && height ? texts.size(width, height) : '',
              display.is_online ? '' : texts.lostSince(formatMomentWithDay(display.seen_at)),
            ]
              .filter(Boolean)
              .join(' · ')}
          </chakra.p>
        </Box>
        <Button size="sm" onClick={onAim}>
          <MonitorUp aria-hidden="true" />
          {texts.edit}
        </Button>
      </Box>
    </chakra.article>
  );
}

function Shown({ display }: { display: DisplayRow }) {
  const what = SHOW_NEEDS[display.show]?.what;
  const isNamed = what === 'arena' || what === 'pool';
  const { data } = useJoinedSnapshot(isNamed ? (display.tournament?.slug ?? null) : null);
  const of = {
    arena: () => data?.arenas.find((arena) => arena.id === display.arena_id)?.name,
    pool: () => poolName(data?.matches.find((match) => match.pool_id === display.pool_id)),
    message: () => display.message,
  };
  return texts.what(SHOW_LABELS[display.show], (what && of[what]()) ?? '');
}

const poolName = (match: LiveMatch | undefined): string => (match ? [classOf(match), match.pool_name].join(', ') : '');
