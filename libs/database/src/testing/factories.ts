// Valid rows for tests: each builder fills in what the test does not care about.
import type { RoleKey } from '@gelanggang/contract/permissions';
import { ARENA_CODE_LENGTH } from '@gelanggang/domain/schedule/partai-names';
import type { EntityManager } from 'typeorm';
import { AccountEntity } from '../entities/account.entity';
import { AccountRoleEntity } from '../entities/account-role.entity';
import { ownRuleSet } from '@gelanggang/domain/rules/rule-sets';
import { AgeCategoryEntity } from '../entities/age-category.entity';
import { CategoryClassEntity } from '../entities/category-class.entity';
import { ContingentEntity } from '../entities/contingent.entity';
import { ContingentRegistrationEntity } from '../entities/contingent-registration.entity';
import { RoleEntity } from '../entities/role.entity';
import { TeamMemberEntity } from '../entities/team-member.entity';
import { TournamentArenaEntity } from '../entities/tournament-arena.entity';
import { TournamentEntity } from '../entities/tournament.entity';
import { TournamentMatchCategoryEntity } from '../entities/tournament-match-category.entity';

let last = 0;
/** Different in every call of this process. */
const next = (): number => ++last;

/** As the migration did: whoever has a role of an office works in every tournament. Tests of several organisers say otherwise. */
const EVERYWHERE = `insert into tournament_member (tournament_id, account_id, role)
  select t.id, a.id, 'staff' from tournament t cross join account a
  where ($1::bigint is null or a.id = $1) and ($2::bigint is null or t.id = $2) and exists (
    select from account_role ar join role r on r.id = ar.role_id
    where ar.account_id = a.id and r.key not in ('admin', 'manager'))
  on conflict do nothing`;

/** An account with a role; it can sign in only when the hash of a password is given. `isStranger`: of no tournament. */
export async function makeAccount(
  manager: EntityManager,
  options: Partial<AccountEntity> & { role?: RoleKey; isStranger?: boolean } = {},
): Promise<AccountEntity> {
  const { role, isStranger = false, ...values } = options;
  const n = next();
  const account = await manager.save(AccountEntity, {
    name: `Akun ${n}`,
    email: `akun${n}@contoh.test`,
    passwordHash: '-',
    ...values,
  });
  if (role) {
    const { id: roleId } = await manager.findOneByOrFail(RoleEntity, { key: role });
    await manager.insert(AccountRoleEntity, { accountId: account.id, roleId });
    if (!isStranger) await manager.query(EVERYWHERE, [account.id, null]);
  }
  return account;
}

/** Code of a rule set with the ages of IPSI 2025 and without events within the categories of seni. */
export async function makeSetWithoutNomor(manager: EntityManager): Promise<string> {
  const { id, version: _, ...body } = ownRuleSet('tanpa-nomor', 'Tanpa nomor', '2026-01-01');
  const groups = body.groups.map((group) => ({ ...group, nomor: [] }));
  await manager.query('insert into rule_set (code, body) values ($1, $2) on conflict do nothing', [
    id,
    JSON.stringify({ ...body, groups }),
  ]);
  return id;
}

/** An active tournament that starts in a month and offers tanding. `isForeign`: nobody works in it. */
export async function makeTournament(
  manager: EntityManager,
  { isForeign = false, ...values }: Partial<TournamentEntity> & { isForeign?: boolean } = {},
): Promise<TournamentEntity> {
  const n = next();
  const start = new Date(Date.now() + 30 * 86_400_000);
  const startDate = values.startDate ?? start.toISOString().slice(0, 10);
  const tournament = await manager.save(TournamentEntity, {
    name: `Kejuaraan ${n}`,
    slug: `kejuaraan-${n}`,
    startDate,
    endDate: startDate,
    registrationClosesAt: start,
    status: 'active' as const,
    ...values,
  });
  await manager.insert(TournamentMatchCategoryEntity, {
    tournamentId: tournament.id,
    matchCategoryId: 1,
    registrationFee: 250_000,
  });
  if (!isForeign) await manager.query(EVERYWHERE, [null, tournament.id]);
  return tournament;
}

export async function makeArena(
  manager: EntityManager,
  values: { tournamentId: number } & Partial<TournamentArenaEntity>,
): Promise<TournamentArenaEntity> {
  const number = next();
  return manager.save(TournamentArenaEntity, {
    name: `Gelanggang ${number}`,
    code: `${number}`.slice(-ARENA_CODE_LENGTH),
    ...values,
  });
}

/** A contingent, registered into a tournament when one is given. */
export async function makeContingent(
  manager: EntityManager,
  options: Partial<ContingentEntity> & { tournamentId?: number } = {},
): Promise<ContingentEntity> {
  const { tournamentId, ...values } = options;
  const n = next();
  const contingent = await manager.save(ContingentEntity, {
    accountId: values.accountId ?? (await makeAccount(manager, { role: 'manager' })).id,
    name: `Kontingen ${n}`,
    picName: `Manajer ${n}`,
    picPhone: '081200000000',
    picEmail: `manajer${n}@contoh.test`,
    ...values,
  });
  if (tournamentId) {
    await manager.insert(ContingentRegistrationEntity, { tournamentId, contingentId: contingent.id });
  }
  return contingent;
}

/** A tanding class of an age category of its own, outside the preset. */
export async function makeClass(
  manager: EntityManager,
  values: Partial<CategoryClassEntity> = {},
): Promise<CategoryClassEntity> {
  const n = next();
  const ageCategoryId = values.ageCategoryId ?? (await manager.save(AgeCategoryEntity, { name: `Usia ${n}` })).id;
  return manager.save(CategoryClassEntity, {
    ageCategoryId,
    gender: 'male' as const,
    name: `Kelas ${n}`,
    weightMin: 50,
    weightMax: 55,
    ...values,
  });
}

/** An athlete in tanding; age category and gender are those of the class. Seni has no class: all three are given. */
export async function makeTeamMember(
  manager: EntityManager,
  options: { contingentId: number; categoryClassId?: number } & Partial<TeamMemberEntity>,
): Promise<TeamMemberEntity> {
  const { categoryClassId, ...values } = options;
  const isSeni = values.matchCategoryId !== undefined && values.matchCategoryId !== 1;
  const ofClass = isSeni
    ? { id: null, gender: values.gender, ageCategoryId: values.ageCategoryId }
    : categoryClassId
      ? await manager.findOneByOrFail(CategoryClassEntity, { id: categoryClassId })
      : await makeClass(manager);
  const [{ id: championshipCategoryId } = { id: 0 }] = await manager.query<{ id: number }[]>(
    'select id from championship_category order by id limit 1',
  );
  const n = next();
  return manager.save(TeamMemberEntity, {
    name: `Atlet ${n}`,
    birthPlace: 'Bandung',
    birthDate: '2005-05-05',
    gender: ofClass.gender,
    bodyWeight: 52,
    nik: String(3_200_000_000_000_000 + n),
    championshipCategoryId,
    matchCategoryId: 1,
    ageCategoryId: ofClass.ageCategoryId,
    categoryClassId: ofClass.id,
    ...values,
  });
}
