// How a tournament finds its overall winner; without a row: by golds.
import { Check, Column, Entity } from 'typeorm';
import type { OverallRule } from '@gelanggang/domain/results/medal-table';
import type { LoneRule } from '@gelanggang/domain/results/lone-entrants';
import { TournamentSetting } from './tournament-setting';

@Entity('medal_rule')
@Check('medal_rule_overall_by_check', "overall_by in ('golds', 'points')")
@Check('medal_rule_lone_entrant_check', "lone_entrant in ('none', 'gold', 'must-merge')")
@Check('medal_rule_gold_points_check', 'gold_points between 0 and 100')
@Check('medal_rule_silver_points_check', 'silver_points between 0 and 100')
@Check('medal_rule_bronze_points_check', 'bronze_points between 0 and 100')
export class MedalRuleEntity extends TournamentSetting {
  @Column({ type: 'text' })
  overallBy: OverallRule;

  @Column({ type: 'integer' })
  goldPoints: number;

  @Column({ type: 'integer' })
  silverPoints: number;

  @Column({ type: 'integer' })
  bronzePoints: number;

  @Column({ type: 'text', default: 'none' })
  loneEntrant: LoneRule;
}
