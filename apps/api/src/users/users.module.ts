// Accounts and roles as administrators keep them, and the account that each person keeps.
import { Module } from '@nestjs/common';
import { OwnAccountController } from './own-account.controller';
import { OwnAccountService } from './own-account.service';
import { RolesController } from './roles.controller';
import { RolesService } from './roles.service';
import { UsersController } from './users.controller';
import { UsersQueries } from './users.queries';
import { UsersService } from './users.service';

@Module({
  controllers: [UsersController, RolesController, OwnAccountController],
  providers: [UsersQueries, UsersService, RolesService, OwnAccountService],
})
export class UsersModule {}
