// How a match stands on its day.

export const matchStepTexts = {
  statuses: {
    scheduled: 'Terjadwal',
    called: 'Dipanggil',
    ongoing: 'Berlangsung',
    finished: 'Selesai',
    walkover: 'Menang WO',
  },
};
