// An address of another program to which what a tournament's open log tells is posted.
import { Check, Column, Entity, ForeignKey, Unique } from 'typeorm';
import type { WebhookKind } from '@gelanggang/domain/programs/webhook-rules';
import { AccountEntity } from './account.entity';
import { Numbered } from './numbered';
import { TournamentEntity } from './tournament.entity';

@Entity('webhook')
@Check('webhook_url_check', "url ~ '^https://'")
@Check('webhook_secret_check', "secret ~ '^whsec_[A-Za-z0-9+/]{43}=$'")
@Check(
  'webhook_kinds_check',
  "kinds <@ array['drawn', 'published', 'called', 'result', 'corrected', 'medals'] and kinds <> '{}'",
)
@Unique(['tournamentId', 'url'])
export class WebhookEntity extends Numbered {
  @Column({ type: 'bigint' })
  @ForeignKey(() => TournamentEntity, { onDelete: 'CASCADE' })
  tournamentId: number;

  @Column({ type: 'text' })
  url: string;

  /** Whoever has it signs like us: it leaves this server once, to whoever made the endpoint, and in a backup. */
  @Column({ type: 'text' })
  secret: string;

  @Column({ type: 'text', array: true })
  kinds: WebhookKind[];

  /** The number of the last record of the open log that was looked at for it. */
  @Column({ type: 'bigint' })
  toldTo: number;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => AccountEntity, { onDelete: 'SET NULL' })
  madeBy: number | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  madeAt: Date;
}
