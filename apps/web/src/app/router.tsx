// Opens the page of the address by the route table: a layout around its pages, titles after each move, error and 404 pages.
import {
  Component,
  type ComponentType,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { type Location, matchRoutes, Outlet, Router, useLocation, useRoutes } from 'react-router-dom';
import { ErrorPage, NotFoundPage, NotLoaded } from '../components/error-page';
import { NavigationBar } from '../components/navigation-bar';
import { PageLoading } from '../components/states';
import { inTime } from '../lib/in-time';
import { HistoryContext, PageHistory, type Shown } from '../lib/page-history';
import { useRouteTitle } from '../lib/page-title';
import type { LayoutName } from '../site/route-row';
import { type Route, VISITOR_ROUTES } from '../site/routes';
import { texts } from '../site/texts';
import { CurrentRouteContext } from './current-route';
import { BareLayout } from './layouts/bare-layout';
import { PublicLayout } from './layouts/public-layout';
import { loadPage } from './pages';

/** What stands at an address. */
export interface OpenedPage {
  /** As the route table writes it. */
  path: string;
  /** null: no page stands there. */
  route: Route | null;
  Layout: ComponentType;
  Page: ComponentType;
}

/** Spec 2 §9: so long a page may take to load. */
const LOAD_MS = 120_000;

const LAYOUTS: Readonly<Record<LayoutName, () => ComponentType | Promise<ComponentType>>> = {
  public: () => PublicLayout,
  bare: () => BareLayout,
  login: async () => (await import('./layouts/login-layout')).LoginLayout,
  admin: async () => (await import('./layouts/admin-layout')).AdminLayout,
  stage: async () => (await import('./layouts/stage-layout')).StageLayout,
};

interface Row {
  path: string;
  handle: Route | null;
}

const rowsOf = (routes: readonly Route[]): Row[] => routes.map((route) => ({ path: route.path, handle: route }));

const NOT_FOUND: Row = { path: '*', handle: null };
const visitors = rowsOf(VISITOR_ROUTES);
/** All pages, once one was asked for that is no visitor's: their table is asked for with it. */
let all: Row[] | null = null;

const rowAt = (rows: Row[], pathname: string): Row | undefined => matchRoutes(rows, pathname)?.at(-1)?.route as Row;

async function rowOfAll(pathname: string): Promise<Row> {
  // nearly always the next one that is needed; if it does not load, whoever waits for it says so
  if (pathname.startsWith('/admin')) void Promise.resolve(LAYOUTS.admin()).catch(() => undefined);
  const { ROUTES } = await import('../site/all-routes');
  all ??= [...rowsOf(ROUTES), { path: '/admin/*', handle: null }, NOT_FOUND];
  return rowAt(all, pathname) ?? NOT_FOUND;
}

/** By the path of the table. What did not load is asked for again when it is opened again. */
const opened = new Map<string, OpenedPage>();

/** Of a script that neither comes nor fails nothing would be said. */
const within = <T,>(script: T | Promise<T>): Promise<T> => inTime(script, LOAD_MS, () => new NotLoaded());

/** The page of an address: at once, when its script was loaded before. */
export function openPage({ pathname }: Pick<Location, 'pathname'>): OpenedPage | Promise<OpenedPage> {
  const row = rowAt(visitors, pathname) ?? (all && (rowAt(all, pathname) ?? NOT_FOUND));
  return row ? pageOf(row) : within(rowOfAll(pathname)).then(pageOf, unloaded);
}

/** The table did not load: the page says so, and is asked for again when it is opened again. */
const unloaded = (reason: unknown): OpenedPage => ({
  ...{ path: '*', route: null, Layout: PublicLayout },
  Page: drawn({ status: 'rejected', reason }),
});

const pageOf = ({ path, handle }: Row): OpenedPage | Promise<OpenedPage> => opened.get(path) ?? load(path, handle);

async function load(path: string, route: Route | null): Promise<OpenedPage> {
  const layout = LAYOUTS[route?.layout ?? (path === '*' ? 'public' : 'admin')];
  const [around, content] = await Promise.allSettled([
    within(layout()),
    within(route ? loadPage(route) : NotFoundPage),
  ]);
  const page = { path, route, Layout: drawn(around), Page: drawn(content) };
  if (around.status === 'fulfilled' && content.status === 'fulfilled') opened.set(path, page);
  return page;
}

/** Thrown while it is drawn, an error finds its words. */
function drawn(result: PromiseSettledResult<ComponentType>): ComponentType {
  if (result.status === 'fulfilled') return result.value;
  return () => {
    throw result.reason;
  };
}

/** The title of the page, or the platform's when there is none (spec 2 §2). */
function DocumentTitle({ route }: { route: Route | null }) {
  useRouteTitle(route?.title ?? texts.platform.title, route?.path.includes('/:slug') ?? false);
  return null;
}

interface CaughtProps {
  location: Location;
  children: ReactNode;
}

/** Shows that a page broke; the next page is tried anew. */
class Caught extends Component<CaughtProps, { error: unknown; location: Location }> {
  override state: { error: unknown; location: Location } = { error: undefined, location: this.props.location };

  static getDerivedStateFromError(this: void, error: unknown) {
    return { error: error ?? new Error('A page threw nothing.') };
  }

  static getDerivedStateFromProps(this: void, { location }: CaughtProps, state: { location: Location }) {
    return location === state.location ? null : { location, error: undefined };
  }

  override render() {
    return this.state.error === undefined ? this.props.children : <ErrorPage error={this.state.error} />;
  }
}

function Around({ children }: { children: ReactNode }) {
  return <Caught location={useLocation()}>{children}</Caught>;
}

/** `page` within what stands around it; `children` stand beside it. */
export function Pages({ page: { path, route, Layout, Page }, children }: { page: OpenedPage; children?: ReactNode }) {
  return useRoutes([
    {
      element: (
        <CurrentRouteContext value={route}>
          <NavigationBar />
          <DocumentTitle route={route} />
          <Around>
            <Outlet />
          </Around>
          {children}
        </CurrentRouteContext>
      ),
      children: [
        {
          element: <Layout />,
          children: [
            {
              path,
              element: (
                <Around>
                  <Page />
                </Around>
              ),
            },
          ],
        },
      ],
    },
  ]);
}

/** Scrolls to where the page was left, to what the address names, or to the top. */
function Scrolled({ location: { hash }, place }: Shown<OpenedPage>) {
  useLayoutEffect(() => {
    if (place === 'kept') return;
    const named = place === 'top' && hash ? document.getElementById(hash.slice(1)) : null;
    if (named) named.scrollIntoView();
    else window.scrollTo(0, place === 'top' ? 0 : place);
  }, [hash, place]);
  return null;
}

export type PageRouter = PageHistory<OpenedPage>;

export const createRouter = (): PageRouter => new PageHistory(openPage);

export function RouterFrame({ router }: { router: PageRouter }) {
  const [shown, setShown] = useState(router.shown);
  useEffect(() => {
    const take = () => startTransition(() => setShown(router.shown));
    take();
    return router.listen(take);
  }, [router]);
  if (!shown) return <PageLoading />;
  return (
    <HistoryContext value={router}>
      <Router location={shown.location} navigationType={shown.type} navigator={router.navigator}>
        <Pages page={shown.page}>
          <Scrolled key={shown.location.key} {...shown} />
        </Pages>
      </Router>
    </HistoryContext>
  );
}

/** Calls once the script of the first page is there: at once, when it is. */
export function onceLoaded(router: PageRouter, then: () => void): void {
  if (router.shown) {
    then();
    return;
  }
  const stop = router.listen(() => {
    if (!router.shown) return;
    stop();
    then();
  });
}
