// Where one form of the set-up leads on to: the next one that is missing, else the set-up page.
import type { SetUpAnswer } from '@gelanggang/contract/setting-up';
import { pathOf } from '@web/site/routes';

export const STARTING_FORMS = ['arenas', 'categories', 'contacts'] as const;
export type StartingForm = (typeof STARTING_FORMS)[number];

export function pathOfForm(form: StartingForm, id: number): string {
  const back = pathOf('/admin/tournament/setup/:id', { id });
  if (form === 'arenas') return pathOf('/admin/tournament/setup/:id/arenas', { id });
  if (form === 'categories') return pathOf('/admin/tournament/setup/:id/offer', { id });
  return `${pathOf('/admin/contact-person/create')}?tournament_id=${id}&back=${back}`;
}

/** `done` has just been saved: what was read before does not know it yet. */
export function nextPath(setUp: SetUpAnswer, done: StartingForm): string {
  const { id } = setUp.tournament;
  const stands: Record<StartingForm, boolean> = {
    arenas: setUp.arenas.length > 0,
    categories: setUp.categories.length > 0,
    contacts: setUp.contacts > 0,
  };
  const next = STARTING_FORMS.find((form) => form !== done && !stands[form]);
  return next ? pathOfForm(next, id) : pathOf('/admin/tournament/setup/:id', { id });
}
