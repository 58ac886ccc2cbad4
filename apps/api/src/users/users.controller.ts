// GET /users/count.
import { Controller, Get } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { UserCountAnswer } from '@gelanggang/contract/auth';

@Controller('users')
export class UsersController {
  constructor(private readonly dataSource: DataSource) {}

  @Get('count')
  async count(): Promise<UserCountAnswer> {
    const [row] = await this.dataSource.query<UserCountAnswer[]>(
      `select count(*)::int as total_users from account where is_active`,
    );
    return { total_users: row?.total_users ?? 0 };
  }
}
