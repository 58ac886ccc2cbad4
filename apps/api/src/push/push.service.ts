// Takes devices in that want to be told of whom they follow, and lets them go.
import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
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
import { Attempts } from '../guessing/attempts';
import { networkOf } from '../http/client-address';
import { invalid, notFound } from '../http/refusals';
import { pushTexts } from './texts';
import { thingSentences } from '../http/sentences';
import { pushSentences } from './sentences';

@Injectable()
export class PushService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly attempts: Attempts,
  ) {}

  async key(): Promise<PushKey> {
    return { key: (await pushKeys(this.dataSource)).publicKey };
  }

  /**
   * Of one device and tournament there is one: whom it follows takes the place of whom it followed. A tournament that is full
   * makes room for a new one.
   */
  async subscribe(
    { endpoint, p256dh, auth, slug, follows, kinds = [...FOLLOWED_NEWS] }: PushSubscriptionRequest,
    address: string,
  ): Promise<Said> {
    const wording = currentWording();
    if (!mayBePublic(endpoint)) throw invalid({ endpoint: [pushSentences.badAddress] });
    const [device] = await this.dataSource.query<unknown[]>(
      'select from push_subscription s join tournament t on t.id = s.tournament_id where t.slug = $1 and s.endpoint = $2',
      [slug, endpoint],
    );
    if (!device && follows.length > 0)
      await this.attempts.begin({ of: 'new follower from an address', whose: networkOf(address) });
    const network = await this.markOf(address);
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
      if (tournament.count >= MOST_SUBSCRIPTIONS)
        await makeRoom(manager, tournament.id, endpoint, tournament.count - MOST_SUBSCRIPTIONS + 1);
      const [subscription] = await manager.query<{ id: number }[]>(
        `insert into push_subscription (tournament_id, endpoint, p256dh, auth, follows, kinds, wording, network)
         values ($1, $2, $3, $4, $5, $6, $7, $8)
         on conflict (endpoint, tournament_id) do update
           set p256dh = excluded.p256dh, auth = excluded.auth, follows = excluded.follows, kinds = excluded.kinds,
             wording = excluded.wording, network = excluded.network
         returning id`,
        [tournament.id, endpoint, p256dh, auth, JSON.stringify(follows), kinds, wording, network],
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

  /** Tells networks apart, and no one which it is: it is made with a key of this server. */
  private async markOf(address: string): Promise<string> {
    const { privateKey } = await pushKeys(this.dataSource);
    return createHmac('sha256', privateKey).update(networkOf(address)).digest('base64url');
  }
}

/**
 * Those go that could not be reached when they were told last, then of the network that has most the ones that came first: who
 * adds thousands pushes out its own. One that is from before networks were kept is a network of its own.
 */
async function makeRoom(
  manager: EntityManager,
  tournamentId: number,
  endpoint: string,
  surplus: number,
): Promise<void> {
  await manager.query(
    `delete from push_subscription where id in (
       select s.id from push_subscription s
       join (select coalesce(network, id::text) as network, count(*) as count
             from push_subscription where tournament_id = $1 group by 1) n on n.network = coalesce(s.network, s.id::text)
       where s.tournament_id = $1 and s.endpoint <> $2
       order by s.failed_at is null, n.count desc, n.network, s.id limit $3 for update of s skip locked)`,
    [tournamentId, endpoint, surplus],
  );
}
