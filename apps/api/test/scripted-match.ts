// A match played word by word through the calls of its panels, as a referee council would enter it.
import type { ResultProposal, ScoreSheet } from '@gelanggang/contract/scoring';
import { IPSI_2025_SET } from '@gelanggang/domain/rules/ipsi-2025';
import type { Corner } from '@gelanggang/domain/words/corners';
import type { TestApi } from '../../../test/setup/api';
import type { ScoringStage } from './scoring-stage';

const FAULTS: Readonly<Record<string, string>> = {
  keluar: 'g-keluar',
  kata: 'g-komunikasi',
  kaidah: 'g-tanpa-kaidah',
  perintah: 'g-perintah',
  rangkul: 'g-merangkul',
  kepala: 'g-leher-kepala',
  lutut: 'g-lutut',
  tengkuk: 'g-menancapkan',
  hina: 'g-menghina',
  'muda-keluar': 'm-keluar',
  'muda-sikut': 'm-sikutan',
  'muda-gunting': 'm-guntingan',
  'muda-balas': 'm-membalas-guntingan',
  'muda-kepala': 'm-leher-kepala',
};
const KINDS = ['punch', 'kick'] as const;
const cornerOf = (sign: string | undefined): Corner => (sign === 'B' ? 'blue' : 'red');

export interface ScriptedMatch {
  /**
   * One word is one press. An age group of IPSI 2025 first (dewasa without one); `B.keluar` a fault, `B.hina!` on purpose,
   * `B.keluar>teguran-2` another step with a reason; `B1` and `B2` two judges agree, `B1?` one alone; `B3` a throw, `B3*6`
   * six; `R*4` a count to four, `R*10o` after a fall of its own; `R!unfit` a stop; `R@uniform` a time that is up late,
   * `R@doctor=unfit` its end; `ask:BBN` what three judges answer about a throw, confirmed, `fault:BBN` about a
   * fault; `ask` the question alone; `pause` and `resume` the clock;
   * `undo` takes back what was entered last, `undo:penalties` the last of these that stands, `undo:penalties/1` the first;
   * `B#throw=ok` a card, and what the commission says (`no`; without either it waits): `B#no-throw`, `B#no-fault` are about
   * what stands last, `B#fault.rangkul` names the fault; `next` the next round, `over` the end of the last, `extra` an extra round that
   * is over as well, `more` one that runs; `lot` or `lot=B`; `B=60.5` on the scales. A word that ends with `✗` is refused.
   */
  play(script: string): Promise<void>;
  /** Goes on with the match that is on. */
  goOn(script: string): Promise<void>;
  /** 'B teknik unfit 3:0', or '– time'. */
  decision(): Promise<string>;
  sheet(): Promise<ScoreSheet>;
}

export function scriptedMatch(api: TestApi, stage: ScoringStage): ScriptedMatch {
  const sql = (text: string, values: unknown[] = []) => api.dataSource.query(text, values);
  const send = async (path: string, body: object, isRefused = false) => {
    const { status, text } = await stage.post(stage.council, path, body);
    const isRight = isRefused ? status === 409 || status === 422 : status === 200;
    if (!isRight) throw new Error(`${path} ${JSON.stringify(body)}: ${status} ${text}`);
  };

  async function ofAge(group: string): Promise<void> {
    const found = IPSI_2025_SET.groups.find(({ id }) => id === group);
    if (!found?.times) throw new Error(`No age group ${group}.`);
    const { roundCount, roundSeconds, breakSeconds } = found.times;
    await sql(
      `update age_category a set above_years = $2, up_to_years = $3, round_count = $4, round_seconds = $5,
         break_seconds = $6
       from match m join pool p on p.id = m.pool_id join drawing d on d.id = p.drawing_id
       where m.id = $1 and a.id = d.age_category_id`,
      [stage.match.id, found.fromYears, found.toYears, roundCount, roundSeconds, breakSeconds],
    );
    // no length of its own: the rules lead
    await sql(
      `update drawing d set match_duration = null from match m join pool p on p.id = m.pool_id
       where m.id = $1 and d.id = p.drawing_id`,
      [stage.match.id],
    );
  }

  async function weigh(corner: Corner, weight: number): Promise<void> {
    await sql(
      `insert into weigh_in (tournament_id, participant_id, date, outcome, weight)
       select m.tournament_id, u.participant_id, (m.started_at at time zone t.time_zone)::date, 'present', $2
       from match m join tournament t on t.id = m.tournament_id
       join pool_unit_member u on u.unit_id = m.${corner}_unit_id where m.id = $1`,
      [stage.match.id, weight],
    );
  }

  async function time(corner: Corner, kind: string, outcome: string): Promise<void> {
    await send('timers', { kind, corner });
    const [timer] = await sql(
      `update table_timer set at = at - interval '200 s' where ended_at is null and withdrawn_at is null returning id`,
    ).then(([rows]: [{ id: number }[]]) => rows);
    await send(`timers/${timer?.id}/end`, { outcome });
  }

  /** Asked about a card that waits once its five minutes are over; its place among the entries stays. */
  async function question(kind: 'throw' | 'violation', isRefused = false): Promise<void> {
    const shift = (sign: string) =>
      sql(`update var_request set requested_at = requested_at ${sign} interval '5 minutes' where outcome is null`);
    await shift('-');
    await send('verifications', { kind }, isRefused);
    await shift('+');
  }

  async function ask(kind: 'throw' | 'violation', answers: string): Promise<void> {
    await question(kind);
    const id = (await stage.score()).verification?.id;
    const words = { B: 'blue', R: 'red', N: 'none' } as Record<string, string>;
    for (const [index, sign] of [...answers].entries()) {
      const judge = stage.judges[index];
      if (judge) await stage.post(judge, `verifications/${id}/answer`, { answer: words[sign] }).expect(200);
    }
    await send(`verifications/${id}/confirm`, {});
  }

  /** A card of a corner about what stands last, and what the commission says of it. */
  async function card(corner: Corner, text: string, isRefused: boolean): Promise<void> {
    const [, claim = '', fault, outcome] = /^([a-z-]+)(?:\.([a-z]+))?(?:=(ok|no))?$/.exec(text) ?? [];
    // null before anything was entered
    const { points = [], penalties = [] } = ((await stage.sheet()) as ScoreSheet | null) ?? {};
    const standing = <T extends { corner: Corner; withdrawn_reason: string | null }>(all: readonly T[]) =>
      all.filter((one) => one.withdrawn_reason === null);
    const point = standing(points).findLast((one) => one.kind === 'throw' && one.corner !== corner);
    const penalty = standing(penalties).findLast((one) => one.corner === corner);
    const about = {
      ...(claim === 'no-throw' ? { point_id: point?.id } : {}),
      ...(claim === 'no-fault' ? { penalty_id: penalty?.id } : {}),
    };
    await send('var-requests', { corner, claim, ...about }, isRefused);
    if (isRefused || outcome === undefined) return;
    const id = (await stage.score()).var_request?.id;
    const said = fault === undefined ? {} : { fault: FAULTS[fault] };
    await send(
      `var-requests/${id}/decide`,
      outcome === 'ok' ? { outcome: 'accepted', ...said } : { outcome: 'rejected' },
    );
  }

  async function undoOne(text: string, isRefused: boolean): Promise<void> {
    const [kind = '', place] = text.split('/');
    const { points, penalties, knockdowns, stops, timers, var_requests: cards } = await stage.sheet();
    const all: Record<string, readonly { id: number; withdrawn_reason: string | null }[]> = {
      ...{ points, penalties, knockdowns, stops, timers, cards },
    };
    const standing = (all[kind] ?? []).filter((one) => one.withdrawn_reason === null);
    const one = place === undefined ? standing.at(-1) : standing[Number(place) - 1];
    const path = kind === 'cards' ? 'var-requests' : kind;
    await send(`${path}/${one?.id}/withdraw`, { reason: 'Salah tekan' }, isRefused);
  }

  async function undo(): Promise<void> {
    const { points, penalties, knockdowns, stops } = await stage.sheet();
    const all = Object.entries({ points, penalties, knockdowns, stops }).flatMap(([kind, entries]) =>
      entries.filter((one) => one.withdrawn_reason === null).map(({ id, at }) => ({ kind, id, at })),
    );
    const last = all.sort((a, b) => a.at.localeCompare(b.at)).at(-1);
    await send(`${last?.kind}/${last?.id}/withdraw`, { reason: 'Salah tekan' });
  }

  async function press(word: string): Promise<void> {
    const isRefused = word.endsWith('✗');
    const said = isRefused ? word.slice(0, -1) : word;
    const [, sign, rest = ''] = /^([BR])(.*)$/.exec(said) ?? [];
    const corner = cornerOf(sign);
    if (said === 'next') {
      await send('clock', { step: 'end-round' });
      await send('clock', { step: 'start' });
    } else if (said === 'over') {
      // the last round has no break after it
      for (const step of ['end-round', 'next-round', 'end-round', 'next-round', 'end-round']) {
        await stage.post(stage.council, 'clock', { step });
      }
    } else if (said === 'extra') {
      await send('clock', { step: 'extra-round' });
      await send('clock', { step: 'end-round' });
    } else if (said === 'more') {
      for (const step of ['extra-round', 'start']) await send('clock', { step });
    } else if (said === 'undo') await undo();
    else if (said.startsWith('undo:')) await undoOne(said.slice(5), isRefused);
    else if (rest.startsWith('#')) await card(corner, rest.slice(1), isRefused);
    else if (said === 'ask') await question('throw', isRefused);
    else if (said === 'pause' || said === 'resume') await send('clock', { step: said }, isRefused);
    else if (said.startsWith('ask:')) await ask('throw', said.slice(4));
    else if (said.startsWith('fault:')) await ask('violation', said.slice(6));
    else if (said.startsWith('lot'))
      await send('lot', said === 'lot' ? {} : { winner: cornerOf(said.at(-1)) }, isRefused);
    else if (rest.startsWith('.')) {
      const [, name = '', isDeliberate, step] = /^\.([a-z-]+)(!)?(?:>([a-z0-9-]+))?$/.exec(rest) ?? [];
      const more = {
        ...(isDeliberate ? { is_deliberate: true } : {}),
        ...(step ? { step, reason: 'Lihat video' } : {}),
      };
      await send('penalties', { corner, fault: FAULTS[name], ...more }, isRefused);
    } else if (/^3(\*\d+)?$/.test(rest)) {
      for (let left = Number(rest.slice(2) || 1); left > 0; left -= 1) await send('throws', { corner }, isRefused);
    } else if (/^[12](\?|\*\d+)?$/.test(rest)) {
      const judges = rest.endsWith('?') ? stage.judges.slice(0, 1) : stage.judges.slice(0, 2);
      const kind = KINDS[Number(rest[0]) - 1] ?? 'punch';
      for (let left = Number(/\*(\d+)/.exec(rest)?.[1] ?? 1); left > 0; left -= 1) {
        for (const judge of judges) await stage.tap(judge, corner, kind);
      }
    } else if (rest.startsWith('*')) {
      const count = parseInt(rest.slice(1), 10);
      await send('knockdowns', { corner, count, is_own_fall: rest.endsWith('o') }, isRefused);
    } else if (rest.startsWith('!')) await send('stops', { corner, kind: rest.slice(1) }, isRefused);
    else if (rest.startsWith('@')) {
      const [kind = '', outcome = 'late'] = rest.slice(1).split('=');
      await time(corner, kind, outcome);
    } else if (rest.startsWith('=')) await weigh(corner, Number(rest.slice(1)));
    else throw new Error(`What is ${word}?`);
  }

  return {
    async play(script) {
      const words = script.split(' ');
      const group = IPSI_2025_SET.groups.some(({ id }) => id === words[0]) ? words.shift() : undefined;
      await ofAge(group ?? 'dewasa');
      await stage.restart();
      await sql('delete from weigh_in');
      for (const word of words.filter(Boolean)) await press(word);
    },
    async goOn(script) {
      for (const word of script.split(' ').filter(Boolean)) await press(word);
    },
    async decision() {
      const { body } = await api.request.get('/api/panel/proposal').set(stage.council.headers).expect(200);
      const { proposal, blue_score: blue, red_score: red } = (body as { data: ResultProposal }).data;
      if (proposal.winner === null) return `– ${proposal.next}`;
      return `${proposal.winner === 'blue' ? 'B' : 'R'} ${proposal.winKind} ${proposal.reason} ${blue}:${red}`;
    },
    sheet: () => stage.sheet(),
  };
}
