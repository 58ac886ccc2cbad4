// What everybody may read goes on from memory while the database is away: the last answer of each call and page.
import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  HttpStatus,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { databaseRefusal } from './database-errors';
import { Newest } from './kept-answers';

/** Whether this error says that the database cannot be asked now. */
export const isDatabaseAway = (error: unknown): boolean =>
  databaseRefusal(error)?.getStatus() === Number(HttpStatus.SERVICE_UNAVAILABLE);

/** The last of each key that was read; the oldest are forgotten. */
export class LastKnown<T> {
  private readonly kept: Newest<{ value: T }>;

  constructor(most: number) {
    this.kept = new Newest(most);
  }

  /** What `read` answers; while the database is away what it answered last, if that is still known. */
  async of(key: string, read: () => Promise<T>): Promise<T> {
    try {
      const value = await read();
      this.kept.put(key, { value });
      return value;
    } catch (error) {
      const last = this.kept.get(key);
      if (!last || !isDatabaseAway(error)) throw error;
      return last.value;
    }
  }
}

/** Addresses of public calls with their queries: a robot that makes up addresses gets no answer to keep. */
const MOST_ANSWERS = 200;

@Injectable()
class LastAnswers implements NestInterceptor {
  private readonly answers = new LastKnown<unknown>(MOST_ANSWERS);

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { url, headers } = context.switchToHttp().getRequest<FastifyRequest>();
    // an account may see more than everybody
    if (headers.authorization !== undefined) return next.handle();
    return from(this.answers.of(url, () => lastValueFrom(next.handle())));
  }
}

/** Of a public GET whose answer is the same for everybody: while the database is away its last one is given. */
export const FromMemory = (): MethodDecorator => applyDecorators(UseInterceptors(LastAnswers));
