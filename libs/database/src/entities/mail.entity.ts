// A mail on its way: written with the change that it tells, sent by a worker (libs/platform/src/mail).
import { Check, Column, Entity, Index } from 'typeorm';
import { Outgoing } from './outgoing';

@Entity('mail')
@Check('mail_attempts_check', 'attempts >= 0')
@Check('mail_check', 'sent_at is null or failed_at is null')
@Index('mail_waiting_idx', ['nextTryAt'], { where: '(sent_at IS NULL) AND (failed_at IS NULL)' })
export class MailEntity extends Outgoing {
  @Column({ type: 'text' })
  toAddress: string;

  @Column({ type: 'text' })
  subject: string;

  /** Null once it was sent by SMTP: links in it may open an account. */
  @Column({ type: 'text', nullable: true })
  text: string | null;

  @Column({ type: 'text', nullable: true })
  html: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  sentAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  failedAt: Date | null;
}
