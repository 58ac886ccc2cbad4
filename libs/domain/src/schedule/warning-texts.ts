// The warnings of a schedule in words.
import { clockTime, shortDate } from '../words/dates';
import type { MatchWarning } from './warnings';

/** How the other match of a warning is told. */
export interface OtherMatch {
  /** 'partai A12' or, not saved yet, 'urutan 12' */
  label: string;
  arena: string;
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:MM` */
  time: string;
}

interface Names {
  person(key: number): string;
  other(matchId: number): OtherMatch;
  /** Day of the match that is warned about. */
  date: string;
}

export const OUTSIDE_TOURNAMENT = 'Tanggal ini di luar tanggal turnamen.';

const MOST_NAMES = 2;

export function warningText(warning: MatchWarning, names: Names): string {
  if (warning.kind === 'before-start') return 'Sebelum jam mulai jadwal ini.';
  if (warning.kind === 'after-end') return 'Selesai sesudah jam selesai jadwal ini.';
  const other = names.other(warning.otherId);
  const day = other.date === names.date ? '' : `, ${shortDate(other.date)}`;
  const place = `${other.label} (${other.arena} ${clockTime(other.time)}${day})`;
  if (warning.kind === 'before-feeder') return `Mulai sebelum ${place} selesai, yang menentukan pesertanya.`;
  if (warning.kind === 'after-next') return `Selesai sesudah ${place} mulai, yang menunggu hasilnya.`;
  const who = whoOf(warning.people.map(names.person));
  const may = warning.isCertain ? '' : ' mungkin';
  if (warning.kind === 'two-places') return `${who}${may} juga bertanding di ${place} pada saat yang sama.`;
  const side = warning.isBefore ? 'sesudah' : 'sebelum';
  return `${who}${may} hanya istirahat ${warning.restMinutes} menit ${side} ${place}; sebaiknya ${warning.neededMinutes}.`;
}

function whoOf(people: readonly string[]): string {
  if (people.length <= MOST_NAMES) return people.join(' atau ');
  return `${people.slice(0, MOST_NAMES).join(', ')} atau ${people.length - MOST_NAMES} atlet lain`;
}
