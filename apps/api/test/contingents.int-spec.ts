// Lists of contingents and athletes: own rows only, filters, pages, and as many queries for a long page as for a short.
import type { ContingentDetail, ContingentRow } from '@gelanggang/contract/contingents';
import type { Data, Paginated } from '@gelanggang/contract/http';
import type { TeamMemberDetail, TeamMemberRow } from '@gelanggang/contract/team-members';
import { makeClass, makeContingent, makeTeamMember, makeTournament } from '@gelanggang/database/testing/factories';
import { makePaidParticipants } from '@gelanggang/database/testing/paid-participants';
import type { CategoryClassEntity } from '@gelanggang/database/entities/category-class.entity';
import type { ContingentEntity } from '@gelanggang/database/entities/contingent.entity';
import type { TeamMemberEntity } from '@gelanggang/database/entities/team-member.entity';
import type { TournamentEntity } from '@gelanggang/database/entities/tournament.entity';
import { testApi } from '../../../test/setup/api';
import { queriesOf } from './count-queries';

const api = testApi();
let admin: string;
let manager: { token: string; accountId: number };
let tournament: TournamentEntity;
let mine: ContingentEntity;
let others: ContingentEntity;
let ageClass: CategoryClassEntity;
let myMember: TeamMemberEntity;
let otherMember: TeamMemberEntity;

beforeAll(async () => {
  const db = api.dataSource.manager;
  ({ token: admin } = await api.tokenFor('admin'));
  manager = await api.tokenFor('manager');
  tournament = await makeTournament(db);
  ageClass = await makeClass(db);
  mine = await makeContingent(db, { accountId: manager.accountId, name: 'Perisai 50%', tournamentId: tournament.id });
  await makeContingent(db, { accountId: manager.accountId, name: 'Belum Ikut' });
  others = await makeContingent(db, { name: 'Garuda', tournamentId: tournament.id });
  myMember = await makeTeamMember(db, { contingentId: mine.id, categoryClassId: ageClass.id, name: 'Atlet Saya' });
  otherMember = await makeTeamMember(db, { contingentId: others.id, categoryClassId: ageClass.id });
  await makePaidParticipants(db, { tournamentId: tournament.id, classId: ageClass.id, contingentSizes: [6, 6] });
});

async function read<T>(path: string, token: string, status = 200): Promise<T> {
  const answer = await api.request.get(path).set('authorization', `Bearer ${token}`).expect(status);
  return answer.body as T;
}
const names = (rows: { name: string }[]) => rows.map((row) => row.name);

describe('GET /contingents', () => {
  it('answers a manager its own contingents only, with their tournaments and members', async () => {
    const list = await read<Paginated<ContingentRow>>('/api/contingents', manager.token);
    expect(names(list.data)).toEqual(['Belum Ikut', 'Perisai 50%']);
    expect(list.data[1]).toEqual({
      id: mine.id,
      name: 'Perisai 50%',
      pic_name: mine.picName,
      pic_phone: mine.picPhone,
      pic_email: mine.picEmail,
      tournament_name: tournament.name,
      team_members_count: 1,
      is_registered: true,
    });
  });

  it('answers all to who may manage contingents, in pages with links to their neighbours', async () => {
    const first = await read<Paginated<ContingentRow>>('/api/contingents?perPage=2&search=', admin);
    expect(first).toMatchObject({ current_page: 1, last_page: 3, per_page: 2, total: 5, prev_page_url: null });
    const second = await read<Paginated<ContingentRow>>(first.next_page_url ?? '', admin);
    expect(second).toMatchObject({ current_page: 2, next_page_url: '/api/contingents?perPage=2&search=&page=3' });
    const third = await read<Paginated<ContingentRow>>(second.next_page_url ?? '', admin);
    expect(third.next_page_url).toBeNull();
    const all = [first, second, third].flatMap((page) => page.data.map((row) => row.id));
    expect(new Set(all).size).toBe(5);
  });

  it('takes the signs of a pattern in a search as they are', async () => {
    expect(names((await read<Paginated<ContingentRow>>('/api/contingents?search=50%25', admin)).data)).toEqual([
      'Perisai 50%',
    ]);
    expect((await read<Paginated<ContingentRow>>('/api/contingents?search=%25%25', admin)).data).toEqual([]);
    expect((await read<Paginated<ContingentRow>>('/api/contingents?search=_', admin)).data).toEqual([]);
  });

  it('narrows to a tournament', async () => {
    const list = await read<Paginated<ContingentRow>>(`/api/contingents?tournament_id=${tournament.id}`, manager.token);
    expect(names(list.data)).toEqual(['Perisai 50%']);
  });

  it('takes as many queries for fifty rows as for one', async () => {
    const short = await queriesOf(() => read('/api/contingents?perPage=1', admin));
    const long = await queriesOf(() => read('/api/contingents?perPage=50', admin));
    // the session, the total and the page
    expect(short).toHaveLength(3);
    expect(long).toHaveLength(3);
  });
});

describe('one contingent', () => {
  it('is read by its owner and by who may manage contingents; for anybody else it is not there', async () => {
    const { data } = await read<Data<ContingentDetail>>(`/api/contingents/${mine.id}`, manager.token);
    expect(data).toMatchObject({ name: 'Perisai 50%', tournaments: [{ id: tournament.id, name: tournament.name }] });
    await read(`/api/contingents/${mine.id}`, admin);
    expect(await read(`/api/contingents/${others.id}`, manager.token, 404)).toEqual({
      message: 'Kontingen tidak ditemukan.',
      code: 'notFound.contingent',
    });
  });
});

describe('names of contingents', () => {
  it('are those of the own ones, and of one tournament where it is asked for', async () => {
    expect(names(await read('/api/contingents/fetch-all', manager.token))).toEqual(['Belum Ikut', 'Perisai 50%']);
    expect(names(await read(`/api/contingents/by-tournament/${tournament.id}`, manager.token))).toEqual([
      'Perisai 50%',
    ]);
    expect(names(await read(`/api/contingents/by-tournament/${tournament.id}`, admin))).toContain('Garuda');
  });

  it('of my-contingents tell which are registered, also to an admin only its own', async () => {
    const path = `/api/contingents/my-contingents?tournament_id=${tournament.id}`;
    const list = await read<ContingentRow[]>(path, manager.token);
    expect(list.map((row) => [row.name, row.is_registered])).toEqual([
      ['Belum Ikut', false],
      ['Perisai 50%', true],
    ]);
    expect(await read(path, admin)).toEqual([]);
  });
});

describe('GET /team-members', () => {
  const list = (query: string, token = admin) => read<Paginated<TeamMemberRow>>(`/api/team-members?${query}`, token);

  it('answers a manager its own athletes only, whatever the filter asks for', async () => {
    expect(names((await list('', manager.token)).data)).toEqual(['Atlet Saya']);
    expect((await list(`contingent_id=${others.id}`, manager.token)).data).toEqual([]);
    expect((await list('fetch_all=true', manager.token)).total).toBe(1);
  });

  it('shows all that the list and the payment form need', async () => {
    const [row] = (await list('', manager.token)).data;
    expect(row).toMatchObject({
      id: myMember.id,
      contingent: {
        id: mine.id,
        name: 'Perisai 50%',
        tournament_contingents: [{ tournament: { id: tournament.id, name: tournament.name } }],
      },
      championship_category: { name: 'Prestasi' },
      match_category: {
        id: 1,
        name: 'Tanding',
        tournament_categories: [{ tournament_id: tournament.id, registration_fee: 250_000 }],
      },
      category_class: { id: ageClass.id, weight_min: 50, weight_max: 55 },
      tournament_participants: [],
      registration_fee: 250_000,
      exists_in_billing_details: false,
    });
  });

  it('tells paid athletes from unpaid ones', async () => {
    const paid = await list(`payment_status=paid&tournament_id=${tournament.id}&perPage=100`);
    expect(paid.total).toBe(12);
    expect(paid.data.every((row) => row.tournament_participants.length === 1 && row.exists_in_billing_details)).toBe(
      true,
    );
    const unpaid = await list(`payment_status=unpaid&tournament_id=${tournament.id}`);
    expect(unpaid.data.map((row) => row.id).sort()).toEqual([myMember.id, otherMember.id].sort());
    expect(unpaid.total).toBe(2);
  });

  it('narrows by category, age category, class and search', async () => {
    expect((await list(`category_class_id=${ageClass.id}`)).total).toBe(14);
    expect((await list(`age_category_id=${ageClass.ageCategoryId}&match_category_id=1`)).total).toBe(14);
    expect((await list('match_category_id=2')).total).toBe(0);
    expect(names((await list('search=atlet%20SAYA')).data)).toEqual(['Atlet Saya']);
    expect(names((await list(`search=${myMember.nik}`)).data)).toEqual(['Atlet Saya']);
  });

  it('answers all on one page when asked, and for the confirm screen those in a billing', async () => {
    const all = await list('fetch_all=true');
    expect(all).toMatchObject({ current_page: 1, last_page: 1, total: 14, next_page_url: null });
    expect(all.data).toHaveLength(14);
    expect((await list('fetch_all=false&is_payment_confirmation=true')).data).toHaveLength(12);
  });

  it('takes as many queries for fifty rows as for one', async () => {
    const short = await queriesOf(() => list('perPage=1'));
    const long = await queriesOf(() => list('perPage=50'));
    // the session, the total and the page
    expect(short).toHaveLength(3);
    expect(long).toHaveLength(3);
  });

  it('reads one athlete with its papers for its owner; for another manager it is not there', async () => {
    const { data } = await read<Data<TeamMemberDetail>>(`/api/team-members/${myMember.id}`, manager.token);
    expect(data).toMatchObject({ nik: myMember.nik, birth_place: 'Bandung', birth_date: '2005-05-05', version: 1 });
    expect(await read(`/api/team-members/${otherMember.id}`, manager.token, 404)).toEqual({
      message: 'Anggota tim tidak ditemukan.',
      code: 'teamMembers.notFound',
    });
  });

  it('shows no papers in the list', async () => {
    expect(JSON.stringify(await list('fetch_all=true'))).not.toContain(myMember.nik);
  });
});
