// What a role is paid at a tournament, by match and by session.
import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { OfficialRole } from '@gelanggang/domain/officials/roles';
import { TournamentEntity } from './tournament.entity';

@Entity('official_rate')
@Check('official_rate_per_match_check', 'per_match between 0 and 100000000')
@Check('official_rate_per_session_check', 'per_session between 0 and 100000000')
@Check(
  'official_rate_role_check',
  "role in ('chair', 'council-head', 'council', 'referee-judge', 'secretary', 'timekeeper', 'it-operator', 'announcer', 'medic', 'field')",
)
export class OfficialRateEntity {
  @PrimaryColumn({ type: 'bigint' })
  @ForeignKey(() => TournamentEntity, { onDelete: 'CASCADE' })
  tournamentId: number;

  @PrimaryColumn({ type: 'text' })
  role: OfficialRole;

  /** Whole rupiah. */
  @Column({ type: 'integer', default: 0 })
  perMatch: number;

  @Column({ type: 'integer', default: 0 })
  perSession: number;
}
