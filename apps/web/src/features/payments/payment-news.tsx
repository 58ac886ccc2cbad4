// Tells a billing's owner, on whatever admin page, that it was paid or rejected, and refreshes what shows it.
import { useQueryClient } from '@tanstack/react-query';
import { streams } from '@gelanggang/contract/events';
import { useCurrentUser } from '@web/app/account';
import { toast } from '@web/lib/toast';
import { useTopic } from '@web/live/use-live';
import { paymentTexts as texts } from './texts';

export function PaymentNews() {
  const userId = useCurrentUser().data?.user.id;
  const client = useQueryClient();
  const refetch = () => {
    void client.invalidateQueries({ queryKey: ['billings'] });
    void client.invalidateQueries({ queryKey: ['team-members'] });
  };
  useTopic(userId === undefined ? null : streams.user(userId), {
    onEvents: (events) => {
      const news = events.flatMap((event) => (event.type === 'billing.changed' ? [event.data] : []));
      for (const billing of news) {
        if (billing.status === 'paid') toast.success(texts.paidNews(billing.invoice_number));
        if (billing.status === 'failed') {
          toast.error(texts.failedNews(billing.invoice_number, billing.reject_reason ?? ''));
        }
      }
      if (news.length > 0) refetch();
    },
    onReset: refetch,
  });
  return null;
}
