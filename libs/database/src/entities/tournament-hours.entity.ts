// The hours of a tournament's days and what one match takes of them, as its organisers plan; without a row: the defaults.
import { Check, Column, Entity } from 'typeorm';
import { TournamentSetting } from './tournament-setting';

@Entity('tournament_hours')
@Check('tournament_hours_pause_minutes_check', 'pause_minutes between 0 and 600')
@Check('tournament_hours_changeover_seconds_check', 'changeover_seconds between 0 and 1800')
@Check('tournament_hours_seni_seconds_check', 'seni_seconds between 10 and 1800')
@Check('tournament_hours_chart_check', 'chart in (0, 2, 4, 6, 8, 16)')
@Check('tournament_hours_check', 'ends_at > starts_at')
export class TournamentHoursEntity extends TournamentSetting {
  @Column({ type: 'time' })
  startsAt: string;

  @Column({ type: 'time' })
  endsAt: string;

  @Column({ type: 'integer' })
  pauseMinutes: number;

  @Column({ type: 'integer' })
  changeoverSeconds: number;

  @Column({ type: 'integer' })
  seniSeconds: number;

  @Column({ type: 'integer' })
  chart: number;
}
