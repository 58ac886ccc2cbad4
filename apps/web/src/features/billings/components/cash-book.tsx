// Every receipt, confirmed payment and refund in the order of time, with the balance after each.
import { Box, chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import * as accountsCalls from '@gelanggang/contract/calls/accounts';
import { BOOK_LABELS } from '@gelanggang/domain/billing/accounts';
import { grouped } from '@gelanggang/domain/words/rupiah';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { formatDayAndMoment } from '@web/lib/formats';
import { useCall } from '@web/lib/use-call';
import { pathOf } from '@web/site/routes';
import { accountsTexts as texts } from '../accounts-texts';
import { MoneyTable } from './account-table';

export function CashBook({ tournamentId, timeZone }: { tournamentId: number; timeZone: string }) {
  const book = useCall(accountsCalls.book, { params: { id: tournamentId } });
  return (
    <chakra.section aria-label={texts.book}>
      <chakra.h2 textStyle="title.section" mb="3">
        {texts.book}
      </chakra.h2>
      {book.error && !book.data ? (
        <ErrorState error={book.error} onRetry={() => void book.refetch()} />
      ) : !book.data ? (
        <PageLoading />
      ) : book.data.length === 0 ? (
        <EmptyState text={texts.noBook} />
      ) : (
        <Box overflow="auto" maxH="40rem" tabIndex={0} role="region" aria-label={texts.columns.what}>
          <MoneyTable>
            <thead>
              <tr>
                {(['at', 'what', 'invoice'] as const).map((key) => (
                  <th key={key} scope="col">
                    {texts.columns[key]}
                  </th>
                ))}
                {(['in', 'out', 'balance'] as const).map((key) => (
                  <th key={key} scope="col" data-end>
                    {texts.columns[key]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {book.data.map((line, index) => (
                <tr key={index}>
                  <td>{formatDayAndMoment(line.at, timeZone)}</td>
                  <td>
                    {BOOK_LABELS[line.kind]}
                    {line.document === '' ? null : (
                      <chakra.span color="fg.muted" display="block">
                        {line.document}
                      </chakra.span>
                    )}
                  </td>
                  <td>
                    <chakra.span textDecoration="underline">
                      <Link to={pathOf('/admin/payment/confirm/:id', { id: line.billing_id })}>
                        {line.invoice_number}
                      </Link>
                    </chakra.span>
                  </td>
                  <td data-end>{line.in === 0 ? '' : grouped(line.in)}</td>
                  <td data-end>{line.out === 0 ? '' : grouped(line.out)}</td>
                  <td data-end>{grouped(line.balance)}</td>
                </tr>
              ))}
            </tbody>
          </MoneyTable>
        </Box>
      )}
    </chakra.section>
  );
}
