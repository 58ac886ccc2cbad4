// No result tells a reason that its points contradict.
import { cases } from '../testing/rulebook-cases';
import type { Corner } from '../words/corners';
import { reasonFits } from './reason-fits';
import type { Reason } from './reasons';

it.each(
  cases(`
  R25-T30 | points               | blue | 6  | 5  | yes
  R25-T30 | points               | blue | 5  | 5  | no
  R25-T30 | points               | red  | 5  | 6  | yes
  R25-T31 | fewer-penalties      | blue | 5  | 5  | yes
  R25-T31 | fewer-penalties      | blue | 6  | 5  | no
  R25-T32 | more-kicks           | red  | 4  | 5  | no
  R25-T34 | lighter              | red  | 4  | 4  | yes
  R25-T34 | lighter              | red  | 4  | 5  | no
  R25-T35 | lot                  | blue | 4  | 4  | yes
  R25-T35 | lot                  | blue | 5  | 4  | no
  R25-T41 | lot                  | blue | -1 | 0  | yes
  R25-T41 | both-counted-lighter | blue | -1 | 0  | yes
  R25-T41 | both-counted-lighter | blue | 3  | 0  | no
  R25-T42 | both-counted-points  | blue | 3  | 0  | yes
  R25-T42 | both-counted-points  | blue | 3  | 3  | no
  R25-T45 | disqualified         | blue | 1  | 9  | yes
  R25-T43 | gap                  | red  | 0  | 30 | yes
  R25-T34 | lighter              | red  | -- | -- | yes
`),
)('[%s] %s of %s with %s–%s: %s', (_row, reason, winner, blue, red, fits) => {
  const score = (cell: string | undefined) => (cell === '--' ? null : Number(cell));
  const points = { winner: winner as Corner, blueScore: score(blue), redScore: score(red) };
  expect(reasonFits(reason as Reason, points)).toBe(fits === 'yes');
});
