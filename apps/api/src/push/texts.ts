// What the API says of push.

export const pushTexts = {
  badAddress: 'Alamat pemberitahuan tidak benar.',
  tournamentOff: 'Pemberitahuan turnamen ini dimatikan.',
  manyDevices: 'Terlalu banyak perangkat mengikuti turnamen ini.',
  on: 'Pemberitahuan menyala.',
  off: 'Pemberitahuan dimatikan.',
};
