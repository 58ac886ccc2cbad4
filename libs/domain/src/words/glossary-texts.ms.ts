// The texts of glossary-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from './languages';
import type * as original from './glossary-texts';

export const glossaryTexts: InLanguage<typeof original.glossaryTexts> = {
  bagan: 'Gambaran siapa menentang siapa, dari pusingan pertama hingga akhir.',
  bye: 'Mara ke pusingan berikutnya tanpa lawan, kerana bilangan peserta tidak genap untuk carta ini.',
  gelanggang: 'Tempat perlawanan berlangsung. Kodnya mendahului nama perlawanan: A pada A24.',
  kelas: 'Had berat badan untuk satu peringkat umur dan jantina, seperti Kelas A. Yang sekelas saling bertemu.',
  klasifikasi: 'Kelas tanding yang dibuka kejohanan ini untuk satu peringkat umur.',
  kontingen:
    'Perguruan, sekolah atau daerah yang menghantar pesilat, dengan seorang pengurus yang mendaftarkan mereka.',
  nomor: 'Jenis persembahan dalam satu kategori seni, seperti tunggal tangan kosong atau tunggal senjata.',
  partai: 'Satu perlawanan atau satu persembahan dalam jadual. Namanya kod gelanggang dan nombor giliran, seperti A24.',
  pool: 'Kumpulan peserta sekelas yang diundi bersama dalam satu carta. Kelas yang besar dibahagi kepada beberapa pool.',
  seed: 'Angka rawak yang menentukan undian. Ia diumumkan, supaya sesiapa sahaja boleh mengulang undian dan menyemaknya.',
  sesi: 'Sebahagian hari di satu gelanggang, dengan masa mula dan urutan perlawanannya.',
  unit: 'Yang tampil dan dinilai bersama dalam seni: seorang pesilat, sepasang, atau satu regu.',
};

export const glossaryWordTexts: InLanguage<typeof original.glossaryWordTexts> = {
  bagan: 'Carta',
  bye: 'Bye',
  gelanggang: 'Gelanggang',
  kelas: 'Kelas',
  klasifikasi: 'Klasifikasi',
  kontingen: 'Kontinjen',
  nomor: 'Acara',
  partai: 'Perlawanan',
  pool: 'Pool',
  seed: 'Angka undian',
  sesi: 'Sesi',
  unit: 'Unit',
};
