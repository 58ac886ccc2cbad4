// A folder as a zip file, read again by the test's own reader and by the system's, where there is one.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { unzipped } from '../../../../test/setup/unzip';
import { zipOf } from './zip';

it('holds every file whole, whatever its name and content', () => {
  const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(fc.dictionary(name, fc.uint8Array({ maxLength: 2000 }), { maxKeys: 12 }), (given) => {
      const files = new Map(Object.entries(given));
      const read = unzipped(zipOf(files));
      expect([...read.keys()].sort()).toEqual([...files.keys()].sort());
      for (const [path, content] of files) expect(Buffer.from(content).equals(read.get(path)!)).toBe(true);
    }),
  );
});

if (spawnSync('python3', ['--version']).status === 0) {
  it('is a zip file for other programs', () => {
    const folder = mkdtempSync(join(tmpdir(), 'gelanggang-zip-'));
    const path = join(folder, 'a.zip');
    writeFileSync(
      path,
      zipOf(
        new Map([
          ['arsip/índeks.html', 'isi '.repeat(5000)],
          ['arsip/kosong', ''],
        ]),
      ),
    );
    const program =
      'import sys,zipfile; z=zipfile.ZipFile(sys.argv[1]); print(z.testzip(), z.namelist()==["arsip/índeks.html","arsip/kosong"], len(z.read("arsip/índeks.html")))';
    const { stdout, stderr } = spawnSync('python3', ['-X', 'utf8', '-c', program, path], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect(stdout + stderr).toBe('None True 20000\n');
  });
}
