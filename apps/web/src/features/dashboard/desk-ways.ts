// Where each task of the desk is done: the page with exactly the rows that were counted.
import type { DeskAnswer } from '@gelanggang/contract/dashboard';
import type { Permission } from '@gelanggang/contract/permissions';
import type { DeskStageKind, DeskTaskKind } from '@gelanggang/domain/tournament/desk';
import { deskTexts } from './desk-texts';
import { ALL, DIVIDE } from '@web/site/divide-all';
import { pathOf } from '@web/site/routes';
import { withTournament } from '@web/site/tournament-context';

interface Way {
  to: string;
  /** Who may do it. */
  needs: Permission;
  /** Where it is another one than the task's usual. */
  action?: string;
}

/** `hasOpenPlan`: a plan is open on its board; one that was taken is mended in its schedules. */
export function wayOf(kind: DeskTaskKind, { tournament, weigh_date }: DeskAnswer, hasOpenPlan: boolean): Way {
  const { id, slug } = tournament;
  const at = (path: string) => withTournament(path, id);
  switch (kind) {
    case 'protests':
      return { to: at(pathOf('/admin/protest')), needs: 'manage tournament' };
    case 'late-arenas':
      return { to: pathOf('/admin/arena'), needs: 'operate arena' };
    case 'release':
      return { to: pathOf('/announcer/:slug', { slug }), needs: 'manage tournament' };
    case 'weigh-today':
    case 'weigh-next':
      return { to: at(`${pathOf('/admin/weigh-in')}?date=${weigh_date ?? ''}&state=waiting`), needs: 'check in' };
    case 'prepare':
    case 'open':
      return { to: pathOf('/admin/tournament/setup/:id', { id }), needs: 'manage tournament' };
    case 'share':
      return { to: pathOf('/admin/tournament/share/:id', { id }), needs: 'manage tournament' };
    case 'proofs':
      return { to: at(`${pathOf('/admin/payment')}?status=waiting%20for%20confirmation`), needs: 'confirm payment' };
    case 'lone':
      return { to: at(pathOf('/admin/tanding/merge')), needs: 'manage drawing' };
    case 'undrawn-tanding':
      return { to: at(`${pathOf('/admin/tanding')}?${DIVIDE}=${ALL}`), needs: 'manage drawing' };
    case 'draw-tanding':
      return { to: at(`${pathOf('/admin/tanding')}?status=waiting`), needs: 'manage drawing' };
    case 'undrawn-seni':
    case 'incomplete-seni':
    case 'draw-seni':
      return { to: at(pathOf('/admin/seni')), needs: 'manage drawing' };
    case 'late-athletes':
      return { to: at(`${pathOf('/admin/team-members')}?payment_status=paid-undrawn`), needs: 'manage drawing' };
    case 'rebuild':
      return { to: at(`${pathOf('/admin/tournament-schedule')}?state=rebuild`), needs: 'manage schedule' };
    case 'left-over':
      return { to: at(`${pathOf('/admin/tournament-schedule')}?state=left-over`), needs: 'manage schedule' };
    case 'publish':
      return { to: at(`${pathOf('/admin/tournament-schedule')}?state=draft`), needs: 'manage schedule' };
    case 'plan-problems':
    case 'plan-clash':
    case 'plan-rules':
    case 'plan-hours':
    case 'plan-rest':
    case 'plan-unplaced':
      return hasOpenPlan
        ? { to: `${pathOf('/admin/schedules/auto')}?tournament=${id}`, needs: 'manage schedule' }
        : { to: at(pathOf('/admin/tournament-schedule')), needs: 'manage schedule', action: deskTexts.openSchedule };
    case 'unscheduled':
      return { to: `${pathOf('/admin/schedules/auto')}?tournament=${id}`, needs: 'manage schedule' };
    case 'entry-tickets':
    case 'unsigned-lists':
      return { to: at(pathOf('/admin/entry-check')), needs: 'manage contingents' };
    case 'papers':
      return { to: at(pathOf('/admin/weigh-in/papers')), needs: 'check in' };
  }
}

/** Where a stage begins, and where one comes back to it. */
export function stageWay(stage: DeskStageKind, id: number): string {
  switch (stage) {
    case 'prepare':
      return pathOf('/admin/tournament/setup/:id', { id });
    case 'entries':
      return withTournament(pathOf('/admin/contingent'), id);
    case 'draw':
      return withTournament(pathOf('/admin/tanding'), id);
    case 'schedule':
      return withTournament(pathOf('/admin/tournament-schedule'), id);
    case 'day':
      return pathOf('/admin/arena');
    case 'champions':
      return withTournament(pathOf('/admin/medals'), id);
  }
}
