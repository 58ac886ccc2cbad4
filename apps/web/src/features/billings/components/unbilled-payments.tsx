// Money that came by the payment service and pays no bill; nothing where there is none, as on a site without such a service.
import { Box, chakra } from '@chakra-ui/react';
import * as onlinePaymentCalls from '@gelanggang/contract/calls/online-payments';
import { ButtonLink } from '@web/components/button';
import { ErrorState } from '@web/components/states';
import { useCall } from '@web/lib/use-call';
import { pathOf } from '@web/site/routes';
import { onlineTexts as texts } from '../online-texts';
import { OnlinePayment } from './pay-online';

export function UnbilledPayments({ tournamentId }: { tournamentId: number }) {
  const unbilled = useCall(onlinePaymentCalls.unbilled, { params: { id: tournamentId } });
  if (unbilled.error && !unbilled.data) {
    return <ErrorState error={unbilled.error} onRetry={() => void unbilled.refetch()} />;
  }
  if (!unbilled.data || unbilled.data.length === 0) return null;
  return (
    <chakra.section aria-label={texts.unbilled} mb="7">
      <chakra.h2 textStyle="title.section">{texts.unbilled}</chakra.h2>
      <chakra.p textStyle="sm" color="fg.muted" mb="3">
        {texts.unbilledLead}
      </chakra.p>
      <chakra.ul listStyleType="none" display="grid" gap="3">
        {unbilled.data.map((one) => (
          <chakra.li
            key={one.id}
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            gap="3"
            borderTopWidth="1px"
            pt="3"
          >
            <Box flex="1 1 16rem" minW="0">
              <OnlinePayment payment={one} />
              <chakra.p textStyle="sm" color="fg.muted" overflowWrap="anywhere">
                {texts.order(one.order_id)}
              </chakra.p>
            </Box>
            <ButtonLink size="sm" to={pathOf('/admin/payment/confirm/:id', { id: one.billing_id })}>
              {texts.openBill(one.invoice_number)}
            </ButtonLink>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}
