// The gender that stands in the heading of the names.
import { told } from '../../test/typed-lists';

it('holds for the names below it, until another heading says another one or none', () => {
  const text = `
KONTINGEN PSHT
No|Nama Putra|Tgl Lahir|BB|Kelas
1|Budi Bela|12-03-2011|45|B
No|Nama Putri|Tgl Lahir|BB|Kelas
1|Siti Bela|05-06-2010|48|C
No|Nama|Tgl Lahir|BB|Kelas
1|Eko Bela|05-06-2010|48|C`;
  expect(told(text, 'name', 'gender')).toEqual(['Budi Bela · Putra', 'Siti Bela · Putri', 'Eko Bela · ']);
});

it('does not speak against what the row says, and is none where the heading names both or neither', () => {
  expect(told('Nama Atlet Putra|L/P|BB\nBudi Bela|L|45\nAni Bela|P|44\nEko Bela||46', 'gender')).toEqual([
    ...['L', 'P', 'Putra'],
  ]);
  expect(told('Nama Atlet Putra|Kelas|NIK\nBudi Bela|A PI|3404011203110001', 'gender')).toEqual(['']);
  expect(told('Nama (Putra/Putri)|NIK\nBudi Bela|3404011203110001', 'gender')).toEqual(['']);
  expect(told('Nama Pesilat|NIK\nBudi Bela|3404011203110001', 'gender')).toEqual(['']);
});
