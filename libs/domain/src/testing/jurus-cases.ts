// How the tables of jurus cases write a performance down: words parted by spaces.
import type { Jurus, JurusRules } from '../rules/jurus-rules';
import { IPSI_2025_SET } from '../rules/ipsi-2025';
import { boundsOfGroup } from '../rules/rule-set';
import { rulesOfPerformance } from '../rules/rules-of-performance';
import type { SeniMatchType } from '../seni/performance-time';

const EVENTS: Readonly<Record<string, SeniMatchType>> = {
  tunggal: 'seni_tunggal',
  bebas: 'solo_kreatif',
  ganda: 'seni_ganda',
  regu: 'seni_regu',
};
/** Round and rounds of a bracket: 32 entrants, so that every stage is there. */
const ROUNDS: Readonly<Record<string, number>> = { p1: 1, p2: 2, perempat: 3, semi: 4, final: 5 };

/**
 * `dewasa tunggal p2`: age group, event, round of five; `bronze` the battle for the third place, `pair` one that leads
 * nowhere, `pool1` a pool from which some go on, `pool2` such a pool of a later stage, `poolfinal` one from which nobody
 * does; `of8`, `of16`, … a bracket of so many entrants; `=weapon` what was chosen; `#tunggal-senjata` an event of the age.
 */
export function rulesAt(line: string): JurusRules {
  const words = line.split(' ');
  const group = words[0] ?? '';
  const event = EVENTS[words[1] ?? ''];
  const found = IPSI_2025_SET.groups.find((one) => one.id === group);
  if (!event || !found) throw new RangeError(line);
  const ages = boundsOfGroup(found, IPSI_2025_SET);
  const chosen = (words.find((word) => word.startsWith('='))?.slice(1) ?? null) as Jurus | null;
  const nomor = words.find((word) => word.startsWith('#'))?.slice(1) ?? '';
  const entrants = Number(words.find((word) => /^of\d+$/.test(word))?.slice(2) ?? 32);
  const roundCount = Math.log2(entrants);
  const at = words[2] ?? '';
  const round = (ROUNDS[at] ?? 1) - (at === 'p1' ? 0 : 5 - roundCount);
  return rulesOfPerformance({
    ...{ event, ages, nomor, chosen, round },
    mode: at.startsWith('pool') ? 'default' : 'battle',
    drawingStage: at === 'pool2' ? 2 : 1,
    advanceCount: at === 'poolfinal' ? null : 4,
    roundCount: at === 'pair' ? null : roundCount,
    isThirdPlace: at === 'bronze',
  });
}
