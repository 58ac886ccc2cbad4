// Takes devices in that want to be told of whom they follow, and lets them go.
import { HttpStatus, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Said } from '@gelanggang/contract/http';
import {
  MOST_SUBSCRIPTIONS,
  type PushAddressRequest,
  type PushKey,
  type PushSubscriptionRequest,
} from '@gelanggang/contract/push';
import { isOfRehearsal } from '@gelanggang/database/queries/rehearsal.queries';
import { FOLLOWED_NEWS } from '@gelanggang/domain/schedule/followed-news';
import { currentWording } from '@gelanggang/platform/languages/wording';
import { mayBePublic } from '@gelanggang/platform/push/public-addresses';
import { pushKeys } from '@gelanggang/platform/push/push-keys';
import { knowWhatStands } from '@gelanggang/scheduling/push-news';
import { invalid, notFound, refusal } from '../http/refusals';
import { pushTexts } from './texts';
import { thingSentences } from '../http/sentences';
import { pushSentences } from './sentences';

@Injectable()
export class PushService {
  constructor(private readonly dataSource: DataSource) {}

  async key(): Promise<PushKey> {
    return { key: (await pushKeys(this.dataSource)).publicKey };
  }

  /** Of one device and tournament there is one: whom it follows takes the place of whom it followed. */
  subscribe({
    endpoint,
    p256dh,
    auth,
    slug,
    follows,
    kinds = [...FOLLOWED_NEWS],
  }: PushSubscriptionRequest): Promise<Said> {
    const wording = currentWording();
    if (!mayBePublic(endpoint)) throw invalid({ endpoint: [pushSentences.badAddress] });
    return this.dataSource.transaction(async (manager) => {
      const [tournament] = await manager.query<{ id: number; slug: string; timeZone: string; count: number }[]>(
        `select t.id, t.slug, t.time_zone as "timeZone",
           (select count(*)::int from push_subscription s where s.tournament_id = t.id and s.endpoint <> $2) as count
         from tournament t where t.slug = $1 and t.was_active and t.deleted_at is null and not ${isOfRehearsal('t.id')} for share of t`,
        [slug, endpoint],
      );
      if (!tournament) throw notFound(thingSentences.tournament);
      if (follows.length === 0) {
        await manager.query('delete from push_subscription where endpoint = $1 and tournament_id = $2', [
          endpoint,
          tournament.id,
        ]);
        return { message: pushTexts.tournamentOff };
      }
      if (tournament.count >= MOST_SUBSCRIPTIONS) {
        throw refusal(HttpStatus.TOO_MANY_REQUESTS, pushSentences.manyDevices);
      }
      const [subscription] = await manager.query<{ id: number }[]>(
        `insert into push_subscription (tournament_id, endpoint, p256dh, auth, follows, kinds, wording)
         values ($1, $2, $3, $4, $5, $6, $7)
         on conflict (endpoint, tournament_id) do update
           set p256dh = excluded.p256dh, auth = excluded.auth, follows = excluded.follows, kinds = excluded.kinds,
             wording = excluded.wording
         returning id`,
        [tournament.id, endpoint, p256dh, auth, JSON.stringify(follows), kinds, wording],
      );
      if (!subscription) throw new Error('A subscription was not kept.');
      await knowWhatStands(manager, tournament, { id: subscription.id, follows, kinds, wording }, Date.now());
      return { message: pushTexts.on };
    });
  }

  /** Of all tournaments. Twice is once, and a device that is not known is told the same. */
  async unsubscribe({ endpoint }: PushAddressRequest): Promise<Said> {
    await this.dataSource.query('delete from push_subscription where endpoint = $1', [endpoint]);
    return { message: pushTexts.off };
  }
}
