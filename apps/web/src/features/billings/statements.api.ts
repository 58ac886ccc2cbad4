// Calls of bank statements, and the news that make them fetch again.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as bankStatementCalls from '@gelanggang/contract/calls/bank-statements';
import * as teamMemberCalls from '@gelanggang/contract/calls/team-members';
import type { CertainConfirmed, CertainRow } from '@gelanggang/contract/bank-statements';
import { streams } from '@gelanggang/contract/events';
import type { StatementMapping } from '@gelanggang/domain/billing/statement-lines';
import { callApi } from '@web/lib/calls';
import { OF_BILLINGS } from '@web/lib/kept-calls';
import { forget } from '@web/lib/use-call';
import { isOf, useNews } from '@web/live/use-news';
import { formOf } from '@web/lib/form-of';

/** What a payment out of a statement makes old. */
export const OF_STATEMENTS = [bankStatementCalls.list, ...OF_BILLINGS, teamMemberCalls.list] as const;

export const useStatementNews = (tournamentId: number | undefined): void =>
  useNews(
    tournamentId === undefined ? null : streams.staff(tournamentId),
    isOf('billing.changed', 'statement.changed'),
    bankStatementCalls.list,
  );

export const previewStatement = (id: number, file: File) =>
  callApi(bankStatementCalls.read, { params: { id }, body: formOf({ file }) });

export const giveStatement = (id: number, file: File, mapping: StatementMapping) =>
  callApi(bankStatementCalls.give, {
    params: { id },
    body: formOf({ mapping: JSON.stringify(mapping), file_name: file.name.slice(0, 200), file }),
  });

/** As many as one request takes. */
const AT_ONCE = 50;

/** All that are certain, some at a time; `onProgress` after each of these. */
export function useConfirmCertain(id: number, onProgress: (done: number) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (rows: readonly CertainRow[]): Promise<CertainConfirmed['data']> => {
      const all: CertainConfirmed['data'] = { confirmed: 0, refused: [] };
      for (let at = 0; at < rows.length; at += AT_ONCE) {
        onProgress(at);
        const some = rows.slice(at, at + AT_ONCE);
        const { data } = await callApi(bankStatementCalls.confirmCertain, {
          params: { id },
          body: { line_ids: some.map((row) => row.id), billing_ids: some.map((row) => row.bill.id) },
        });
        all.confirmed += data.confirmed;
        all.refused.push(...data.refused);
      }
      return all;
    },
    onSettled: () => forget(client, ...OF_STATEMENTS),
  });
}
