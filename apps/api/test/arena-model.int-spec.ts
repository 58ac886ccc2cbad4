// The desk of an arena held against a model of its own: any commands in any order are taken or refused as the model says, and
// leave the bracket as it says. fast-check shrinks what differs to the commands that matter.
import fc from 'fast-check';
import type { MatchStepAnswer } from '@gelanggang/contract/arena-control';
import type { MatchStatus } from '@gelanggang/domain/results/match-steps';
import type { Corner } from '@gelanggang/domain/words/corners';
import { testApi } from '../../../test/setup/api';
import { arenaStage, type ArenaStage } from './arena-stage';

const RUNS = Number(process.env.MODEL_RUNS ?? 6);
/** Most of them are left out, since they would only be refused. */
const MOST_COMMANDS = 150;
/** Once in so many times one that will be refused is tried. */
const DARES = 8;

const api = testApi();

interface Result {
  id: number;
  winner: Corner | null;
  isWalkover: boolean;
  /** Who stood in the corners then. */
  of: string;
}

interface Bout {
  id: number;
  status: MatchStatus;
  isSkipped: boolean;
  /** Names; null: nobody yet. */
  blue: string | null;
  red: string | null;
  winner: Corner | null;
  /** What stands; without one where it was decided by nobody. */
  result: Result | null;
  /** The last one, if it was withdrawn. */
  withdrawn: Result | null;
  next: Corner | null;
}

interface Real {
  stage: ArenaStage;
  poolId: number;
  post(id: number, path: string, body?: object): Promise<{ status: number; body: MatchStepAnswer }>;
}

const isOver = ({ status }: Bout) => status === 'finished' || status === 'walkover';
const namesOf = ({ blue, red }: Bout) => `${blue} – ${red}`;

/** Two semi-finals and their final. */
class Model {
  constructor(readonly bouts: readonly [Bout, Bout, Bout]) {}

  get final(): Bout {
    return this.bouts[2];
  }

  /** Started, or decided by somebody: nothing below it changes any more. */
  get isFinalHeld(): boolean {
    return this.final.status === 'ongoing' || this.final.result !== null;
  }

  decide(bout: Bout, result: Result): void {
    Object.assign(bout, { status: result.isWalkover ? 'walkover' : 'finished', winner: result.winner, result });
    bout.withdrawn = null;
    if (bout.next) this.final[bout.next] = result.winner && bout[result.winner];
    this.settleFinal();
  }

  takeBack(bout: Bout): void {
    Object.assign(bout, { status: 'scheduled', winner: null, withdrawn: bout.result, result: null });
    if (!bout.next) return;
    if (isOver(this.final)) Object.assign(this.final, { status: 'scheduled', winner: null });
    if (this.final.status === 'called') this.final.status = 'scheduled';
    this.final[bout.next] = null;
  }

  /** Whose opponent can no longer come has won. */
  private settleFinal(): void {
    const [first, second, final] = this.bouts;
    if (isOver(final) || !isOver(first) || !isOver(second) || (final.blue && final.red)) return;
    Object.assign(final, { status: 'walkover', winner: final.blue ? 'blue' : final.red ? 'red' : null });
  }
}

/** One command: whether the model takes it, what it asks for, and what follows. */
class Command implements fc.AsyncCommand<Model, Real> {
  constructor(
    readonly name: string,
    readonly at: 0 | 1 | 2,
    readonly winner: Corner | null,
    readonly dares: boolean,
  ) {}

  check(model: Readonly<Model>): boolean {
    return this.isPossible(model) && (this.dares || this.isTaken(model, model.bouts[this.at]));
  }

  /** Whether it can be asked for at all. */
  private isPossible({ bouts }: Readonly<Model>): boolean {
    const bout = bouts[this.at];
    if (this.name === 'result') return this.winner !== null;
    if (this.name === 'correct') return this.winner !== null && bout.result !== null;
    if (this.name === 'withdraw') return bout.result !== null;
    return this.name !== 'undo' || bout.withdrawn !== null;
  }

  async run(model: Model, real: Real): Promise<void> {
    const bout = model.bouts[this.at];
    const isTaken = this.isTaken(model, bout);
    const { path, body } = this.asked(bout, real);
    const answer = await real.post(bout.id, path, body);
    expect([this.toString(), answer.status]).toEqual([this.toString(), isTaken ? 200 : 409]);
    if (isTaken) this.follow(model, bout, answer.body.data.result?.id ?? 0);
    const shown = await real.stage.matches(real.poolId);
    expect([this.toString(), ...model.bouts.map(seen)]).toEqual([
      this.toString(),
      ...model.bouts.map(({ id }) => {
        const match = shown.find((one) => one.id === id);
        const nameIn = (corner: Corner) => (match?.[corner].state === 'unit' ? match[corner].name : null);
        return seen({
          ...{ status: match?.status ?? 'scheduled', isSkipped: match?.is_skipped === true },
          ...{ winner: match?.winner ?? null, blue: nameIn('blue'), red: nameIn('red') },
        });
      }),
    ]);
  }

  toString(): string {
    return `${this.name} ${this.at + 1}${this.winner ? ` ${this.winner}` : ''}`;
  }

  private isTaken(model: Pick<Model, 'bouts' | 'isFinalHeld'>, bout: Bout): boolean {
    const { status, isSkipped } = bout;
    const isWhole = bout.blue !== null && bout.red !== null;
    const isFree = this.at === 2 || !model.isFinalHeld;
    switch (this.name) {
      case 'call':
        return status === 'scheduled' && isWhole;
      case 'skip':
        return status === 'called' || (status === 'scheduled' && !isSkipped);
      case 'bring-back':
        return status === 'scheduled' && isSkipped;
      case 'start':
        return status === 'called' && isWhole && model.bouts.every((one) => one.status !== 'ongoing');
      case 'unstart':
      case 'result':
        return status === 'ongoing';
      case 'walkover':
        return !isOver(bout) && isWhole;
      case 'correct':
      case 'withdraw':
        return isFree;
      default:
        return status === 'scheduled' && bout.withdrawn?.of === namesOf(bout);
    }
  }

  private asked({ result, withdrawn }: Bout, { stage }: Real): { path: string; body: object } {
    const winner = this.winner ?? undefined;
    const won = { winner, win_kind: 'teknik' };
    const reason = 'Diperiksa';
    switch (this.name) {
      case 'result':
        return { path: 'result', body: won };
      case 'walkover':
        return { path: 'walkover', body: { winner } };
      case 'correct':
        return { path: 'result', body: { ...won, reason, corrects_result_id: result?.id } };
      case 'withdraw':
        return { path: 'result/withdraw', body: { result_id: result?.id, reason } };
      case 'undo':
        return { path: 'result/undo', body: { result_id: withdrawn?.id } };
      default:
        return { path: this.name, body: { arena_id: stage.arenaId } };
    }
  }

  private follow(model: Model, bout: Bout, id: number): void {
    const { winner } = this;
    switch (this.name) {
      case 'call':
        return void Object.assign(bout, { status: 'called', isSkipped: false });
      case 'skip':
        return void Object.assign(bout, { status: 'scheduled', isSkipped: true });
      case 'bring-back':
        return void (bout.isSkipped = false);
      case 'start':
        return void (bout.status = 'ongoing');
      case 'unstart':
        return void (bout.status = 'called');
      case 'correct': {
        const result = { id, winner, isWalkover: false, of: namesOf(bout) };
        // the same winner in the same way: nothing above it moves
        if (bout.winner === winner && bout.status === 'finished') return void (bout.result = result);
        model.takeBack(bout);
        return model.decide(bout, result);
      }
      case 'withdraw':
        return model.takeBack(bout);
      case 'undo':
        return model.decide(bout, { ...(bout.withdrawn as Result), id });
      default:
        return model.decide(bout, { id, winner, isWalkover: this.name === 'walkover', of: namesOf(bout) });
    }
  }
}

/** What everybody sees of a bout; who is decided is no longer skipped for anybody. */
const seen = ({ status, isSkipped, blue, red, winner }: Pick<Bout, 'status' | 'isSkipped' | 'winner' | Corner>) =>
  `${blue} – ${red}: ${status}${status === 'scheduled' && isSkipped ? ', skipped' : ''}${winner ? `, ${winner}` : ''}`;

const names = ['call', 'call', 'start', 'start', 'result', 'skip', 'bring-back', 'unstart', 'walkover'] as const;
const commands = fc
  .tuple(
    fc.constantFrom(...names, 'result', 'correct', 'withdraw', 'undo'),
    fc.constantFrom(0 as const, 1 as const, 2 as const),
    fc.constantFrom<Corner | null>('blue', 'red', null),
    fc.nat(DARES - 1),
  )
  .map(([name, at, winner, dare]) => new Command(name, at, winner, dare === 0));

async function setUp(): Promise<{ model: Model; real: Real }> {
  const stage = await arenaStage(api);
  const poolId = await stage.drawPool([1, 1, 1, 1]);
  const matches = await stage.matches(poolId);
  await stage.schedule(matches.map(({ id }) => id));
  const bouts = matches.map((match): Bout => {
    const nameIn = (corner: Corner) => (match[corner].state === 'unit' ? match[corner].name : null);
    return {
      ...{ id: match.id, status: 'scheduled', isSkipped: false, winner: null, result: null, withdrawn: null },
      ...{ blue: nameIn('blue'), red: nameIn('red'), next: match.next_match_id ? (match.next_corner ?? null) : null },
    };
  });
  const real: Real = {
    ...{ stage, poolId },
    post: (id, path, body = {}) => api.request.post(`/api/matches/${id}/${path}`).set(stage.operator).send(body),
  };
  return { model: new Model(bouts as unknown as [Bout, Bout, Bout]), real };
}

it('takes and refuses whatever the desk does in any order as a model of it says', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands([commands], { maxCommands: MOST_COMMANDS, size: 'max' }), async (all) => {
      const prepared = await setUp();
      await fc.asyncModelRun(() => prepared, all);
    }),
    { numRuns: RUNS, seed: Number(process.env.MODEL_SEED ?? 20261126) },
  );
});
