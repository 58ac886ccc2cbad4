// Whether an account may have a job and its paper now: what it might ask for when it ordered it may be gone since.
import { billingOwnerFor } from '@gelanggang/domain/billing/billing-sight';
import { jobRow } from '@gelanggang/contract/jobs';
import { seesStill } from '@gelanggang/contract/member-roles';
import type { JobRow } from '@gelanggang/platform/jobs/job-row';
import type { RequestAccount } from '../http/current-account';
import { worksInDraft } from '../http/draft-doors';
import type { JobSight } from './job-sight.queries';

type Account = Pick<RequestAccount, 'id' | 'rights'>;

/** Names of parameters by which a job is about something of a tournament. */
const NAMES = ['tournament_id', 'pool_id', 'match_id', 'protest_id', 'billing_id', 'signature_id'] as const;

export function mayHave(job: JobRow, sight: JobSight, account: Account): boolean {
  const { access: needed, isShared } = jobRow(job.kind);
  if (job.accountId !== account.id && isShared !== true) return false;
  const { tournaments } = sight;
  if (needed !== 'signed-in') {
    const holds = (id: number) => account.rights.in(id).has(needed);
    if (!(isOfTournament(job) ? tournaments.every(({ id }) => holds(id)) : account.rights.anywhere().has(needed))) {
      return false;
    }
  } else if (!tournaments.every(({ id, wasActive }) => wasActive || worksInDraft(account, id))) {
    return false;
  }
  return job.fileId === null || mayHavePaper(job, sight, account);
}

function mayHavePaper(job: JobRow, { tournaments, owner, seen, holdsOthers }: JobSight, account: Account): boolean {
  // what it was about is gone, and with it whoever might see it
  if (isOfTournament(job) && tournaments.length === 0) return false;
  const { id, rights } = account;
  if ('billing_id' in job.params) {
    return tournaments.every((one) => [null, owner].includes(billingOwnerFor(id, rights.in(one.id))));
  }
  if ('signature_id' in job.params) {
    return owner === id || tournaments.every((one) => rights.in(one.id).has('manage contingents'));
  }
  const { listsWith } = jobRow(job.kind);
  if (!listsWith) return true;
  const now = rights.seen(id, job.tournamentId, ...listsWith);
  return seesStill(now, seen ?? { owner: null, tournaments: [] }) && (now.owner === null || !holdsOthers);
}

const isOfTournament = ({ params }: JobRow): boolean =>
  NAMES.some((name) => (params as Partial<Record<string, unknown>>)[name] !== undefined);
