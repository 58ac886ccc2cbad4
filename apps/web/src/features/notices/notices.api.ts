// Notices of the signed-in account: pages of them, how many are unread, marking them, and live news of new ones.
import { type InfiniteData, keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import * as noticeCalls from '@gelanggang/contract/calls/notices';
import { streams } from '@gelanggang/contract/events';
import type { NoticeAnswer, NoticesAnswer } from '@gelanggang/contract/notices';
import { useCurrentUser } from '@web/site/account';
import { callApi, keyOf } from '@web/lib/calls';
import { messageOf } from '@web/lib/http';
import { rowsIn } from '@web/lib/list-shapes';
import { useSessionUser } from '@web/lib/session';
import { toast } from '@web/lib/toast';
import { forget } from '@web/lib/use-call';
import { useSend } from '@web/lib/use-send';
import { useTopic } from '@web/live/use-live';
import { noticeTexts as texts } from './texts';

/** Newest first. */
export function useNotices() {
  const user = useSessionUser();
  return useInfiniteQuery({
    queryKey: keyOf(noticeCalls.list),
    queryFn: async ({ pageParam, signal }) => {
      const query = pageParam === null ? undefined : { before: pageParam };
      const answer = await callApi(noticeCalls.list, { query }, signal);
      return { ...answer, data: rowsIn<NoticeAnswer>(answer?.data) } as NoticesAnswer;
    },
    initialPageParam: null as number | null,
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
    enabled: user !== null,
  });
}

/** How many are unread, as the newest page says. */
export const unreadOf = (data: InfiniteData<NoticesAnswer> | undefined): number => data?.pages[0]?.unread ?? 0;

export function useReadNotices() {
  const settled = {
    forgets: [noticeCalls.list],
    evenRefused: true,
    onError: (error: Error) => toast.error(messageOf(error)),
  };
  const one = useSend(noticeCalls.read, (id: number) => ({ params: { id } }), settled);
  const all = useSend(noticeCalls.readAll, (upTo: number) => ({ body: { up_to: upTo } }), settled);
  return { one, all };
}

/** More than this at once, after a sleep, are counted instead of said. */
const SAID_AT_ONCE = 2;
const SAY = { good: toast.success, bad: toast.error, plain: toast.info } as const;

function withAdded(kept: InfiniteData<NoticesAnswer>, added: readonly NoticeAnswer[]): InfiniteData<NoticesAnswer> {
  const [first, ...rest] = kept.pages;
  const unknown = added.filter(({ id }) => !first?.data.some((one) => one.id === id));
  if (!first || unknown.length === 0) return kept;
  const data = [...unknown.toReversed(), ...first.data];
  return { ...kept, pages: [{ ...first, data, unread: first.unread + unknown.length }, ...rest] };
}

/** Says new notices on any admin page, and keeps the bell of every tab right. */
export function useNoticeNews(): void {
  const userId = useCurrentUser().data?.user.id;
  const client = useQueryClient();
  const refetch = () => void forget(client, noticeCalls.list);
  useTopic(userId === undefined ? null : streams.user(userId), {
    onEvents: (events) => {
      const added: NoticeAnswer[] = events.flatMap((event) =>
        event.type === 'notice.added' ? [event.data.notice] : [],
      );
      // what is said stands in the bell too, before the list has come anew
      if (added.length > 0)
        client.setQueryData<InfiniteData<NoticesAnswer>>(
          keyOf(noticeCalls.list),
          (kept) => kept && withAdded(kept, added),
        );
      if (added.length > SAID_AT_ONCE) toast.info(texts.several(added.length));
      else for (const notice of added) SAY[notice.tone](notice.title);
      if (added.length > 0 || events.some((event) => event.type === 'notices.read')) refetch();
    },
    onReset: refetch,
  });
}
