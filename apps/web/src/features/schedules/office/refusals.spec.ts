// A refusal stands beside its match; what belongs to no single match stays with the form.
import { refusalsOf } from './refusals';

describe('what is refused about a match', () => {
  it('stands beside the match that was sent in that place, and leaves the fields of the schedule to themselves', () => {
    const fields = {
      'matches.0.tournament_match_id': ['Partai ini sudah berada di jadwal lain.'],
      'matches.2.order': ['Nomor urut dipakai dua kali.'],
      'matches.2.start_time': ['Jam dipakai dua kali.'],
      matches: ['Pilih paling sedikit satu partai.'],
      scheduled_date: ['Tanggal tidak benar.'],
    };
    expect([...refusalsOf(fields, [31, 32, 33])]).toEqual([
      [31, 'Partai ini sudah berada di jadwal lain.'],
      [33, 'Nomor urut dipakai dua kali. Jam dipakai dua kali.'],
    ]);
  });

  it('is nothing for a place that was not sent', () => {
    expect(refusalsOf({ 'matches.7.order': ['Nomor urut dipakai dua kali.'] }, [31]).size).toBe(0);
  });
});
