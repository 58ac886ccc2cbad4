// The office accepts a correction, which carries it out by the rules of every change of an entry, or refuses it with its reason.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type {
  AcceptTicketRequest,
  RefuseTicketRequest,
  SavedTicket,
  TicketStepRequest,
} from '@gelanggang/contract/entry-check';
import type { Notices } from '@gelanggang/contract/notices';
import {
  type Difference,
  ENTRY_FIELD_LABELS,
  outdated,
  withDifferences,
} from '@gelanggang/domain/entry-check/differences';
import { takeTicketStep, type TicketKind, type TicketState } from '@gelanggang/domain/entry-check/ticket';
import { chargeBilling } from '@gelanggang/entries/billings/charge';
import { Env, publicAddress } from '@gelanggang/platform/env/env';
import type { Emit } from '@gelanggang/platform/events/event-log';
import { FileStore } from '@gelanggang/platform/files/file-store';
import { mailNotice } from '@gelanggang/platform/notices/mail-notice';
import { notify, settleNotices } from '@gelanggang/platform/notices/notify';
import { type Action, writeOnce } from '../http/action-key';
import type { RequestAccount } from '../http/current-account';
import { conflict, notFound, Refusal, textOf } from '../http/refusals';
import { changeMember, withdrawMember } from '../team-members/change-member';
import { type HeldCheck, lockCheck, tellCheck, ticketSubject } from './check-access';
import { stepRefusal } from './check-terms';
import { memberWith } from './entry-values';
import { ticketById } from './tickets.queries';
import { entryCheckSentences } from './sentences';
import { entryCheckTexts } from './texts';

interface OpenTicket {
  id: number;
  tournamentId: number;
  contingentId: number;
  memberId: number | null;
  athlete: string;
  kind: TicketKind;
  fee: number;
  state: TicketState;
  version: number;
}

const NO_TICKET = entryCheckSentences.ticketNotFound;

@Injectable()
export class TicketDecisionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly files: FileStore,
    private readonly env: Env,
  ) {}

  /** 409 with its reason where a rule of entries, a bill or a draw stands in the way: then nothing is written. */
  async accept(id: number, body: AcceptTicketRequest, account: RequestAccount, action: Action): Promise<SavedTicket> {
    let photo: string | null = null;
    const answer = await writeOnce(this.dataSource, action, async (manager, emit) => {
      const { ticket, held } = await this.lock(manager, id, body);
      photo = await carryOut(manager, emit, ticket, held);
      if (ticket.fee > 0) {
        await chargeBilling(manager, emit, {
          ...{ tournamentId: ticket.tournamentId, accountId: held.list.accountId, byId: account.id, ticketId: id },
          // kept on the bill
          ...{ text: `Perubahan data sesudah batas waktu (koreksi ${id})`, amount: ticket.fee },
          ...{ at: new Date(held.rule.now), mailAddress: publicAddress(this.env) },
        });
      }
      await this.decide(manager, emit, { ticket, held, state: 'accepted', reason: body.reason ?? null, account });
      return { message: entryCheckTexts.ticketAccepted, data: await ticketById(manager, id) };
    });
    if (photo) await this.files.remove(photo);
    return answer;
  }

  refuse(id: number, body: RefuseTicketRequest, account: RequestAccount, action: Action): Promise<SavedTicket> {
    return writeOnce(this.dataSource, action, async (manager, emit) => {
      const { ticket, held } = await this.lock(manager, id, body);
      await this.decide(manager, emit, { ticket, held, state: 'refused', reason: body.reason, account });
      return { message: entryCheckTexts.ticketRejected, data: await ticketById(manager, id) };
    });
  }

  private async lock(
    manager: EntityManager,
    id: number,
    { version }: TicketStepRequest,
  ): Promise<{ ticket: OpenTicket; held: HeldCheck }> {
    const read = (lock: string) =>
      manager.query<OpenTicket[]>(
        `select k.id, k.tournament_id as "tournamentId", k.contingent_id as "contingentId", k.team_member_id as "memberId",
           k.athlete, k.kind, k.fee, k.state, k.version
         from entry_ticket k join tournament t on t.id = k.tournament_id and t.deleted_at is null
         where k.id = $1 ${lock}`,
        [id],
      );
    const [seen] = await read('');
    if (!seen) throw notFound(NO_TICKET);
    const held = await lockCheck(manager, seen.tournamentId, seen.contingentId, null);
    const [ticket] = await read('for no key update of k');
    if (!ticket) throw notFound(NO_TICKET);
    const may = takeTicketStep(ticket, version);
    if (!may.ok) throw conflict(stepRefusal(may));
    return { ticket, held };
  }

  private async decide(
    manager: EntityManager,
    emit: Emit,
    decided: {
      ticket: OpenTicket;
      held: HeldCheck;
      state: 'accepted' | 'refused';
      reason: string | null;
      account: RequestAccount;
    },
  ): Promise<void> {
    const { ticket, held, state, reason, account } = decided;
    const { list, rule } = held;
    await manager.query(
      `update entry_ticket set state = $2, reason = $3, decided_by = $4, decided_at = now(), version = version + 1
       where id = $1`,
      [ticket.id, state, reason, account.id],
    );
    const at = new Date(rule.now);
    await settleNotices(manager, emit, ticketSubject(ticket.id), at);
    tellCheck(emit, list);
    if (list.accountId === account.id) return;
    const kind = `entry-check.${state}` as const;
    const data: Notices[typeof kind] = {
      ...{ ticket_id: ticket.id, tournament_id: list.tournamentId, tournament: rule.tournament.name },
      ...{ contingent_id: list.contingentId, contingent: list.contingent, athlete: ticket.athlete },
      ...{ reason: reason ?? '', fee: state === 'accepted' ? ticket.fee : 0 },
    };
    const to = [list.accountId];
    await notify(manager, emit, { kind, data, to, subject: ticketSubject(ticket.id), at });
    await mailNotice(manager, { kind, data, to, action: 'openList', address: publicAddress(this.env) });
  }
}

/** Answers with the file of a photo that goes with its entry, once all is written. */
async function carryOut(
  manager: EntityManager,
  emit: Emit,
  ticket: OpenTicket,
  { list }: HeldCheck,
): Promise<string | null> {
  // the office sees to what it says
  if (ticket.kind === 'remark') return null;
  const row = list.rows.find(({ id }) => id === ticket.memberId);
  if (!row) throw conflict(entryCheckSentences.entryGoneReject);
  if (ticket.kind === 'withdraw')
    return withdrawMember(manager, emit, { id: row.id, tournamentId: list.tournamentId, owner: null });
  const differences = await manager.query<Difference[]>(
    `select field, from_value as "from", to_value as "to" from entry_ticket_change where ticket_id = $1`,
    [ticket.id],
  );
  const stale = outdated(row.values, differences);
  if (stale.length > 0) {
    const fields = () => stale.map(({ field }) => ENTRY_FIELD_LABELS[field]).join(', ');
    throw conflict(entryCheckSentences.changedSince(fields));
  }
  const values = await memberWith(manager, row.id, withDifferences(row.values, differences));
  const standing = await memberWith(manager, row.id, row.values);
  await changeMember(manager, emit, { id: row.id, values, standing, owner: null }).catch((error: unknown) => {
    throw withReason(error);
  });
  return null;
}

/** The fields that a rule refuses are not those of the office's form: it reads their texts. */
function withReason(error: unknown): unknown {
  if (!(error instanceof Refusal) || error.getStatus() !== 422) return error;
  const said = Object.values(error.faults ?? {}).flat();
  return conflict(entryCheckSentences.notYetAcceptable(() => said.map(textOf).join(' ')));
}
