// Gives a contingent to another account: the contingent, the bills that are its own, and word of it to everybody concerned.
import type { EntityManager } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import { tellBilling } from '@gelanggang/entries/billings/tell-billing';
import { keepContingentInRegister } from '@gelanggang/entries/athletes/keep-in-register';
import { writeAuditOfCall } from '@gelanggang/platform/audit/write-audit';
import type { Emit } from '@gelanggang/platform/events/event-log';
import { notify, settleNotices } from '@gelanggang/platform/notices/notify';
import { conflict, notFound } from '../http/refusals';
import { IS_OF_OFFICE } from './contingent-glimpse';
import { registeredInto } from './contingent-locks';
import { contingentsSentences } from './sentences';
import { thingSentences } from '../http/sentences';

export interface GivenContingent {
  id: number;
  name: string;
  accountId: number;
  isOfOffice: boolean;
}

/** How it came to be given: whoever asked was answered by the other side. */
export type GivenBy = { kind: 'invitation'; id: number; officeId: number | null } | { kind: 'claim'; id: number };

interface Giving {
  contingent: GivenContingent;
  to: { id: number; name: string };
  by: { id: number; name: string };
  via: GivenBy;
}

export const claimSubject = (id: number): string => `contingent-claim:${id}`;
export const invitationSubject = (id: number): string => `contingent-invitation:${id}`;

/** In a lock that orders it with members, registrations, bills and other givings; 404 when it is not there. */
export async function lockGiven(manager: EntityManager, id: number): Promise<GivenContingent> {
  const [row] = await manager.query<GivenContingent[]>(
    `select c.id, c.name, c.account_id as "accountId", ${IS_OF_OFFICE} as "isOfOffice"
     from contingent c where c.id = $1 for update of c`,
    [id],
  );
  if (!row) throw notFound(thingSentences.contingent);
  return row;
}

export async function giveContingent(manager: EntityManager, emit: Emit, giving: Giving): Promise<void> {
  const { contingent, to, by, via } = giving;
  if (contingent.accountId === to.id) throw conflict(contingentsSentences.alreadyThere);
  await manager.query(
    'update contingent set account_id = $2, version = version + 1, updated_at = now() where id = $1',
    [contingent.id, to.id],
  );
  await keepContingentInRegister(manager, contingent.id);
  // who had it knows its secret address
  await manager.query('delete from contingent_calendar where contingent_id = $1', [contingent.id]);
  const bills = await moveOwnBills(manager, emit, contingent.id, contingent.accountId, to.id);
  const at = new Date();
  await endInvitations(manager, emit, contingent.id, via, at);
  await endOtherClaims(manager, emit, giving, at);
  for (const { id, members } of await registeredInto(manager, contingent.id)) {
    emit(streams.staff(id), 'entries.changed', { tournament_id: id, contingents: 1, members });
  }
  await writeAuditOfCall(manager, {
    accountId: by.id,
    action: 'contingent.given',
    subjectType: 'contingent',
    subjectId: contingent.id,
    detail: { from_account: contingent.accountId, to_account: to.id, by: via.kind, bills: bills.length },
  });
  const data = { contingent_id: contingent.id, contingent: contingent.name, by: by.name };
  await notify(manager, emit, { kind: 'contingent.received', data, to: [to.id], at });
  const before = contingent.accountId;
  if (via.kind === 'invitation') {
    // who invited wants to know; so does the office's account that had it
    const told = [via.officeId, contingent.isOfOffice ? before : null].filter((id) => id !== null && id !== to.id);
    await notify(manager, emit, { kind: 'contingent.accepted', data, to: told.flatMap((id) => id ?? []), at });
  }
  if (!contingent.isOfOffice) {
    const giver = via.kind === 'invitation' ? await nameOf(manager, via.officeId) : by.name;
    await notify(manager, emit, {
      kind: 'contingent.given-away',
      data: { ...data, by: giver, to: to.name },
      to: [before],
      at,
    });
  }
}

/** Bills of the account whose athletes are all of this contingent; one with others in it stays where it is. */
export async function moveOwnBills(
  manager: EntityManager,
  emit: Emit,
  contingentId: number,
  fromId: number,
  toId: number,
): Promise<number[]> {
  if (fromId === toId) return [];
  const rows: { id: number; tournament_id: number; invoice_number: string; status: string }[] = await manager.query(
    `with own as (
       select b.id from billing b
       where b.account_id = $2
         and exists (select 1 from billing_detail d join team_member m on m.id = d.team_member_id
           where d.billing_id = b.id and m.contingent_id = $1)
         and not exists (select 1 from billing_detail d join team_member m on m.id = d.team_member_id
           where d.billing_id = b.id and m.contingent_id <> $1)
       order by b.id for no key update),
     moved as (
       update billing b set account_id = $3, version = b.version + 1, updated_at = now()
       from own where own.id = b.id returning b.id, b.tournament_id, b.invoice_number, b.status)
     select * from moved order by id`,
    [contingentId, fromId, toId],
  );
  for (const bill of rows) {
    for (const ownerId of [fromId, toId]) {
      tellBilling(emit, {
        id: bill.id,
        tournamentId: bill.tournament_id,
        ownerId,
        invoiceNumber: bill.invoice_number,
        status: bill.status,
      });
    }
  }
  return rows.map(({ id }) => id);
}

async function endInvitations(
  manager: EntityManager,
  emit: Emit,
  contingentId: number,
  via: GivenBy,
  at: Date,
): Promise<void> {
  const [ended] = await manager.query<[{ id: number }[], number]>(
    `update contingent_invitation set ended_at = now(),
       outcome = case when id = $2 then 'accepted' else 'replaced' end
     where contingent_id = $1 and ended_at is null returning id`,
    [contingentId, via.kind === 'invitation' ? via.id : null],
  );
  for (const { id } of ended) await settleNotices(manager, emit, invitationSubject(id), at);
}

async function endOtherClaims(
  manager: EntityManager,
  emit: Emit,
  { contingent, to, by, via }: Giving,
  at: Date,
): Promise<void> {
  const [ended] = await manager.query<[{ id: number; account_id: number; outcome: string }[], number]>(
    `update contingent_claim set ended_at = now(), decided_by = $3,
       outcome = case when id = $2 or account_id = $4 then 'accepted' else 'refused' end
     where contingent_id = $1 and ended_at is null returning id, account_id, outcome`,
    [contingent.id, via.kind === 'claim' ? via.id : null, by.id, to.id],
  );
  for (const claim of ended) {
    await settleNotices(manager, emit, claimSubject(claim.id), at);
    if (claim.outcome !== 'refused') continue;
    await notify(manager, emit, {
      kind: 'contingent.claim-refused',
      data: { contingent_id: contingent.id, contingent: contingent.name, by: null, reason: null },
      to: [claim.account_id],
      at,
    });
  }
}

async function nameOf(manager: EntityManager, accountId: number | null): Promise<string | null> {
  const [row] = await manager.query<{ name: string }[]>('select name from account where id = $1', [accountId]);
  return row?.name ?? null;
}
