// Cards on paper, of athletes, officials and managers.

/** Two columns of five, each as large as a bank card. */
export const CARDS_PER_SHEET = 10;

/** Whose cards are printed beside the athletes'. */
export const STAFF_CARDS_FOR = ['officials', 'managers'] as const;
export type StaffCardsFor = (typeof STAFF_CARDS_FOR)[number];

export interface PrintCard {
  holder: 'athlete' | 'official' | 'manager';
  /**
   * Of the QR code. An athlete's is opaque and says nothing by itself, an official's is the address of their own rota; null:
   * the card has none.
   */
  code: string | null;
  name: string;
  /** Of an official the region, empty where it is not known. */
  contingent: string;
  /** 'Tanding Dewasa Putra A'; of an official the roles. */
  classes: string[];
}
