// The pages of pools: a bracket round by round, or the ranks of performances.
import type { FeedDrawnMatch, FeedMatch, FeedPerformance, FeedPool } from '@gelanggang/contract/open-feed';
import type { BracketMatch } from '@gelanggang/domain/draw/advance';
import { matchRoundLabel, PAIRS_LABEL } from '@gelanggang/domain/draw/round-labels';
import { RESULT_STATE_LABELS } from '@gelanggang/domain/results/result-state';
import { reasonText } from '@gelanggang/domain/scoring/decision-text';
import { isWinKind, WIN_KIND_LABELS } from '@gelanggang/domain/results/win-kinds';
import { PERFORMANCE_OUTCOME_LABELS } from '@gelanggang/domain/seni/performance-score';
import { CORNERS, type Corner } from '@gelanggang/domain/words/corners';
import { bracketOf } from '@gelanggang/feed/feed-values';
import type { ArchiveFacts } from './archive-facts';
import { type Html, html } from './html';

const THOUSANDTHS = 1000;
const points = (final: number | null): string =>
  final === null ? '–' : (final / THOUSANDTHS).toFixed(3).replace('.', ',');

const outcomeOf = ({ outcome, final }: FeedPerformance): string =>
  outcome === 'performed' ? points(final) : PERFORMANCE_OUTCOME_LABELS[outcome];

/** How a match was won: 'Angka', 'Menang tanpa tanding'; what is not official yet says so. */
export function howWon(match: FeedMatch): string {
  const { result, state } = match;
  const kind = result?.win_kind ?? null;
  const won = !result
    ? ''
    : kind !== null && isWinKind(kind)
      ? WIN_KIND_LABELS[kind]
      : result.winner === null
        ? 'Tanpa pemenang'
        : result.is_walkover
          ? 'Tanpa tanding'
          : '';
  const why = result?.is_walkover ? reasonText(result.win_reason) : '';
  const isSettled = state === 'official' || state === 'called';
  return [[won, why].filter(Boolean).join(', '), isSettled ? '' : RESULT_STATE_LABELS[state]]
    .filter(Boolean)
    .join(' · ');
}

/** Of one corner: points, or the worth of a performance. */
export function scoreOf(match: FeedMatch | undefined, corner: Corner): string {
  const performance = match?.performances?.find((one) => one.corner === corner);
  if (performance) return outcomeOf(performance);
  const score = match?.result?.[`${corner}_score`] ?? null;
  return score === null ? '' : String(score);
}

export function poolBody(facts: ArchiveFacts, id: number, pool: FeedPool): Html {
  return pool.mode === 'default' && pool.kind === 'seni' ? ranks(facts, pool) : bracket(facts, id, pool);
}

function bracket(facts: ArchiveFacts, id: number, pool: FeedPool): Html {
  const stands = new Map(bracketOf(pool, ofPool(facts, id)).map((match) => [match.id, match]));
  const rounds = [...new Set(pool.matches.map(({ round }) => round))].sort((a, b) => a - b);
  const last = rounds.at(-1) ?? 1;
  const isPairs = pool.matches.length > 1 && pool.matches.every(({ next }) => next === null);
  const column = (matches: FeedDrawnMatch[], label: string): Html =>
    matches.length === 0
      ? html``
      : html`<div class="round">
          <h3>${label}</h3>
          <div class="boxes">${matches.map((match) => box(facts, match, stands.get(match.id)))}</div>
        </div>`;
  const columns = rounds.map((round) => {
    const matches = pool.matches
      .filter((match) => match.round === round && !match.is_third_place)
      .sort((a, b) => a.position - b.position);
    return column(matches, isPairs ? PAIRS_LABEL : matchRoundLabel({ round, isThirdPlace: false }, last));
  });
  const third = pool.matches.filter((match) => match.is_third_place);
  return html`<div class="bracket" tabindex="0" role="region" aria-label="Bagan">
    ${columns}${column(third, matchRoundLabel({ round: last, isThirdPlace: true }, last))}
  </div>`;
}

const ofPool = (facts: ArchiveFacts, id: number): Map<number, FeedMatch> =>
  new Map([...facts.matches].filter(([, match]) => match.pool === id));

function box(facts: ArchiveFacts, drawn: FeedDrawnMatch, stands: BracketMatch | undefined): Html {
  const played = facts.matches.get(drawn.id);
  const number = facts.numbers.get(drawn.id);
  const head = [number === undefined ? '' : `Partai ${number}`, played ? howWon(played) : ''];
  const sides = CORNERS.map((corner) => {
    const slot = stands?.[corner];
    const wins = stands?.winner === corner ? ' wins' : '';
    const name = slot?.state === 'bye' ? 'BYE' : facts.names(slot?.unitId ?? null) || '–';
    return html`<div class="side ${corner}${wins}">
      <span>${name}<small>${facts.contingentOf(slot?.unitId ?? null)}</small></span
      ><span class="n">${scoreOf(played, corner)}</span>
    </div>`;
  });
  return html`<div class="match">
    ${head.some(Boolean) ? html`<p><span>${head[0]}</span><span>${head[1]}</span></p>` : ''} ${sides}
  </div>`;
}

function ranks(facts: ArchiveFacts, pool: FeedPool): Html {
  const rows = pool.matches.map((drawn) => {
    const match = facts.matches.get(drawn.id);
    const unit = match?.blue ?? (typeof drawn.blue === 'number' ? drawn.blue : null);
    return { unit, performance: match?.performances?.[0] };
  });
  rows.sort((a, b) => (b.performance?.final ?? -1) - (a.performance?.final ?? -1));
  return html`<table class="cards">
    <thead>
      <tr>
        <th>Peserta</th>
        <th>Kontingen</th>
        <th class="n">Hukuman</th>
        <th class="n">Nilai</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ unit, performance }) =>
          html`<tr>
            <td>${facts.names(unit) || '–'}</td>
            <td data-h="Kontingen">${facts.contingentOf(unit)}</td>
            <td class="n" data-h="Hukuman">
              ${performance ? (performance.penalty / 100).toFixed(2).replace('.', ',') : '–'}
            </td>
            <td class="n" data-h="Nilai">${performance ? outcomeOf(performance) : '–'}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
