// /admin/tournament/webhooks/:id: to which programs a tournament's news are posted, and how that went.
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { WEBHOOK_KIND_LABELS, type WebhookRow, type WebhooksAnswer } from '@gelanggang/contract/webhooks';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { Button, ButtonLink } from '@web/components/button';
import { ConfirmDialog } from '@web/components/confirm-dialog';
import { PageHeader } from '@web/components/page-header';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { Tag } from '@web/components/tag';
import { formatNumber } from '@web/lib/formats';
import { pathOf } from '@web/site/routes';
import { Deliveries } from './components/deliveries';
import { WebhookDialog } from './components/webhook-dialog';
import { webhookTexts as texts } from './texts';
import { useWebhooks, TOLD } from './webhooks.api';
import { idOf } from '@web/lib/id-of';
import { useSend } from '@web/lib/use-send';
import * as webhookCalls from '@gelanggang/contract/calls/webhooks';

export default function WebhooksPage() {
  const id = idOf(useParams().id);
  const { data, error, refetch } = useWebhooks(id);
  if (id === null) return <EmptyState text={texts.loadFailed} />;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return data ? <Webhooks data={data} /> : <PageLoading />;
}

function Webhooks({ data }: { data: WebhooksAnswer }) {
  const { tournament, webhooks, is_public: isPublic, most } = data;
  const [edited, setEdited] = useState<WebhookRow | 'new' | null>(null);
  const [removed, setRemoved] = useState<WebhookRow | null>(null);
  const [chosenId, setChosenId] = useState<number | null>(null);
  const remove = useSend(
    webhookCalls.remove,
    (webhookId: number) => ({ params: { id: tournament.id, webhookId } }),
    TOLD,
  );
  const chosen = webhooks.find(({ id }) => id === chosenId) ?? webhooks[0];
  return (
    <>
      <PageHeader title={texts.title} note={texts.lead(shownName(tournament.name))}>
        <ButtonLink to={pathOf('/admin/tournament/setup/:id', { id: tournament.id })} size="sm">
          {texts.back}
        </ButtonLink>
        <Button size="sm" variant="solid" disabled={webhooks.length >= most} onClick={() => setEdited('new')}>
          {texts.add}
        </Button>
      </PageHeader>
      {isPublic ? null : <chakra.p mb="4">{texts.draft}</chakra.p>}
      {webhooks.length >= most ? (
        <chakra.p textStyle="sm" color="fg.muted" mb="3">
          {texts.full(most)}
        </chakra.p>
      ) : null}
      {webhooks.length === 0 ? <EmptyState text={texts.empty} hint={texts.emptyHint} /> : null}
      <chakra.ul aria-label={texts.title}>
        {webhooks.map((webhook) => (
          <Endpoint
            key={webhook.id}
            tournamentId={tournament.id}
            webhook={webhook}
            isChosen={webhook === chosen}
            onChoose={() => setChosenId(webhook.id)}
            onEdit={() => setEdited(webhook)}
            onRemove={() => setRemoved(webhook)}
          />
        ))}
      </chakra.ul>
      {chosen ? <Deliveries key={chosen.id} tournamentId={tournament.id} webhook={chosen} /> : null}
      {edited === null ? null : (
        <WebhookDialog
          tournamentId={tournament.id}
          webhook={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
      <ConfirmDialog
        open={removed !== null}
        title={texts.remove}
        question={texts.removeQuestion}
        name={removed?.url ?? ''}
        confirmText={texts.removeShort}
        busy={remove.isPending}
        onClose={() => setRemoved(null)}
        onConfirm={() => removed && remove.mutate(removed.id, { onSuccess: () => setRemoved(null) })}
      />
    </>
  );
}

interface EndpointProps {
  tournamentId: number;
  webhook: WebhookRow;
  isChosen: boolean;
  onChoose(): void;
  onEdit(): void;
  onRemove(): void;
}

function Endpoint({ tournamentId, webhook, isChosen, onChoose, onEdit, onRemove }: EndpointProps) {
  const { id, url, kinds, sent, waiting, failed } = webhook;
  const test = useSend(webhookCalls.test, (webhookId: number) => ({ params: { id: tournamentId, webhookId } }), TOLD);
  return (
    <chakra.li borderTopWidth="1px" py="4" display="grid" gap="2">
      <chakra.p fontWeight="semibold" overflowWrap="anywhere">
        {url}
      </chakra.p>
      <chakra.p textStyle="sm" color="fg.muted">
        {kinds.map((kind) => WEBHOOK_KIND_LABELS[kind]).join(' · ')}
      </chakra.p>
      <Box display="flex" flexWrap="wrap" gap="2">
        <Tag tone={sent > 0 ? 'ok' : 'neutral'}>{texts.sent(formatNumber(sent))}</Tag>
        {waiting > 0 ? <Tag>{texts.waiting(formatNumber(waiting))}</Tag> : null}
        {failed > 0 ? <Tag tone="danger">{texts.gaveUp(formatNumber(failed))}</Tag> : null}
      </Box>
      <Box display="flex" flexWrap="wrap" gap="2" mt="1">
        <Button
          size="sm"
          aria-label={texts.at(texts.test, url)}
          busy={test.isPending}
          onClick={() => {
            onChoose();
            test.mutate(id);
          }}
        >
          {texts.test}
        </Button>
        {isChosen ? null : (
          <Button size="sm" aria-label={texts.at(texts.deliveries, url)} onClick={onChoose}>
            {texts.deliveries}
          </Button>
        )}
        <Button size="sm" aria-label={texts.at(texts.changeShort, url)} onClick={onEdit}>
          {texts.changeShort}
        </Button>
        <Button size="sm" variant="quiet" aria-label={texts.at(texts.removeShort, url)} onClick={onRemove}>
          {texts.removeShort}
        </Button>
      </Box>
    </chakra.li>
  );
}
