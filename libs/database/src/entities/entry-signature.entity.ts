// A manager's signature under the list of a contingent, with the rows as they were signed; the newest counts.
import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import type { SignedRow } from '@gelanggang/domain/entry-check/signature';
import { AccountEntity } from './account.entity';
import { ContingentRegistrationEntity } from './contingent-registration.entity';
import { Numbered } from './numbered';

/** What the paper says of a row, beside what tells whether it still is so. */
export interface KeptRow extends SignedRow {
  name: string;
  birth_date: string;
  gender: string;
  body_weight: string;
  entered_as: string;
  team: string;
}

@Entity('entry_signature')
@Unique(['tournamentId', 'number'])
@Check('entry_signature_number_check', 'number > 0')
@Check('entry_signature_signer_check', "btrim(signer) <> ''")
@Check('entry_signature_rows_check', "jsonb_typeof(rows) = 'array'")
@Check('entry_signature_print_check', "print ~ '^[0-9a-f]{64}$'")
@Index(['tournamentId', 'contingentId'])
@ForeignKey(() => ContingentRegistrationEntity, ['tournamentId', 'contingentId'], ['tournamentId', 'contingentId'], {
  onDelete: 'CASCADE',
})
export class EntrySignatureEntity extends Numbered {
  @Column({ type: 'bigint' })
  tournamentId: number;

  @Column({ type: 'bigint' })
  contingentId: number;

  /** Of all signatures of the tournament. */
  @Column({ type: 'integer' })
  number: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  signedAt: Date;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => AccountEntity, { onDelete: 'SET NULL' })
  signedBy: number | null;

  /** The name of the account, as it was. */
  @Column({ type: 'text' })
  signer: string;

  /** After the deadline. */
  @Column({ type: 'boolean', default: false })
  isLate: boolean;

  @Column({ type: 'jsonb' })
  rows: KeptRow[];

  /** The contingent whose list it was, where that has become one with this one. */
  @Column({ type: 'text', nullable: true })
  mergedFrom: string | null;

  /** `listPrint` of the rows. */
  @Column({ type: 'text' })
  print: string;
}
