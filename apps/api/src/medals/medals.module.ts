// Medals: how the overall winner is found; what certificates say.
import { Module } from '@nestjs/common';
import { CertificatePicturesService } from './certificate-pictures.service';
import { CertificatesController } from './certificates.controller';
import { CertificatesService } from './certificates.service';
import { DisqualifiedUnitsQueries } from './disqualified-units.queries';
import { DisqualificationsService } from './disqualifications.service';
import { MedalRuleService } from './medal-rule.service';
import { MedalsController } from './medals.controller';

@Module({
  controllers: [CertificatesController, MedalsController],
  providers: [
    CertificatePicturesService,
    CertificatesService,
    DisqualificationsService,
    DisqualifiedUnitsQueries,
    MedalRuleService,
  ],
})
export class MedalsModule {}
