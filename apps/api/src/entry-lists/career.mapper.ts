// A person's results over tournaments as everybody reads them: what a list of results prints, and nothing else.
import type { Career, CareerMatch } from '@gelanggang/contract/entry-lists';
import type { LiveMatch } from '@gelanggang/contract/live';
import type { MedalSnapshot } from '@gelanggang/contract/medals';
import type { Medal } from '@gelanggang/domain/results/medal-table';
import { scoresText } from '@gelanggang/domain/scoring/decision-text';
import { seniScoreText } from '@gelanggang/domain/words/seni-score';
import type { CareerRead, CareerRecord } from './career.queries';
import { nameOf } from './entry-lists.mapper';

type Medals = ReadonlyMap<number, Pick<MedalSnapshot, 'events'>>;

export function toCareer({ entries, matches }: CareerRead, medals: Medals): Career {
  return {
    entries: entries.map((entry) => ({
      tournament: entry.tournament,
      entry_id: entry.entryId,
      contingent: entry.contingent,
      class_name: nameOf(entry),
      medal: medalOf(entry, medals),
      matches: matches
        .filter(({ entryId }) => entryId === entry.entryId)
        .map(({ match }) => match)
        .sort((a, b) => (a.seni?.stage ?? 1) - (b.seni?.stage ?? 1) || a.round - b.round || a.id - b.id)
        .map((match) => toMatch(match, entry.entryId)),
    })),
  };
}

function medalOf({ entryId, tournamentId }: CareerRecord, medals: Medals): Medal | null {
  const winners = medals.get(tournamentId)?.events.flatMap(({ pools }) => pools.flatMap((pool) => pool.winners)) ?? [];
  return winners.find(({ entry_ids: ids }) => ids.includes(entryId))?.medal ?? null;
}

function toMatch(match: LiveMatch, entryId: number): CareerMatch {
  const corner =
    match.kind === 'seni' ? (match.corner ?? 'blue') : match.blue.entry_ids?.includes(entryId) ? 'blue' : 'red';
  const other = match[corner === 'blue' ? 'red' : 'blue'];
  const { blue_score: blue, red_score: red, seni } = match;
  const figure =
    match.kind === 'seni'
      ? seni?.score == null
        ? ''
        : seniScoreText(seni.score)
      : blue === null || red === null
        ? ''
        : corner === 'blue'
          ? scoresText(blue, red)
          : scoresText(red, blue);
  const hasOpponent = match.kind === 'tanding' && other.state === 'unit';
  return {
    id: match.id,
    round: match.round_label,
    opponent: hasOpponent
      ? { name: other.name, contingent: other.contingent, entry_id: other.entry_ids?.[0] ?? null }
      : null,
    outcome: match.mode === 'default' || match.winner === null ? 'none' : match.winner === corner ? 'won' : 'lost',
    score: figure,
  };
}
