// What a schedule is refused for, before and after its matches are known (domain-rules, Schedules).
import type { ScheduleRequest } from '@gelanggang/contract/schedules';
import { findDuplicates } from '@gelanggang/domain/schedule/numbering';

export type Faults = Record<string, string[]>;

/** A selected match as it stands in the database, locked. */
export interface SelectedMatch {
  id: number;
  kind: 'tanding' | 'seni';
  mode: 'default' | 'battle';
  tournamentId: number;
  status: string;
  hasBye: boolean;
  ageCategoryId: number;
  matchCategoryId: number;
  /** The schedule that holds it. */
  scheduleId: number | null;
  heldBy: string | null;
}

/** Faults of the request by itself. */
export function faultsOfRequest(body: ScheduleRequest): Faults {
  const faults: Faults = {};
  if (!isDay(body.scheduled_date)) faults.scheduled_date = ['Tanggal tidak benar.'];
  if (body.end_time !== undefined && body.end_time <= body.start_time) {
    faults.end_time = ['Jam selesai harus sesudah jam mulai.'];
  }
  const seen = new Set<number>();
  body.matches.forEach((match, index) => {
    const id = idOf(match);
    const field = fieldOf(body, index);
    if (id === undefined || (match.tournament_match_id && match.seni_match_id)) faults[field] = ['Pilih satu partai.'];
    else if (seen.has(id)) faults[field] = ['Partai ini dipilih dua kali.'];
    else seen.add(id);
  });
  const twice = findDuplicates(body.matches.map((match) => ({ order: match.order, startTime: match.start_time })));
  for (const index of twice.orders) faults[`matches.${index}.order`] = ['Nomor urut dipakai dua kali.'];
  for (const index of twice.times) faults[`matches.${index}.start_time`] = ['Jam dipakai dua kali.'];
  return faults;
}

/** Faults of the selection, once its matches are read. `scheduleId`: the one being edited. */
export function faultsOfSelection(
  body: ScheduleRequest,
  found: ReadonlyMap<number, SelectedMatch>,
  scheduleId: number | null,
): Faults {
  const faults: Faults = {};
  body.matches.forEach((item, index) => {
    const match = found.get(idOf(item) ?? 0);
    const text = faultOf(match, item.seni_match_id ? 'seni' : 'tanding', body.tournament_id, scheduleId);
    if (text) faults[fieldOf(body, index)] = [text];
  });
  const matches = [...found.values()];
  if (new Set(matches.map((match) => match.kind)).size > 1) {
    faults.matches = ['Tanding dan seni tidak dapat berada dalam satu jadwal.'];
  }
  if (new Set(matches.map((match) => match.kind === 'seni' && match.mode)).size > 1) {
    faults.matches ??= ['Pool dan battle tidak dapat berada dalam satu jadwal.'];
  }
  if (body.mode !== undefined && matches.some((match) => match.kind !== 'seni' || match.mode !== body.mode)) {
    faults.mode = ['Ada pertandingan dari mode lain.'];
  }
  const { age_category_id: age, match_category_id: category } = body;
  if (age !== undefined && matches.some((match) => match.ageCategoryId !== age)) {
    faults.age_category_id = ['Ada partai dari kategori usia lain.'];
  }
  if (category !== undefined && matches.some((match) => match.matchCategoryId !== category)) {
    faults.match_category_id = ['Ada partai dari kategori pertandingan lain.'];
  }
  return faults;
}

function faultOf(
  match: SelectedMatch | undefined,
  kind: 'tanding' | 'seni',
  tournamentId: number,
  scheduleId: number | null,
): string | null {
  if (!match || match.tournamentId !== tournamentId || match.kind !== kind) {
    return 'Partai turnamen ini tidak ditemukan.';
  }
  if (match.scheduleId !== null && match.scheduleId !== scheduleId) {
    return `Partai ini sudah berada di jadwal lain (${match.heldBy}).`;
  }
  if (match.scheduleId !== null) return null;
  if (match.hasBye) return 'Partai dengan BYE tidak dijadwalkan.';
  if (match.status === 'finished' || match.status === 'walkover') return 'Partai ini sudah selesai.';
  return null;
}

export function idOf(item: { tournament_match_id?: number; seni_match_id?: number }): number | undefined {
  return item.tournament_match_id ?? item.seni_match_id;
}

function fieldOf(body: ScheduleRequest, index: number): string {
  return `matches.${index}.${body.matches[index]?.seni_match_id ? 'seni_match_id' : 'tournament_match_id'}`;
}

/** `2026-02-30` is written like a day, but is none. */
function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
