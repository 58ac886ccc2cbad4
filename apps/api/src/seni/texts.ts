// What the API says of seni.

export const seniTexts = {
  reasonOnlyDisqualified: 'Alasan hanya untuk yang didiskualifikasi.',
  penaltyTooLarge: 'Hukuman melebihi nilai penuh.',
  councilSteps: 'Hukuman dewan adalah kelipatan 0,50.',
  chooseReason: 'Pilih alasan diskualifikasi.',
  byeNotScored: 'Battle tanpa lawan (BYE) tidak dinilai.',
  nextStageDrawn: 'Yang lolos sudah diundi ke tahap berikutnya. Hapus tahap itu dahulu.',
};
