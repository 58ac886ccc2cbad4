// The words of background work, in the tray and where it is started.
import type { JobKind, JobStatus } from '@gelanggang/contract/jobs';

export const jobTexts = {
  tray: 'Pekerjaan',
  open: (running: number) => (running > 0 ? `Pekerjaan, ${running} berjalan` : 'Pekerjaan'),
  running: (count: number) => `${count} berjalan`,
  empty: 'Belum ada pekerjaan.',
  emptyHint: 'Ekspor dan undian otomatis yang Anda mulai tampil di sini.',
  kinds: {
    'auto-generate': 'Undian otomatis',
    'team-members-export': 'Ekspor anggota tim',
    'contingents-export': 'Ekspor kontingen',
    'schedule-pdf': 'Jadwal PDF',
    'bracket-pdf': 'Bagan PDF',
    'bracket-png': 'Bagan PNG',
    'recap-export': 'Rekap partai Excel',
    'recap-pdf': 'Rekap partai PDF',
  } satisfies Record<JobKind, string>,
  statuses: {
    queued: 'Menunggu giliran',
    running: 'Berjalan',
    done: 'Selesai',
    failed: 'Gagal',
    cancelled: 'Dibatalkan',
  } satisfies Record<JobStatus, string>,
  started: (name: string) => `${name} dimulai. Hasilnya ada di lonceng.`,
  done: (name: string) => `${name} selesai.`,
  failed: (name: string) => `${name} gagal.`,
  download: 'Unduh',
  retry: 'Coba lagi',
  cancel: 'Batalkan',
  stop: 'Hentikan',
  doneAt: (time: string) => `Selesai ${time}`,
  drawn: (count: number) => `${count} pool diundi`,
  poolsFailed: (names: string) => `Gagal: ${names}`,
};
