// The words of background work, in the tray and where it is started.
import type { JobStatus } from '@gelanggang/contract/jobs';

export const jobTexts = {
  tray: 'Pekerjaan',
  empty: 'Belum ada pekerjaan.',
  emptyHint: 'Ekspor dan undian otomatis yang Anda mulai tampil di sini.',
  statuses: {
    queued: 'Menunggu giliran',
    running: 'Berjalan',
    done: 'Selesai',
    failed: 'Gagal',
    cancelled: 'Dibatalkan',
  } satisfies Record<JobStatus, string>,
  started: (name: string) => `${name} dimulai. Berkasnya diunduh sendiri, dan tetap ada di lonceng.`,
  startedTask: (name: string) => `${name} dimulai. Hasilnya ada di lonceng.`,
  done: (name: string) => `${name} selesai.`,
  failed: (name: string) => `${name} gagal.`,
  /** Spec 1 §8; of lists that are exported. */
  exportFailed: 'Gagal mengekspor data!',
  notSaved: (name: string) => `${name} siap, tetapi gagal diunduh. Unduh dari lonceng.`,
  download: 'Unduh',
  retry: 'Coba lagi',
  cancel: 'Batalkan',
  stop: 'Hentikan',
  doneAt: (time: string) => `Selesai ${time}`,
  drawn: (count: number) => `${count} pool diundi`,
  takenIn: (added: number, changed: number) => `${added} atlet baru, ${changed} diperbarui`,
  poolsFailed: (names: string) => `Gagal: ${names}`,
};
