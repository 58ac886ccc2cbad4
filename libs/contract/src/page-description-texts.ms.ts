// The texts of page-description-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './page-description-texts';

export const pageDescriptionTexts: InLanguage<typeof original.pageDescriptionTexts> = {
  '/': 'Pendaftaran, undian carta, jadual dan keputusan langsung kejohanan Pencak Silat.',
  '/tentang-kami': 'Siapa yang membuat Gelanggang, untuk siapa, dan apa yang kami pegang.',
  '/kebijakan-privasi': 'Data apa yang disimpan, untuk apa, siapa yang melihatnya, dan bagaimana memadamnya.',
  '/digital-scoring':
    'Mata juri terus ke skrin: sah apabila sekurang-kurangnya 2 daripada 3 juri menekan dalam 3 saat.',
  '/manajemen-kejuaraan': 'Pendaftaran, undian, carta, jadual dan gelanggang Pencak Silat dalam satu aliran.',
  '/statistik-kejuaraan':
    'Peserta, pendapatan dan ringkasan mata dalam angka dan gambar, dimuat turun sebagai PDF atau Excel.',
  '/detail': 'Kejohanan Pencak Silat yang dibuka, sedang berlangsung dan sudah selesai.',
  '/schedule': 'Jadual dan keputusan langsung kejohanan Pencak Silat.',
  '/detail/:slug': 'Masa, tempat, kategori, yuran dan orang untuk dihubungi.',
  '/registration/:slug': 'Buat akaun dan daftarkan kontinjen anda.',
  '/schedule/:slug/tanding': 'Perlawanan tanding mengikut gelanggang, hari dan masa.',
  '/schedule/:slug/seni': 'Persembahan seni mengikut gelanggang, hari dan masa.',
  '/schedule/live/:slug/tanding':
    'Perlawanan yang berlangsung, yang berikutnya dan keputusannya, langsung dari gelanggang.',
  '/schedule/live/:slug/seni': 'Persembahan yang berlangsung, yang berikutnya dan matanya, langsung dari gelanggang.',
  '/bagan/:slug/tanding': 'Semua carta tanding mengikut umur dan kelas, dengan johannya.',
  '/bagan/:slug/seni': 'Carta, giliran tampil dan kedudukan seni.',
  '/bagan/:slug/tanding/:poolId': 'Carta satu kelas, langsung dari gelanggang.',
  '/bagan/:slug/seni/:poolId': 'Carta atau kedudukan satu acara seni, langsung dari gelanggang.',
  '/medali/:slug': 'Kutipan pingat mengikut kontinjen dan johan setiap kelas.',
  '/peserta/:slug': 'Kontinjen dan pesilat yang berdaftar, mengikut kelas.',
  '/data-terbuka/:slug':
    'Peserta, undian, jadual, keputusan dan pingat untuk dimuat turun, diolah dan disemak oleh sesiapa sahaja.',
  '/kejuaraan-lampau': 'Keputusan kejohanan tahun-tahun lalu: pingat, pesilat dan kontinjen.',
  '/kejuaraan-lampau/:id': 'Kutipan pingat dan keputusan setiap kelas.',
  '/peringkat': 'Kedudukan pesilat dan kontinjen sepanjang musim, dengan peraturannya.',
  '/peringkat/:id': 'Jadual kedudukan musim, peraturannya, dan cara mengiranya sendiri.',
  '/peringkat/:id/hasil': 'Keputusan di sebalik mata satu nama dalam kedudukan.',
  '/pesilat/:slug/:entryId': 'Perlawanan demi perlawanan: lawan, keputusan, pingat, dan perlawanan berikutnya.',
  '/kontingen/:slug/:contingentId': 'Peserta dan keputusannya, perlawanan berikutnya, dan kutipan pingat.',
  '/provinsi/:slug/:provinceId': 'Pingat, kontinjen, dan keputusan setiap pesilat satu wilayah.',
  '/pesilat/:slug/:entryId/kejuaraan': 'Keputusan, pingat, dan lawan dari satu kejohanan ke kejohanan lain.',
  '/kapan-saya-main/:slug': 'Perlawanan sendiri: gelanggang, masa, dan berapa lama lagi.',
  '/announcer/:slug': 'Siapa yang tampil sekarang dan berikutnya, untuk dibacakan.',
  '/partai/:id': 'Mata demi mata: serangan, hukuman, dan juri yang menekan.',
  '/periksa-undian/:poolId': 'Undi semula satu pool dan lihat sama ada hasilnya sama.',
  '/sambungan-aman': 'Cara mempercayai sijil di tempat pertandingan, sekali untuk setiap peranti.',
};
