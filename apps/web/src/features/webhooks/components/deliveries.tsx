// What was posted to one endpoint, newest first: how it went, and again by hand.
import { Box, chakra } from '@chakra-ui/react';
import { type DeliveryRow, WEBHOOK_KIND_LABELS, type WebhookRow } from '@gelanggang/contract/webhooks';
import { ListTable } from '@web/components/list-page';
import { ErrorState, PageLoading } from '@web/components/states';
import type { Column } from '@web/components/table-columns';
import { Tag } from '@web/components/tag';
import { formatDayAndMoment } from '@web/lib/formats';
import { useShownPage } from '@web/lib/list-view';
import { webhookTexts as texts } from '../texts';
import { useDeliveries, TOLD } from '../webhooks.api';
import { useSend } from '@web/lib/use-send';
import * as webhookCalls from '@gelanggang/contract/calls/webhooks';

const TONES = { waiting: 'neutral', sent: 'ok', failed: 'danger' } as const;

const kindOf = ({ kind }: DeliveryRow): string => (kind === 'test' ? texts.testKind : WEBHOOK_KIND_LABELS[kind]);

function answerOf({ status_code: code, fault, tries }: DeliveryRow): string {
  if (code !== null) return texts.code(code);
  if (fault !== null) return texts.fault(fault);
  return tries === 0 ? texts.notYet : '…';
}

const COLUMNS: readonly Column<DeliveryRow>[] = [
  { key: 'kind', title: texts.kind, isName: true, cell: (row) => texts.name(kindOf(row), row.number) },
  { key: 'state', title: texts.state, cell: (row) => <Tag tone={TONES[row.state]}>{texts.states[row.state]}</Tag> },
  { key: 'answer', title: texts.answer, cell: answerOf },
  { key: 'tries', title: texts.tries, cell: (row) => row.tries, align: 'end' },
  {
    key: 'time',
    title: texts.time,
    cell: (row) => (
      <>
        {formatDayAndMoment(row.tried_at ?? row.made_at)}
        {row.next_try_at !== null && row.tries > 0 ? (
          <chakra.span display="block" textStyle="sm" color="fg.muted">
            {texts.again(formatDayAndMoment(row.next_try_at))}
          </chakra.span>
        ) : null}
      </>
    ),
  },
];

export function Deliveries({ tournamentId, webhook }: { tournamentId: number; webhook: WebhookRow }) {
  const { data, error, refetch } = useDeliveries(tournamentId, webhook.id, useShownPage(25));
  const replay = useSend(
    webhookCalls.replay,
    ({ webhookId, deliveryId }: { webhookId: number; deliveryId: number }) => ({
      params: { id: tournamentId, webhookId, deliveryId },
    }),
    TOLD,
  );
  return (
    <Box as="section" aria-label={texts.deliveries} mt="10">
      <chakra.h2 textStyle="title.section" mb="3" overflowWrap="anywhere">
        {texts.deliveriesTo(webhook.url)}
      </chakra.h2>
      {data ? (
        <ListTable
          of={{ data, error, isFetching: false, refetch }}
          label={texts.deliveries}
          columns={COLUMNS}
          nameOf={(row) => texts.name(kindOf(row), row.number)}
          emptyText={texts.noDeliveries}
          actionsOf={(row) => [
            {
              id: 'replay',
              label: texts.replay,
              onSelect: () => replay.mutate({ webhookId: webhook.id, deliveryId: row.id }),
            },
          ]}
        />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <PageLoading />
      )}
    </Box>
  );
}
