// POST /login, /logout, /register, /first-admin; GET /user, /user/permissions; mailed links: POST /password/…, /email/….
import { Body, Controller, Req, Res } from '@nestjs/common';
import * as authCalls from '@gelanggang/contract/calls/auth';
import * as sessionCalls from '@gelanggang/contract/calls/session';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  FirstAdminRequest,
  ForgotPasswordRequest,
  LinkRequest,
  LoginRequest,
  RegisterRequest,
  ResetPasswordRequest,
} from '@gelanggang/contract/auth';
import { MESSAGES } from '@gelanggang/contract/messages';
import { Answers } from '../http/answers';
import { Devices } from '../guessing/devices';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { AccountLinksService } from './account-links.service';
import { AuthService, type Caller } from './auth.service';
import { FirstAdminService } from './first-admin.service';
import { authTexts } from './texts';

@Controller()
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly links: AccountLinksService,
    private readonly firstAdmins: FirstAdminService,
    private readonly devices: Devices,
  ) {}

  @Answers(authCalls.login)
  login(@Body() body: LoginRequest, @Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.auth.login(body, this.callerOf(request, reply));
  }

  @Answers(sessionCalls.logout)
  async logout(@CurrentAccount() account: RequestAccount) {
    await this.auth.logout(account.sessionId);
    return { message: MESSAGES.loggedOut };
  }

  @Answers(authCalls.register)
  async register(
    @Body() body: RegisterRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return { message: MESSAGES.signedUp, ...(await this.auth.register(body, this.callerOf(request, reply))) };
  }

  @Answers(authCalls.firstAdmin)
  async firstAdmin() {
    return { data: { is_needed: await this.firstAdmins.isNeeded() } };
  }

  @Answers(authCalls.makeFirstAdmin)
  async makeFirstAdmin(
    @Body() body: FirstAdminRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return {
      message: authTexts.firstAdminMade,
      ...(await this.firstAdmins.make(body, this.callerOf(request, reply))),
    };
  }

  @Answers(sessionCalls.user)
  user(@CurrentAccount() { id, name, email, isEmailVerified }: RequestAccount) {
    return { user: { id, name, email, email_verified: isEmailVerified } };
  }

  @Answers(sessionCalls.permissions)
  permissions(@CurrentAccount() account: RequestAccount) {
    return [...account.rights.anywhere()].sort();
  }

  @Answers(authCalls.forgot)
  forgot(@Body() body: ForgotPasswordRequest, @Req() request: FastifyRequest) {
    return this.links.forgot(body.email, request.ip);
  }

  @Answers(authCalls.link)
  link(@Body() body: LinkRequest) {
    return this.links.look(body.token);
  }

  @Answers(authCalls.reset)
  reset(
    @Body() body: ResetPasswordRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.links.reset(body, this.callerOf(request, reply));
  }

  @Answers(authCalls.verify)
  verify(@Body() body: LinkRequest) {
    return this.links.verify(body.token);
  }

  @Answers(authCalls.sendVerification)
  sendVerification(@CurrentAccount() account: RequestAccount) {
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
