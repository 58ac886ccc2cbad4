// Which column of a bank's statement is what, as the office of a tournament said for these headings.
import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { StatementMapping } from '@gelanggang/domain/billing/statement-lines';
import { TournamentEntity } from './tournament.entity';

@Entity('statement_layout')
@Check('statement_layout_mapping_check', "jsonb_typeof(mapping) = 'object'")
export class StatementLayoutEntity {
  @PrimaryColumn({ type: 'bigint' })
  @ForeignKey(() => TournamentEntity)
  tournamentId: number;

  @PrimaryColumn({ type: 'text' })
  headings: string;

  @Column({ type: 'jsonb' })
  mapping: StatementMapping;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  usedAt: Date;
}
