// First screens: what is sent with a page, how often it is made, and what happens when it cannot be.
import type { FastifyInstance } from 'fastify';
import { FIRST_SCREEN_ID, type FirstScreen } from '@gelanggang/contract/first-screen';
import { FirstScreens } from './first-screens';
import type { Drawn, PageDrawer } from './page-drawer';
import type { PageScripts } from './page-scripts';

const running = { slug: 'piala', is_running: true, name: 'Piala </script><b>' };
const ANSWERS: Record<string, unknown> = {
  '/site-settings': { data: { phone: null } },
  '/navigation-menus/public': [],
  '/tournaments/active': [],
  '/tournaments/highlight': running,
  '/live/piala/tanding?day=today&form=columns': { seq: 7 },
};

function stage(
  drawn: Drawn | null = { body: '<h1>Piala</h1>', styles: '<style></style>', module: 'src/home.page.tsx' },
) {
  const asked: string[] = [];
  const screens: FirstScreen[] = [];
  const fastify = {
    inject: ({ url }: { url: string }) => {
      const call = url.replace('/api', '');
      asked.push(call);
      return Promise.resolve({ statusCode: call in ANSWERS ? 200 : 404, json: () => ANSWERS[call] });
    },
  } as unknown as FastifyInstance;
  const drawer = {
    isBuilt: true,
    draw: (screen: FirstScreen) => {
      screens.push(screen);
      return Promise.resolve(drawn);
    },
  } as unknown as PageDrawer;
  const scripts = {
    of: (module: string | null) => ({ run: ['/index.js'], ahead: [`/${module}`] }),
  } as unknown as PageScripts;
  return { first: new FirstScreens(fastify, drawer, scripts), asked, screens };
}

describe('first screens', () => {
  it('hold every answer that the page would ask for, also those that follow from another one', async () => {
    const { first, screens } = stage();
    await first.find('/');
    expect(Object.keys(screens[0]?.answers ?? {}).sort()).toEqual(Object.keys(ANSWERS).sort());
  });

  it('hold data that cannot end their script element', async () => {
    const { first } = stage();
    const parts = await first.find('/');
    const [, json = ''] =
      new RegExp(`^<script type="application/json" id="${FIRST_SCREEN_ID}">(.*)</script>$`).exec(parts?.data ?? '') ??
      [];
    expect(json).not.toContain('<');
    expect((JSON.parse(json) as FirstScreen).answers['/tournaments/highlight']).toEqual(running);
  });

  it('name the scripts of the page that was drawn', async () => {
    const parts = await stage().first.find('/');
    expect(parts?.scripts).toEqual({ run: ['/index.js'], ahead: ['/src/home.page.tsx'] });
  });

  it('are made once for all who ask at the same time and shortly after', async () => {
    const { first, screens } = stage();
    await Promise.all(Array.from({ length: 50 }, () => first.find('/tentang-kami')));
    await first.find('/tentang-kami');
    expect(screens).toHaveLength(1);
  });

  it('are made of one address of each page, and not of all ways to write it', async () => {
    const { first, asked, screens } = stage();
    for (const path of ['//', '/tentang-kami/', '//tentang-kami', '/bagan/piala/tanding/07'])
      expect(await first.find(path)).toBeNull();
    expect([asked, screens]).toEqual([[], []]);
    expect(await first.find('/tentang-kami')).not.toBeNull();
  });

  it('are not waited for where many others are being made', async () => {
    const { first, screens } = stage();
    const paths = Array.from({ length: 200 }, (_, n) => `/medali/piala-${n}`);
    const found = await Promise.all(paths.map((path) => first.find(path)));
    expect(found).toEqual(paths.map(() => null));
    expect(screens).toEqual([]);
    expect(await first.find('/')).not.toBeNull();
  });

  it('are left out where an answer is refused or nothing can be drawn, and on all other pages', async () => {
    expect(await stage().first.find('/detail/tidak-ada')).toBeNull();
    expect(await stage(null).first.find('/')).toBeNull();
    const { first, asked } = stage();
    expect(await first.find('/admin')).toBeNull();
    expect(await first.find('/peserta/piala')).toBeNull();
    expect(asked).toEqual([]);
  });
});
