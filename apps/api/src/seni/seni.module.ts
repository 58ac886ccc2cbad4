// Seni: drawing, units, performances and battles.
import { Module } from '@nestjs/common';
import { SeniPoolsQueries } from '@gelanggang/drawing/seni/seni-pools.queries';
import { PanelAbsencesController } from './panel-absences.controller';
import { PanelAbsencesService } from './panel-absences.service';
import { SeniDrawingsQueries } from './seni-drawings.queries';
import { SeniRightsQueries } from './seni-rights.queries';
import { SeniScoresService } from './seni-scores.service';
import { SeniUnitsService } from './seni-units.service';
import { SeniController } from './seni.controller';
import { SeniService } from './seni.service';

@Module({
  controllers: [PanelAbsencesController, SeniController],
  providers: [
    PanelAbsencesService,
    SeniService,
    SeniUnitsService,
    SeniScoresService,
    SeniPoolsQueries,
    SeniDrawingsQueries,
    SeniRightsQueries,
  ],
})
export class SeniModule {}
