// A person who signs in.
import { Check, Column, Entity, Index, Unique } from 'typeorm';
import type { Language } from '@gelanggang/domain/words/languages';
import { Numbered } from './numbered';

@Entity('account')
@Check('account_name_check', "btrim(name) <> ''")
@Check('account_email_check', "email = lower(email) and email like '%_@_%'")
@Check('account_language_check', "language in ('id', 'en')")
@Unique(['email'])
// by lower(name), then id
@Index('account_by_name', { synchronize: false })
export class AccountEntity extends Numbered {
  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  email: string;

  @Column({ type: 'text' })
  passwordHash: string;

  @Column({ type: 'boolean', default: true })
  isActive: boolean;

  @Column({ type: 'timestamptz', nullable: true })
  emailVerifiedAt: Date | null;

  /** null: not chosen. */
  @Column({ type: 'text', nullable: true })
  language: Language | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
