// A manager finds a contingent that the office made under a like name in the same place, and asks for it; the office answers.
import type { AuditedAction } from '@gelanggang/contract/audit';
import { Injectable } from '@nestjs/common';
import type { Seen } from '@gelanggang/contract/member-roles';
import { DataSource, type EntityManager } from 'typeorm';
import type {
  ClaimContingentRequest,
  ContingentGlimpse,
  OfferedContingentsQuery,
  OwnClaimRow,
  WaitingClaimRow,
} from '@gelanggang/contract/contingent-owners';
import { noticeTexts } from '@gelanggang/contract/notice-texts';
import { isLikeName } from '@gelanggang/domain/contingents/like-names';
import { writeAuditOfCall } from '@gelanggang/platform/audit/write-audit';
import { type Emit, writeWithEvents } from '@gelanggang/platform/events/event-log';
import { accountsWith } from '@gelanggang/database/queries/rights.queries';
import { notify, settleNotices } from '@gelanggang/platform/notices/notify';
import { lockAccount } from '@gelanggang/platform/turns/lock-account';
import { Attempts } from '../guessing/attempts';
import type { RequestAccount } from '../http/current-account';
import { conflict, notFound, tooManyRequests } from '../http/refusals';
import { GLIMPSE, IS_OF_OFFICE } from './contingent-glimpse';
import { claimSubject, giveContingent, lockGiven } from './give-contingent';
import { contingentsTexts } from './texts';
import { thingSentences } from '../http/sentences';
import { contingentsSentences } from './sentences';

const MOST_OFFERED = 5;
const MOST_OPEN = 10;
const FEWEST_LETTERS = 3;
const ANSWERED = contingentsSentences.claimOver;

interface OpenClaim {
  id: number;
  contingentId: number;
  account: { id: number; name: string };
}

@Injectable()
export class ContingentClaimsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly attempts: Attempts,
  ) {}

  /** Contingents of the office alone, by their public data; nothing of what the account itself has or asked for. */
  async offered(
    { name, district_id: districtId }: OfferedContingentsQuery,
    account: RequestAccount,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<ContingentGlimpse[]> {
    const isByName = name !== undefined && name.length >= FEWEST_LETTERS && districtId !== undefined;
    if (name !== undefined && !isByName) return [];
    // a confirmed address only: anybody can sign up with somebody else's
    if (!isByName && !account.isEmailVerified) return [];
    const rows = await manager.query<{ contingent: ContingentGlimpse }[]>(
      `select ${GLIMPSE} as contingent from contingent c
       where ${isByName ? 'c.district_id = $2' : 'lower(c.pic_email) = $2'} and c.account_id <> $1 and ${IS_OF_OFFICE}
         and not exists (select 1 from contingent_claim q
           where q.contingent_id = c.id and q.account_id = $1 and q.ended_at is null)
       order by c.id desc limit 500`,
      [account.id, isByName ? districtId : account.email],
    );
    return rows
      .map(({ contingent }) => contingent)
      .filter((one) => !isByName || isLikeName(one.name, name))
      .slice(0, MOST_OFFERED);
  }

  /** Only what is offered can be claimed: another's number finds nothing. */
  async claim(body: ClaimContingentRequest, account: RequestAccount): Promise<{ message: string; id: number }> {
    await this.attempts.begin({ of: 'claims of an account', whose: String(account.id) });
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      // the account's row orders its own claims, so that they stay few
      await lockAccount(manager, account.id);
      const [counted] = await manager.query<[{ standing: boolean; open: number }]>(
        `select count(*) filter (where contingent_id = $2) > 0 as standing, count(*)::int as open
         from contingent_claim where account_id = $1 and ended_at is null`,
        [account.id, body.contingent_id],
      );
      if (counted.standing) throw conflict(contingentsSentences.alreadyClaimed);
      if (counted.open >= MOST_OPEN) throw tooManyRequests(contingentsSentences.manyClaims(MOST_OPEN));
      const offered = await this.offered(body, account, manager);
      const contingent = offered.find(({ id }) => id === body.contingent_id);
      if (!contingent) throw notFound(thingSentences.contingent);
      await lockGiven(manager, contingent.id);
      const [made] = await manager.query<{ id: number }[]>(
        'insert into contingent_claim (contingent_id, account_id) values ($1, $2) returning id',
        [contingent.id, account.id],
      );
      if (!made) throw new Error('An insert without conflict answers its row.');
      await audit(manager, account.id, 'contingent.claimed', contingent.id);
      await notify(manager, emit, {
        kind: 'contingent.claimed',
        data: { contingent_id: contingent.id, contingent: contingent.name, by: account.name },
        to: await officeOf(manager, contingent.id),
        subject: claimSubject(made.id),
        at: new Date(),
      });
      return { message: contingentsTexts.claimSent(contingent.name), id: made.id };
    });
  }

  async own(account: RequestAccount): Promise<OwnClaimRow[]> {
    const rows = await this.dataSource.query<OwnClaimRow[]>(
      `select q.id, ${GLIMPSE} as contingent, q.claimed_at, q.outcome, q.reason
       from contingent_claim q join contingent c on c.id = q.contingent_id
       where q.account_id = $1 and (q.ended_at is null or q.ended_at > now() - interval '30 days')
       order by q.id desc limit 50`,
      [account.id],
    );
    return rows.map((row) => ({
      ...row,
      reason: row.reason ?? (row.outcome === 'refused' ? noticeTexts.givenToAnother : null),
    }));
  }

  /** Of the contingents of these tournaments, and own ones of the office. */
  waiting({ owner, tournaments }: Seen): Promise<WaitingClaimRow[]> {
    return this.dataSource.query(
      `select q.id, ${GLIMPSE} as contingent, q.claimed_at,
         (select count(*)::int from team_member m where m.contingent_id = c.id) as members,
         jsonb_build_object('id', a.id, 'name', a.name, 'email', a.email, 'is_verified', a.email_verified_at is not null,
           'contingents', coalesce((select string_agg(o.name, ', ' order by o.name)
             from contingent o where o.account_id = a.id), '')) as account
       from contingent_claim q join contingent c on c.id = q.contingent_id join account a on a.id = q.account_id
       where q.ended_at is null and ($1::bigint is null or c.account_id = $1 or exists (
         select from contingent_registration seen where seen.contingent_id = c.id and seen.tournament_id = any($2::bigint[])))
       order by q.id limit 200`,
      [owner, tournaments],
    );
  }

  withdraw(id: number, account: RequestAccount): Promise<{ message: string }> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const claim = await lockClaim(manager, id);
      if (claim?.account.id !== account.id) throw notFound(contingentsSentences.claimNotFound);
      await end(manager, emit, claim.id, { outcome: 'withdrawn', reason: null, decidedBy: null });
      await audit(manager, account.id, 'contingent.claim-withdrawn', claim.contingentId);
      return { message: contingentsTexts.claimWithdrawn };
    });
  }

  accept(id: number, by: RequestAccount): Promise<{ message: string }> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const claim = await lockClaim(manager, id);
      if (!claim) throw conflict(ANSWERED);
      const contingent = await lockGiven(manager, claim.contingentId);
      await giveContingent(manager, emit, { contingent, to: claim.account, by, via: { kind: 'claim', id } });
      return { message: contingentsTexts.givenTo(contingent.name, claim.account.name) };
    });
  }

  refuse(id: number, reason: string, by: RequestAccount): Promise<{ message: string }> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const claim = await lockClaim(manager, id);
      if (!claim) throw conflict(ANSWERED);
      const contingent = await lockGiven(manager, claim.contingentId);
      await end(manager, emit, id, { outcome: 'refused', reason, decidedBy: by.id });
      await audit(manager, by.id, 'contingent.claim-refused', contingent.id);
      await notify(manager, emit, {
        kind: 'contingent.claim-refused',
        data: { contingent_id: contingent.id, contingent: contingent.name, by: by.name, reason },
        to: [claim.account.id],
        at: new Date(),
      });
      return { message: contingentsTexts.claimRejected };
    });
  }
}

/** The open claim; its contingent is locked first, so that whoever gives or answers it waits for another. */
async function lockClaim(manager: EntityManager, id: number): Promise<OpenClaim | null> {
  await manager.query(
    `select 1 from contingent where id = (select contingent_id from contingent_claim where id = $1) for update`,
    [id],
  );
  const [row] = await manager.query<OpenClaim[]>(
    `select q.id, q.contingent_id as "contingentId", jsonb_build_object('id', a.id, 'name', a.name) as account
     from contingent_claim q join account a on a.id = q.account_id
     where q.id = $1 and q.ended_at is null for update of q`,
    [id],
  );
  return row ?? null;
}

/** Who keeps the contingents of its tournaments, and whoever of an office keeps this one. */
async function officeOf(manager: EntityManager, contingentId: number): Promise<number[]> {
  const rows = await manager.query<{ accountId: number; tournamentId: number | null }[]>(
    `select c.account_id as "accountId", r.tournament_id as "tournamentId" from contingent c
     left join contingent_registration r on r.contingent_id = c.id where c.id = $1`,
    [contingentId],
  );
  const told = await accountsWith(
    manager,
    'manage contingents',
    rows.flatMap(({ tournamentId }) => tournamentId ?? []),
  );
  return [...told, ...rows.map(({ accountId }) => accountId)];
}

async function end(
  manager: EntityManager,
  emit: Emit,
  id: number,
  { outcome, reason, decidedBy }: { outcome: string; reason: string | null; decidedBy: number | null },
): Promise<void> {
  await manager.query(
    'update contingent_claim set ended_at = now(), outcome = $2, reason = $3, decided_by = $4 where id = $1',
    [id, outcome, reason, decidedBy],
  );
  await settleNotices(manager, emit, claimSubject(id), new Date());
}

const audit = (manager: EntityManager, accountId: number, action: AuditedAction, contingentId: number): Promise<void> =>
  writeAuditOfCall(manager, { accountId, action, subjectType: 'contingent', subjectId: contingentId });
