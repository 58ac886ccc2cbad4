// What each contingent was asked for, paid and owes, with the sums below; it scrolls by itself where it is wider than the page.
import { Box, chakra } from '@chakra-ui/react';
import type { AccountsAnswer } from '@gelanggang/contract/accounts';
import { grouped } from '@gelanggang/domain/words/rupiah';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { EmptyState } from '@web/components/states';
import { accountsTexts as texts } from '../accounts-texts';

/** Who owes what comes first. */
const KEYS = ['open', 'overpaid', 'gross', 'discount', 'billed', 'cash', 'transfer', 'refunded'] as const;
type Key = (typeof KEYS)[number];

/** Nobody has it: a column of noughts says nothing. What was billed and what is owed is always said. */
function shownKeys({ total }: AccountsAnswer): Key[] {
  const isSaid = (key: Key): boolean => {
    if (key === 'open' || key === 'billed') return true;
    return key === 'gross' ? total.discount > 0 : total[key] > 0;
  };
  return KEYS.filter(isSaid);
}

export const MoneyTable = chakra('table', {
  base: {
    w: '100%',
    fontSize: 'sm',
    borderCollapse: 'collapse',
    '& th, & td': { textAlign: 'start', px: '2.5', py: '2', borderBottomWidth: '1px', whiteSpace: 'nowrap' },
    '& thead th': { color: 'fg.muted', fontSize: 'xs', fontWeight: 'semibold' },
    '& [data-end]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '& tfoot td, & tfoot th': { fontWeight: 'semibold', borderTopWidth: '2px' },
    // on a phone the sums go by under the name
    '& tr > :first-child': {
      position: 'sticky',
      left: '0',
      bg: 'bg',
      whiteSpace: 'normal',
      minW: '8.5rem',
    },
  },
});

export function AccountTable({ accounts }: { accounts: AccountsAnswer }) {
  const keys = shownKeys(accounts);
  return (
    <chakra.section aria-label={texts.perContingent} mb="8">
      <chakra.h2 textStyle="title.section" mb="3">
        {texts.perContingent}
      </chakra.h2>
      {accounts.contingents.length === 0 ? (
        <EmptyState text={texts.none} />
      ) : (
        <Box overflowX="auto" tabIndex={0} role="region" aria-label={texts.contingent}>
          <MoneyTable>
            <thead>
              <tr>
                <th scope="col">{texts.contingent}</th>
                {keys.map((key) => (
                  <th key={key} scope="col" data-end>
                    {texts.sums[key]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {accounts.contingents.map((one) => (
                <tr key={one.id}>
                  <chakra.th scope="row" fontWeight="medium">
                    {one.name === '' ? texts.gone : shownName(one.name)}
                  </chakra.th>
                  {keys.map((key) => (
                    <td key={key} data-end>
                      {grouped(one[key])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{texts.total}</th>
                {keys.map((key) => (
                  <td key={key} data-end>
                    {grouped(accounts.total[key])}
                  </td>
                ))}
              </tr>
            </tfoot>
          </MoneyTable>
        </Box>
      )}
    </chakra.section>
  );
}
