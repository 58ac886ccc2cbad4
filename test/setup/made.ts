// What the tests of a file stand on: made before them in the order in which it is written, ended after them in the other one.
import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ends: (() => unknown)[] = [];

/** What is read of it is there once the tests run; `end` is done with it after them. */
export function madeBeforeAll<Made extends object>(
  make: () => Promise<Made>,
  end: (made: Made) => unknown = () => undefined,
): Made {
  const name = {} as Made;
  beforeAll(async () => {
    const made = await make();
    ends.push(() => end(made));
    Object.setPrototypeOf(name, made);
  });
  afterAll(() => ends.pop()?.());
  return name;
}

/** Anew for each test. */
export function madeBeforeEach<Made extends object>(make: () => Promise<Made>): Made {
  const name = {} as Made;
  beforeEach(async () => {
    Object.setPrototypeOf(name, await make());
  });
  return name;
}

/** An empty folder, gone with what it holds after the tests. */
export function testFolder(): string {
  const folder = join(tmpdir(), `gelanggang-test-${randomUUID()}`);
  beforeAll(() => {
    mkdirSync(folder);
    ends.push(() => rmSync(folder, { recursive: true }));
  });
  afterAll(() => ends.pop()?.());
  return folder;
}
