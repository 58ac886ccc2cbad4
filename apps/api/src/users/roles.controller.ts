// Roles and what each of them may do.
import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { type RoleAnswer, RoleRequest } from '@gelanggang/contract/users';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { RolesService } from './roles.service';
import { UsersQueries } from './users.queries';

@Controller('roles')
export class RolesController {
  constructor(
    private readonly users: UsersQueries,
    private readonly service: RolesService,
  ) {}

  @Get()
  list(): Promise<RoleAnswer[]> {
    return this.users.roles();
  }

  @Put(':id')
  update(
    @Param('id', IdPipe) id: number,
    @Body() body: RoleRequest,
    @CurrentAccount() by: RequestAccount,
  ): Promise<{ message: string; data: RoleAnswer }> {
    return this.service.update(id, body, by);
  }
}
