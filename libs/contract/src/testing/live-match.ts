// One match of a live snapshot for tests: an ordinary fight that is still to come.
import type { LiveCorner, LiveMatch } from '../live';

export const liveCorner = (name: string, contingent = 'Kontingen'): LiveCorner => ({
  state: 'unit',
  name,
  contingent,
  is_dummy: false,
});

export function liveMatch(id: number, change: Partial<LiveMatch> = {}): LiveMatch {
  return {
    id,
    kind: 'tanding',
    pool_id: 1,
    pool_name: 'Pool 1',
    match_category: 'Tanding',
    mode: 'battle',
    battle_group: null,
    corner: null,
    age_category: 'Remaja',
    gender: 'male',
    class_name: 'A',
    round: 1,
    round_label: 'Semifinal',
    position: id,
    blue: liveCorner('Raka'),
    red: liveCorner('Bagas'),
    next_match_id: null,
    next_corner: null,
    status: 'scheduled',
    winner: null,
    win_kind: null,
    win_reason: null,
    blue_score: null,
    red_score: null,
    arena_id: 1,
    schedule_id: 1,
    number: id,
    partai: `A${id}`,
    start_time: '09:00',
    changed: null,
    called_at: null,
    started_at: null,
    finished_at: null,
    length_seconds: 300,
    ...change,
  };
}
