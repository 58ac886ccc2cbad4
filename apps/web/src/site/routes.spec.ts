// Visitors' pages are found without the table of all others.
import { matchRoutes } from 'react-router-dom';
import { OFFICE_TABLE } from './office-routes';
import { VISITOR_ROUTES } from './routes';

describe('the routes of visitors', () => {
  it('stand at no address of the office', () => {
    const visitors = VISITOR_ROUTES.map(({ path }) => ({ path }));
    const taken = OFFICE_TABLE.filter(({ path }) => matchRoutes(visitors, path.replace(/:\w+/g, '1')) !== null);
    expect(taken.map(({ path }) => path)).toEqual([]);
  });

  it('are those of public layouts', () => {
    const layouts = new Set(VISITOR_ROUTES.map(({ layout }) => layout));
    expect([...layouts].sort()).toEqual(['bare', 'login', 'public']);
    expect(new Set(OFFICE_TABLE.map(({ layout }) => layout))).toEqual(new Set(['admin', 'stage']));
  });
});
