// Whoever holds an e-mail address is asked for something: a one-time link, kept as a hash, and what became of it.
import { Column, ForeignKey } from 'typeorm';
import { AccountEntity } from './account.entity';
import { Numbered } from './numbered';

export const INVITED_EMAIL_CHECK = "email = lower(email) and email like '%_@_%'";
export const INVITATION_OUTCOME_CHECK = "outcome in ('accepted', 'declined', 'withdrawn', 'replaced')";

export abstract class Invitation extends Numbered {
  @Column({ type: 'text' })
  email: string;

  @Column({ type: 'bytea' })
  tokenHash: Buffer;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => AccountEntity, { onDelete: 'SET NULL' })
  invitedBy: number | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  invitedAt: Date;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  endedAt: Date | null;

  @Column({ type: 'text', nullable: true })
  outcome: 'accepted' | 'declined' | 'withdrawn' | 'replaced' | null;
}
