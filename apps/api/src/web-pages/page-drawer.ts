// Has first screens drawn by a thread of its own. A page that cannot be drawn goes without: the browser draws it then.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FirstScreen } from '@gelanggang/contract/first-screen';
import { AskedThread } from '@gelanggang/platform/turns/asked-thread';

export interface Drawn {
  body: string;
  styles: string;
  /** The page's own file, as the web app's manifest names it. */
  module: string | null;
}

export class PageDrawer {
  /** False: the web app was built without its half for the server. */
  readonly isBuilt: boolean;
  private readonly thread: AskedThread<FirstScreen, Drawn>;

  constructor(webDist: string, script = 'render.cjs') {
    const renderer = join(dirname(webDist), 'web-server', script);
    this.isBuilt = existsSync(renderer);
    this.thread = new AskedThread('PageDrawer', join(__dirname, 'first-screen.worker.js'), renderer);
  }

  /** Null: it could not be drawn. */
  draw(screen: FirstScreen): Promise<Drawn | null> {
    return this.isBuilt ? this.thread.ask(screen) : Promise.resolve(null);
  }

  stop(): Promise<void> {
    return this.thread.stop();
  }
}
