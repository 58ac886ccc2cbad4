// The socket that spectators, screens and staff follow.
import { Module } from '@nestjs/common';
import { LiveSessions } from './live-sessions';
import { LiveGateway } from './live.gateway';

@Module({ providers: [LiveGateway, LiveSessions], exports: [LiveGateway] })
export class LiveModule {}
