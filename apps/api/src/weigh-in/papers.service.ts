// Keeps what was handed in, a row an athlete, and when it is due. Of a statement nothing is kept but that it came.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import type {
  PaperAnswer,
  PaperRequest,
  PaperSettings,
  PaperSettingsRequest,
} from '@gelanggang/contract/athlete-papers';
import type { Saved } from '@gelanggang/contract/tournament-setup';
import { PAPER_LABELS } from '@gelanggang/domain/athletes/papers';
import { localeTexts } from '@gelanggang/domain/words/locale-texts';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { refuseOutdated } from '../http/changed-meanwhile';
import { invalid, notFound } from '../http/refusals';
import { PaperRemindersService } from './paper-reminders.service';
import { PapersQueries } from './papers.queries';
import { weighInTexts } from './texts';
import { commonSentences, thingSentences } from '../http/sentences';
import { weighInSentences } from './sentences';

@Injectable()
export class PapersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queries: PapersQueries,
    private readonly reminders: PaperRemindersService,
  ) {}

  save(participantId: number, body: PaperRequest, accountId: number): Promise<PaperAnswer> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      // held: two at one athlete take turns
      const [held] = await manager.query<{ tournamentId: number }[]>(
        'select tournament_id as "tournamentId" from participant where id = $1 for no key update',
        [participantId],
      );
      if (!held) throw notFound(thingSentences.participant);
      const { tournamentId } = held;
      const { tournament } = await this.queries.frame(manager, tournamentId);
      const before = await this.queries.row(manager, tournamentId, participantId);
      refuseOutdated(body.version, before.version);
      const { health_letter_on: letterOn, first_weight: weight } = body;
      if (letterOn !== undefined && letterOn > tournament.today) {
        throw invalid({ health_letter_on: [commonSentences.letterInFuture] });
      }
      if (body.has_statement && before.has_statement === null) {
        throw invalid({ has_statement: [weighInSentences.noStatement] });
      }
      if (weight !== undefined && before.first_weigh_in === null) {
        throw invalid({ first_weight: [weighInSentences.notBeforeDraw] });
      }
      await manager.query(
        `insert into athlete_paper (participant_id, tournament_id, health_letter_on, has_statement, first_weight, recorded_by)
         values ($1, $2, $3, $4, $5, $6)
         on conflict (participant_id) do update set health_letter_on = excluded.health_letter_on,
           has_statement = excluded.has_statement, first_weight = excluded.first_weight,
           recorded_by = excluded.recorded_by, recorded_at = now(), version = athlete_paper.version + 1`,
        [participantId, tournamentId, letterOn ?? null, body.has_statement, weight ?? null, accountId],
      );
      emit(streams.tournament(tournamentId), 'weigh-in.changed', { tournament_id: tournamentId });
      const data = await this.queries.row(manager, tournamentId, participantId);
      if (data.lacks.length === 0) await this.reminders.settle(manager, emit, tournamentId, participantId);
      const lacks = data.lacks.map((kind) => PAPER_LABELS[kind].toLowerCase());
      const listed = new Intl.ListFormat(localeTexts.locale).format(lacks);
      const { allPapers, papersLacking } = weighInTexts;
      return { message: lacks.length === 0 ? allPapers(data.name) : papersLacking(data.name, listed), data };
    });
  }

  saveSettings(tournamentId: number, body: PaperSettingsRequest): Promise<Saved<PaperSettings>> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      await manager.query('select from tournament where id = $1 for no key update', [tournamentId]);
      const { tournament, settings } = await this.queries.frame(manager, tournamentId);
      refuseOutdated(body.version, settings.version);
      const late = (day: string | undefined) => day !== undefined && day > tournament.end_date;
      const said = [weighInSentences.afterTournament];
      const faults = {
        ...(late(body.due_on) ? { due_on: said } : {}),
        ...(late(body.first_weigh_in_on) ? { first_weigh_in_on: said } : {}),
      };
      if (Object.keys(faults).length > 0) throw invalid(faults);
      await manager.query(
        `insert into paper_setting (tournament_id, due_on, first_weigh_in_on) values ($1, $2, $3)
         on conflict (tournament_id) do update set due_on = excluded.due_on,
           first_weigh_in_on = excluded.first_weigh_in_on, version = paper_setting.version + 1`,
        [tournamentId, body.due_on ?? null, body.first_weigh_in_on ?? null],
      );
      emit(streams.tournament(tournamentId), 'weigh-in.changed', { tournament_id: tournamentId });
      return { message: weighInTexts.deadlineSaved, data: (await this.queries.frame(manager, tournamentId)).settings };
    });
  }
}
