// The entries of the admin sidebar and of the public header.
import { Module } from '@nestjs/common';
import { MenusController } from './menus.controller';
import { MenusQueries } from './menus.queries';
import { MenusService } from './menus.service';
import { NavigationMenusController } from './navigation-menus.controller';

@Module({
  controllers: [MenusController, NavigationMenusController],
  providers: [MenusQueries, MenusService],
})
export class NavigationModule {}
