// What the rules of readiness ask about a tournament, of its set-up as the server tells it.
import type { SetUpAnswer } from '@gelanggang/contract/setting-up';
import type { SetUpFacts } from '@gelanggang/domain/tournament/readiness';

export function factsOf(setUp: SetUpAnswer, now: number): SetUpFacts {
  const { tournament } = setUp;
  return {
    status: tournament.status,
    hasTechnicalMeeting: tournament.technical_meeting_date !== null,
    isAhead: tournament.is_ahead,
    hasTimeLeft: tournament.has_time_left && Date.parse(tournament.registration_closes_at) > now,
    hasLocation: tournament.has_location,
    hasDescription: tournament.has_description,
    hasDocument: tournament.has_document,
    hasImage: tournament.has_image,
    arenas: setUp.arenas.length,
    fees: setUp.categories.map((one) => one.registration_fee),
    contacts: setUp.contacts,
    waysToPay: setUp.ways_to_pay + Number(setUp.has_online_payment),
    activities: setUp.activities,
    classifications: setUp.classifications,
    offersTanding: setUp.categories.some((one) => one.kind === 'tanding'),
  };
}
