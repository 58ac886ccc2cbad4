// How the browser's half is served while developing and built into dist/web.
import react from '@vitejs/plugin-react';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { fileIn } from '../../libs/domain/src/words/languages';
import { documentIn, languages, wordingOfBuild } from './languages.plugin.mts';
import { longerTexts } from './longer.plugin.mts';
import { requestClasses } from './request-classes.plugin.mts';
import { serviceWorker } from './service-worker.plugin.mts';
import { styleProperties } from './style-properties.plugin.mts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const api = process.env.API_URL ?? 'http://127.0.0.1:3000';

/** The one typeface is asked for with the page itself, not after its styles. */
function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.includes('archivo-latin-wdth'))
          .map((file) => ({
            tag: 'link',
            injectTo: 'head' as const,
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
          })),
    },
  };
}

/** The programs that check an open feed and a ranking, for who reads of them on a page and has no copy of ours. */
function checkers(): Plugin {
  const sources = ['check-feed.py', 'check-ranking.py'].map((name) => ({ name, path: at(`../../scripts/${name}`) }));
  return {
    name: 'checkers',
    configureServer: ({ middlewares }) => {
      for (const { name, path } of sources) {
        middlewares.use(`/${name}`, (_request, response) => response.end(readFileSync(path)));
      }
    },
    generateBundle() {
      for (const { name, path } of sources) {
        this.emitFile({ type: 'asset', fileName: name, source: readFileSync(path) });
      }
    },
  };
}

/**
 * What react-router says to whoever debugs: the names of its components, an assignment that keeps links and forms in every
 * page that nothing here uses, and its advice on the console, which no visitor reads.
 */
function withoutNames(): Plugin {
  return {
    name: 'without-names',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\// },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = "\w+";$/gm, '')
          .replace(/^var (\w+) = (\w+\.forwardRef\()/gm, 'var $1 = /* @__PURE__ */ $2')
          .replace(/^( +)warning\(/gm, '$1false && warning('),
        map: null,
      }),
    },
  };
}

/** Small shared pieces in few chunks: they compress better together, and a phone asks once instead of thirty times. */
const CHUNKS = [
  // what draws is apart, so that a phone evaluates the application in two steps instead of one long one
  { name: 'react-dom', test: /node_modules\/(react|react-dom|scheduler)\/|app\/react-dom\.ts/, priority: 3 },
  { name: 'base', tags: ['$initial' as const], priority: 2 },
  // what nearly every public page says: a page of the tournament's texts needs nothing of its matches
  {
    name: 'words',
    test: /libs\/domain\/src\/(words\/(?!sentences)|refusal\.ts)|src\/lib\/(formats|address)|src\/components\/(notice-strip|stands-still|tag|unknown-tournament)\.tsx|icons\/(search|chevron-(left|right)|clock|pencil-line|star|truck)\./,
    minShareCount: 2,
    priority: 1.9,
  },
  // lists of a tournament, and its live data as such
  {
    name: 'lists',
    test: /src\/live\/(use-live-snapshot|kept-snapshot|use-medals|medal-news|class-of)|libs\/domain\/src\/results\/result-state|src\/lib\/followed|src\/components\/(connection-dot|list-filters|place-head|kind-chip|corner-mark|kept-place)\.tsx/,
    minShareCount: 2,
    priority: 1.8,
  },
  {
    name: 'clock',
    test: /results\/match-(clock|steps)|scoring\/protest-cards|live\/server-time|lib\/use-now/,
    minShareCount: 2,
    priority: 1.75,
  },
  // a group takes along whatever its modules import: the rules of seni are apart from what every page of matches needs
  {
    name: 'jurus',
    test: /rules\/(jurus-(text|rules)|battle-lot)|seni\/(battle-text|decided-by|jurus-cards|council-items)|live\/use-card-notice|components\/performance\/(performance-words|sheet-texts)|seni-score\/window-text/,
    minShareCount: 2,
    priority: 1.7,
  },
  {
    name: 'matches',
    test: /libs\/domain\/src\/(results\/win-kinds|schedule\/estimates)|src\/live\/|src\/components\/match-row\.tsx/,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'scoring',
    test: /\/(penalties|performance-score|partai-numbers|hit-kinds)\.ts/,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'schedules',
    test: /features\/schedules\/(texts|components\/(match-result|follow-button|opened-match))/,
    minShareCount: 2,
  },
  {
    name: 'papers',
    test: /(schedule-table|paper-table)\.tsx|icons\/(printer|file-down|radio)\./,
    minShareCount: 2,
  },
];

const CHAKRA = '../../node_modules/@chakra-ui/react/dist/esm';

const wording = wordingOfBuild();
const isDefault = wording === 'default';
/** The folder of a build in a made-up language, for tests alone. */
const longer = process.env.LONGER_WORDS;

export default defineConfig({
  root: at('.'),
  // the languages' builds stand in one folder: what they have in common has one name
  publicDir: isDefault ? 'public' : false,
  plugins: [
    ...(longer ? [longerTexts()] : []),
    languages(wording),
    requestClasses(),
    react(),
    withoutNames(),
    styleProperties([at('./src'), ...['components', 'styled-system'].map((one) => at(`${CHAKRA}/${one}`))]),
    preloadFont(),
    ...(isDefault ? [checkers()] : []),
    serviceWorker(wording),
    documentIn(wording),
  ],
  resolve: {
    alias: {
      // Emotion imports it for `withTheme`, which nothing here calls: 2 kB of every page
      'hoist-non-react-statics': at('./src/theme/no-statics.ts'),
      '@gelanggang/domain': at('../../libs/domain/src'),
      '@gelanggang/contract': at('../../libs/contract/src'),
      '@web': at('./src'),
    },
  },
  server: {
    host: '127.0.0.1',
    port: Number(process.env.WEB_PORT ?? 5173),
    proxy: {
      '/api': api,
      '/socket.io': { target: api, ws: true },
    },
  },
  build: {
    outDir: longer ?? at('../../dist/web'),
    emptyOutDir: isDefault,
    target: 'es2022',
    // by it the API finds the scripts of a page that it sends drawn
    manifest: `.vite/${fileIn(wording, 'manifest.json')}`,
    rolldownOptions: {
      output: { codeSplitting: { groups: CHUNKS } },
      // of a table of calls a page gets the rows that it makes
      treeshake: { manualPureFunctions: ['apiCall', 'sentences'] },
    },
  },
});
