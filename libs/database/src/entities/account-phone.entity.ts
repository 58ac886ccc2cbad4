// The phone to which an account wants its messages: nothing but a code is sent to it before it has been confirmed.
import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { AccountEntity } from './account.entity';

@Entity('account_phone')
@Check('account_phone_phone_check', "phone ~ '^\\+[1-9][0-9]{7,14}$'")
@Check('account_phone_check', '(confirmed_at is null) = (code_hash is not null)')
@Check('account_phone_code_check', '(code_hash is null) = (code_expires_at is null)')
export class AccountPhoneEntity {
  @PrimaryColumn({ type: 'bigint' })
  @ForeignKey(() => AccountEntity, { onDelete: 'CASCADE' })
  accountId: number;

  @Column({ type: 'text' })
  phone: string;

  /** SHA-256 of the code that was sent, while it waits to be typed. */
  @Column({ type: 'bytea', nullable: true })
  codeHash: Buffer | null;

  @Column({ type: 'timestamptz', nullable: true })
  codeExpiresAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  confirmedAt: Date | null;
}
