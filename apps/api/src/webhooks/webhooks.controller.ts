// /tournaments/{id}/webhooks: endpoints of other programs, and what was posted to them.
import { Body, Controller, Param, Query } from '@nestjs/common';
import * as webhookCalls from '@gelanggang/contract/calls/webhooks';
import { DeliveriesQuery, WebhookRequest } from '@gelanggang/contract/webhooks';
import { Answers } from '../http/answers';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { paginated, RequestUrl } from '../http/pagination';
import { WebhooksService } from './webhooks.service';

@Controller()
export class WebhooksController {
  constructor(private readonly webhooks: WebhooksService) {}

  @Answers(webhookCalls.list)
  async list(@Param('id', IdPipe) id: number) {
    return { data: await this.webhooks.list(id) };
  }

  @Answers(webhookCalls.make)
  make(@Param('id', IdPipe) id: number, @Body() body: WebhookRequest, @CurrentAccount() account: RequestAccount) {
    return this.webhooks.make(id, body, account);
  }

  @Answers(webhookCalls.change)
  change(@Param('id', IdPipe) id: number, @Param('webhookId', IdPipe) webhookId: number, @Body() body: WebhookRequest) {
    return this.webhooks.change(id, webhookId, body);
  }

  @Answers(webhookCalls.remove)
  remove(@Param('id', IdPipe) id: number, @Param('webhookId', IdPipe) webhookId: number) {
    return this.webhooks.remove(id, webhookId);
  }

  @Answers(webhookCalls.deliveries)
  async deliveries(
    @Param('id', IdPipe) id: number,
    @Param('webhookId', IdPipe) webhookId: number,
    @Query() query: DeliveriesQuery,
    @RequestUrl() url: string,
  ) {
    const { rows, total } = await this.webhooks.deliveries(id, webhookId, query);
    return paginated(rows, total, query, url);
  }

  @Answers(webhookCalls.test)
  test(@Param('id', IdPipe) id: number, @Param('webhookId', IdPipe) webhookId: number) {
    return this.webhooks.test(id, webhookId);
  }

  @Answers(webhookCalls.replay)
  replay(
    @Param('id', IdPipe) id: number,
    @Param('webhookId', IdPipe) webhookId: number,
    @Param('deliveryId', IdPipe) deliveryId: number,
  ) {
    return this.webhooks.replay(id, webhookId, deliveryId);
  }
}
