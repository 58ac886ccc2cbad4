// The words of the site's settings.
export const siteSettingsTexts = {
  title: 'Situs',
  lead: 'Kontak dan tautan di kaki halaman umum',
  fields: {
    phone: 'Telepon / WhatsApp',
    email: 'Email',
    address: 'Alamat',
    instagram: 'Instagram',
    facebook: 'Facebook',
    youtube: 'YouTube',
    tiktok: 'TikTok',
  },
  examples: {
    phone: '0812 3456 7890',
    email: 'halo@contoh.id',
    address: 'Jalan, kota',
    instagram: '@nama atau https://instagram.com/…',
    facebook: 'https://facebook.com/…',
    youtube: 'https://youtube.com/…',
    tiktok: 'https://tiktok.com/@…',
  },
  save: 'Simpan',
  failed: 'Pengaturan tidak tersimpan.',
} as const;
