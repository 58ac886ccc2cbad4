// The technical handbooks (THB) of the demo's tournaments: a page each, drawn from what the tournament says of itself.
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import type { DataSource } from 'typeorm';
import { dateRange } from '@gelanggang/domain/words/dates';
import { rupiah } from '@gelanggang/domain/words/rupiah';
import type { FileStore } from '@gelanggang/platform/files/file-store';

interface Facts {
  name: string;
  location: string;
  start_date: string;
  end_date: string;
  categories: { name: string; fee: number }[];
  arenas: string[];
}

/** A4 in points. */
const PAGE = [595.28, 841.89] as const;
const MARGIN = 56;

/** Under the name that an organiser gives it. */
export async function attachHandbook(dataSource: DataSource, files: FileStore, tournamentId: number): Promise<void> {
  const [facts] = await dataSource.query<Facts[]>(
    `select t.name, regexp_replace(t.location, '<[^>]*>', ' ', 'g') as location, to_char(t.start_date, 'YYYY-MM-DD') as start_date,
       to_char(t.end_date, 'YYYY-MM-DD') as end_date,
       coalesce((select json_agg(json_build_object('name', c.name, 'fee', o.registration_fee) order by c.id)
         from tournament_match_category o join match_category c on c.id = o.match_category_id
         where o.tournament_id = t.id), '[]') as categories,
       coalesce((select json_agg(a.name order by a.id) from tournament_arena a where a.tournament_id = t.id), '[]') as arenas
     from tournament t where t.id = $1`,
    [tournamentId],
  );
  if (!facts) throw new Error(`Tournament ${tournamentId} is not there.`);
  const { id } = await files.put({
    name: `THB ${facts.name}.pdf`,
    contentType: 'application/pdf',
    source: await handbook(facts),
    isPublic: true,
  });
  await dataSource.query('update tournament set document_file_id = $2 where id = $1', [tournamentId, id]);
}

async function handbook(facts: Facts): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setTitle(`Technical Handbook ${facts.name}`);
  document.setLanguage('id-ID');
  const [plain, bold] = [
    await document.embedFont(StandardFonts.Helvetica),
    await document.embedFont(StandardFonts.HelveticaBold),
  ];
  const page = document.addPage([...PAGE]);
  let y = PAGE[1] - MARGIN;
  const write = (text: string, size: number, isBold = false) => {
    y -= size * 1.6;
    page.drawText(text, { x: MARGIN, y, size, font: isBold ? bold : plain });
  };
  const section = (title: string, lines: readonly string[]) => {
    y -= 14;
    write(title, 14, true);
    for (const line of lines) write(line, 11);
  };
  write('Technical Handbook (THB)', 12);
  write(facts.name, 24, true);
  section('Waktu dan tempat', [dateRange(facts.start_date, facts.end_date), facts.location]);
  section(
    'Kategori dan biaya pendaftaran',
    facts.categories.map(({ name, fee }) => `${name}: ${rupiah(fee)}`),
  );
  section('Gelanggang', facts.arenas);
  section('Peraturan', [
    'Pertandingan mengikuti peraturan Pencak Silat yang berlaku.',
    'Nilai sah bila sedikitnya 2 dari 3 juri menekan dalam 3 detik.',
    'Undian dilakukan dengan benih acak yang diumumkan, dan dapat diperiksa siapa saja.',
  ]);
  return document.save();
}
