// The wording that the site speaks, for whoever answers a request.
import { Global, Module } from '@nestjs/common';
import { SiteWording } from './site-wording';

@Global()
@Module({ providers: [SiteWording], exports: [SiteWording] })
export class LanguagesModule {}
