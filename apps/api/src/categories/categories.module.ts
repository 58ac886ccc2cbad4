// Lookups of championship, match and age categories.
import { Module } from '@nestjs/common';
import { CategoriesController } from './categories.controller';
import { CategoriesQueries } from './categories.queries';

@Module({ controllers: [CategoriesController], providers: [CategoriesQueries] })
export class CategoriesModule {}
