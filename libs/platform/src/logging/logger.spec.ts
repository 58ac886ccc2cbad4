// What may stand in the log, and what may not.
import { spawnSync } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import { createLogger, NestLogger } from './logger';
import { withRequestId } from './request-id';

function linesOf(write: (logger: NestLogger) => void): string {
  const lines: string[] = [];
  write(new NestLogger(createLogger('test', 'trace', { write: (line: string) => void lines.push(line) })));
  return lines.join('');
}

describe('the log', () => {
  it('hides tokens, NIK, phones and e-mails in fields, however deep', () => {
    const text = linesOf((logger) =>
      logger.warn('entry', {
        member: {
          nik: '3173051203990001',
          pic_phone: '081234567890',
          list: [{ email: 'budi@kontingen.id' }],
          weight: 55,
        },
        authorization: 'Bearer abc.def',
      }),
    );
    expect(text).toContain('"weight":55');
    for (const secret of ['3173051203990001', '081234567890', 'budi@kontingen.id', 'abc.def'])
      expect(text).not.toContain(secret);
  });

  it('hides them inside a message and inside an error', () => {
    const error = new Error(
      'Key (nik)=(3173051203990001) already exists; write to budi@kontingen.id or +62 812-3456-7890',
    );
    const text = linesOf((logger) => {
      logger.error('sent Bearer xyz123', error);
      logger.log('postgres://app:geheim@db:5432/x');
    });
    expect(text).toContain('already exists');
    for (const secret of ['3173051203990001', 'budi@kontingen.id', '812-3456', 'xyz123', 'geheim'])
      expect(text).not.toContain(secret);
  });

  it('says where an entry comes from and keeps the stack of an error', () => {
    const text = linesOf((logger) => logger.error('no luck', new Error('reason'), 'JobRunner'));
    expect(JSON.parse(text)).toMatchObject({
      level: 'error',
      context: 'JobRunner',
      msg: 'no luck',
      err: { message: 'reason' },
    });
    expect(text).toContain('logger.spec.ts');
  });

  it('tells what Nest puts together at each start only where details are asked for', () => {
    const lines: string[] = [];
    const logger = new NestLogger(createLogger('test', 'info', { write: (line: string) => void lines.push(line) }));
    logger.log('Mapped {/api/users, GET} route', 'RouterExplorer');
    logger.log('listening', 'main');
    expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(['listening']);
  });

  it('names the request that a line belongs to, also after a wait, and none outside of one', async () => {
    const lines: string[] = [];
    const logger = new NestLogger(createLogger('test', 'info', { write: (line: string) => void lines.push(line) }));
    await withRequestId('r-1', async () => {
      await new Promise((done) => setTimeout(done, 1));
      logger.log('inside');
    });
    logger.log('outside');
    expect(lines.map((line) => (JSON.parse(line) as { request_id?: string }).request_id)).toEqual(['r-1', undefined]);
  });

  const isLinux = existsSync('/dev/full');
  (isLinux ? it : it.skip)('on a full disk ends nothing, and holds up no end', () => {
    const script = `require('./test/setup/run-typescript.cjs');
      const { createLogger } = require('./libs/platform/src/logging/logger.ts');
      const logger = createLogger('test', 'info');
      for (let n = 0; n < 3000; n += 1) logger.info({ n }, 'x'.repeat(1000));
      console.log('nobody reads this either');
      console.error('went on');`;
    const done = spawnSync(process.execPath, ['-e', script], {
      stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
      encoding: 'utf8',
      // one that never ends is a fault as well
      timeout: 240_000,
    });
    expect([done.status, done.stderr]).toEqual([0, expect.stringContaining('went on')]);
  });

  it('survives an object that holds itself', () => {
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    expect(linesOf((logger) => logger.log('circle', circle))).toContain('circle');
  });
});
