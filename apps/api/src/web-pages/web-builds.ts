// The web app as it was built in each language: its page, and what draws first screens with it.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { fileIn, type Wording, WORDINGS } from '@gelanggang/domain/words/languages';
import type { Env } from '@gelanggang/platform/env/env';
import { FinishedPages } from './finished-pages';
import { FirstScreens } from './first-screens';
import { PageDrawer } from './page-drawer';
import { PageScripts } from './page-scripts';

export interface WebBuild {
  /** index.html, with what stands between it and its first paint inside. */
  template: string;
  /** As a content security policy names the script inside. */
  scriptHash: string;
  firstScreens: FirstScreens;
  finished: FinishedPages;
  drawer: PageDrawer;
}

export class WebBuilds {
  private readonly builds = new Map<Wording, WebBuild>();
  /** null: there is no web app here, only the API. */
  readonly original: WebBuild | null;

  constructor(
    private readonly fastify: FastifyInstance,
    private readonly env: Pick<Env, 'WEB_DIST' | 'SPECTATORS'>,
  ) {
    this.original = this.find('default');
  }

  /** A language that is not built, or not yet, is spoken in the specification's wording. */
  in(wording: Wording): WebBuild | null {
    return this.original && (this.find(wording) ?? this.original);
  }

  /** The files at the root of the web app that each language has its own of. */
  files(): string[] {
    const others = WORDINGS.filter((one) => one !== 'default');
    return others.flatMap((one) => ['service-worker.js', 'app.webmanifest'].map((name) => fileIn(one, name)));
  }

  async stop(): Promise<void> {
    await Promise.all([...this.builds.values()].map(({ drawer }) => drawer.stop()));
  }

  private find(wording: Wording): WebBuild | null {
    const known = this.builds.get(wording);
    if (known) return known;
    const { WEB_DIST: root, SPECTATORS: spectators } = this.env;
    const index = join(root, fileIn(wording, 'index.html'));
    if (!existsSync(index)) return null;
    const template = withoutWaiting(readFileSync(index, 'utf8'), root);
    const drawer = new PageDrawer(root, fileIn(wording, 'render.cjs'));
    const scripts = new PageScripts(root, fileIn(wording, 'manifest.json'));
    const build: WebBuild = {
      template,
      scriptHash: inlineScriptHash(template),
      firstScreens: new FirstScreens(this.fastify, drawer, scripts, spectators, wording),
      finished: new FinishedPages(),
      drawer,
    };
    this.builds.set(wording, build);
    return build;
  }
}

/** What stands between the page and its first paint is small: it comes in the page instead of being asked for. */
function withoutWaiting(html: string, root: string): string {
  const content = (path: string) => readFileSync(join(root, path), 'utf8');
  return html
    .replace(
      /<script src="(\/first-paint\.js)"><\/script>/,
      (_tag, path: string) => `<script>${content(path)}</script>`,
    )
    .replace(
      /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g,
      (_tag, path: string) => `<style>${content(path)}</style>`,
    );
}

/** By its hash a script in the page is allowed, and no other one. */
function inlineScriptHash(html: string): string {
  const [, script] = /<script>([^]*?)<\/script>/.exec(html) ?? [];
  return script === undefined ? '' : `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
