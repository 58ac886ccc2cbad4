// Which scripts a page needs, so that the browser asks for all of them at once instead of finding one behind the other.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Addresses. */
export interface Scripts {
  /** Each runs when the one before it has run: a phone is not held up by all of them in one piece. */
  run: readonly string[];
  /** What the application asks for itself once it runs. */
  ahead: readonly string[];
}

interface Chunk {
  file: string;
  name?: string;
  isEntry?: boolean;
  imports?: string[];
}

/** The chunk that runs before what imports it (vite.config.mts). */
const FIRST = 'react-dom';

export class PageScripts {
  private readonly chunks: Readonly<Record<string, Chunk>>;

  constructor(webDist: string, name = 'manifest.json') {
    const manifest = join(webDist, '.vite', name);
    this.chunks = existsSync(manifest) ? (JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, Chunk>) : {};
  }

  /** `module` as the manifest names it; null: a page of which only the application is known. */
  of(module: string | null): Scripts {
    const entry = Object.keys(this.chunks).filter((key) => this.chunks[key]?.isEntry);
    const needed = this.withImports([...entry, ...(module === null ? [] : [module])]);
    const first = needed.filter((key) => this.chunks[key]?.name === FIRST);
    const run = [...first, ...entry];
    return { run: this.addresses(run), ahead: this.addresses(needed.filter((key) => !run.includes(key))) };
  }

  private withImports(keys: readonly string[]): string[] {
    const found = new Set<string>();
    const add = (key: string): void => {
      if (found.has(key) || !(key in this.chunks)) return;
      found.add(key);
      this.chunks[key]?.imports?.forEach(add);
    };
    keys.forEach(add);
    return [...found];
  }

  private addresses(keys: readonly string[]): string[] {
    return keys.flatMap((key) => this.chunks[key]?.file ?? []).map((file) => `/${file}`);
  }
}
