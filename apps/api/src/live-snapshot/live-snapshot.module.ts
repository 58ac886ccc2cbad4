// The public read of a running tournament.
import { Module } from '@nestjs/common';
import { LiveSnapshotController } from './live-snapshot.controller';
import { LiveSnapshotQueries } from './live-snapshot.queries';
import { SnapshotStore } from './snapshot-store';

@Module({
  controllers: [LiveSnapshotController],
  providers: [LiveSnapshotQueries, SnapshotStore],
  exports: [SnapshotStore],
})
export class LiveSnapshotModule {}
