// Builds the router from the route table: a layout around its pages, titles after each navigation, error and 404 pages.
import type { ComponentType, ReactNode } from 'react';
import { createBrowserRouter, Outlet, ScrollRestoration, type RouteObject } from 'react-router-dom';
import { NavigationBar } from '../components/navigation-bar';
import { PageLoading } from '../components/states';
import { ErrorPage, NotFoundPage } from '../components/error-page';
import { useCurrentRoute } from './current-route';
import { BareLayout } from './layouts/bare-layout';
import { PublicLayout } from './layouts/public-layout';
import { loadPage } from './pages';
import { useRouteTitle } from '../lib/page-title';
import { ROUTES, type LayoutName } from '../site/routes';
import { texts } from '../site/texts';

/** The title of the deepest matched route, or the platform's when none matches (spec 2 §2). */
function DocumentTitle() {
  const route = useCurrentRoute();
  useRouteTitle(route?.title ?? texts.platform.title, route?.path.includes('/:slug') ?? false);
  return null;
}

function Root({ children }: { children?: ReactNode }) {
  return (
    <>
      <NavigationBar />
      <DocumentTitle />
      {children ?? <Outlet />}
      <ScrollRestoration getKey={(location) => location.pathname} />
    </>
  );
}

/** The router shows an empty page when the first one does not load; thrown while drawing, the error finds its words. */
async function loaded(load: () => Promise<ComponentType>): Promise<{ Component: ComponentType }> {
  try {
    return { Component: await load() };
  } catch (error) {
    return {
      Component: () => {
        throw error;
      },
    };
  }
}

function pagesOf(layout: LayoutName): RouteObject[] {
  return ROUTES.filter((route) => route.layout === layout).map((route) => ({
    path: route.path,
    handle: route,
    lazy: () => loaded(() => loadPage(route)),
    errorElement: <ErrorPage />,
  }));
}

export const routeObjects = (): RouteObject[] => [
  {
    element: <Root />,
    errorElement: (
      <Root>
        <ErrorPage />
      </Root>
    ),
    hydrateFallbackElement: <PageLoading />,
    children: [
      {
        element: <PublicLayout />,
        children: [...pagesOf('public'), { path: '*', element: <NotFoundPage /> }],
      },
      {
        lazy: () => loaded(async () => (await import('./layouts/login-layout')).LoginLayout),
        children: pagesOf('login'),
      },
      {
        lazy: () => loaded(async () => (await import('./layouts/admin-layout')).AdminLayout),
        children: [...pagesOf('admin'), { path: '/admin/*', element: <NotFoundPage /> }],
      },
      {
        lazy: () => loaded(async () => (await import('./layouts/stage-layout')).StageLayout),
        children: pagesOf('stage'),
      },
      { element: <BareLayout />, children: pagesOf('bare') },
    ],
  },
];

export const createRouter = () => createBrowserRouter(routeObjects());

/** Calls once the script of the first page is there: at once, when it is. */
export function onceLoaded(router: ReturnType<typeof createRouter>, then: () => void): void {
  if (router.state.initialized) {
    then();
    return;
  }
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    then();
  });
}
