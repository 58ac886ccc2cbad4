// What is wrong with the entry of an athlete; each says what would be right where that is known.

const ofClass = (name: string): string => (/^kelas /i.test(name) ? name : `kelas ${name}`);
const begun = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const rightClass = (name: string | null): string => (name === null ? '' : `; yang sesuai ${ofClass(name)}`);
const anyOf = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} atau ${names.at(-1)}` : (names[0] ?? '');

/** `proper`: the class that fits; null: none does. */
export const memberFaultTexts = {
  championshipUnknown: 'Jenis kejuaraan tidak ditemukan.',
  categoryUnknown: 'Kategori pertandingan tidak ditemukan.',
  categoryNotThere: (category: string) => `${category} tidak ada pada jenis kejuaraan itu.`,
  categoryNotHere: 'Kategori ini tidak dipertandingkan di sini.',
  bornInFuture: 'Tanggal lahir tidak boleh di masa depan.',
  noAge: (tournament: string) => `Umurnya tidak masuk kategori usia mana pun di ${tournament}.`,
  otherAge: (born: string, age: string, tournament: string) => `Lahir ${born} tidak masuk ${age} pada ${tournament}.`,
  otherAgeThan: (born: string, age: string, tournament: string, proper: string) =>
    `Lahir ${born} tidak masuk ${age} pada ${tournament}; kategori usianya ${proper}.`,
  heightMissing: 'Tinggi badan wajib diisi: di kelas ini lawan dicari menurut usia, tinggi, dan berat.',
  weightMissing: 'Berat badan wajib diisi untuk tanding.',
  noClass: (age: string, weight: string) => `Tidak ada kelas ${age} untuk ${weight}.`,
  classRequired: (proper: string | null) => `Kelas wajib diisi untuk tanding${rightClass(proper)}.`,
  classForSeni: (category: string) => `${category} tidak berkelas; kosongkan kelas.`,
  classOtherAge: (name: string, age: string, proper: string | null) =>
    `${begun(ofClass(name))} bukan dari ${age}${rightClass(proper)}.`,
  classOtherGender: (name: string, gender: string, proper: string | null) =>
    `${begun(ofClass(name))} bukan untuk ${gender}${rightClass(proper)}.`,
  classWeight: (weight: string, name: string, proper: string | null) =>
    `Berat ${weight} tidak masuk ${ofClass(name)}${rightClass(proper)}.`,
  eventRequired: (category: string, events: readonly string[]) => `Pilih nomor ${category}: ${anyOf(events)}.`,
  eventNone: (category: string) => `${category} tidak terbagi dalam nomor; kosongkan nomor.`,
  eventOther: (category: string, events: readonly string[]) =>
    `Nomor ini tidak ada pada ${category}; pilihannya ${anyOf(events)}.`,
  teamNone: (category: string) => `${category} tidak memakai nama tim.`,
  teamFull: (athletes: number) => `Tim ini sudah berisi ${athletes} atlet.`,
  teamMixed: 'Gender dan kategori usia harus sama dengan anggota tim itu.',
  entryFixed: 'Entri ini sudah ditagih, dibayar, atau diundi; ubah lewat Anggota Tim atau panitia.',
};
