// Brackets, match lists and the recap of tanding.
import { Module } from '@nestjs/common';
import { BracketQueries } from '@gelanggang/drawing/bracket.queries';
import { PoolsQueries } from '@gelanggang/drawing/pools.queries';
import { BracketsController } from './brackets.controller';

@Module({ controllers: [BracketsController], providers: [PoolsQueries, BracketQueries] })
export class BracketsModule {}
