// A penalty that the council gave.
import { Check, Column, Entity, Index } from 'typeorm';
import type { PenaltyStep } from '@gelanggang/domain/scoring/penalties';
import { CORNER_CHECK, CouncilEntry, WITHDRAWN_CHECK } from './sheet-entry';

@Entity('penalty')
@Check('penalty_corner_check', CORNER_CHECK)
@Check(
  'penalty_step_check',
  "step in ('pembinaan', 'teguran-1', 'teguran-2', 'peringatan-1', 'peringatan-2', 'diskualifikasi')",
)
@Check('penalty_round_check', 'round > 0')
@Check('penalty_check', WITHDRAWN_CHECK)
@Index('penalty_one_of_a_step', ['sheetId', 'corner', 'step'], {
  unique: true,
  where: "withdrawn_at IS NULL AND step <> 'pembinaan'",
})
export class PenaltyEntity extends CouncilEntry {
  @Column({ type: 'text' })
  step: PenaltyStep;
}
