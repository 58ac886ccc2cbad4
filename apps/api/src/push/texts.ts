// What the API says of push.

export const pushTexts = {
  badAddress: 'Alamat pemberitahuan tidak benar.',
  tournamentOff: 'Pemberitahuan turnamen ini dimatikan.',
  on: 'Pemberitahuan menyala.',
  off: 'Pemberitahuan dimatikan.',
};
