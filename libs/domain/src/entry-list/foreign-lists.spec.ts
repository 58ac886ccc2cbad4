// Lists of Dutch, German, French, Malaysian and Vietnamese clubs.
import { told } from '../../test/typed-lists';
import { readDate, splitBirth } from './written-date';

it('a Dutch club has the family before the first name in its columns alone, and men and women M and V', () => {
  const list = `
Vereniging|Pencak Silat Utrecht
Nr|Achternaam|Voornaam|Geboortedatum|Geboorteplaats|Geslacht|Gewicht|Lengte|Categorie|Klasse
1|de Vries|Jan|12 maart 2011|Utrecht|M|45,5|150|Tanding|B
2|Bakker|Sanne|5 mei 2010|Zeist|V|48|155|Tanding|C
3|Jansen|Piet|31 okt 2010|Utrecht|Man|49|160|Tanding|C`;
  expect(told(list, 'contingent', 'name', 'birthDate', 'gender', 'weight', 'height', 'category', 'className')).toEqual([
    'Pencak Silat Utrecht · Jan de Vries · 12 maart 2011 · M · 45,5 · 150 · Tanding · B',
    'Pencak Silat Utrecht · Sanne Bakker · 5 mei 2010 · V · 48 · 155 · Tanding · C',
    'Pencak Silat Utrecht · Piet Jansen · 31 okt 2010 · Man · 49 · 160 · Tanding · C',
  ]);
  expect(readDate('12 maart 2011')).toBe('2011-03-12');
  expect(
    told(
      'Naam|Geb. datum|M/V|Gewicht (kg)|Club\nPiet Jansen|31-10-2010|V|49|Utrecht',
      'name',
      'birthDate',
      'gender',
      'contingent',
    ),
  ).toEqual(['Piet Jansen · 31-10-2010 · V · Utrecht']);
});

it('a Malaysian school enters into acara, of which silat olahraga is tanding', () => {
  const list = `
BORANG PENYERTAAN KEJOHANAN SILAT OLAHRAGA
PASUKAN : SMK BANGI
BIL|NAMA PESERTA|NO. KAD PENGENALAN|JANTINA|TARIKH LAHIR|BERAT (KG)|KELAS|ACARA
1|AHMAD BIN ABU|110312-10-5431|LELAKI|12/3/2011|45|B|SILAT OLAHRAGA
2|NUR AINA BINTI ALI|100605-10-5432|PEREMPUAN|5/6/2010|48|C|OLAHRAGA
3|FARAH BINTI OMAR|100605-10-5434|PEREMPUAN|5/6/2010|48||SENI TUNGGAL`;
  expect(told(list, 'contingent', 'name', 'gender', 'category')).toEqual([
    'SMK BANGI · AHMAD BIN ABU · LELAKI · SILAT OLAHRAGA',
    'SMK BANGI · NUR AINA BINTI ALI · PEREMPUAN · OLAHRAGA',
    'SMK BANGI · FARAH BINTI OMAR · PEREMPUAN · SENI TUNGGAL',
  ]);
});

it('a Vietnamese club enters into nội dung, of which đối kháng is tanding', () => {
  const list = `
DANH SÁCH VẬN ĐỘNG VIÊN
ĐƠN VỊ: HÀ NỘI
STT|HỌ VÀ TÊN|NGÀY SINH|GIỚI TÍNH|CÂN NẶNG|HẠNG CÂN|NỘI DUNG
1|Nguyễn Văn An|12/03/2011|Nam|45 kg|43-47|Đối kháng
2|Trần Thị Bích|05/06/2010|Nữ|48 kg|47-51|Đối kháng`;
  expect(told(list, 'contingent', 'name', 'gender', 'category', 'className')).toEqual([
    'HÀ NỘI · Nguyễn Văn An · Nam · Đối kháng · 43-47',
    'HÀ NỘI · Trần Thị Bích · Nữ · Đối kháng · 47-51',
  ]);
});

it('days of the week and words between the parts of a date are no place', () => {
  for (const text of [
    ...['Friday, March 25, 2011', 'vrijdag 25 maart 2011', 'Khamis, 25 Mac 2011', 'Jumat, 25 Maret 2011'],
    ...['25th of March 2011', '25 of March 2011', '25hb Mac 2011'],
  ]) {
    expect(splitBirth(text)).toEqual({ place: '', date: text });
    expect(readDate(text)).toBe('2011-03-25');
  }
  for (const [text, place] of [
    ['Kab. Sleman, DIY, 25-03-2011', 'Kab. Sleman, DIY'],
    ['Sleman, Jumat 25-03-2011', 'Sleman'],
  ] as const) {
    expect(splitBirth(text)).toEqual({ place, date: '25-03-2011' });
  }
  expect(readDate('13/25/2011')).toBeUndefined();
  expect([readDate('03-25-2011'), readDate('03-25-2011', 2026, true)]).toEqual(['2011-03-25', undefined]);
});

it('a German club does, a French one writes the family first, and the first name is part of the name', () => {
  const german = `
Verein: Pencak Silat Berlin e.V.
Nr.|Nachname|Vorname|Geburtsdatum|Geschlecht|Gewicht|Kategorie|Altersklasse
1|Müller|Hans|12.03.2005|männlich|68,5 kg|Tanding|Senior
2|Schmidt|Anna|05.04.2006|w|55 kg|Tanding|Senior`;
  expect(told(german, 'contingent', 'name', 'birthDate', 'gender', 'weight', 'ageCategory')).toEqual([
    'Pencak Silat Berlin e.V. · Hans Müller · 12.03.2005 · männlich · 68,5 kg · Senior',
    'Pencak Silat Berlin e.V. · Anna Schmidt · 05.04.2006 · w · 55 kg · Senior',
  ]);
  const french = `
Club : Silat Paris
N°|Nom|Prénom|Date de naissance|Sexe|Poids|Catégorie
1|DUPONT|Jean|12/03/2005|Homme|68|Tanding
2|MARTIN|Marie|05/04/2006|Femme|55|Tunggal`;
  expect(told(french, 'contingent', 'name', 'birthDate', 'gender', 'weight', 'category')).toEqual([
    'Silat Paris · DUPONT Jean · 12/03/2005 · Homme · 68 · Tanding',
    'Silat Paris · MARTIN Marie · 05/04/2006 · Femme · 55 · Tunggal',
  ]);
});

it('a Malaysian school has its genders below KATEGORI, its classes below KELAS, and a teacher who is no athlete', () => {
  const text = `
NAMA SEKOLAH : SMK BUKIT JALIL
BIL|NAMA PESERTA|NO. K/P|TARIKH LAHIR|JANTINA|KATEGORI|KELAS|BERAT (KG)
1|MUHAMMAD AMIR BIN ALI|100312-14-5567|12/03/2010|LELAKI|PUTERA|B|48
2|NUR AISYAH BINTI OMAR|100405-10-5568|05/04/2010|PEREMPUAN|PUTERI|C|50
GURU PENGIRING|ENCIK HAMID BIN SAID`;
  expect(told(text, 'name', 'gender', 'className')).toEqual([
    'MUHAMMAD AMIR BIN ALI · LELAKI · B',
    'NUR AISYAH BINTI OMAR · PEREMPUAN · C',
  ]);
});

it('an English list has the contingent below Team where each row says its division alone', () => {
  const list =
    'First Name|Last Name|Birth|Gender|Team|Division\nWill|Smith|2008-01-02|Male|UK Silat|Junior Male Class D';
  expect(told(list, 'contingent', 'name', 'team')).toEqual(['UK Silat · Will Smith · ']);
});
