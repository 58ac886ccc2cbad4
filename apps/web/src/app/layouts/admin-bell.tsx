// The bell of the admin header: notices and jobs of the account, with how many wait (look-and-feel, "Admin").
import { chakra, Popover, Portal, Tabs } from '@chakra-ui/react';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { JobsPanel, useJobNews } from '../../features/jobs/jobs-panel';
import { unreadOf, useNoticeNews, useNotices } from '../../features/notices/notices.api';
import { NoticesPanel } from '../../features/notices/notices-panel';
import { noticeTexts as texts } from '../../features/notices/texts';
import { jobTexts } from '../../lib/job-texts';
import { isOpen as isJobOpen, useJobs } from '../../lib/jobs.api';

type Side = 'notices' | 'jobs';
/** A badge has room for two digits. */
const MOST = 99;

export function AdminBell() {
  useNoticeNews();
  useJobNews();
  const [isOpen, setOpen] = useState(false);
  const [side, setSide] = useState<Side>('notices');
  const jobs = useJobs();
  const notices = useNotices();
  const running = jobs.data?.filter(isJobOpen).length ?? 0;
  const unread = unreadOf(notices.data);
  const label = [
    texts.bell,
    ...(unread > 0 ? [texts.unread(unread)] : []),
    ...(running > 0 ? [texts.running(running)] : []),
  ].join(', ');

  /** It opens on what happened last. */
  const newestSide = (): Side => {
    const told = notices.data?.pages[0]?.data.find((notice) => notice.read_at === null);
    const [job] = jobs.data ?? [];
    return job && (!told || (job.finished_at ?? job.created_at) > told.at) ? 'jobs' : 'notices';
  };

  return (
    <Popover.Root
      open={isOpen}
      onOpenChange={({ open }) => {
        if (open) setSide(newestSide());
        setOpen(open);
      }}
      positioning={{ placement: 'bottom-end' }}
      lazyMount
      unmountOnExit
    >
      <Popover.Trigger asChild>
        <chakra.button
          type="button"
          aria-label={label}
          position="relative"
          boxSize={{ base: 'touch', md: '10' }}
          display="grid"
          placeItems="center"
          rounded="md"
          cursor="pointer"
          _hover={{ bg: 'bg.muted' }}
          _open={{ bg: 'marun.subtle', color: 'marun.fg' }}
        >
          <Bell size={20} aria-hidden="true" />
          <Badge count={unread + running} />
        </chakra.button>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content
            zIndex="popover"
            w="min(24rem, calc(100vw - 1rem))"
            maxH="min(36rem, 80dvh)"
            display="flex"
            flexDirection="column"
            bg="bg.panel"
            rounded="lg"
            boxShadow="pop"
            outline="0"
            animation="rise-in 120ms"
            aria-label={texts.bell}
          >
            <Tabs.Root
              value={side}
              onValueChange={({ value }) => setSide(value as Side)}
              display="flex"
              flexDirection="column"
              minH="0"
            >
              <Tabs.List display="flex" px="2" borderBottomWidth="1px" borderColor="border" flex="none">
                <Tab value="notices" title={texts.title} count={unread} />
                <Tab value="jobs" title={jobTexts.tray} count={running} />
              </Tabs.List>
              <Tabs.Content value="notices" overflowY="auto" outline="0">
                <NoticesPanel onLeave={() => setOpen(false)} />
              </Tabs.Content>
              <Tabs.Content value="jobs" overflowY="auto" outline="0">
                <JobsPanel />
              </Tabs.Content>
            </Tabs.Root>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}

function Badge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <chakra.span
      aria-hidden="true"
      position="absolute"
      top="0.5"
      right="0.5"
      minW="17px"
      h="17px"
      px="1"
      rounded="full"
      bg="marun.solid"
      color="marun.contrast"
      fontSize="11px"
      fontWeight="bold"
      lineHeight="17px"
      textAlign="center"
    >
      {count > MOST ? `${MOST}+` : count}
    </chakra.span>
  );
}

function Tab({ value, title, count }: { value: Side; title: string; count: number }) {
  return (
    <Tabs.Trigger
      value={value}
      minH="44px"
      px="3"
      mb="-1px"
      fontSize="sm"
      fontWeight="semibold"
      color="fg.muted"
      cursor="pointer"
      borderBottomWidth="2px"
      borderColor="transparent"
      _selected={{ color: 'fg', borderColor: 'marun.solid' }}
    >
      {title}
      {count > 0 ? ` (${count > MOST ? `${MOST}+` : count})` : ''}
    </Tabs.Trigger>
  );
}
