// A one-time link that was mailed to an account: kept as a hash, bound to the address that it was mailed to.
import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { AccountEntity } from './account.entity';
import { Numbered } from './numbered';

export const LINK_PURPOSES = ['invite', 'reset', 'verify'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

@Entity('account_link')
@Check('account_link_purpose_check', "purpose in ('invite', 'reset', 'verify')")
@Check('account_link_token_hash_check', 'octet_length(token_hash) = 32')
@Unique(['tokenHash'])
@Index(['accountId', 'purpose'])
export class AccountLinkEntity extends Numbered {
  @Column({ type: 'bigint' })
  @ForeignKey(() => AccountEntity, { onDelete: 'CASCADE' })
  accountId: number;

  @Column({ type: 'text' })
  purpose: LinkPurpose;

  @Column({ type: 'bytea' })
  tokenHash: Buffer;

  @Column({ type: 'text' })
  email: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  usedAt: Date | null;
}
