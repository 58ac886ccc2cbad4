// Finds a Chromium to print with: PUPPETEER_EXECUTABLE_PATH, Puppeteer's cache, the system, the registry's own package.
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

export interface FoundChromium {
  executablePath: string;
  headless: true | 'shell';
  env?: Record<string, string | undefined>;
}

/** The headless shell first: it starts in a tenth of a second and prints twice as fast as the full browser. */
const NAMES = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge',
];
const APPLICATIONS = [
  '/usr/lib/chromium/chromium-headless-shell',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

export const NO_CHROMIUM =
  'No Chromium found for PDF. Install one (Debian, Ubuntu: apt-get install chromium; macOS: Google Chrome; anywhere: ' +
  'npx puppeteer browsers install chrome-headless-shell), or set PUPPETEER_EXECUTABLE_PATH.';

/** `wanted`: PUPPETEER_EXECUTABLE_PATH; `cached`: where Puppeteer would have put its own browsers. */
export async function findChromium(wanted: string | undefined, cached: readonly string[]): Promise<FoundChromium> {
  if (wanted !== undefined) {
    if (!isExecutable(wanted)) throw new Error(`PUPPETEER_EXECUTABLE_PATH is not an executable file: ${wanted}`);
    return found(wanted);
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const path = [...cached, ...onPath, ...APPLICATIONS].find(isExecutable);
  if (path !== undefined) return found(path);
  const own = await bundled();
  if (own) return own;
  throw new Error(NO_CHROMIUM);
}

const found = (executablePath: string): FoundChromium => ({
  executablePath,
  headless: executablePath.includes('headless-shell') ? 'shell' : true,
});

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The registry's Chromium (Linux x64) with the libraries it needs; it unpacks once: 2 s, 190 MB. */
async function bundled(): Promise<FoundChromium | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  // it unpacks to os.tmpdir()/chromium: in a shared folder anybody could have put a file there first
  const cache = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'gelanggang-chromium-147');
  mkdirSync(cache, { recursive: true, mode: 0o700 });
  const touched = ['TMPDIR', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH', 'AWS_LAMBDA_JS_RUNTIME'] as const;
  const before = Object.fromEntries(touched.map((name) => [name, process.env[name]]));
  try {
    // this runtime's name makes it unpack its own NSS libraries too
    Object.assign(process.env, { TMPDIR: cache, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' });
    const { default: chromium } = await import('@sparticuz/chromium');
    chromium.setGraphicsMode = false;
    const executablePath = await chromium.executablePath();
    const libraries = [join(cache, 'al2023', 'lib'), before.LD_LIBRARY_PATH].filter(Boolean).join(':');
    const fonts = existsSync('/etc/fonts/fonts.conf') ? before.FONTCONFIG_PATH : process.env.FONTCONFIG_PATH;
    return {
      executablePath,
      headless: 'shell',
      env: { ...process.env, LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: fonts },
    };
  } catch (error) {
    // an optional dependency: absent on other platforms and where optional packages are left out
    if (error instanceof Error && 'code' in error && /MODULE_NOT_FOUND/.test(String(error.code))) return null;
    throw error;
  } finally {
    for (const name of touched) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
  }
}
