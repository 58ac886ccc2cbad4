// Job score-sheets-export: what panels scored as a workbook: matches, what happened in them, athletes and judges.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { MatchRecap } from '@gelanggang/contract/match-recap';
import type { ScoredAthlete, ScoredJudge, ScoredMatch } from '@gelanggang/contract/scoring-statistics';
import { readMatchRecaps } from '@gelanggang/database/queries/match-recap.queries';
import { readScoredAthletes, readScoredJudges, WHOLE } from '@gelanggang/database/queries/scoring-statistics.queries';
import { isWinKind, WIN_KIND_LABELS } from '@gelanggang/domain/results/win-kinds';
import { decisionReason } from '@gelanggang/domain/scoring/decision-text';
import { HIT_KINDS, HIT_LABELS } from '@gelanggang/domain/scoring/hit-kinds';
import { TAP_FATE_LABELS } from '@gelanggang/domain/scoring/statistics';
import { timelineOf } from '@gelanggang/domain/scoring/timeline';
import { CORNER_LABELS } from '@gelanggang/domain/words/corners';
import { timeOfDay } from '@gelanggang/domain/words/dates';
import { JobFailure, type JobContext, type JobHandler } from '@gelanggang/platform/jobs/job-handler';
import { type Sheet, workbook } from '../exports/workbook';
import { dateCell, DATE_FORMAT, XLSX_TYPE } from '../exports/xlsx';
import { readPrintTournament } from '../pdf/print-tournament.queries';
import { fileName, readScored, scopeOf } from './scored.queries';

const PART_SIZE = 50;

@Injectable()
export class ScoreSheetsExportHandler implements JobHandler<'score-sheets-export'> {
  constructor(private readonly dataSource: DataSource) {}

  async run(context: JobContext<'score-sheets-export'>): Promise<void> {
    const { params } = context;
    const { manager } = this.dataSource;
    await context.progress(2, 'Membaca partai');
    const tournament = await readPrintTournament(manager, params.tournament_id);
    if (!tournament) throw new JobFailure('Kejuaraan ini sudah dihapus.');
    const scope = scopeOf(params);
    const scored = await readScored(manager, scope);
    const happened: Sheet['rows'] = [];
    const tapped: Sheet['rows'] = [];
    for (let done = 0; done < scored.length; done += PART_SIZE) {
      await context.progress(5 + (80 * done) / scored.length, `${done} dari ${scored.length} partai`);
      const part = scored.slice(done, done + PART_SIZE);
      const recaps = await readMatchRecaps(
        manager,
        part.map((match) => match.id),
        { isOfOfficials: true },
      );
      for (const recap of recaps) {
        happened.push(...happeningRows(recap));
        // press by press for one match; of many matches they are added up per judge
        if (params.match_id !== undefined) tapped.push(...tapRows(recap));
      }
    }
    await context.progress(90, 'Menyusun lembar');
    const athletes = await readScoredAthletes(manager, scope, WHOLE);
    const sheets = [matchSheet(scored), happeningSheet(happened)];
    if (params.match_id !== undefined) sheets.push(tapSheet(tapped));
    sheets.push(athleteSheet(athletes.rows), judgeSheet(await readScoredJudges(manager, scope)));
    const name = `${fileName('rekap-nilai', tournament.slug, params, scored)}.xlsx`;
    await context.saveFile({ name, contentType: XLSX_TYPE, source: await workbook(sheets) });
  }
}

const column = (header: string, width: number, format?: string) => ({ header, width, ...(format ? { format } : {}) });
const PLACE = [column('Gelanggang', 16), column('Partai', 8)];

function matchSheet(matches: readonly ScoredMatch[]): Sheet {
  return {
    name: 'Partai',
    columns: [
      column('Tanggal', 12, DATE_FORMAT),
      ...PLACE,
      column('Kelas', 30),
      column(CORNER_LABELS.blue, 30),
      column('Nilai Biru', 11),
      column(CORNER_LABELS.red, 30),
      column('Nilai Merah', 11),
      column('Pemenang', 11),
      column('Cara Menang', 20),
      column('Alasan', 44),
      column('Dikoreksi', 11),
      column('Ketukan', 9),
    ],
    rows: matches.map((match) => [
      dateCell(match.date),
      match.arena,
      match.partai,
      match.class_name,
      match.blue,
      match.blue_score,
      match.red,
      match.red_score,
      match.winner && CORNER_LABELS[match.winner],
      match.win_kind && isWinKind(match.win_kind) ? WIN_KIND_LABELS[match.win_kind] : null,
      decisionReason({ reason: match.win_reason }) || null,
      match.is_corrected ? 'ya' : null,
      match.taps,
    ]),
  };
}

const happeningSheet = (rows: Sheet['rows']): Sheet => ({
  name: 'Nilai',
  columns: [
    ...PLACE,
    column('Babak', 8),
    column('Jam', 10),
    column('Sudut', 8),
    column('Atlet', 30),
    column('Kejadian', 28),
    column('Keterangan', 44),
    column('Nilai', 8),
    column('Dibatalkan', 11),
  ],
  rows,
});

const happeningRows = ({ match, arena, sheet, tournament }: MatchRecap): Sheet['rows'] =>
  (sheet ? timelineOf(sheet) : []).map((one) => [
    arena,
    match.partai,
    one.round,
    timeOfDay(one.at, tournament.time_zone),
    one.corner && CORNER_LABELS[one.corner],
    one.corner && match[one.corner].name,
    one.title,
    one.detail,
    one.isWithdrawn ? 0 : one.worth,
    one.isWithdrawn ? 'ya' : null,
  ]);

const tapSheet = (rows: Sheet['rows']): Sheet => ({
  name: 'Ketukan',
  columns: [
    column('Babak', 8),
    column('Jam', 10),
    column('Juri', 8),
    column('Sudut', 8),
    column('Serangan', 14),
    column('Keadaan', 26),
  ],
  rows,
});

const tapRows = ({ taps, tournament }: MatchRecap): Sheet['rows'] =>
  taps.map((tap) => [
    tap.round,
    timeOfDay(tap.at, tournament.time_zone),
    tap.seat,
    CORNER_LABELS[tap.corner],
    HIT_LABELS[tap.kind],
    TAP_FATE_LABELS[tap.fate],
  ]);

function athleteSheet(athletes: readonly ScoredAthlete[]): Sheet {
  return {
    name: 'Atlet',
    columns: [
      column('Atlet', 30),
      column('Kontingen', 30),
      column('Kelas', 30),
      ...['Partai', 'Menang', ...HIT_KINDS.map((kind) => HIT_LABELS[kind])].map((header) => column(header, 11)),
      ...['Dibatalkan', 'Hukuman', 'Nilai Hukuman', 'Nilai'].map((header) => column(header, 13)),
    ],
    rows: athletes.map((one) => [
      one.name,
      one.contingent,
      one.class_name,
      one.matches,
      one.won,
      ...HIT_KINDS.map((kind) => one.hits[kind]),
      one.withdrawn,
      one.penalties,
      one.penalty_points,
      one.score,
    ]),
  };
}

function judgeSheet(judges: readonly ScoredJudge[]): Sheet {
  return {
    name: 'Juri',
    columns: [
      column('Gelanggang', 16),
      ...['Juri', 'Partai', 'Ketukan', 'Sah', 'Tidak Sah'].map((header) => column(header, 10)),
      column('Di Luar Waktu', 14),
      column('Sepakat (%)', 12),
    ],
    rows: judges.map((one) => [
      one.arena,
      one.seat,
      one.matches,
      one.taps,
      one.counted,
      one.uncounted,
      one.refused,
      one.agreement,
    ]),
  };
}
