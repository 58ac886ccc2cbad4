// Personal data of a tournament: handed out whole, erased by request once it is over, and what stays.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PersonalDataRow } from '@gelanggang/contract/personal-data';
import { makeContingent, makeTeamMember, makeTournament } from '@gelanggang/database/testing/factories';
import { loadEnv } from '@gelanggang/platform/env/env';
import { FileStore } from '@gelanggang/platform/files/file-store';
import { startApi, type TestApi } from '../../../test/setup/api';
import { type BillingStage, billingStage } from './billing-stage';

let api: TestApi;
let folder: string;
let admin: { authorization: string };
let files: FileStore;
let stage: BillingStage;
let name: string;
let proof: string;
let photo: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gelanggang-personal-'));
  api = await startApi({ env: { FILES_DIR: folder } });
  admin = { authorization: `Bearer ${(await api.tokenFor('admin')).token}` };
  files = new FileStore(api.dataSource, loadEnv({ DATABASE_URL: api.databaseUrl, FILES_DIR: folder }));
  stage = await billingStage(api);
  const member = await stage.newMember({ name: 'Atlet Satu' });
  const billing = await stage.issue([member]);
  await stage.upload(billing);
  await query(
    `insert into cash_receipt (tournament_id, billing_id, receipt_number, amount, received_from, received_on, billing_before)
     values ($1, $2, 'KW/2020/1/0001', 250000, 'Ibu Pembawa Uang', '2020-01-01', 'waiting for payment')`,
    [stage.tournamentId, billing],
  );
  await query(
    `with s as (
       insert into bank_statement (tournament_id, file_name) values ($1, 'mutasi Bapak Penyetor.csv') returning id
     ) insert into statement_line (tournament_id, statement_id, key, day, amount, text)
     select $1, s.id, 'x', '2020-01-01', 250000, 'TRSF Bapak Penyetor' from s`,
    [stage.tournamentId],
  );
  // the same person, once more in seni
  const [{ nik }] = await query<[{ nik: string }]>('select nik from team_member where id = $1', [member]);
  const [age] = await query<{ id: number }[]>('select age_category_id as id from team_member where id = $1', [member]);
  await makeTeamMember(api.dataSource.manager, {
    ...{ contingentId: stage.contingentId, name: 'Atlet Satu', nik, matchCategoryId: 2 },
    ...{ gender: 'male' as const, ageCategoryId: age?.id ?? 0 },
  });
  photo = (await files.put({ name: 'foto.jpg', contentType: 'image/jpeg', source: Buffer.from('foto') })).id;
  await query(
    `update team_member set photo_file_id = $2, birth_date = '2006-07-08', birth_place = 'Garut', address = 'Jalan Rahasia',
       family_card_number = '3201999999999999' where id = $1`,
    [member, photo],
  );
  [{ id: proof }] = await query<[{ id: string }]>('select payment_document_file_id as id from billing where id = $1', [
    billing,
  ]);
  [{ name }] = await query<[{ name: string }]>('select name from tournament where id = $1', [stage.tournamentId]);
});
afterEach(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

const query = <T>(sql: string, parameters: unknown[] = []): Promise<T> => api.dataSource.query(sql, parameters);
const endIt = () =>
  query(`update tournament set start_date = '2020-01-01', end_date = '2020-01-02' where id = $1`, [stage.tournamentId]);
const erase = (confirmation: string) =>
  api.request.post(`/api/personal-data/${stage.tournamentId}/erase`).set(admin).send({ confirmation });
const listed = async () =>
  ((await api.request.get('/api/personal-data').set(admin).expect(200)).body as { data: PersonalDataRow[] }).data.find(
    (row) => row.tournament_id === stage.tournamentId,
  );

it('is handed out whole to an admin, and to nobody else', async () => {
  const { body, headers } = await api.request
    .get(`/api/personal-data/${stage.tournamentId}/export`)
    .set(admin)
    .expect(200);
  expect(headers['content-disposition']).toContain('attachment');
  expect(body).toMatchObject({ billings: [{ cash_receipts: [{ received_from: 'Ibu Pembawa Uang' }] }] });
  expect(body).toMatchObject({ statement_lines: [{ text: 'TRSF Bapak Penyetor' }] });
  const [contingent] = (body as { contingents: { members: { birth_place: string }[]; pic_email: string }[] })
    .contingents;
  expect(contingent?.members.map((member) => member.birth_place)).toEqual(['Garut', 'Bandung']);
  expect(contingent?.pic_email).toContain('@');
  await api.request
    .get(`/api/personal-data/${stage.tournamentId}/export`)
    .set('authorization', `Bearer ${stage.staff.token}`)
    .expect(403);
  await api.request.get('/api/personal-data/999999/export').set(admin).expect(404);
});

it('stays while the tournament is not over, and while its name is not typed', async () => {
  expect((await erase(name)).status).toBe(409);
  await endIt();
  expect((await erase('Kejuaraan lain')).body).toMatchObject({ errors: { confirmation: [expect.any(String)] } });
  expect((await erase('')).status).toBe(422);
  expect(await query(`select count(*)::int as count from team_member where birth_place = 'Garut'`)).toEqual([
    { count: 1 },
  ]);
  expect(await listed()).toMatchObject({ is_over: true, athletes: 2, contingents: 1, erased_at: null });
});

it('goes with photos, proofs and exports; names, classes and who is one person stay, and the audit says who did it', async () => {
  await endIt();
  await query(
    `insert into job (kind, account_id, tournament_id, status, finished_at) values ('recap-export', $1, $2, 'done', now())`,
    [stage.staff.accountId, stage.tournamentId],
  );
  const { body } = await erase(name).expect(200);
  expect(body).toMatchObject({ data: { athletes: 2, contingents: 1, files: 2, kept_contingents: 0 } });
  const members = await query<Record<string, unknown>[]>(
    `select name, nik, family_card_number, birth_place, birth_date, address, photo_file_id from team_member order by id`,
  );
  expect(members[0]).toMatchObject({
    name: 'Atlet Satu',
    family_card_number: null,
    birth_place: '-',
    birth_date: '2006-01-01',
    address: '',
    photo_file_id: null,
  });
  expect(new Set(members.map(({ nik }) => nik)).size).toBe(1);
  expect(members[0]?.nik).toMatch(/^0{8}/);
  expect(await query(`select distinct nik from tournament_entry`)).toEqual([{ nik: members[0]?.nik }]);
  expect(
    await query('select pic_name, pic_phone, pic_email from contingent where id = $1', [stage.contingentId]),
  ).toEqual([{ pic_name: '-', pic_phone: '-', pic_email: '-' }]);
  expect(await query('select received_from from cash_receipt')).toEqual([{ received_from: '-' }]);
  expect(
    await query('select text, key, file_name from statement_line l join bank_statement s on s.id = l.statement_id'),
  ).toEqual([{ text: '-', key: expect.stringMatching(/^erased \d+$/), file_name: '-' }]);
  expect(await files.open(photo)).toBeNull();
  expect(await files.open(proof)).toBeNull();
  expect(await query('select id from job')).toEqual([]);
  expect(
    await query(`select account_id is not null as who, detail from audit where action = 'personal-data.erased'`),
  ).toEqual([{ who: true, detail: { athletes: 2, contingents: 1, files: 2, kept_contingents: 0 } }]);
  expect((await listed())?.erased_at).not.toBeNull();
  // once more changes nothing that counts
  expect((await erase(name).expect(200)).body).toMatchObject({ data: { files: 0 } });
});

it('stays with contingents that another tournament still needs', async () => {
  await endIt();
  const next = await makeTournament(api.dataSource.manager);
  await query('insert into contingent_registration (tournament_id, contingent_id) values ($1, $2)', [
    next.id,
    stage.contingentId,
  ]);
  await makeContingent(api.dataSource.manager, { tournamentId: stage.tournamentId });
  const { body } = await erase(name).expect(200);
  expect(body).toMatchObject({
    message: 'Data 0 atlet dihapus; 1 kontingen masih diperlukan kejuaraan lain.',
    data: { athletes: 0, contingents: 1, kept_contingents: 1 },
  });
  expect(await query(`select count(*)::int as count from team_member where birth_place = 'Garut'`)).toEqual([
    { count: 1 },
  ]);
});
