// One page of the browser for print: the built web app, loaded and waiting for a sheet. It has no network, and a browser
// context of its own.
import { isDeepStrictEqual } from 'node:util';
import type { Browser, BrowserContext, HTTPRequest, Page } from 'puppeteer';
import { PRINT_READY_ATTRIBUTE, type PrintData, type Printer, printPath } from '@gelanggang/contract/print';
import type { Wording } from '@gelanggang/domain/words/languages';
import { PRINT_ORIGIN, webFile } from './web-files';

const VIEWPORT = { width: 800, height: 600, deviceScaleFactor: 1 };

/** What stands in the page's own world. */
type PageWorld = typeof globalThis & { __PRINTER__?: Printer };

export class PrintPage {
  /** Sheets that it has shown. */
  shown = 0;
  private isClosed = false;
  private isLoaded = false;
  private readonly faults: string[] = [];

  private constructor(
    private readonly webDist: string,
    readonly wording: Wording,
    private readonly context: BrowserContext,
    private readonly page: Page,
  ) {
    page.on('pageerror', (error) => this.faults.push(error instanceof Error ? error.message : String(error)));
    page.on('request', (request) => void this.answer(request));
    // it crashed, or went with its browser
    page.once('error', () => void this.close());
    page.once('close', () => (this.isClosed = true));
  }

  /** Nothing is loaded yet. */
  static async open(browser: Browser, webDist: string, wording: Wording): Promise<PrintPage> {
    const context = await browser.createBrowserContext();
    return new PrintPage(webDist, wording, context, await context.newPage());
  }

  /** It can show another sheet. */
  get isGood(): boolean {
    return !this.isClosed && this.faults.length === 0;
  }

  /** Loads the web app, which waits for a sheet then. */
  async load(withinMs: number): Promise<void> {
    if (this.isLoaded) return;
    const { page } = this;
    page.setDefaultTimeout(withinMs);
    await page.setRequestInterception(true);
    await page.evaluateOnNewDocument(() => {
      (globalThis as PageWorld).__PRINTER__ = {};
    });
    await page.goto(`${PRINT_ORIGIN}/`, { waitUntil: 'load' });
    await page.waitForFunction(() => (globalThis as PageWorld).__PRINTER__?.show !== undefined);
    this.isLoaded = true;
  }

  /** Shows one sheet and answers what `work` makes of it. */
  async show(
    { data, mark, withinMs }: { data: PrintData; mark?: string; withinMs: number },
    work: (page: Page) => Promise<Uint8Array>,
  ): Promise<Uint8Array> {
    const { page } = this;
    try {
      await this.load(withinMs);
      page.setDefaultTimeout(withinMs);
      // a picture makes the page as large as itself
      if (!isDeepStrictEqual(page.viewport(), VIEWPORT)) await page.setViewport(VIEWPORT);
      this.shown += 1;
      await page.evaluate(
        (to, given, word) => (globalThis as PageWorld).__PRINTER__?.show?.(to, given, word),
        printPath(data),
        data,
        mark,
      );
      await page.waitForSelector(`html[${PRINT_READY_ATTRIBUTE}]`);
      return await work(page);
    } catch (error) {
      const faults = this.faults.length > 0 ? `: ${this.faults.join('; ')}` : '';
      throw new Error(`${printPath(data)} failed${faults}`, { cause: error });
    }
  }

  /** What was shown goes; the next sheet comes after it. */
  async clear(): Promise<void> {
    await this.page.evaluate(() => (globalThis as PageWorld).__PRINTER__?.clear?.());
  }

  /** Ends whatever it does, a hanging script too. */
  async close(): Promise<void> {
    this.isClosed = true;
    // with its browser it went by itself
    await this.context.close().catch(() => undefined);
  }

  private async answer(request: HTTPRequest): Promise<void> {
    try {
      const address = request.url();
      if (address.startsWith('data:') || address.startsWith('blob:')) return await request.continue();
      const file = await webFile(this.webDist, address, this.wording);
      if (!file) return await request.abort('blockedbyclient');
      await request.respond({ status: file.status, contentType: file.contentType, body: file.body });
    } catch (error) {
      this.faults.push(error instanceof Error ? error.message : String(error));
      await request.abort('failed').catch(() => undefined);
    }
  }
}
