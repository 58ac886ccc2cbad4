// One file for all who ask: the newest one while nothing changed, else a job that belongs to nobody makes another.
import { Injectable } from '@nestjs/common';
import { API_BASE } from '@gelanggang/contract/http';
import { type JobParams, NOBODY } from '@gelanggang/contract/jobs';
import type { PublicFileAnswer, PublicScheduleRequest } from '@gelanggang/contract/public-files';
import { FileStore } from '@gelanggang/platform/files/file-store';
import { JobSweeper } from '@gelanggang/platform/jobs/job-sweeper';
import { JobTable, TooManyWaiting } from '@gelanggang/platform/jobs/job-table';
import { LineRefused, WaitingLine } from '@gelanggang/platform/turns/waiting-line';
import { conflict, notFound, tooManyRequests } from '../http/refusals';
import { PublicFilesQueries } from './public-files.queries';
import { schedulesSentences } from './sentences';
import { thingSentences } from '../http/sentences';

/** Anybody can ask at once as often as they like: they ask the table one after the other, and hold one connection. */
const MOST_ASKING = 100;

@Injectable()
export class PublicFilesService {
  private readonly making = new WaitingLine({ atOnce: 1, mostWaiting: MOST_ASKING });

  constructor(
    private readonly queries: PublicFilesQueries,
    private readonly table: JobTable,
    private readonly sweeper: JobSweeper,
    private readonly files: FileStore,
  ) {}

  async schedule(request: PublicScheduleRequest): Promise<PublicFileAnswer> {
    const tournamentId = await this.queries.tournamentId(request.slug);
    if (tournamentId === null) throw notFound(thingSentences.event);
    const { kind, date, arena_id } = request;
    const params = { tournament_id: tournamentId, kind, date, arena_id };
    const last = await this.queries.last('schedule-pdf', params, tournamentId);
    if (last?.status === 'queued' || last?.status === 'running') return { status: 'making', progress: last.progress };
    if (last?.fileId && (last.isYoung || last.isCurrent)) return { status: 'ready', url: urlOf(last.fileId) };
    if (last?.status === 'failed' && last.isYoung) throw conflict(last.error ?? schedulesSentences.pdfFailed);
    if (!(await this.queries.hasSession(tournamentId, request))) throw conflict(schedulesSentences.nothingToPrint);
    try {
      return await this.making.run(() => this.make(params), tournamentId);
    } catch (error) {
      const isRefused = error instanceof LineRefused || error instanceof TooManyWaiting;
      throw isRefused ? tooManyRequests(schedulesSentences.manyDownloads) : error;
    }
  }

  private async make(params: JobParams['schedule-pdf']): Promise<PublicFileAnswer> {
    const { job, isNew } = await this.table.insert('schedule-pdf', params, NOBODY);
    if (isNew) {
      await this.sweeper.enqueueNext(job);
      for (const id of await this.queries.forgetOlder('schedule-pdf', params)) await this.files.remove(id);
    }
    return { status: 'making', progress: job.progress };
  }
}

const urlOf = (fileId: string): string => `${API_BASE}/download-document/${fileId}.pdf`;
