// What an entry of the chosen category costs, from today on, in each tournament of the contingent that is ahead.
import { chakra } from '@chakra-ui/react';
import * as feesCalls from '@gelanggang/contract/calls/fees';
import { feePeriodTexts } from '@gelanggang/domain/billing/fee-dates';
import { feeText } from '@gelanggang/domain/billing/fee-per';
import { rupiah } from '@gelanggang/domain/words/rupiah';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { useCall } from '@web/lib/use-call';
import { feesTexts as texts } from '../texts';

interface FeesHintProps {
  contingentId: number;
  /** 0: not chosen yet. */
  matchCategoryId: number;
  /** Of one tournament only. */
  tournamentId?: number;
}

export function FeesHint({ contingentId, matchCategoryId, tournamentId }: FeesHintProps) {
  const { data: all = [] } = useCall(
    feesCalls.ofContingent,
    contingentId > 0 && matchCategoryId > 0 ? { params: { id: contingentId } } : null,
  );
  const told = all
    .filter(({ tournament }) => tournamentId === undefined || tournament.id === tournamentId)
    .flatMap(({ tournament, offers }) =>
      offers
        .filter((offer) => offer.match_category_id === matchCategoryId)
        .map((offer) => ({
          tournament,
          periods: feePeriodTexts(offer.fees, (fee) => feeText(rupiah(fee), { ...offer, registration_fee: fee })),
        })),
    );
  if (told.length === 0) return null;
  return (
    <chakra.ul gridColumn="1 / -1" textStyle="sm" color="fg.muted" aria-label={texts.title}>
      {told.map(({ tournament, periods }) => (
        <li key={tournament.id}>
          {tournamentId !== undefined || told.length === 1
            ? texts.fee(periods.join(', '))
            : texts.feeAt(periods.join(', '), shownName(tournament.name))}
        </li>
      ))}
    </chakra.ul>
  );
}
