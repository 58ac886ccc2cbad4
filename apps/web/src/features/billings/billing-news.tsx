// Keeps what shows a billing of one's own fresh, on whatever admin page; the bell says what happened to it.
import { useQueryClient } from '@tanstack/react-query';
import { streams } from '@gelanggang/contract/events';
import { useCurrentUser } from '@web/site/account';
import { useTopic } from '@web/live/use-live';

export function BillingNews() {
  const userId = useCurrentUser().data?.user.id;
  const client = useQueryClient();
  const refetch = () => {
    void client.invalidateQueries({ queryKey: ['billings'] });
    void client.invalidateQueries({ queryKey: ['team-members'] });
  };
  useTopic(userId === undefined ? null : streams.user(userId), {
    onEvents: (events) => {
      if (events.some((event) => event.type === 'billing.changed')) refetch();
    },
    onReset: refetch,
  });
  return null;
}
