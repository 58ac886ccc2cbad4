// The compose files against the programs that they start: variables, commands, files, and what depends on what.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CORE_SCHEMA, load, mergeTag } from 'js-yaml';
import { defaults } from '@gelanggang/platform/env/env';

const root = join(__dirname, '../../..');
const FILES = ['docker-compose.yml', 'deploy/several-servers.yml'];
const KEYS = ['name', 'services', 'volumes'];
const SERVICE_KEYS = [
  ...['build', 'image', 'command', 'depends_on', 'environment', 'healthcheck', 'init', 'ports', 'profiles', 'restart'],
  ...['cap_add', 'cap_drop', 'logging', 'mem_limit', 'pids_limit', 'read_only', 'security_opt', 'shm_size', 'tmpfs'],
  'volumes',
];

interface Service {
  build?: { context: string; target: string };
  image?: string;
  command?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
  ports?: string[];
  healthcheck?: { test?: string[]; disable?: boolean };
  depends_on?: Record<string, { condition: string }>;
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  read_only?: boolean;
  mem_limit?: string;
  pids_limit?: number;
  logging?: { driver: string };
}

describe.each(FILES)('%s', (file) => {
  const text = readFileSync(join(root, file), 'utf8');
  const folder = dirname(join(root, file));
  const whole = load(text, { schema: CORE_SCHEMA.withTags(mergeTag) }) as {
    services: Record<string, Service>;
    volumes?: Record<string, unknown>;
  };
  const services = Object.entries(whole.services);
  const ours = services.filter(([, { image }]) => image?.startsWith('gelanggang-'));

  it('uses nothing but what compose knows', () => {
    expect(Object.keys(whole).filter((key) => !KEYS.includes(key) && !key.startsWith('x-'))).toEqual([]);
    for (const [, service] of services) {
      expect(Object.keys(service).filter((key) => !SERVICE_KEYS.includes(key))).toEqual([]);
      expect(service.image).toMatch(/^[a-z][a-z-]*(:[\w.]+)?$/);
    }
  });

  it('gives our programs variables that they read, and all that they cannot do without', () => {
    expect(ours.map(([name]) => name).sort()).toEqual(['api', 'prepare', 'worker']);
    for (const [, { environment = {} }] of ours) {
      expect(Object.keys(environment).filter((name) => !Object.hasOwn(defaults(), name))).toEqual([]);
      expect(environment).toHaveProperty('DATABASE_URL');
    }
    for (const name of ['api', 'worker']) expect(whole.services[name]?.environment).toHaveProperty('REDIS_URL');
  });

  it('lets no container gain rights, write to its image, or take all of the memory', () => {
    for (const [, service] of services) {
      expect(service).toMatchObject({
        cap_drop: ['ALL'],
        read_only: true,
        mem_limit: expect.stringMatching(/^\d+[mg]$/),
        pids_limit: expect.any(Number),
        // Docker's usual log grows without end
        logging: { driver: 'local' },
      });
      expect(service.security_opt).toContain('no-new-privileges:true');
    }
    expect(ours.filter(([, { cap_add: added }]) => added)).toEqual([]);
  });

  it('gives the first admin’s password to nobody but who makes that account, who gets no other secret, and asks Redis for one', () => {
    const told = services.filter(([, { environment = {} }]) => 'ADMIN_PASSWORD' in environment);
    expect(told.map(([name]) => name)).toEqual(['prepare']);
    const ofPrepare = Object.keys(whole.services['prepare']?.environment ?? {});
    expect(ofPrepare.sort()).toEqual(['ADMIN_EMAIL', 'ADMIN_PASSWORD', 'DATABASE_URL', 'LOG_LEVEL']);
    const { redis } = whole.services;
    if (redis)
      expect([redis.command?.join(' '), text]).toEqual([
        expect.stringContaining('requirepass'),
        expect.stringMatching(/redis:\/\/:\$\{REDIS_PASSWORD/),
      ]);
  });

  it('builds targets that the Dockerfile has, and starts commands that the sources have', () => {
    const targets = [...readFileSync(join(root, 'Dockerfile'), 'utf8').matchAll(/^FROM .+ AS (\w+)$/gm)].map(
      ([, name]) => name,
    );
    for (const [, { build, command }] of ours) {
      if (build) expect(targets).toContain(build.target);
      if (build) expect(existsSync(join(folder, build.context, 'Dockerfile'))).toBe(true);
      const [, source] = /^dist\/api\/(.+)\.js$/.exec(command?.at(-1) ?? '') ?? [];
      if (command) expect(existsSync(join(root, `${source}.ts`))).toBe(true);
    }
    // whatever is not built by one service is built by another of the same image
    const built = ours.flatMap(([, { build, image }]) => (build ? [image] : []));
    expect(ours.filter(([, { image }]) => !built.includes(image))).toEqual([]);
  });

  it('mounts files that are there and volumes that are declared', () => {
    for (const [, { volumes = [] }] of services) {
      for (const volume of volumes) {
        const [source = ''] = volume.split(':');
        if (source.startsWith('.')) expect(existsSync(join(folder, source))).toBe(true);
        else expect(Object.keys(whole.volumes ?? {})).toContain(source);
      }
    }
  });

  it('waits for services that there are, and for their health only where it is told', () => {
    for (const [, { depends_on: needs = {} }] of services) {
      for (const [name, { condition }] of Object.entries(needs)) {
        const needed = whole.services[name];
        expect(needed).toBeDefined();
        if (condition === 'service_healthy')
          // the image of the API tells its health itself
          expect(needed?.healthcheck?.test ?? needed?.image === 'gelanggang-api').toBeTruthy();
        else expect(condition).toBe('service_completed_successfully');
      }
    }
  });

  it('says nothing of a password, and asks for each variable by a name that .env.example or the file’s head explains', () => {
    expect(text).not.toMatch(/PASSWORD: [^$\s]/);
    const asked = [...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name ?? '');
    const known = [...Object.keys(defaults()), 'POSTGRES_PASSWORD', 'REDIS_PASSWORD', 'WEB_PORT'];
    expect(asked.filter((name) => !known.includes(name))).toEqual([]);
  });
});
