// Calls of the list and the form of athletes, and the lookups of its filters.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as categoryCalls from '@gelanggang/contract/calls/categories';
import * as classLookupCalls from '@gelanggang/contract/calls/class-lookups';
import * as teamMemberCalls from '@gelanggang/contract/calls/team-members';
import { streams } from '@gelanggang/contract/events';
import type { PublicWish, TeamMemberDetail } from '@gelanggang/contract/team-members';
import { type BodyOf, callApi } from '@web/lib/calls';
import { HttpError, messageOf } from '@web/lib/http';
import { useLookup } from '@web/lib/lookups.api';
import type { PhotoChange } from './components/photo-field';
import type { StandingWishes, WishesChange } from './components/public-wishes';
import { OF_MEMBERS } from '@web/lib/kept-calls';
import { forget } from '@web/lib/use-call';
import { isOf, useNews } from '@web/live/use-news';
import { formOf } from '@web/lib/form-of';

/** An import or a payment of the chosen tournament changes the list while it is looked at; only its staff hear of it. */
export const useMemberNews = (tournamentId: number | undefined): void =>
  useNews(
    tournamentId === undefined ? null : streams.staff(tournamentId),
    isOf('entries.changed', 'billing.changed'),
    teamMemberCalls.list,
  );

/** What the filters offer; classes once an age category is chosen. */
export function useMemberFilters(ageCategoryId: number | undefined) {
  return {
    matchCategories: useLookup(categoryCalls.matchCategories).rows,
    ageCategories: useLookup(categoryCalls.ageCategories).rows,
    classes: useLookup(
      classLookupCalls.ofAgeCategory,
      { query: { age_category_id: ageCategoryId } },
      { isEnabled: ageCategoryId !== undefined },
    ).rows,
  };
}

export const readTeamMember = (id: number): Promise<TeamMemberDetail> =>
  callApi(teamMemberCalls.read, { params: { id } });

/** Why the photo was not saved after all; null when it was, or stays as it is. */
async function savePhoto(id: number, photo: PhotoChange): Promise<string | null> {
  if (photo === undefined) return null;
  const params = { id };
  try {
    if (photo === null) await callApi(teamMemberCalls.removePhoto, { params });
    else await callApi(teamMemberCalls.savePhoto, { params, body: formOf({ photo }) });
    return null;
  } catch (error) {
    const said = error instanceof HttpError ? error.fields.photo?.join(' ') : undefined;
    return said ?? messageOf(error);
  }
}

/** Why a wish was not noted or taken back after all; null when all were, or stay as they are. */
async function saveWishes(id: number, standing: StandingWishes | null, change: WishesChange): Promise<string | null> {
  if (change === undefined) return null;
  const params = { id };
  const body = { asked_by: change.askedBy.trim() };
  const isNew = (wish: PublicWish | null | undefined) => wish?.asked_by !== body.asked_by;
  try {
    if (change.initials && isNew(standing?.initials)) await callApi(teamMemberCalls.byInitials, { params, body });
    if (!change.initials && standing?.initials) await callApi(teamMemberCalls.byName, { params });
    if (change.gone && isNew(standing?.gone)) await callApi(teamMemberCalls.takePageAway, { params, body });
    if (!change.gone && standing?.gone) await callApi(teamMemberCalls.givePageBack, { params });
    return null;
  } catch (error) {
    const said = error instanceof HttpError ? error.fields.asked_by?.join(' ') : undefined;
    return said ?? messageOf(error);
  }
}

interface MemberToSave {
  body: BodyOf<typeof teamMemberCalls.create>;
  photo: PhotoChange;
  standing: StandingWishes | null;
  wishes: WishesChange;
}

export function useSaveMember(id: number | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ body, photo, standing, wishes }: MemberToSave) => {
      const saved =
        id === null
          ? await callApi(teamMemberCalls.create, { body })
          : await callApi(teamMemberCalls.update, { params: { id }, body });
      // the wishes first: until then everybody may read the whole name
      const wishesFault = await saveWishes(saved.data.id, standing, wishes);
      return { saved, wishesFault, photoFault: await savePhoto(saved.data.id, photo) };
    },
    onSuccess: () => forget(client, ...OF_MEMBERS),
  });
}
