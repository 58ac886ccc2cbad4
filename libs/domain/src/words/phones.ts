// Telephone numbers as people read and dial them.

/** '0812-3456-7890': what was typed as one row of digits, in fours; what was typed with its own gaps stays. */
export function phoneText(phone: string): string {
  const found = /^(0\d{3}|\+62\d{3})(\d{4})(\d{2,5})$/.exec(phone.trim());
  return found ? found.slice(1).join('-') : phone;
}
