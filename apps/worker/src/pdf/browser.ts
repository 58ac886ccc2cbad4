// The only file that touches Puppeteer: one warm browser that prints the web app's own print pages.
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Browser, HTTPRequest, Page, PDFOptions } from 'puppeteer';
import { PRINT_READY_ATTRIBUTE, type PrintData } from '@gelanggang/contract/print';
import { Env } from '@gelanggang/platform/env/env';
import { findChromium } from './find-chromium';
import { PRINT_ORIGIN, webFile } from './web-files';

/** A browser is replaced after this many pages, before it grows. */
const PAGES_PER_BROWSER = 100;
const PAGES_AT_ONCE = 2;
const PAGE_WITHIN_MS = 60_000;
/** Memory of one page's scripts. */
const SCRIPT_MEGABYTES = 512;

const ARGS = [
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--font-render-hinting=none',
  // whatever is not answered from the built web app goes nowhere
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--disable-background-networking',
  `--js-flags=--max-old-space-size=${SCRIPT_MEGABYTES}`,
];

/** No picture of Chromium is longer than 16,384 pixels; a larger one is drawn at a smaller scale. */
const LONGEST_PICTURE = 16_000;

interface PageOrder {
  path: string;
  data: PrintData;
  signal: AbortSignal;
  /** For pages with very much on them. */
  withinMs?: number;
}

export interface PrintOrder extends PageOrder {
  pdf: PDFOptions;
}

export interface PictureOrder extends PageOrder {
  /** The element that is the picture. */
  element: string;
  /** Pixels for one of the page's. */
  scale: number;
}

@Injectable()
export class PrintBrowser implements OnApplicationShutdown {
  private readonly logger = new Logger(PrintBrowser.name);
  private browser: Promise<Browser> | null = null;
  private pagesDone = 0;
  private pagesOpen = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly env: Env) {}

  print(order: PrintOrder): Promise<Uint8Array> {
    return this.onPage(order, (page) => page.pdf({ ...order.pdf, timeout: order.withinMs ?? PAGE_WITHIN_MS }));
  }

  /** A PNG of one element of the page, whole, however large it is. */
  picture(order: PictureOrder): Promise<Uint8Array> {
    return this.onPage(order, async (page) => {
      const found = await page.waitForSelector(order.element);
      const box = await found?.boundingBox();
      if (!found || !box) throw new Error(`${order.element} has no size`);
      const [width, height] = [Math.ceil(box.x + box.width), Math.ceil(box.y + box.height)];
      const scale = Math.min(order.scale, LONGEST_PICTURE / Math.max(width, height));
      await page.setViewport({ width, height, deviceScaleFactor: scale });
      return found.screenshot({ type: 'png' });
    });
  }

  private async onPage(order: PageOrder, work: (page: Page) => Promise<Uint8Array>): Promise<Uint8Array> {
    await this.takePlace();
    try {
      order.signal.throwIfAborted();
      const browser = await this.warm();
      const context = await browser.createBrowserContext();
      // ends whatever the page is doing, a hanging script too
      const stop = () => void context.close().catch(() => undefined);
      const limit = setTimeout(stop, order.withinMs ?? PAGE_WITHIN_MS);
      order.signal.addEventListener('abort', stop, { once: true });
      try {
        return await this.openPage(await context.newPage(), order, work);
      } finally {
        clearTimeout(limit);
        order.signal.removeEventListener('abort', stop);
        this.pagesDone += 1;
        await context.close().catch((error: unknown) => this.logger.debug('a page was closed already', error));
      }
    } finally {
      this.leavePlace();
    }
  }

  async onApplicationShutdown(): Promise<void> {
    const browser = this.browser;
    this.browser = null;
    await (await browser?.catch(() => null))?.close();
  }

  private async openPage(
    page: Page,
    { path, data, withinMs = PAGE_WITHIN_MS }: PageOrder,
    work: (page: Page) => Promise<Uint8Array>,
  ): Promise<Uint8Array> {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error instanceof Error ? error.message : String(error)));
    page.setDefaultTimeout(withinMs);
    page.on('request', (request) => void this.answer(request, faults));
    try {
      await page.setRequestInterception(true);
      await page.evaluateOnNewDocument((given: unknown) => {
        (globalThis as { __PRINT__?: unknown }).__PRINT__ = given;
      }, data);
      await page.goto(`${PRINT_ORIGIN}${path}`, { waitUntil: 'load' });
      await page.waitForSelector(`html[${PRINT_READY_ATTRIBUTE}]`);
      return await work(page);
    } catch (error) {
      throw new Error(`print page ${path} failed${faults.length > 0 ? `: ${faults.join('; ')}` : ''}`, {
        cause: error,
      });
    }
  }

  private async answer(request: HTTPRequest, faults: string[]): Promise<void> {
    try {
      const address = request.url();
      if (address.startsWith('data:') || address.startsWith('blob:')) return await request.continue();
      const file = await webFile(this.env.WEB_DIST, address);
      if (!file) return await request.abort('blockedbyclient');
      await request.respond({ status: file.status, contentType: file.contentType, body: file.body });
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error));
      await request.abort('failed').catch(() => undefined);
    }
  }

  /** The browser that stands, or a new one: at first, after a crash, after PAGES_PER_BROWSER pages. */
  private async warm(): Promise<Browser> {
    if (this.browser && this.pagesDone >= PAGES_PER_BROWSER && this.pagesOpen === 1) {
      const old = await this.browser;
      this.browser = null;
      await old.close();
    }
    if (!this.browser) {
      this.pagesDone = 0;
      const launching = this.launch();
      this.browser = launching;
      const forget = () => {
        if (this.browser === launching) this.browser = null;
      };
      launching.then((browser) => browser.on('disconnected', forget), forget);
    }
    return this.browser;
  }

  private async launch(): Promise<Browser> {
    // only when the first page is asked for: most workers' starts need no browser
    const puppeteer = await import('puppeteer');
    const { executablePath, headless, env } = await findChromium(
      this.env.PUPPETEER_EXECUTABLE_PATH,
      cachedBrowsers((launch) => puppeteer.executablePath(launch)),
    );
    const isRoot = process.getuid?.() === 0;
    const browser = await puppeteer.launch({
      executablePath,
      headless,
      args: isRoot ? [...ARGS, '--no-sandbox'] : ARGS,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      ...(env ? { env } : {}),
    });
    this.logger.log(`browser for PDF: ${await browser.version()}`);
    return browser;
  }

  private async takePlace(): Promise<void> {
    if (this.pagesOpen >= PAGES_AT_ONCE) await new Promise<void>((go) => this.waiting.push(go));
    this.pagesOpen += 1;
  }

  private leavePlace(): void {
    this.pagesOpen -= 1;
    this.waiting.shift()?.();
  }
}

/** Where Puppeteer keeps browsers that were installed with its own command. */
function cachedBrowsers(executablePath: (launch: { headless: true | 'shell' }) => string): string[] {
  return (['shell', true] as const).flatMap((headless) => {
    try {
      return [executablePath({ headless })];
    } catch {
      // it has none: the next place is looked at
      return [];
    }
  });
}
