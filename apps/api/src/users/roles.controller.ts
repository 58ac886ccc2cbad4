// Roles and what each of them may do.
import { Body, Controller, Param } from '@nestjs/common';
import * as roleCalls from '@gelanggang/contract/calls/roles';
import { RoleRequest } from '@gelanggang/contract/users';
import { Answers } from '../http/answers';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { RolesService } from './roles.service';
import { UsersQueries } from './users.queries';

@Controller()
export class RolesController {
  constructor(
    private readonly users: UsersQueries,
    private readonly service: RolesService,
  ) {}

  @Answers(roleCalls.list)
  list() {
    return this.users.roles();
  }

  @Answers(roleCalls.update)
  update(@Param('id', IdPipe) id: number, @Body() body: RoleRequest, @CurrentAccount() by: RequestAccount) {
    return this.service.update(id, body, by);
  }
}
