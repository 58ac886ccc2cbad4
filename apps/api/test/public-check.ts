// Checks a public record of a draw as the public page does: with the domain alone.
import type { PublicDraw, PublicSlot } from '@gelanggang/contract/draw-check';
import { checkDraw, checkStanding, type HandChange, type RecordedDraw } from '@gelanggang/domain/draw/check-draw';

const slot = ({ state, unit_id: unitId }: PublicSlot) => ({ state, unitId });

/** Of the newest draw in the record, a bracket. */
export function publicCheckOf(record: PublicDraw) {
  const latest = record.draws[0];
  if (!latest || latest.match_chart === null) throw new Error('No bracket was drawn');
  const recorded: RecordedDraw = {
    algorithm: latest.algorithm,
    seed: latest.seed,
    fingerprint: latest.fingerprint,
    chart: latest.match_chart,
    hasThirdPlace: latest.has_third_place,
    entries: latest.entries.map((unit) => ({
      id: unit.unit_id,
      contingentId: unit.contingent_id,
      provinceId: unit.province_id,
      seedRank: unit.seed_rank,
    })),
    matches: latest.matches.map(({ is_third_place: isThirdPlace, blue, red, ...match }) => ({
      ...match,
      isThirdPlace,
      blue: slot(blue),
      red: slot(red),
    })),
  };
  const check = checkDraw(recorded);
  const changes = record.changes.flatMap((change): HandChange[] => {
    if (change.draw_number !== latest.draw_number) return [];
    if (change.kind === 'swap' && change.first && change.second) {
      return [{ kind: 'swap', first: change.first, second: change.second }];
    }
    if (change.kind === 'dummy' && change.position !== null && change.unit) {
      return [{ kind: 'dummy', position: change.position, unitId: change.unit.unit_id }];
    }
    return [];
  });
  const standing = record.standing.map(({ position, blue, red }) => ({ position, blue: slot(blue), red: slot(red) }));
  return { ...check, recorded, isStandingSame: checkStanding(check.firstRound, changes, standing).isSame };
}
