// The socket that spectators, screens and staff follow, and the time that their clocks are set by.
import { Module } from '@nestjs/common';
import { LiveSessions } from './live-sessions';
import { LiveGateway } from './live.gateway';
import { ServerClock } from './server-clock';
import { TimeController } from './time.controller';

@Module({
  controllers: [TimeController],
  providers: [LiveGateway, LiveSessions, ServerClock],
  exports: [LiveGateway, ServerClock],
})
export class LiveModule {}
