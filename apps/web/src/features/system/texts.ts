// The words of the page 'System'.
import { formatNumber } from '@web/lib/formats';

const LONG_UNITS = [
  [86_400, 'hari'],
  [3600, 'jam'],
  [60, 'menit'],
  [1, 'detik'],
] as const;

/** '3 menit', '2 hari': the largest unit of which there is a whole one. */
export function lasting(seconds: number): string {
  const [size, unit] = LONG_UNITS.find(([each]) => seconds >= each) ?? [1, 'detik'];
  return `${formatNumber(Math.round(seconds / size))} ${unit}`;
}

/** '1,2 GB' */
export function formatBytes(bytes: number): string {
  const [size, unit] =
    bytes >= 1e12 ? [1e12, 'TB'] : bytes >= 1e9 ? [1e9, 'GB'] : bytes >= 1e6 ? [1e6, 'MB'] : [1e3, 'kB'];
  const value = bytes / size;
  return `${value >= 100 ? formatNumber(Math.round(value)) : value.toFixed(1).replace('.', ',')} ${unit}`;
}

export const systemTexts = {
  title: 'Sistem',
  personalData: 'Data pribadi',
  handover: 'Serah terima',
  readAt: (time: string) => `dibaca ${time}`,
  stale: 'Server tidak menjawab. Angka di bawah adalah yang terakhir diketahui.',
  good: 'Semua berjalan baik',
  lookAt: 'Perlu dilihat',
  troubles: {
    queueAway: 'Antrean pekerjaan tidak dapat dihubungi. Pekerjaan menunggu di basis data.',
    noWorker: 'Tidak ada worker yang tersambung. Pekerjaan dan e-mail menunggu.',
    waitsLong: (time: string) => `Pekerjaan tertua menunggu ${time}. Periksa apakah worker berjalan.`,
    failed: (count: string) => `${count} pekerjaan gagal dalam 7 hari terakhir.`,
    pending: (names: string) => `Basis data belum menjalankan migrasi: ${names}.`,
    disk: (free: string) => `Ruang disk tinggal ${free}.`,
    mailWaits: (time: string) => `E-mail tertua menunggu ${time}.`,
    mailFailed: (count: string) => `${count} e-mail gagal dikirim.`,
    screens: (lost: string) => `${lost} layar tidak tersambung.`,
    pool: (count: string) => `${count} permintaan menunggu sambungan basis data.`,
    loop: (ms: string) => `Proses ini terlambat ${ms} ms. Mesin terlalu sibuk.`,
  },
  figures: {
    waiting: 'Pekerjaan menunggu',
    running: (count: string) => `${count} berjalan`,
    failed: 'Pekerjaan gagal',
    failedNote: '7 hari terakhir',
    screens: 'Layar tersambung',
    screensNote: (named: string) => `dari ${named} bernama`,
    spectators: 'Penonton',
    spectatorsNote: (signedIn: string) => `${signedIn} orang masuk`,
    mail: 'E-mail menunggu',
    mailFailed: (count: string) => `${count} gagal`,
    disk: 'Disk kosong',
    diskNote: (total: string) => `dari ${total}`,
  },
  failedJobs: 'Pekerjaan gagal',
  noFailedJobs: 'Tidak ada pekerjaan gagal dalam 7 hari terakhir.',
  retry: 'Ulangi',
  retried: 'Pekerjaan diulang.',
  retryFailed: 'Pekerjaan tidak dapat diulang.',
  attempt: (count: number) => `percobaan ${count}`,
  openJobs: 'Antrean menurut jenis',
  noOpenJobs: 'Tidak ada pekerjaan yang menunggu atau berjalan.',
  counts: (queued: string, running: string) => `${queued} menunggu, ${running} berjalan`,
  slow: 'Kueri lambat',
  slowLead: (ms: number, since: string) => `Lebih dari ${ms} ms pada proses ini sejak ${since}, tanpa nilai isiannya.`,
  noSlow: 'Tidak ada.',
  times: (count: string) => `${count} kali`,
  processes: 'Proses yang tersambung',
  process: (host: string, pid: number) => `${host} #${pid}`,
  kinds: { api: 'API', worker: 'Worker' },
  since: (time: string) => `sejak ${time}`,
  versions: 'Versi dan mesin',
  facts: {
    product: 'Gelanggang',
    node: 'Node.js',
    postgres: 'PostgreSQL',
    migrations: 'Migrasi',
    migrationsValue: (count: string, newest: string) => `${count}, terakhir ${newest}`,
    queue: 'Antrean',
    instance: 'Proses',
    started: 'Berjalan sejak',
    memory: 'Memori',
    loop: 'Keterlambatan (p99)',
    pool: 'Sambungan basis data',
    poolValue: (open: number, idle: number, waiting: number) => `${open} terbuka, ${idle} bebas, ${waiting} ditunggu`,
    connections: 'Sambungan seluruhnya',
    of: (count: string, most: string) => `${count} dari ${most}`,
    database: 'Ukuran basis data',
    files: 'Berkas',
    filesValue: (count: string, size: string) => `${count} berkas, ${size}`,
    mail: 'Pengiriman e-mail',
    mailLeaves: 'lewat SMTP',
    mailStays: 'hanya ditulis ke folder',
    upkeep: 'Pembersihan terakhir',
    never: 'belum pernah',
    upkeepValue: (time: string, count: string) => `${time}, ${count} dihapus`,
  },
  backends: { redis: 'Redis', postgres: 'PostgreSQL' },
} as const;
