// The bell's notices: newest first, unread ones marked, each leading to the place that it tells of.
import { Box, chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { NoticeAnswer } from '@gelanggang/contract/notices';
import { Button, IconButton } from '@web/components/button';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { formatMomentWithDay } from '@web/lib/formats';
import { unreadOf, useNotices, useReadNotices } from './notices.api';
import { noticeTexts as texts } from './texts';

/** `onLeave`: a notice was followed. */
export function NoticesPanel({ onLeave }: { onLeave(): void }) {
  const notices = useNotices();
  const { one, all } = useReadNotices();
  const rows = notices.data?.pages.flatMap((page) => page.data) ?? [];
  const newest = rows[0];
  if (notices.isPending) return <PageLoading />;
  if (notices.error && !notices.data) {
    return <ErrorState error={notices.error} onRetry={() => void notices.refetch()} />;
  }
  if (!newest) return <EmptyState text={texts.empty} hint={texts.emptyHint} />;
  return (
    <>
      {unreadOf(notices.data) > 0 ? (
        <Box px="2" py="1" borderBottomWidth="1px" borderColor="border" display="flex" justifyContent="end">
          <Button size="sm" variant="plain" busy={all.isPending} onClick={() => all.mutate(newest.id)}>
            {texts.readAll}
          </Button>
        </Box>
      ) : null}
      <chakra.ul>
        {rows.map((notice) => (
          <NoticeRow
            key={notice.id}
            notice={notice}
            onRead={() => one.mutate(notice.id)}
            onFollow={() => {
              if (notice.read_at === null) one.mutate(notice.id);
              onLeave();
            }}
          />
        ))}
      </chakra.ul>
      {notices.hasNextPage ? (
        <Box p="2" textAlign="center">
          <Button
            size="sm"
            variant="plain"
            busy={notices.isFetchingNextPage}
            onClick={() => void notices.fetchNextPage()}
          >
            {texts.more}
          </Button>
        </Box>
      ) : null}
    </>
  );
}

const NoticeLink = chakra(Link, {
  base: {
    flex: '1',
    minW: '0',
    ps: '4',
    pe: '2',
    py: '3',
    fontSize: 'sm',
    overflowWrap: 'anywhere',
    _hover: { bg: 'bg.muted' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});

interface NoticeRowProps {
  notice: NoticeAnswer;
  onRead(): void;
  onFollow(): void;
}

function NoticeRow({ notice, onRead, onFollow }: NoticeRowProps) {
  const isUnread = notice.read_at === null;
  return (
    <chakra.li
      display="flex"
      alignItems="stretch"
      borderBottomWidth="1px"
      borderColor="border"
      borderInlineStartWidth="3px"
      borderInlineStartColor={isUnread ? 'marun.solid' : 'transparent'}
      _last={{ borderBottomWidth: 0 }}
    >
      <NoticeLink to={notice.path} onClick={onFollow}>
        {isUnread ? <chakra.span srOnly>{texts.isUnread}</chakra.span> : null}
        <chakra.span
          display="block"
          fontWeight={isUnread ? 'semibold' : undefined}
          color={notice.tone === 'bad' ? 'fg.error' : undefined}
        >
          {notice.title}
        </chakra.span>
        <chakra.span display="block" color="fg.muted" textStyle="xs" mt="0.5">
          {notice.text}
        </chakra.span>
        <chakra.span display="block" color="fg.subtle" textStyle="xs" mt="0.5">
          {formatMomentWithDay(notice.at)}
        </chakra.span>
      </NoticeLink>
      {isUnread ? (
        <IconButton label={texts.read(notice.title)} size="sm" alignSelf="center" onClick={onRead}>
          <Check aria-hidden="true" />
        </IconButton>
      ) : null}
    </chakra.li>
  );
}
