// What an empty list of the office is for and what comes next, by the page's path: one or two sentences each.
export const pageHelpTexts = {
  '/admin/tournament': 'Semua turnamen ada di sini. Mulailah dengan satu: nama, tanggal, dan THB.',
  '/admin/tournament-arena':
    'Gelanggang adalah arena tempat partai berlangsung. Tambahkan semua yang dipakai, lalu buat jadwalnya.',
  '/admin/tournament-category':
    'Kategori adalah apa yang dipertandingkan, dengan biaya pendaftarannya. Tambahkan sebelum pendaftaran dibuka.',
  '/admin/tournament-activity':
    'Kegiatan memberi tahu umum jadwal penimbangan, rapat teknik, dan pembukaan. Tambahkan yang pertama.',
  '/admin/past-events':
    'Hasil tahun-tahun lalu masuk dari daftar yang sudah ada. Tambahkan kejuaraannya, lalu pilih daftarnya.',
  '/admin/rankings':
    'Peringkat menjumlahkan hasil beberapa kejuaraan. Tulis aturannya, lalu pilih kejuaraan yang dihitung.',
  '/admin/contact-person':
    'Narahubung adalah siapa yang dapat ditanya peserta. Tambahkan paling sedikit satu sebelum pendaftaran dibuka.',
  '/admin/bank-account':
    'Rekening tertulis pada tagihan, PDF-nya, dan ponsel manajer dengan tombol salin. Tambahkan yang pertama.',
  '/admin/classes': 'Kelas membagi satu usia menurut berat badan. Preset di Persiapan Turnamen mengisinya sekaligus.',
  '/admin/match-clasification':
    'Klasifikasi menentukan kelas tanding mana yang dibuka. Preset di Persiapan Turnamen mengisinya sekaligus.',
  '/admin/contingent':
    'Kontingen mendaftar sendiri begitu pendaftaran dibuka; yang datang di atas kertas ditambahkan di sini.',
  '/admin/athletes': 'Setiap pesilat dicatat sekali, lalu dimasukkan ke turnamen. Tambahkan, atau impor daftarnya.',
  '/admin/team-members':
    'Anggota tim adalah pesilat yang ikut turnamen. Tambahkan satu per satu, atau impor daftarnya.',
  '/admin/payment': 'Tagihan muncul di sini setelah dibuat untuk anggota kontingen.',
  '/admin/tanding': 'Undian membagi peserta yang lunas ke dalam pool dan bagan. Mulailah dengan Undian baru.',
  '/admin/tournament-schedule': 'Jadwal memberi setiap partai gelanggang dan jam. Susun otomatis, atau per sesi.',
  '/admin/officials':
    'Petugas adalah wasit, juri, dan dewan. Masukkan daftar dari Excel, atau tambahkan satu per satu.',
  '/admin/audit': 'Setiap perubahan oleh petugas dan pengguna dicatat di sini.',
  '/admin/users': 'Akun untuk panitia dan operator. Undang yang pertama lewat Pengguna baru.',
  '/admin/roles': 'Peran menentukan siapa boleh apa. Tambahkan satu, lalu berikan kepada pengguna.',
  '/admin/navigation': 'Menu di sisi kiri ditata di sini. Tambah menu untuk memulai.',
} as const;
