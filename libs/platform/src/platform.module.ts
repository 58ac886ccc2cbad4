// What API and worker share: environment, logger, files, events, jobs. Global; needs TypeORM's DataSource beside it.
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Env } from './env/env';
import { PROCESS_KIND, type ProcessKind } from './events/connected-process';
import { EventReader } from './events/event-reader';
import { PgListener } from './events/pg-listener';
import { FileStore } from './files/file-store';
import { JobSweeper } from './jobs/job-sweeper';
import { JobTable } from './jobs/job-table';
import { JobQueues } from './queue/job-queues';
import { QueueConnection } from './queue/queue-connection';

@Global()
@Module({})
export class PlatformModule {
  /** `env` from loadEnv(); the module hands it out under the class `Env`. */
  static forRoot(env: Env, kind: ProcessKind): DynamicModule {
    const shared = [
      { provide: Env, useValue: env },
      { provide: PROCESS_KIND, useValue: kind },
      FileStore,
      PgListener,
      EventReader,
      JobQueues,
      JobTable,
      JobSweeper,
      { provide: QueueConnection, useFactory: () => QueueConnection.open(env) },
    ];
    return { module: PlatformModule, providers: shared, exports: shared };
  }
}
