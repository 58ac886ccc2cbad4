// Keeps what shows a billing of one's own fresh, on whatever admin page; the bell says what happened to it.
import * as teamMemberCalls from '@gelanggang/contract/calls/team-members';
import { streams } from '@gelanggang/contract/events';
import { OF_BILLINGS } from '@web/lib/kept-calls';
import { isOf, useNews } from '@web/live/use-news';
import { useCurrentUser } from '@web/site/account';

export function BillingNews() {
  const userId = useCurrentUser().data?.user.id;
  const topic = userId === undefined ? null : streams.user(userId);
  useNews(topic, isOf('billing.changed'), ...OF_BILLINGS, teamMemberCalls.list);
  return null;
}
