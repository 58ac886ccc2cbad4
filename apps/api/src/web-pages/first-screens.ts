// The first screens of public pages, ready to be sent: fetched from the API itself, drawn, and kept for a moment.
import { Logger } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { type FirstScreen, firstCalls, FIRST_SCREEN_ID, furtherCalls } from '@gelanggang/contract/first-screen';
import { API_BASE } from '@gelanggang/contract/http';
import { partsOf } from '@gelanggang/contract/public-pages';
import { LANGUAGE_COOKIE } from '@gelanggang/contract/languages';
import type { Wording } from '@gelanggang/domain/words/languages';
import type { Env } from '@gelanggang/platform/env/env';
import { Newest } from '../http/kept-answers';
import type { PageDrawer } from './page-drawer';
import type { PageScripts, Scripts } from './page-scripts';

/** What a page needs beside its head. */
export interface FirstScreenParts {
  styles: string;
  body: string;
  /** A script element with the data. */
  data: string;
  scripts: Scripts;
}

/** Younger than this it is served as it is. */
const FRESH_MS = 3_000;
/** Up to this age it is served while a newer one is made: the browser catches up from its `seq`. */
const OLD_MS = 20_000;
/** Rather no first screen than a page that waits longer for it. */
const PATIENCE_MS = 1_500;
const MOST_KEPT = 50;
/** Of as many pages, each drawn in some ten milliseconds, the last one comes within the patience. */
const MOST_UNDER_WAY = 24;

/** With more slashes around it, or zeros before its number, it is the same page, and anybody can make up any number of them. */
const isItsAddress = (path: string): boolean => path === `/${partsOf(path).join('/')}` && !/\/0\d*$/.test(path);

interface Kept {
  at: number;
  parts: FirstScreenParts;
}

export class FirstScreens {
  private readonly logger = new Logger(FirstScreens.name);
  private readonly kept = new Newest<Kept>(MOST_KEPT);
  private readonly underWay = new Map<string, Promise<FirstScreenParts | null>>();

  constructor(
    private readonly fastify: FastifyInstance,
    private readonly drawer: PageDrawer,
    private readonly scripts: PageScripts,
    private readonly spectators: Env['SPECTATORS'] = 'socket',
    private readonly wording: Wording = 'default',
  ) {}

  /** Null: the page has none, or not in time. One is drawn at a time, however many ask for it. */
  async find(path: string): Promise<FirstScreenParts | null> {
    const calls = isItsAddress(path) ? firstCalls(path) : null;
    if (!calls || !this.drawer.isBuilt) return null;
    const known = this.kept.get(path);
    const age = known ? Date.now() - known.at : Infinity;
    if (known && age < FRESH_MS) return known.parts;
    const making = this.underWay.get(path) ?? this.begin(path, calls);
    if (known && age < OLD_MS) return known.parts;
    if (!making) return null;
    return Promise.race([making, new Promise<null>((done) => setTimeout(done, PATIENCE_MS, null).unref())]);
  }

  /** Null: so many are being made that this one would come too late. */
  private begin(path: string, calls: string[]): Promise<FirstScreenParts | null> | null {
    if (this.underWay.size >= MOST_UNDER_WAY) return null;
    const making = this.make(path, calls)
      .catch((error: unknown) => {
        this.logger.warn(`no first screen for ${path}`, error);
        return null;
      })
      .finally(() => this.underWay.delete(path));
    this.underWay.set(path, making);
    return making;
  }

  private async make(path: string, calls: string[]): Promise<FirstScreenParts | null> {
    const at = Date.now();
    const answers = await this.answers(calls);
    if (!answers) return null;
    const screen: FirstScreen = { path, at, answers, ...(this.spectators === 'pieces' ? { pieces: true } : {}) };
    const drawn = await this.drawer.draw(screen);
    if (!drawn) return null;
    const { body, styles, module } = drawn;
    const parts = { body, styles, data: dataScript(screen), scripts: this.scripts.of(module) };
    this.kept.put(path, { at, parts });
    return parts;
  }

  /** Null when one is refused: the browser then finds out itself, and says so. */
  private async answers(calls: string[]): Promise<FirstScreen['answers'] | null> {
    const first = await this.ask(calls);
    const further = first && (await this.ask(furtherCalls(first)));
    return first && further && { ...first, ...further };
  }

  private async ask(calls: string[]): Promise<FirstScreen['answers'] | null> {
    const headers = { cookie: `${LANGUAGE_COOKIE}=${this.wording}` };
    const responses = await Promise.all(
      calls.map((call) => this.fastify.inject({ url: `${API_BASE}${call}`, headers })),
    );
    if (responses.some(({ statusCode }) => statusCode !== 200)) return null;
    return Object.fromEntries(calls.map((call, index) => [call, responses[index]?.json<unknown>()]));
  }
}

/** No text in it can end the script element. */
const dataScript = (screen: FirstScreen): string =>
  `<script type="application/json" id="${FIRST_SCREEN_ID}">${JSON.stringify(screen).replace(/</g, '\\u003c')}</script>`;
