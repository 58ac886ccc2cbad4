// The audit keeps no person's data, and no more of a call than a form has.
import { auditedBody } from './audited-body';

describe('Of what was sent the audit keeps', () => {
  it('the values, where nothing of people is sent', () => {
    const sent = {
      winner: 'blue',
      blue_score: 9,
      reason: 'x'.repeat(300),
      ids: Array.from({ length: 21 }, (_, n) => n),
    };
    expect(auditedBody('/matches/{id}/result', sent)).toEqual({
      ...{ winner: 'blue', blue_score: 9, reason: `${'x'.repeat(200)}…`, ids: { count: 21 } },
    });
    expect(auditedBody('/tournaments/{id}/official-plan', { most_in_a_row: 3 })).toEqual({ most_in_a_row: 3 });
    expect(auditedBody('/tournaments/{id}/entry-check-setting', { is_on: true })).toEqual({ is_on: true });
  });

  it('the names of the fields alone, where a call of a tournament tells of people', () => {
    const ticket = { kind: 'change', name: 'Ayu Lestari', birth_date: '2012-03-04', remark: 'Salah tanggal' };
    const fields = ['kind', 'name', 'birth_date', 'remark'];
    expect(auditedBody('/tournaments/{id}/entry-checks/{contingent}/tickets', ticket)).toEqual({ fields });
    const official = { name: 'Wasit Satu', phone: '081234567890' };
    expect(auditedBody('/tournaments/{id}/officials', official)).toEqual({ fields: ['name', 'phone'] });
    expect(auditedBody('/tournaments/{id}/officials/import', { officials: [official] })).toEqual({
      fields: ['officials'],
    });
    expect(auditedBody('/tournaments/{id}/invitations', { email: 'a@contoh.test' })).toEqual({ fields: ['email'] });
    const certificate = { place: 'Bandung', signer1_name: 'Sekar Ayu', signer1_title: 'Ketua' };
    expect(auditedBody('/tournaments/{id}/certificate-setting', certificate)).toEqual({
      fields: ['place', 'signer1_name', 'signer1_title'],
    });
  });

  it('of a list everything but what was typed to find somebody in it', () => {
    const params = { tournament_id: 3, search: 'Ayu Lestari', payment_status: 'paid' };
    expect(auditedBody('/jobs', { kind: 'team-members-export', params })).toEqual({
      kind: 'team-members-export',
      params: { tournament_id: 3, payment_status: 'paid' },
    });
    expect(auditedBody('/jobs', { search: 'Ayu', list: [{ search: 'Ayu', id: 1 }] })).toEqual({ list: [{ id: 1 }] });
  });

  it('of an address where it leads, without what may be a key', () => {
    const url = 'https://nama:sandi@contoh.test/kabar?token=rahasia#x';
    expect(auditedBody('/tournaments/{id}/webhooks', { url, kinds: ['result'] })).toEqual({
      ...{ url: 'https://contoh.test/kabar', kinds: ['result'] },
    });
    expect(auditedBody('/displays', { layout: { parts: [{ url }] } })).toEqual({
      layout: { parts: [{ url: 'https://contoh.test/kabar' }] },
    });
  });

  it('no more than a form has, whatever else somebody sends along', () => {
    const made = (length: number, value: unknown) =>
      Object.fromEntries(Array.from({ length }, (_, n) => [`${'n'.repeat(1000)}${n}`, value]));
    const sizeOf = (kept: object) => JSON.stringify(kept).length;
    expect(sizeOf(auditedBody('/team-members', made(500, 1)))).toBeLessThan(10_000);
    expect(sizeOf(auditedBody('/tournaments/register', made(500, 'x'.repeat(1000))))).toBeLessThan(10_000);
    const deep = { tournament_id: 1, contingents: [2], more: { list: ['x'.repeat(900_000)] } };
    expect(auditedBody('/tournaments/register', deep)).toEqual({ fields: ['tournament_id', 'contingents', 'more'] });
    expect(auditedBody('/jobs', [1])).toEqual({});
  });
});
