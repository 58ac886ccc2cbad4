// Job athlete-cards-pdf: the athletes' cards with their QR codes, ten on a sheet of A4, to be cut out.
import { nomorName } from '@gelanggang/database/queries/nomor.queries';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CARDS_PER_SHEET, PRINT_PAGES, type PrintCard } from '@gelanggang/contract/print';
import { type Gender, GENDER_LABELS } from '@gelanggang/domain/words/genders';
import { slugOf } from '@gelanggang/domain/words/slug';
import { type JobContext, JobFailure, type JobHandler } from '@gelanggang/platform/jobs/job-handler';
import { PrintBrowser } from '../pdf/browser';
import { printInParts } from '../pdf/print-in-parts';
import { readPrintTournament } from '../pdf/print-tournament.queries';

const SHEETS_PER_PART = 20;

interface Row extends Omit<PrintCard, 'classes'> {
  classes: { category: string; age: string; gender: Gender; class_name: string | null }[];
}

/** One card a person: entries of one NIK in one contingent stand together, under the code of the first. */
const CARDS = `
select (array_agg(p.card_code order by mc.id, p.id))[1] as code, min(tm.name) as name, c.name as contingent,
  jsonb_agg(jsonb_build_object('category', mc.name, 'age', a.name, 'gender', tm.gender, 'class_name',
    coalesce(cc.name, '– ' || nullif(${nomorName('p.tournament_id', 'tm.nomor')}, '')))
    order by mc.id, p.id) as classes
from participant p
join team_member tm on tm.id = p.team_member_id
join contingent c on c.id = tm.contingent_id
join match_category mc on mc.id = tm.match_category_id
join age_category a on a.id = tm.age_category_id
left join category_class cc on cc.id = tm.category_class_id
where p.tournament_id = $1 and ($2::bigint is null or c.id = $2)
group by c.id, tm.nik
order by c.name, c.id, min(tm.name), min(p.id)`;

@Injectable()
export class AthleteCardsPdfHandler implements JobHandler<'athlete-cards-pdf'> {
  readonly kind = 'athlete-cards-pdf';

  constructor(
    private readonly dataSource: DataSource,
    private readonly browser: PrintBrowser,
  ) {}

  async run(context: JobContext<'athlete-cards-pdf'>): Promise<void> {
    const { tournament_id: tournamentId, contingent_id: contingentId } = context.params;
    await context.progress(2, 'Membaca atlet');
    const tournament = await readPrintTournament(this.dataSource.manager, tournamentId);
    if (!tournament) throw new JobFailure('Kejuaraan ini tidak ada lagi.');
    const rows = await this.dataSource.query<Row[]>(CARDS, [tournamentId, contingentId ?? null]);
    if (rows.length === 0) throw new JobFailure('Belum ada atlet yang lunas pada pilihan ini.');
    const source = await printInParts(context, this.browser, {
      all: rows.map(toCard),
      partSize: SHEETS_PER_PART * CARDS_PER_SHEET,
      what: 'kartu',
      path: PRINT_PAGES.athleteCards,
      pdf: { preferCSSPageSize: true, printBackground: true },
      dataOf: (cards) => ({ page: 'athlete-cards', tournament, cards }),
    });
    await context.progress(97, 'Menyimpan berkas');
    const name = `kartu-atlet-${slugOf(tournament.slug)}.pdf`;
    await context.saveFile({ name, contentType: 'application/pdf', source });
  }
}

const toCard = ({ classes, ...card }: Row): PrintCard => ({
  ...card,
  classes: classes.map(({ category, age, gender, class_name }) =>
    [category, age, GENDER_LABELS[gender], class_name].filter(Boolean).join(' '),
  ),
});
