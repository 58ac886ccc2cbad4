// Texts of the service pages, the about page and the privacy policy (spec 1 §1, §2).

export interface TextSection {
  title: string;
  text: string;
  points?: readonly string[];
}

export interface ServicePage {
  title: string;
  lead: string;
  sections: readonly TextSection[];
}

export const DIGITAL_SCORING: ServicePage = {
  title: 'Digital Scoring',
  lead: 'Nilai juri masuk langsung ke layar. Operator, juri, dewan dan penonton melihat angka yang sama pada saat yang sama.',
  sections: [
    {
      title: 'Nilai sah, bukan nilai cepat',
      text: 'Satu serangan baru dihitung bila sedikitnya 2 dari 3 juri menekan tombol yang sama dalam 3 detik. Tidak ada kertas yang dijumlahkan ulang dan tidak ada angka yang diperdebatkan setelah pertandingan.',
    },
    {
      title: 'Setiap peran punya tempatnya',
      text: 'Empat peran bekerja pada satu partai tanpa saling menunggu.',
      points: [
        'Operator memanggil pesilat, menjalankan partai dan mencatat hasil',
        'Juri menekan nilai untuk sudut biru dan merah',
        'Dewan memutuskan hukuman dan memeriksa jatuhan',
        'Penonton mengikuti di layar gelanggang dan di ponsel',
      ],
    },
    {
      title: 'Cukup ponsel dan sebuah kode',
      text: 'Juri dan dewan membuka alamat panel, memasukkan kode dari meja gelanggang, dan siap menilai. Tidak ada aplikasi yang dipasang dan tidak ada akun yang dibuat.',
    },
    {
      title: 'Setiap angka dapat ditelusuri',
      text: 'Rincian setiap partai terbuka untuk umum: serangan mana, pada detik keberapa, juri siapa yang menekan, mana yang sah dan mana yang dibatalkan. Keberatan dijawab dengan catatan, bukan ingatan.',
    },
    {
      title: 'Kami datang dengan perangkatnya',
      text: 'Paket Basic membawa server, teknisi di tempat dan pelatihan panitia. Paket Pro menambah tablet, paket Premium menambah monitor penonton. Harga dihitung per gelanggang per hari.',
    },
  ],
};

export const TOURNAMENT_MANAGEMENT: ServicePage = {
  title: 'Manajemen Kejuaraan',
  lead: 'Dari kontingen pertama yang mendaftar sampai medali terakhir: satu alur, satu data, tanpa menyalin ulang.',
  sections: [
    {
      title: 'Pendaftaran yang memeriksa dirinya sendiri',
      text: 'Kontingen mengisi sendiri data atletnya. Golongan usia, kelas dan NIK diperiksa saat diketik, bukan di meja timbang.',
      points: [
        'Impor daftar atlet dari Excel atau CSV, dengan keterangan untuk setiap baris',
        'Tagihan dan bukti bayar per kontingen, dikonfirmasi panitia',
        'Setiap langkah terlihat di lonceng kedua belah pihak',
      ],
    },
    {
      title: 'Undian yang bisa diperiksa siapa saja',
      text: 'Atlet satu kontingen dipisahkan sejauh peserta mengizinkan, BYE dibagi merata, dan setiap undian membawa angka undian serta kode daftar peserta. Siapa pun dapat mengulang undian di perambannya sendiri dan melihat apakah hasilnya sama.',
    },
    {
      title: 'Timbang badan tanpa antre panjang',
      text: 'Petugas mencari nama atau memindai kartu peserta dengan ponselnya. Berat di luar kelas atau ketidakhadiran langsung diperlihatkan akibatnya pada bagan, sebelum dicatat.',
    },
    {
      title: 'Jadwal yang mengikuti kenyataan',
      text: 'Susun dengan tangan atau otomatis, per gelanggang dan per hari. Bila sebuah gelanggang mundur, perkiraan waktu partai berikutnya ikut bergeser di semua ponsel dan layar.',
      points: [
        'Peringatan bila seorang atlet bertanding di dua tempat atau kurang istirahat',
        'Jadwal dan bagan dalam PDF, lembar untuk meja gelanggang',
        'Tampilan langsung untuk penonton, tanpa aplikasi dan tanpa akun',
      ],
    },
    {
      title: 'Hari pertandingan di satu meja',
      text: 'Satu tablet per gelanggang memanggil, menjalankan waktu dan mencatat hasil. Pemenang maju sendiri di bagan, dan layar gedung, penyiar serta ponsel penonton ikut dalam hitungan detik.',
      points: [
        'Hasil yang salah dikoreksi dengan alasan, lengkap dengan akibatnya sebelum disimpan',
        'Gelanggang yang tertinggal terlihat, dengan usul partai mana yang sebaiknya dipindah',
        'Tindakan di meja tersimpan di perangkat bila jaringan putus, dan tidak pernah tercatat dua kali',
      ],
    },
  ],
};

export const TOURNAMENT_STATISTICS: ServicePage = {
  title: 'Statistik Kejuaraan',
  lead: 'Angka yang menjawab pertanyaan panitia, induk organisasi dan sponsor, dan yang cocok dengan daftarnya.',
  sections: [
    {
      title: 'Peserta dalam angka dan gambar',
      text: 'Pendaftaran per hari, peserta per provinsi, kabupaten, jenis kelamin, golongan usia dan kelas. Setiap angka dapat diklik sampai ke nama di baliknya.',
    },
    {
      title: 'Pemasukan tanpa kejutan',
      text: 'Proyeksi dan pembayaran dijumlahkan dari tagihan yang sama, rupiah demi rupiah. Panitia tahu malam ini apa yang masuk besok.',
    },
    {
      title: 'Medali dan juara umum, saat itu juga',
      text: 'Klasemen per kontingen bergerak begitu sebuah kelas selesai, terbuka untuk semua orang. Juara umum dihitung menurut emas atau menurut poin yang Anda tentukan, dan piagam dicetak dari data yang sama.',
    },
    {
      title: 'Rekap yang siap dibawa pulang',
      text: 'Rekap partai, bagan, jadwal dan statistik diunduh sebagai PDF atau Excel, dengan tanggal dan angka yang bisa langsung diolah.',
    },
  ],
};

export const ABOUT: ServicePage = {
  title: 'Tentang Kami',
  lead: 'Gelanggang dibuat untuk orang-orang yang membuat kejuaraan Pencak Silat berjalan: panitia, wasit juri, pelatih, pesilat dan keluarganya di tribun.',
  sections: [
    {
      title: 'Mengapa Gelanggang ada',
      text: 'Kejuaraan Pencak Silat mempertemukan ratusan pesilat dalam dua atau tiga hari yang ramai. Terlalu banyak waktu hilang untuk menyalin daftar, mengundi ulang dan bertanya kapan seseorang tampil. Kami ingin waktu itu kembali ke gelanggang.',
    },
    {
      title: 'Apa yang kami pegang',
      text: 'Tiga hal tidak kami tawar.',
      points: [
        'Undian dan hasil dapat diperiksa oleh siapa pun',
        'Data pribadi pesilat tidak pernah tampil di halaman umum',
        'Sistem tetap berjalan di gedung tanpa internet',
      ],
    },
    {
      title: 'Terbuka untuk dipelajari',
      text: 'Gelanggang adalah perangkat lunak bebas. Kode sumbernya dapat dibaca, dijalankan sendiri dan diperbaiki bersama.',
    },
  ],
};

export const PRIVACY: ServicePage = {
  title: 'Kebijakan Privasi',
  lead: 'Data apa yang kami simpan, untuk apa, siapa yang melihatnya, dan bagaimana Anda menghapusnya.',
  sections: [
    {
      title: 'Data yang kami simpan',
      text: 'Hanya yang diperlukan sebuah kejuaraan:',
      points: [
        'Pengguna: nama, alamat email, dan kata sandi dalam bentuk yang tidak dapat dibaca kembali',
        'Pesilat: nama, tempat dan tanggal lahir, jenis kelamin, berat dan tinggi badan, golongan darah, NIK, nomor kartu keluarga, alamat, dan bila diunggah foto serta tautan dokumen',
        'Kontingen: penanggung jawab, telepon, email dan alamat',
        'Pembayaran: jumlah tagihan dan bukti yang diunggah',
        'Timbang badan, undian, jadwal, nilai dan hasil pertandingan',
      ],
    },
    {
      title: 'Untuk apa',
      text: 'Hanya untuk menyelenggarakan kejuaraan yang diikuti: memeriksa usia dan kelas, menagih biaya, mengundi, menjadwalkan dan mencatat hasil. Data tidak dijual dan tidak dipakai untuk iklan.',
    },
    {
      title: 'Siapa yang melihat',
      text: 'Halaman umum hanya menampilkan nama pesilat, kontingen, kelas, jadwal dan hasil. NIK, kartu keluarga, tanggal lahir, telepon, email dan bukti bayar hanya dilihat pemilik kontingen dan panitia yang berwenang. Setiap perubahan oleh akun yang masuk dicatat: siapa, kapan, apa yang diubah, jenis peramban, dan alamat jaringan tanpa bagian yang menunjuk ke satu perangkat.',
    },
    {
      title: 'Berapa lama',
      text: 'Setelah kejuaraan selesai, penyelenggara dapat menghapus data pribadinya sekaligus. Kontingen yang masih mengikuti kejuaraan lain menyimpan datanya sampai kejuaraan itu selesai.',
      points: [
        'Dihapus: NIK, kartu keluarga, tempat, tanggal dan bulan lahir, alamat, tinggi badan, golongan darah, foto, dokumen, kontak kontingen dan bukti bayar',
        'Tetap disimpan sebagai catatan olahraga: nama, tahun lahir, jenis kelamin, berat, kontingen, kelas, undian, hasil dan jumlah tagihan',
        'Dihapus sendiri oleh sistem: berkas hasil ekspor setelah 7 hari, email terkirim setelah 30 hari, pemberitahuan 90 hari setelah dibaca',
      ],
    },
    {
      title: 'Penyimpanan di perangkat Anda',
      text: 'Situs ini tidak memakai cookie pelacak. Peramban Anda menyimpan tanda masuk, pilihan tampilan, pesilat atau kontingen yang Anda ikuti, dan jadwal terakhir agar terbaca tanpa jaringan; semuanya terhapus bila data situs dihapus. Siapa yang Anda ikuti tidak pernah dikirim ke server.',
    },
    {
      title: 'Hak Anda',
      text: 'Anda dapat meminta salinan, perbaikan atau penghapusan data melalui kontak di kaki halaman ini. Permintaan untuk pesilat di bawah umur diajukan oleh orang tua, wali atau penanggung jawab kontingen.',
    },
  ],
};

/** What an organiser does, in the order of a tournament. */
export const STEPS: readonly TextSection[] = [
  {
    title: 'Siapkan',
    text: 'Tanggal, gelanggang, kategori dan biaya. Golongan usia dan kelas menurut peraturan sudah tersedia.',
  },
  {
    title: 'Terima pendaftaran',
    text: 'Kontingen mengisi sendiri atau mengimpor Excel. Usia, kelas dan NIK diperiksa saat itu juga.',
  },
  {
    title: 'Undi di depan semua orang',
    text: 'Nama demi nama di layar besar. Siapa pun dapat mengundi kembali dan membandingkan hasilnya.',
  },
  {
    title: 'Jalankan harinya',
    text: 'Operator mencatat hasil; bagan, jadwal, layar gedung, medali dan ponsel penonton ikut saat itu juga.',
  },
];

export const sitePageTexts = {
  prices: 'Harga',
  allPrices: 'Semua harga',
  others: 'Layanan lain',
  services: 'Layanan kami',
  contact: 'Hubungi kami',
  contactLead: 'Ceritakan tanggal, jumlah gelanggang dan perkiraan peserta; kami siapkan penawarannya.',
  gallery: 'Lihat kejuaraan',
  more: 'Selengkapnya',
  product: 'Dari sistem yang sedang berjalan',
  steps: 'Dari pendaftaran sampai medali',
  productPictures: {
    bracket: 'Bagan yang terbuka untuk umum, hidup selama kejuaraan',
    wall: 'Layar besar gedung: semua gelanggang, terbaca dari sepuluh meter',
    insight: 'Insight: pendaftaran, pemasukan dan peserta dalam satu halaman',
    arena: 'Kendali gelanggang: partai yang berlangsung dan antreannya',
    live: 'Jadwal langsung di ponsel penonton',
  },
} as const;
