// What the specs of scripted matches share: a match on the mat, what its sheet has of a corner, and lines that are played.
import { cases, STEP_SIGNS } from '@gelanggang/domain/testing/rulebook-cases';
import type { Corner } from '@gelanggang/domain/words/corners';
import { startApi, type TestApi } from '../../../test/setup/api';
import { scoringStage, type ScoringStage } from './scoring-stage';
import { type ScriptedMatch, scriptedMatch } from './scripted-match';

const SIGNS = new Map(Object.entries(STEP_SIGNS).map(([sign, step]) => [step, sign]));

export interface RulebookStage {
  api: TestApi;
  stage: ScoringStage;
  match: ScriptedMatch;
  /** The council's panel sends. */
  press(path: string, body?: object): ReturnType<ScoringStage['post']>;
}

/** Made before the tests of a file; what is read of it is there once they run. */
export function rulebookStage(): RulebookStage {
  const made = {
    press: (path, body) => made.stage.post(made.stage.council, path, body),
  } as RulebookStage;
  beforeAll(async () => {
    made.api = await startApi();
    made.stage = await scoringStage(made.api);
    made.match = scriptedMatch(made.api, made.stage);
  });
  afterAll(() => made.api.close());
  return made;
}

/** 'P T1', the penalties that stand for a corner; '–' for none. */
export async function stepsOf({ match }: RulebookStage, corner: Corner): Promise<string> {
  const { penalties } = await match.sheet();
  const standing = penalties.filter((one) => one.corner === corner && one.withdrawn_reason === null);
  return standing.map(({ step }) => SIGNS.get(step)).join(' ') || '–';
}

/** Row | script | a corner and its penalties | the decision. */
export function plays(made: RulebookStage, table: string): void {
  it.each(cases(table))('[%s] «%s» leaves %s and is %s', async (_row, script = '', left = '', expected) => {
    await made.match.play(script);
    const [sign, ...steps] = left.split(' ');
    const of = await stepsOf(made, sign === 'B' ? 'blue' : 'red');
    expect([of, await made.match.decision()]).toEqual([steps.join(' '), expected]);
  });
}
