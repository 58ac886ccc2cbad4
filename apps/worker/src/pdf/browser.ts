// Prints the web app's own print pages: one warm browser, whose pages stand loaded and wait for the next sheet.
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Browser, Page, PDFOptions } from 'puppeteer';
import { type PrintData, printPath } from '@gelanggang/contract/print';
import { currentWording } from '@gelanggang/platform/languages/wording';
import { Env } from '@gelanggang/platform/env/env';
import { findChromium } from './find-chromium';
import { PrintCache, printKey } from './print-cache';
import { PrintPage } from './print-page';
import { PRINT_ORIGIN, webFile } from './web-files';

/** A page is replaced after this many sheets, and the browser after this many, before they grow. */
const SHEETS_PER_PAGE = 25;
const SHEETS_PER_BROWSER = 250;
const PAGES_AT_ONCE = 2;
const PAGE_WITHIN_MS = 60_000;
const CACHE_BYTES = 64 * 1024 * 1024;
/** Memory of one page's scripts. */
const SCRIPT_MEGABYTES = 512;

const ARGS = [
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--font-render-hinting=none',
  // whatever is not answered from the built web app goes nowhere
  '--host-resolver-rules=MAP * ~NOTFOUND',
  // numbers are asked of no resolver, and sockets of scripts of nobody: all of them go by a proxy that is not there
  '--proxy-server=http://nowhere.invalid:1',
  '--proxy-bypass-list=<-loopback>',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-background-networking',
  `--js-flags=--max-old-space-size=${SCRIPT_MEGABYTES}`,
];

/** No picture of Chromium is longer than 16,384 pixels; a larger one is drawn at a smaller scale. */
const LONGEST_PICTURE = 16_000;

interface PageOrder {
  data: PrintData;
  /** A word across each sheet. */
  mark?: string;
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

type Work = (page: Page) => Promise<Uint8Array>;

const withinMs = (order: PageOrder): number => order.withinMs ?? PAGE_WITHIN_MS;

class TooLate extends Error {}

@Injectable()
export class PrintBrowser implements OnApplicationShutdown {
  private readonly logger = new Logger(PrintBrowser.name);
  private readonly cache = new PrintCache(CACHE_BYTES);
  private browser: Promise<Browser> | null = null;
  private sheetsDone = 0;
  private pagesBusy = 0;
  /** Of the browser that stands; the one that was used last comes last. */
  private standing: PrintPage[] = [];
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly env: Env) {}

  print(order: PrintOrder): Promise<Uint8Array> {
    return this.cached(order, [order.pdf], (page) => page.pdf({ ...order.pdf, timeout: withinMs(order) }));
  }

  /** A PNG of one element of the page, whole, however large it is. */
  picture(order: PictureOrder): Promise<Uint8Array> {
    return this.cached(order, [order.element, order.scale], async (page) => {
      const found = await page.waitForSelector(order.element);
      const box = await found?.boundingBox();
      if (!found || !box) throw new Error(`${order.element} has no size`);
      const [width, height] = [Math.ceil(box.x + box.width), Math.ceil(box.y + box.height)];
      const scale = Math.min(order.scale, LONGEST_PICTURE / Math.max(width, height));
      await page.setViewport({ width, height, deviceScaleFactor: scale });
      return found.screenshot({ type: 'png' });
    });
  }

  /** `how`: all that the file depends on besides the page and its data. */
  private async cached(order: PageOrder, how: readonly unknown[], work: Work): Promise<Uint8Array> {
    order.signal.throwIfAborted();
    // it names the scripts by their content
    const web = await webFile(this.env.WEB_DIST, `${PRINT_ORIGIN}/`, currentWording());
    const key = printKey(order.data, [...how, order.mark ?? ''], web?.body.toString('base64'));
    const before = this.cache.get(key);
    if (before) return before;
    const file = await this.onPage(order, work);
    this.cache.keep(key, file);
    return file;
  }

  private async onPage(order: PageOrder, work: Work): Promise<Uint8Array> {
    await this.takePlace();
    try {
      order.signal.throwIfAborted();
      const page = await this.standingPage();
      const isUsed = page.shown > 0;
      try {
        return await this.showOn(page, order, work);
      } catch (error) {
        // a sheet before may have spoiled the page: a new one has shown none
        if (!isUsed || order.signal.aborted || error instanceof TooLate) throw error;
        this.logger.warn('a page that stood failed; a new one is tried', error);
        return await this.showOn(await this.newPage(), order, work);
      }
    } finally {
      this.leavePlace();
    }
  }

  private async showOn(page: PrintPage, order: PageOrder, work: Work): Promise<Uint8Array> {
    let isLate = false;
    const stop = () => void page.close();
    const limit = setTimeout(() => {
      isLate = true;
      stop();
    }, withinMs(order));
    order.signal.addEventListener('abort', stop, { once: true });
    try {
      order.signal.throwIfAborted();
      const file = await page.show({ data: order.data, mark: order.mark, withinMs: withinMs(order) }, work);
      this.keep(page);
      return file;
    } catch (error) {
      await page.close();
      throw isLate ? new TooLate(`${printPath(order.data)} took too long`, { cause: error }) : error;
    } finally {
      clearTimeout(limit);
      order.signal.removeEventListener('abort', stop);
      this.sheetsDone += 1;
    }
  }

  /** Stands ready for the next sheet; one that has shown enough gives its place to a new one. */
  private keep(page: PrintPage): void {
    const { standing } = this;
    if (!page.isGood) return void page.close();
    if (page.shown < SHEETS_PER_PAGE) {
      standing.push(page);
      page.clear().catch((error: unknown) => this.drop(page, error));
      return;
    }
    void page.close();
    const next = async () => {
      const fresh = await this.newPage();
      await fresh.load(PAGE_WITHIN_MS);
      // its browser may have been replaced meanwhile
      if (standing === this.standing) standing.push(fresh);
      else await fresh.close();
    };
    next().catch((error: unknown) => this.logger.debug('no page could be prepared', error));
  }

  private drop(page: PrintPage, error: unknown): void {
    this.logger.debug('a standing page was lost', error);
    this.standing = this.standing.filter((one) => one !== page);
    void page.close();
  }

  private async standingPage(): Promise<PrintPage> {
    await this.warm();
    const wording = currentWording();
    for (;;) {
      const at = this.standing.findLastIndex((one) => one.wording === wording);
      const [page] = at < 0 ? [] : this.standing.splice(at, 1);
      if (!page) return this.newPage();
      if (page.isGood) return page;
      void page.close();
    }
  }

  private async newPage(): Promise<PrintPage> {
    return PrintPage.open(await this.warm(), this.env.WEB_DIST, currentWording());
  }

  async onApplicationShutdown(): Promise<void> {
    const browser = this.browser;
    this.browser = null;
    await (await browser?.catch(() => null))?.close();
  }

  /** The browser that stands, or a new one: at first, after a crash, after SHEETS_PER_BROWSER sheets. */
  private async warm(): Promise<Browser> {
    if (this.browser && this.sheetsDone >= SHEETS_PER_BROWSER && this.pagesBusy === 1) {
      const old = await this.browser;
      this.browser = null;
      await old.close();
    }
    if (!this.browser) {
      this.sheetsDone = 0;
      this.standing = [];
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
    if (this.pagesBusy >= PAGES_AT_ONCE) await new Promise<void>((go) => this.waiting.push(go));
    this.pagesBusy += 1;
  }

  private leavePlace(): void {
    this.pagesBusy -= 1;
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
