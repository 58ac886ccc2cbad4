// The socket that spectators, screens and staff follow, and the time that their clocks are set by.
import { Module } from '@nestjs/common';
import { LiveLookups } from './live-lookups';
import { LiveSessions } from './live-sessions';
import { LivePiecesController } from './live-pieces.controller';
import { LiveGateway } from './live.gateway';
import { NotJoined } from './not-joined';
import { OpenTopics } from './open-topics';
import { PieceStore } from './piece-store';
import { ServerClock } from './server-clock';
import { TimeController } from './time.controller';

@Module({
  controllers: [LivePiecesController, TimeController],
  providers: [LiveGateway, LiveLookups, LiveSessions, NotJoined, OpenTopics, PieceStore, ServerClock],
  exports: [LiveGateway, ServerClock],
})
export class LiveModule {}
