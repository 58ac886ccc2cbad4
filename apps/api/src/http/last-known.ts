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

/** Whether this error says that the database cannot be asked now. */
export const isDatabaseAway = (error: unknown): boolean =>
  databaseRefusal(error)?.getStatus() === Number(HttpStatus.SERVICE_UNAVAILABLE);

/** The last of each key that was read; the oldest are forgotten. */
export class LastKnown<T> {
  private readonly kept = new Map<string, T>();

  constructor(private readonly most: number) {}

  /** What `read` answers; while the database is away what it answered last, if that is still known. */
  async of(key: string, read: () => Promise<T>): Promise<T> {
    try {
      const value = await read();
      this.kept.delete(key);
      this.kept.set(key, value);
      for (const oldest of [...this.kept.keys()].slice(0, -this.most)) this.kept.delete(oldest);
      return value;
    } catch (error) {
      if (!isDatabaseAway(error) || !this.kept.has(key)) throw error;
      return this.kept.get(key) as T;
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
