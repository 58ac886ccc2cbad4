// Which scripts a page needs, by the manifest of the build.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PageScripts } from './page-scripts';

const MANIFEST = {
  'index.html': { file: 'assets/index.js', name: 'base', isEntry: true, imports: ['_runtime.js', '_react.js'] },
  '_react.js': { file: 'assets/react.js', name: 'react-dom', imports: ['_runtime.js'] },
  '_runtime.js': { file: 'assets/runtime.js', name: 'runtime' },
  '_rows.js': { file: 'assets/rows.js', name: 'rows', imports: ['index.html', '_runtime.js'] },
  'src/live.page.tsx': { file: 'assets/live.js', name: 'live', imports: ['_rows.js', '_react.js'] },
  'src/other.page.tsx': { file: 'assets/other.js', name: 'other' },
};

describe('the scripts of a page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'page-scripts-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(MANIFEST));
  const scripts = new PageScripts(folder);

  it('are all that it imports, each once; what draws runs first, then the application', () => {
    const { run, ahead } = scripts.of('src/live.page.tsx');
    expect(run).toEqual(['/assets/react.js', '/assets/index.js']);
    expect([...ahead].sort()).toEqual(['/assets/live.js', '/assets/rows.js', '/assets/runtime.js']);
  });

  it('are those of the application alone where the page is not known', () => {
    const alone = { run: ['/assets/react.js', '/assets/index.js'], ahead: ['/assets/runtime.js'] };
    expect(scripts.of(null)).toEqual(alone);
    expect(scripts.of('src/gone.page.tsx')).toEqual(alone);
  });
});
