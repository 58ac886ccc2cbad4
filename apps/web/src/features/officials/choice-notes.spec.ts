// Before somebody is put to a session or a seat: two places at once, away that day, the own region, and the seat that is left.
import type { BoardOfficial, BoardSession, SeatedMatchAnswer } from '@gelanggang/contract/official-duties';
import { dutyNotes, seatNotes, sitsHere } from './choice-notes';

const ani: BoardOfficial = {
  ...{ id: 7, name: 'Ani', roles: ['referee-judge'], days: ['2026-11-28', '2026-11-29'] },
  ...{ region: 'Bali', sessions: 1, seats: 3 },
};

function session(
  arena: string,
  start: string,
  end: string,
  onDuty: readonly number[],
  date = '2026-11-29',
): BoardSession {
  return {
    ...{ id: 1, arena, date, start_time: start, end_time: end, kind: 'tanding', is_draft: false },
    ...{ matches: 10, begun: 0, seats: 40, filled: 0, own_region: 0 },
    duties: onDuty.map((official_id) => ({
      ...{
        id: official_id,
        official_id,
        name: 'x',
        role: 'referee-judge',
        is_by_hand: false,
        conflicts: [],
        ended: null,
      },
    })),
  };
}

describe('for a session', () => {
  const here = session('Gelanggang A', '08:00', '12:00', []);

  it('names the arena where they are at the same time, not one before or after it', () => {
    const same = session('Gelanggang B', '11:00', '13:00', [7]);
    const after = session('Gelanggang C', '12:00', '15:00', [7]);
    const otherDay = session('Gelanggang D', '08:00', '12:00', [7], '2026-11-28');
    expect(dutyNotes(ani, 'referee-judge', here, [here, same, after, otherDay])).toEqual(['juga di Gelanggang B']);
  });

  it('says nothing of whom somebody has replaced there', () => {
    const left = session('Gelanggang B', '08:00', '12:00', [7]);
    left.duties[0]!.ended = { at: '2026-11-29T01:00:00Z', reason: 'Sakit' };
    expect(dutyNotes(ani, 'referee-judge', here, [here, left])).toEqual([]);
  });

  it('says who is away that day, and who does something else', () => {
    const later = session('Gelanggang A', '08:00', '12:00', [], '2026-11-30');
    expect(dutyNotes(ani, 'timekeeper', later, [later])).toEqual(['tidak hadir hari itu', 'bukan pencatat waktu']);
  });
});

describe('for a seat', () => {
  const match: SeatedMatchAnswer = {
    ...{ id: 3, partai: 'A1', time: '08:00', kind: 'tanding', status: 'scheduled', blue: 'Bali', red: 'Riau' },
    own_region: [7],
    seats: [
      { seat: 1, official_id: 7, name: 'Ani', seated_by: 'plan', conflicts: [], before: [] },
      { seat: 2, official_id: null, name: '', seated_by: null, conflicts: [], before: [] },
    ],
  };

  it('says whose region fights, who is not of the session, and which seat becomes empty', () => {
    const here = session('Gelanggang A', '08:00', '12:00', []);
    expect(seatNotes(ani, 2, match, here)).toEqual([
      'daerahnya sendiri',
      'tidak bertugas di sesi ini',
      'meninggalkan kursi juri 1',
    ]);
    const onDuty = session('Gelanggang A', '08:00', '12:00', [7]);
    expect(seatNotes(ani, 1, { ...match, own_region: [] }, onDuty)).toEqual([]);
  });

  it('offers those first who are in the session for it, not its timekeeper, and says so of the others', () => {
    const here = session('Gelanggang A', '08:00', '12:00', [7, 8]);
    here.duties[1]!.role = 'timekeeper';
    expect([sitsHere(here, 7, 1), sitsHere(here, 8, 1), sitsHere(here, 7, 0)]).toEqual([true, false, false]);
    const eko: BoardOfficial = { ...ani, id: 8, name: 'Eko', roles: ['timekeeper'] };
    expect(seatNotes(eko, 1, match, here)).toEqual(['bukan wasit-juri']);
    expect(seatNotes({ ...eko, roles: ['council'] }, 0, match, here)).toEqual([]);
  });
});
