// A page of a list: from query parameters to limit and offset, and from rows to the answer (domain-rules, "Answers").
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Paginated } from '@gelanggang/contract/http';
import type { PageQuery } from '@gelanggang/contract/page-query';

/** `@RequestUrl()`: path and query of this request, the ground of `next_page_url` and `prev_page_url`. */
export const RequestUrl = createParamDecorator(
  (_: unknown, context: ExecutionContext): string => context.switchToHttp().getRequest<FastifyRequest>().url,
);

type Page = Pick<PageQuery, 'page' | 'perPage'> & Partial<PageQuery>;

export function limitOf(query: Page): { limit: number; offset: number } {
  return { limit: query.perPage, offset: (query.page - 1) * query.perPage };
}

export function paginated<T>(data: T[], total: number, query: Page, url: string): Paginated<T> {
  const lastPage = Math.max(1, Math.ceil(total / query.perPage));
  return {
    current_page: query.page,
    last_page: lastPage,
    per_page: query.perPage,
    total,
    data,
    next_page_url: query.page < lastPage ? urlOfPage(url, query.page + 1) : null,
    prev_page_url: query.page > 1 ? urlOfPage(url, Math.min(query.page - 1, lastPage)) : null,
  };
}

function urlOfPage(url: string, page: number): string {
  const [path = '', search = ''] = url.split('?', 2);
  const parameters = new URLSearchParams(search);
  parameters.set('page', String(page));
  return `${path}?${parameters}`;
}
