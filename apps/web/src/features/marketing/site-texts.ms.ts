// The texts of site-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './site-texts';

export const DIGITAL_SCORING: InLanguage<typeof original.DIGITAL_SCORING> = {
  title: 'Pemarkahan Digital',
  lead: 'Mata juri masuk terus ke skrin. Operator, juri, dewan juri dan penonton melihat angka yang sama pada masa yang sama.',
  sections: [
    {
      title: 'Mata yang sah, bukan mata yang cepat',
      text: 'Satu serangan hanya dikira apabila sekurang-kurangnya 2 daripada 3 juri menekan butang yang sama dalam 3 saat. Tiada kertas yang dijumlahkan semula dan tiada angka yang dipertikaikan selepas pertandingan.',
    },
    {
      title: 'Setiap peranan ada tempatnya',
      text: 'Empat peranan bekerja pada satu perlawanan tanpa saling menunggu.',
      points: [
        'Operator memanggil pesilat, mengendalikan perlawanan dan mencatat keputusan',
        'Juri menekan mata untuk sudut biru dan merah',
        'Dewan juri memutuskan hukuman dan menyemak jatuhan',
        'Penonton mengikuti di skrin gelanggang dan di telefon',
      ],
    },
    {
      title: 'Cukup dengan telefon dan satu kod',
      text: 'Juri dan dewan juri membuka alamat panel, memasukkan kod dari meja gelanggang, dan sedia memberi mata. Tiada aplikasi yang dipasang dan tiada akaun yang dibuat.',
    },
    {
      title: 'Setiap angka boleh disemak',
      text: 'Butiran setiap perlawanan terbuka kepada umum: serangan yang mana, pada saat keberapa, juri mana yang menekan, yang mana sah dan yang mana dibatalkan. Bantahan dijawab dengan rekod, bukan ingatan.',
    },
    {
      title: 'Kami datang dengan peralatannya',
      text: 'Pakej Basic membawa pelayan, juruteknik di tempat pertandingan dan latihan jawatankuasa. Pakej Pro menambah tablet, pakej Premium menambah skrin penonton. Harga dikira bagi setiap gelanggang setiap hari.',
    },
  ],
};

export const TOURNAMENT_MANAGEMENT: InLanguage<typeof original.TOURNAMENT_MANAGEMENT> = {
  title: 'Pengurusan Kejohanan',
  lead: 'Dari kontinjen pertama yang mendaftar hingga pingat terakhir: satu aliran, satu data, tanpa menyalin semula.',
  sections: [
    {
      title: 'Pendaftaran yang menyemak dirinya sendiri',
      text: 'Kontinjen mengisi sendiri data pesilatnya. Peringkat umur, kelas dan NIK disemak semasa ditaip, bukan di meja timbang.',
      points: [
        'Import senarai pesilat daripada Excel atau CSV, dengan penjelasan untuk setiap baris',
        'Bil dan bukti bayaran setiap kontinjen, disahkan jawatankuasa',
        'Setiap langkah dapat dilihat pada loceng kedua-dua pihak',
      ],
    },
    {
      title: 'Undian yang boleh disemak sesiapa sahaja',
      text: 'Pesilat satu kontinjen dipisahkan sejauh yang dibenarkan bilangan peserta, BYE dibahagi sama rata, dan setiap undian membawa angka undian serta kod senarai peserta. Sesiapa sahaja boleh mengulang undian dalam pelayarnya sendiri dan melihat sama ada hasilnya sama.',
    },
    {
      title: 'Timbang berat tanpa barisan panjang',
      text: 'Petugas mencari nama atau mengimbas kad peserta dengan telefonnya. Akibat berat di luar kelas atau ketidakhadiran terhadap carta ditunjukkan serta-merta, sebelum dicatat.',
    },
    {
      title: 'Jadual yang mengikut kenyataan',
      text: 'Susun dengan tangan atau secara automatik, mengikut gelanggang dan hari. Jika satu gelanggang lewat, anggaran masa perlawanan berikutnya turut berubah di semua telefon dan skrin.',
      points: [
        'Amaran jika seorang pesilat bertanding di dua tempat atau kurang rehat',
        'Jadual dan carta dalam PDF, helaian untuk meja gelanggang',
        'Paparan langsung untuk penonton, tanpa aplikasi dan tanpa akaun',
      ],
    },
    {
      title: 'Hari pertandingan di satu meja',
      text: 'Satu tablet bagi setiap gelanggang memanggil, menjalankan masa dan mencatat keputusan. Pemenang mara sendiri dalam carta, dan skrin dewan, juruacara serta telefon penonton turut berubah dalam beberapa saat.',
      points: [
        'Keputusan yang salah dibetulkan dengan sebab, lengkap dengan akibatnya sebelum disimpan',
        'Gelanggang yang ketinggalan dapat dilihat, dengan cadangan perlawanan mana yang wajar dipindahkan',
        'Tindakan di meja disimpan pada peranti jika rangkaian terputus, dan tidak pernah dicatat dua kali',
      ],
    },
  ],
};

export const TOURNAMENT_STATISTICS: InLanguage<typeof original.TOURNAMENT_STATISTICS> = {
  title: 'Statistik Kejohanan',
  lead: 'Angka yang menjawab soalan jawatankuasa, badan induk dan penaja, dan yang sepadan dengan senarainya.',
  sections: [
    {
      title: 'Peserta dalam angka dan gambar',
      text: 'Penyertaan mengikut hari, peserta mengikut wilayah, daerah, jantina, peringkat umur dan kelas. Setiap angka boleh diklik hingga ke nama di sebaliknya.',
    },
    {
      title: 'Pendapatan tanpa kejutan',
      text: 'Unjuran dan bayaran dijumlahkan daripada bil yang sama, rupiah demi rupiah. Jawatankuasa tahu malam ini apa yang masuk esok.',
    },
    {
      title: 'Pingat dan johan keseluruhan, pada saat itu juga',
      text: 'Kedudukan kontinjen berubah sebaik satu kelas selesai, terbuka kepada semua orang. Johan keseluruhan dikira mengikut emas atau mengikut mata yang anda tetapkan, dan sijil dicetak daripada data yang sama.',
    },
    {
      title: 'Ringkasan yang sedia dibawa pulang',
      text: 'Ringkasan perlawanan, carta, jadual dan statistik dimuat turun sebagai PDF atau Excel, dengan tarikh dan angka yang boleh terus diolah.',
    },
  ],
};

export const ABOUT: InLanguage<typeof original.ABOUT> = {
  title: 'Tentang Kami',
  lead: 'Gelanggang dibuat untuk orang yang menjayakan kejohanan Pencak Silat: jawatankuasa, wasit dan juri, jurulatih, pesilat dan keluarga mereka di tempat duduk penonton.',
  sections: [
    {
      title: 'Mengapa Gelanggang ada',
      text: 'Kejohanan Pencak Silat menemukan ratusan pesilat dalam dua atau tiga hari yang sibuk. Terlalu banyak masa terbuang untuk menyalin senarai, mengundi semula dan bertanya bila seseorang bertanding. Kami mahu masa itu kembali ke gelanggang.',
    },
    {
      title: 'Apa yang kami pegang',
      text: 'Tiga perkara yang tidak kami tolak ansur.',
      points: [
        'Undian dan keputusan boleh disemak oleh sesiapa sahaja',
        'Data peribadi pesilat tidak pernah dipaparkan di halaman umum',
        'Sistem tetap berjalan di dewan tanpa internet',
      ],
    },
    {
      title: 'Terbuka untuk dipelajari',
      text: 'Gelanggang ialah perisian bebas. Kod sumbernya boleh dibaca, dijalankan sendiri dan diperbaiki bersama.',
    },
  ],
};

export const PRIVACY: InLanguage<typeof original.PRIVACY> = {
  title: 'Dasar Privasi',
  lead: 'Data apa yang kami simpan, untuk apa, siapa yang melihatnya, dan bagaimana anda memadamnya.',
  sections: [
    {
      title: 'Data yang kami simpan',
      text: 'Hanya yang diperlukan oleh sebuah kejohanan:',
      points: [
        'Pengguna: nama, alamat e-mel, dan kata laluan dalam bentuk yang tidak dapat dibaca semula',
        'Pesilat: nama, tempat dan tarikh lahir, jantina, berat dan tinggi badan, kumpulan darah, NIK, nombor kad keluarga, alamat, dan jika dimuat naik, foto serta pautan dokumen',
        'Kontinjen: penanggungjawab, telefon, e-mel dan alamat',
        'Bayaran: jumlah bil dan bukti yang dimuat naik',
        'Timbang berat, undian, jadual, mata dan keputusan pertandingan',
      ],
    },
    {
      title: 'Untuk apa',
      text: 'Hanya untuk menganjurkan kejohanan yang disertai: menyemak umur dan kelas, menuntut yuran, mengundi, menjadualkan dan mencatat keputusan. Data tidak dijual dan tidak digunakan untuk iklan.',
    },
    {
      title: 'Siapa yang melihat',
      text: 'Halaman umum hanya memaparkan nama pesilat, kontinjen, kelas, jadual dan keputusan. NIK, kad keluarga, tarikh lahir, telefon, e-mel dan bukti bayaran hanya dilihat oleh pemilik kontinjen dan jawatankuasa yang diberi kuasa. Setiap perubahan oleh akaun yang log masuk dicatat: siapa, bila, apa yang diubah, jenis pelayar, dan alamat rangkaian tanpa bahagian yang menunjuk kepada satu peranti.',
    },
    {
      title: 'Berapa lama',
      text: 'Selepas kejohanan selesai, penganjur boleh memadam data peribadinya sekali gus. Kontinjen yang masih menyertai kejohanan lain menyimpan datanya hingga kejohanan itu selesai.',
      points: [
        'Dipadam: NIK, kad keluarga, tempat, hari dan bulan lahir, alamat, tinggi badan, kumpulan darah, foto, dokumen, maklumat hubungan kontinjen dan bukti bayaran',
        'Kekal disimpan sebagai rekod sukan: nama, tahun lahir, jantina, berat, kontinjen, kelas, undian, keputusan dan jumlah bil',
        'Dipadam sendiri oleh sistem: fail eksport selepas 7 hari, e-mel yang dihantar selepas 30 hari, pemberitahuan 90 hari selepas dibaca',
      ],
    },
    {
      title: 'Simpanan pada peranti anda',
      text: 'Laman ini tidak menggunakan kuki penjejak. Pelayar anda menyimpan tanda log masuk, pilihan paparan, pesilat atau kontinjen yang anda ikuti, dan jadual terakhir supaya dapat dibaca tanpa rangkaian; semuanya terpadam jika data laman dipadam. Siapa yang anda ikuti tidak pernah dihantar ke pelayan.',
    },
    {
      title: 'Hak anda',
      text: 'Anda boleh meminta salinan, pembetulan atau pemadaman data melalui hubungan di kaki halaman ini. Permintaan untuk pesilat di bawah umur dibuat oleh ibu bapa, penjaga atau penanggungjawab kontinjen.',
    },
  ],
};

export const STEPS: InLanguage<typeof original.STEPS> = [
  {
    title: 'Sediakan',
    text: 'Tarikh, gelanggang, kategori dan yuran. Peringkat umur dan kelas mengikut peraturan sudah tersedia.',
  },
  {
    title: 'Terima pendaftaran',
    text: 'Kontinjen mengisi sendiri atau mengimport Excel. Umur, kelas dan NIK disemak pada saat itu juga.',
  },
  {
    title: 'Undi di hadapan semua orang',
    text: 'Nama demi nama di skrin besar. Sesiapa sahaja boleh mengundi semula dan membandingkan hasilnya.',
  },
  {
    title: 'Kendalikan harinya',
    text: 'Operator mencatat keputusan; carta, jadual, skrin dewan, pingat dan telefon penonton turut berubah pada saat itu juga.',
  },
];

export const sitePageTexts: InLanguage<typeof original.sitePageTexts> = {
  prices: 'Harga',
  allPrices: 'Semua harga',
  others: 'Perkhidmatan lain',
  services: 'Perkhidmatan kami',
  contact: 'Hubungi kami',
  contactLead: 'Beritahu kami tarikh, bilangan gelanggang dan anggaran peserta; kami sediakan tawarannya.',
  gallery: 'Lihat kejohanan',
  more: 'Selanjutnya',
  product: 'Daripada sistem yang sedang berjalan',
  steps: 'Dari pendaftaran hingga pingat',
  productPictures: {
    bracket: 'Carta yang terbuka kepada umum, langsung sepanjang kejohanan',
    wall: 'Skrin besar dewan: semua gelanggang, dapat dibaca dari sepuluh meter',
    insight: 'Insight: penyertaan, pendapatan dan peserta dalam satu halaman',
    arena: 'Kawalan gelanggang: perlawanan yang berlangsung dan gilirannya',
    live: 'Jadual langsung pada telefon penonton',
  },
};
