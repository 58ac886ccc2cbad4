// The words of headings as offices write them, in Indonesian and in the languages of those who come from elsewhere.
import { LEADER } from './mate-columns';
import type { Meaning } from './sheet-plan';

/** Forms on the web ask for papers and note when they were sent. */
const OF_FORMS =
  /\b(timestamp|stempel waktu|cap waktu|waktu|upload|unggah|lampiran|lampirkan|scan|bukti|proof|link|tautan|berkas|file)\b/;

/** In this order: the first whose words fit, then the first meaning that the cells do not contradict. */
export const RULES: readonly (readonly [RegExp, readonly Meaning[]])[] = [
  [OF_FORMS, ['other']],
  [/\bnik\b.*\bnisn?\b|\bnisn?\b.*\bnik\b/, ['nik']],
  [
    /\b(orang ?tua|ortu|ayah|ibu|wali|nisn|nis|alamat|alasan|reason|foto|ttd|tanda tangan|paraf|sabuk|agama|pekerjaan|ukuran(?! (?:badan|tubuh))|kaos)\b|^address$/,
    ['other'],
  ],
  [/\b(jumlah|jml|total)\b/, ['other']],
  [
    /\b(nik|n i k|induk kependudukan|kependudukan|ktp|kia|no id|nomor induk|no induk|kad pengenalan|cccd|nat(?:ional)? id|(?:id|identity|ic) (?:no|number|card))\b/,
    ['nik'],
  ],
  [/\b(kk|kartu keluarga|family card)\b/, ['familyCard']],
  [/\b(e ?mail|surel)\b/, ['picEmail']],
  [
    /\b(hp|h p|telp|telpon|telepon|telephone|phone|tlp|tlpn|wa|whatsapp|kontak|contact|handphone|ponsel|seluler|cp)\b/,
    ['picPhone'],
  ],
  [/\bttl\b|\b(tempat|tmpt|tmp|tpt)\b.*\b(tgl|tanggal|tg)\b/, ['birth', 'birthDate', 'birthPlace']],
  [
    /\b(tgl|tanggal|tarikh|tg|date)\b.*\b(lahir|lhr|kelahiran|birth)\b|\b(lahir|lhr|kelahiran)\b.*\b(tgl|tanggal|tg)$|\b(dob|d o b|geboortedatum|geb datum|geburtsdatum|geburtstag|date de naissance|data de nascimento|kaarawan|petsa ng kapanganakan|wan(?: duean pi)? koet)\b|^(tgl|tanggal)$|^ngày( tháng năm)? sinh$/,
    ['birthDate', 'birth'],
  ],
  [
    /\b(tempat|tmpt|tmp|kota|tpt)\b.*\b(lahir|lhr|kelahiran)\b|\b(lahir|lhr|kelahiran)\b.*\b(tempat|tmpt|di)$|^(tempat|tmpt)$|\bplace\b.*\bbirth\b|\b(birth ?place|geboorteplaats)\b/,
    ['birthPlace', 'birth'],
  ],
  [/^(lahir|kelahiran|lhr)$/, ['birthDate', 'birth', 'birthPlace']],
  // a year alone is asked about where nothing else tells the day
  [/^(tahun|thn|th) (lahir|kelahiran)$|^year of birth$/, ['birthDate']],
  [/\b(darah|blood|goldar)\b/, ['bloodType']],
  [
    /\b(kelamin|jantina|jk|j k|gender|sex|l p|p l|pa pi|pi pa|putra putri|pa putri|lk pr|l k|p w|m v|m f|f m|m w|geslacht|geschlecht|sexe|sexo|genre|kasarian)\b|^(giới tính|phet)$/,
    ['gender'],
  ],
  [/^jenis$/, ['gender', 'category']],
  // one column for both: the scale's number, or the class by its letter or its bounds
  [/^(kls|kelas|klas|class)( tanding)? (bb|berat|berat badan)$/, ['weight', 'className']],
  // the bounds of a class, and nobody's weight
  [/\b(batas|rentang|range)\b.*\b(berat|bb|badan|kelas|kg|weight)\b/, ['className', 'other']],
  [/\b(gewichtsklasse|gewichtsklassen|poids cat\p{L}*|cat\p{L}* de poids)\b/u, ['className']],
  [
    /\b(berat|brat|brt|bb|b b|b badan|b bdn|weight|gewicht|timbang|timbangan|penimbangan|poids|peso|nam nak)\b|^(wt|kg|badan kg|cân nặng( kg)?)$/,
    ['weight'],
  ],
  [/\b(tinggi|tingi|tgi|tb|t b|t badan|t bdn|height|lengte|taille)\b|^(ht|cm)$/, ['height']],
  [/\b(provinsi|propinsi|prov|province|pengprov)\b/, ['province']],
  [/\b(bayar|pembayaran|payment|lunas)\b/, ['payment']],
  [/\bstatus\b/, ['payment', 'other']],
  [
    /\b(pelatih|official|ofisial|offisial|manajer|manager|manejer|penanggung|pj|pic|pendamping|coach|pembina)\b/,
    ['picName'],
  ],
  [
    /^(tim|team|regu|nama tim|nama regu|label tim|team label|kelompok|no tim|grup|group|pasangan)$/,
    ['team', 'contingent'],
  ],
  [
    /\b(kontingen|kontigen|kontgn|kont|contingent|perguruan|klub|club|kelab|padepokan|ranting|pengcab|utusan|instansi|rayon|vereniging|verein|pasukan|delegation|academy|clube)\b|^(đơn vị|équipe|mannschaft|sangkat|country|nation|state|negeri|negara|universitas|university|noc|federation|representing)$/,
    ['contingent'],
  ],
  [/\b(kabupaten|kab|kab kota|kota|city|regency)\b/, ['district', 'contingent']],
  [/\b(unit|sekolah|school|lembaga|organi[sz]ation)\b/, ['contingent']],
  [/\b(asal|daerah)\b/, ['contingent', 'district']],
  [/\b(usia|umur|age|leeftijd|altersklasse|tranche d âge|catégorie d âge)\b|\bd âge$/, ['ageCategory']],
  [/\b(kelas|kls|klas|klasse|class|cls|classe)\b/, ['className', 'ageCategory']],
  [/^(div|division|dibisyon|divisi)$/, ['ageCategory', 'className', 'category']],
  [/^(event|acara|nội dung)$/, ['nomor', 'category', 'ageCategory', 'className']],
  [
    /\b(kategori|kategory|katagori|category|categorie|catégorie|categoria|cat|kat|cabang|mata lomba|lomba|event|disiplin|disziplin|discipline)\b/,
    ['category', 'ageCategory', 'className'],
  ],
  [
    /(?<!^(?:nama )?(?:atlet|atlit|pesilat|peserta) )\b(pertandingan|tanding|dipertandingkan)\b/,
    ['category', 'className'],
  ],
  [/^(gol|golongan|tingkat|tingkatan)\b/, ['ageCategory', 'bloodType', 'category', 'className']],
  [/^(nomor|nomer)$/, ['nomor', 'category', 'number']],
  [/^(nomor|nomer) (seni|pertandingan|lomba|yang diikuti)$|^(seni|tgr|jurus) (nomor|nomer)$/, ['nomor', 'category']],
  [
    /^(no|nr|n|n o|lfd nr|nmr|urut|no urut|nomor urut|no peserta|nomor peserta|num|id|bil|stt|lamdap|bilang)$/,
    ['number'],
  ],
  [
    /\b(id|no|nr|nomor|number|kode|code)\b.*\b(pesilat|atlet|atlit|athlete|peserta|participant)\b|\b(pesilat|atlet|atlit|athlete|peserta|participant)\b.*\b(id|no|nr|number|kode|code)$/,
    ['number', 'other'],
  ],
  [
    /\b(nama|nm|name|(?:achter|voor)?naam|pesilat|atlet|atlit|peserta|anggota|pemain|nom|prénom|vorname|nachname|nome|pangalan)\b|\b(athletes?|competitors?|participants?|players?|contestants?|fighters?)\b|^(họ( và)? tên|chue)$/,
    ['name'],
  ],
  [LEADER, ['name']],
  [/^(ket|keterangan|catatan|note)$/, ['other']],
];
