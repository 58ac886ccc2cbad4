// How the public pages' first screens are built for the server: one script that needs no package beside it.
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { fileIn } from '../../libs/domain/src/words/languages';
import { languages, wordingOfBuild } from './languages.plugin.mts';
import { requestClasses } from './request-classes.plugin.mts';
import browser from './vite.config.mts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Features with pages that have a first screen, and such pages of others (libs/contract, first-screen). */
const DRAWN =
  /\.\/features\/((marketing|schedules|tournaments)\/[^/]+$|brackets\/(tanding|seni)-brackets?\.page|medals\/medals\.page)/;
const NOWHERE = '\0not-drawn';

/** All other pages of the route table are left out, with the charts and forms that they bring. */
function leaveOutOthers(): Plugin {
  return {
    name: 'leave-out-others',
    enforce: 'pre',
    resolveId(source, importer) {
      const isPage = importer?.endsWith('/app/pages.ts') && source.includes('/features/');
      return isPage && !DRAWN.test(source) ? NOWHERE : null;
    },
    load: (id) => (id === NOWHERE ? 'export default () => null;' : null),
  };
}

const wording = wordingOfBuild();
const isDefault = wording === 'default';

export default defineConfig({
  root: at('.'),
  publicDir: false,
  plugins: [leaveOutOthers(), languages(wording), requestClasses()],
  resolve: browser.resolve,
  ssr: { noExternal: true, target: 'node' },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  logLevel: 'error',
  build: {
    outDir: at('../../dist/web-server'),
    emptyOutDir: isDefault,
    target: 'node20',
    ssr: at('src/server/render.tsx'),
    rolldownOptions: {
      output: {
        format: 'cjs',
        entryFileNames: fileIn(wording, 'render.cjs'),
        codeSplitting: false,
      },
    },
  },
});
