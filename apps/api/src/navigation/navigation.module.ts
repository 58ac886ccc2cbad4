// The entries of the admin sidebar.
import { Module } from '@nestjs/common';
import { MenusController } from './menus.controller';
import { MenusQueries } from './menus.queries';

@Module({ controllers: [MenusController], providers: [MenusQueries] })
export class NavigationModule {}
