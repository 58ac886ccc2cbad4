// What the tests of payments stand on: a manager with a contingent, staff, and the calls of a billing's way.
import type { BillingAnswer } from '@gelanggang/contract/billings';
import { makeClass, makeContingent, makeTeamMember, makeTournament } from '@gelanggang/database/testing/factories';
import type { TestApi } from '../../../test/setup/api';

export interface Person {
  token: string;
  accountId: number;
}

export const FEE = 250_000;
export const PNG = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(64)]);

export interface BillingStage {
  manager: Person;
  staff: Person;
  tournamentId: number;
  contingentId: number;
  classId: number;
  newMember(changes?: { name?: string; categoryClassId?: number }): Promise<number>;
  /** Of the manager, of that many new athletes, and not paid yet. */
  newBill(count?: number): Promise<BillingAnswer>;
  /** How many athletes of the bill were let in. */
  participants(billingId: number): Promise<number>;
  /** By the manager unless somebody else is named; the billing's id. */
  issue(members: number[], who?: Person, changes?: object): Promise<number>;
  upload(id: number, who?: Person): Promise<void>;
  confirm(id: number): Promise<void>;
  reject(id: number, reason: string): Promise<void>;
  cancel(id: number, who?: Person): Promise<void>;
  read(id: number): Promise<BillingAnswer>;
}

/** `tournamentId`: an existing one, which offers tanding for FEE. */
export async function billingStage(api: TestApi, given: { tournamentId?: number } = {}): Promise<BillingStage> {
  const db = api.dataSource.manager;
  const [manager, staff] = await Promise.all([api.tokenFor('manager'), api.tokenFor('organiser')]);
  const tournamentId = given.tournamentId ?? (await makeTournament(db)).id;
  const contingentId = (await makeContingent(db, { accountId: manager.accountId, tournamentId })).id;
  const classId = (await makeClass(db)).id;
  const post = (who: Person, path: string) =>
    api.request.post(`/api/billings${path}`).set('authorization', `Bearer ${who.token}`);
  const stage: BillingStage = {
    ...{ manager, staff, tournamentId, contingentId, classId },
    newMember: async (changes = {}) =>
      (await makeTeamMember(db, { contingentId, categoryClassId: classId, ...changes })).id,
    async issue(members, who = manager, changes = {}) {
      const { body } = await post(who, '')
        .send({
          ...{ tournament_id: tournamentId, bank_name: 'Bank Pendekar', account_number: '7000123' },
          ...{ account_name: 'Panitia Uji', notes: '', member_ids: members, amount: FEE * members.length },
          ...changes,
        })
        .expect(201);
      return (body as { data: BillingAnswer }).data.id;
    },
    async newBill(count = 1) {
      const members = await Promise.all(Array.from({ length: count }, () => stage.newMember()));
      return stage.read(await stage.issue(members));
    },
    participants: async (id) =>
      (await db.query<unknown[]>('select 1 from participant where billing_id = $1', [id])).length,
    async upload(id, who = manager) {
      await post(who, `/${id}/update-document`).attach('payment_document', PNG, 'struk.png').expect(200);
    },
    async confirm(id) {
      await post(staff, `/${id}/confirm-payment`).field({ status: 'paid' }).expect(200);
    },
    async reject(id, reason) {
      await post(staff, `/${id}/confirm-payment`).field({ status: 'failed', reject_reason: reason }).expect(200);
    },
    async cancel(id, who = manager) {
      await post(who, `/${id}/cancel`).expect(200);
    },
    async read(id) {
      const { body } = await api.request
        .get(`/api/billings/${id}`)
        .set('authorization', `Bearer ${staff.token}`)
        .expect(200);
      return (body as { data: BillingAnswer }).data;
    },
  };
  return stage;
}
