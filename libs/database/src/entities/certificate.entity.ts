// A certificate that was printed: its number and what it says was won. Whose it is follows from the entry.
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { Medal } from '@gelanggang/domain/results/medal-table';
import { ParticipantEntity } from './participant.entity';
import { TournamentEntity } from './tournament.entity';

@Entity('certificate')
@Check('certificate_number_check', "number ~ '^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$'")
@Check('certificate_medal_check', "medal in ('gold', 'silver', 'bronze', 'none')")
@Unique(['participantId', 'medal'])
@Index(['tournamentId'])
export class CertificateEntity {
  @PrimaryColumn({ type: 'text' })
  number: string;

  @Column({ type: 'bigint' })
  @ForeignKey(() => TournamentEntity, { onDelete: 'CASCADE' })
  tournamentId: number;

  /** Null: the entry is gone, and the certificate with it. */
  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => ParticipantEntity, { onDelete: 'SET NULL' })
  participantId: number | null;

  /** 'none': for taking part. One for another medal has another number. */
  @Column({ type: 'text' })
  medal: Medal | 'none';

  @Column({ type: 'timestamptz', default: () => 'now()' })
  issuedAt: Date;
}
