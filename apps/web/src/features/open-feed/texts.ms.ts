// The texts of texts.ts in the language 'ms', as `npm run texts` writes them.
import type { FeedTable } from '@gelanggang/contract/open-feed';
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const openDataTexts: InLanguage<typeof original.openDataTexts> = {
  title: 'Data terbuka',
  lead: 'Semua yang diumumkan daripada kejohanan ini boleh dimuat turun, diolah dan disimpan oleh sesiapa sahaja, tanpa akaun. Isinya sama dengan senarai keputusan yang dicetak: nama, kontinjen, kelas dan keputusan.',
  tables: 'Jadual untuk hamparan',
  tablesHint: 'CSV (UTF-8), dibuka dengan Excel, LibreOffice atau Google Sheets.',
  table: {
    entries: ['Peserta', 'Nama, kontinjen dan kelas yang disertai'],
    schedule: ['Jadual', 'Perlawanan mengikut gelanggang, hari dan masa'],
    results: ['Keputusan', 'Pemenang, mata dan status setiap keputusan'],
    medals: ['Pingat', 'Johan setiap kelas'],
  } satisfies Record<FeedTable, readonly [string, string]>,
  programs: 'Untuk program',
  document: 'Dokumen',
  documentHint:
    'Semua yang berkuat kuasa sekarang, dengan nama, dalam satu JSON. Boleh diminta sekerap yang perlu (ETag).',
  head: 'Kepala rekod',
  headHint: 'Bilangan rekod, cincangan (hash) setiap halaman, rekod terbaharu, dan tandatangan laman ini.',
  schema: 'Skema',
  schemaHint: 'JSON Schema 2020-12 bagi dokumen, kepala dan rekod.',
  key: 'Kunci awam',
  keyHint: 'Ed25519, untuk menyemak tandatangan.',
  log: 'Rekod peristiwa',
  logHint:
    'Setiap undian, jadual, keputusan dan pembetulan, mengikut urutan dan tanpa nama. Rekod hanya ditambah: pembetulan ialah rekod baharu. Setiap rekod mengandungi cincangan (hash) rekod sebelumnya, jadi satu huruf yang diubah pun akan diketahui.',
  records: (count: string) => `${count} rekod`,
  lastHash: 'Cincangan (hash) rekod terakhir',
  page: (number: string) => `Halaman ${number}`,
  pageHint: (first: string, last: string) => `Rekod ${first} hingga ${last}, tidak berubah lagi`,
  noPages: (size: string) =>
    `Belum ada halaman penuh (${size} rekod). Rekod yang sudah ada terdapat dalam kepala rekod.`,
  open: (count: string) => `${count} rekod selepas itu terdapat dalam kepala rekod.`,
  noRecords: 'Belum ada rekod: undian pertama akan menjadi yang pertama.',
  check: 'Semak sendiri',
  checkHint:
    'Program kecil ini (satu fail, Python 3 tanpa tambahan) membaca semuanya dari rekod pertama, menyemak rantaian cincangan (hash) dan tandatangan, kemudian mengira sendiri siapa yang mara dan siapa yang mendapat pingat.',
  program: 'Muat turun check-feed.py',
  command: 'Salin arahan',
  license:
    'Nama pesilat hanya untuk keperluan keputusan pertandingan. Nama yang dipadam di sini hilang juga daripada dokumen.',
};
