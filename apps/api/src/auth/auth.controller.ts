// POST /login, /logout, /register; GET /user, /user/permissions.
import { Body, Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  type CurrentUserAnswer,
  type LoginAnswer,
  LoginRequest,
  type RegisterAnswer,
  RegisterRequest,
} from '@gelanggang/contract/auth';
import { MESSAGES } from '@gelanggang/contract/messages';
import type { Permission } from '@gelanggang/contract/permissions';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { AuthService } from './auth.service';

@Controller()
export class AuthController {
  constructor(private readonly auth: AuthService) {}

  @Post('login')
  @HttpCode(200)
  login(@Body() body: LoginRequest, @Req() request: FastifyRequest): Promise<LoginAnswer> {
    return this.auth.login(body, { address: request.ip, userAgent: request.headers['user-agent'] });
  }

  @Post('logout')
  @HttpCode(200)
  async logout(@CurrentAccount() account: RequestAccount): Promise<{ message: string }> {
    await this.auth.logout(account.sessionId);
    return { message: MESSAGES.loggedOut };
  }

  @Post('register')
  async register(@Body() body: RegisterRequest, @Req() request: FastifyRequest): Promise<RegisterAnswer> {
    return { message: MESSAGES.signedUp, user: await this.auth.register(body, request.ip) };
  }

  @Get('user')
  user(@CurrentAccount() { id, name, email }: RequestAccount): CurrentUserAnswer {
    return { user: { id, name, email } };
  }

  @Get('user/permissions')
  permissions(@CurrentAccount() account: RequestAccount): Permission[] {
    return [...account.permissions];
  }
}
