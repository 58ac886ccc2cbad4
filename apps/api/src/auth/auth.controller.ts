// POST /login, /logout, /register; GET /user, /user/permissions; mailed links: POST /password/…, /email/….
import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type CurrentUserAnswer,
  ForgotPasswordRequest,
  type LinkAnswer,
  LinkRequest,
  type LoginAnswer,
  LoginRequest,
  type RegisterAnswer,
  RegisterRequest,
  ResetPasswordRequest,
} from '@gelanggang/contract/auth';
import { MESSAGES } from '@gelanggang/contract/messages';
import type { Permission } from '@gelanggang/contract/permissions';
import { Devices } from '../guessing/devices';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { AccountLinksService } from './account-links.service';
import { AuthService, type Caller } from './auth.service';

@Controller()
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly links: AccountLinksService,
    private readonly devices: Devices,
  ) {}

  @Post('login')
  @HttpCode(200)
  login(
    @Body() body: LoginRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginAnswer> {
    return this.auth.login(body, this.callerOf(request, reply));
  }

  @Post('logout')
  @HttpCode(200)
  async logout(@CurrentAccount() account: RequestAccount): Promise<{ message: string }> {
    await this.auth.logout(account.sessionId);
    return { message: MESSAGES.loggedOut };
  }

  @Post('register')
  async register(
    @Body() body: RegisterRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RegisterAnswer> {
    return { message: MESSAGES.signedUp, user: await this.auth.register(body, this.callerOf(request, reply)) };
  }

  @Get('user')
  user(@CurrentAccount() { id, name, email, isEmailVerified }: RequestAccount): CurrentUserAnswer {
    return { user: { id, name, email, email_verified: isEmailVerified } };
  }

  @Get('user/permissions')
  permissions(@CurrentAccount() account: RequestAccount): Permission[] {
    return [...account.permissions];
  }

  @Post('password/forgot')
  @HttpCode(200)
  forgot(@Body() body: ForgotPasswordRequest, @Req() request: FastifyRequest): Promise<{ message: string }> {
    return this.links.forgot(body.email, request.ip);
  }

  @Post('password/link')
  @HttpCode(200)
  link(@Body() body: LinkRequest): Promise<LinkAnswer> {
    return this.links.look(body.token);
  }

  @Post('password/reset')
  @HttpCode(200)
  reset(
    @Body() body: ResetPasswordRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ message: string }> {
    return this.links.reset(body, this.callerOf(request, reply));
  }

  @Post('email/verify')
  @HttpCode(200)
  verify(@Body() body: LinkRequest): Promise<{ message: string }> {
    return this.links.verify(body.token);
  }

  @Post('email/verification')
  @HttpCode(200)
  sendVerification(@CurrentAccount() account: RequestAccount): Promise<{ message: string }> {
    return this.links.sendVerification(account);
  }

  private callerOf(request: FastifyRequest, reply: FastifyReply): Caller {
    return {
      address: request.ip,
      userAgent: request.headers['user-agent'],
      device: this.devices.of(request),
      reply,
    };
  }
}
