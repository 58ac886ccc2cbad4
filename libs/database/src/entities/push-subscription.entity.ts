// A device that is told of whom it follows in one tournament, by web push. It has no account: its address is all that is known.
import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import type { Wording } from '@gelanggang/domain/words/languages';
import { Numbered } from './numbered';
import { TournamentEntity } from './tournament.entity';

@Entity('push_subscription')
@Check('push_subscription_endpoint_check', "endpoint like 'https://%' and length(endpoint) <= 1000")
@Check(
  'push_subscription_kinds_check',
  "cardinality(kinds) > 0 and kinds <@ array['drawn', 'close', 'called', 'moved', 'result']",
)
@Check('push_subscription_wording_check', "wording in ('default', 'id', 'en', 'ms')")
@Unique(['endpoint', 'tournamentId'])
export class PushSubscriptionEntity extends Numbered {
  @Column({ type: 'bigint' })
  @ForeignKey(() => TournamentEntity, { onDelete: 'CASCADE' })
  @Index()
  tournamentId: number;

  @Column({ type: 'text' })
  endpoint: string;

  @Column({ type: 'text' })
  p256dh: string;

  @Column({ type: 'text' })
  auth: string;

  /** `FollowedRequest[]` of the contract. */
  @Column({ type: 'jsonb' })
  follows: { kind: 'contingent' | 'athlete'; name: string; contingent: string }[];

  /** What of them it is told (`FOLLOWED_NEWS` of the domain). */
  @Column({ type: 'text', array: true, default: () => "'{drawn,close,called,moved,result}'" })
  kinds: ('drawn' | 'close' | 'called' | 'moved' | 'result')[];

  /** That of the page it was asked for on; null of devices from before: what the site speaks. */
  @Column({ type: 'text', nullable: true })
  wording: Wording | null;

  /** A mark of the network it asked from, which tells networks apart and not which they are; null of devices from before. */
  @Column({ type: 'text', nullable: true })
  network: string | null;

  /** When it could not be reached; null once it is told something again. */
  @Column({ type: 'timestamptz', nullable: true })
  failedAt: Date | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
