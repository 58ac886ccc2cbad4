// Signing in, out and up; mailed links.
import { Module } from '@nestjs/common';
import { AccountLinksService } from './account-links.service';
import { AuthController } from './auth.controller';
import { AuthService } from './auth.service';
import { FirstAdminService } from './first-admin.service';

@Module({ controllers: [AuthController], providers: [AuthService, AccountLinksService, FirstAdminService] })
export class AuthModule {}
