// Writes the service worker into the build, one for each language: the script as it stands, with this version's list of files to keep.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { fileIn, LANGUAGE_TAGS, type Wording } from '../../libs/domain/src/words/languages';

/** The pages that are to open without a network, and what they load when it is pressed; with them goes all that they import. */
const PAGES =
  /\/features\/(schedules\/((live|planned)-\w+|follow)|brackets\/(tanding|seni)-brackets?|medals\/medals|entry-lists\/entry-list|tournaments\/tournament-detail|scoring\/recap\/recap)\.page\.tsx$|\/features\/(schedules\/components\/match-details|scoring\/recap\/components\/performance-recap|brackets\/components\/tree)\.tsx$/;
const SOCKET = /\/node_modules\/socket\.io-client\//;
const BESIDE = ['/mark.svg'];

const source = fileURLToPath(new URL('./service-worker.js', import.meta.url));

/** `/service-worker.js`, in another language `/service-worker.en.js`. */
export function serviceWorker(wording: Wording): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const shell = [...filesToKeep(bundle)].map((file) => `/${file}`).sort();
        const script = readFileSync(source, 'utf8');
        const page = bundle['index.html'];
        const version = createHash('sha256')
          .update(script)
          .update(shell.join())
          .update(page?.type === 'asset' ? page.source : '')
          .digest('hex')
          .slice(0, 12);
        const filled = script
          .replace("'__VERSION__'", JSON.stringify(version))
          .replace("'__LANGUAGE__'", JSON.stringify(LANGUAGE_TAGS[wording]))
          .replace("'__SHELL__'", JSON.stringify([...BESIDE, ...shell]));
        this.emitFile({
          type: 'asset',
          fileName: fileIn(wording, 'service-worker.js'),
          source: filled,
        });
      },
    },
  };
}

function filesToKeep(bundle: Rolldown.OutputBundle): Set<string> {
  const kept = new Set<string>();
  const keep = (file: string): void => {
    const chunk = bundle[file];
    if (!chunk || kept.has(file)) return;
    kept.add(file);
    if (chunk.type === 'chunk') chunk.imports.forEach(keep);
  };
  for (const [file, one] of Object.entries(bundle)) {
    const isWanted =
      one.type === 'chunk'
        ? one.isEntry || PAGES.test(one.facadeModuleId ?? '') || one.moduleIds.some((id) => SOCKET.test(id))
        : /index-[^/]*\.css$|archivo-latin-wdth/.test(file);
    if (isWanted) keep(file);
  }
  return kept;
}
