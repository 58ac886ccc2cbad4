// The open feed of a tournament.
import { Module } from '@nestjs/common';
import { FeedStore } from './feed-store';
import { OpenFeedController } from './open-feed.controller';

@Module({ controllers: [OpenFeedController], providers: [FeedStore] })
export class OpenFeedModule {}
