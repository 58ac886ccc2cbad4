// A device that is told of whom it follows in one tournament, by web push. It has no account: its address is all that is known.
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { TournamentEntity } from './tournament.entity';

@Entity('push_subscription')
@Check('push_subscription_endpoint_check', "endpoint like 'https://%' and length(endpoint) <= 1000")
@Check(
  'push_subscription_kinds_check',
  "cardinality(kinds) > 0 and kinds <@ array['close', 'called', 'moved', 'result']",
)
@Unique(['endpoint', 'tournamentId'])
export class PushSubscriptionEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id: number;

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
  @Column({ type: 'text', array: true, default: () => "'{close,called,moved,result}'" })
  kinds: ('close' | 'called' | 'moved' | 'result')[];

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
