// What the API says of notices.

export const noticesTexts = {
  notFound: 'Pemberitahuan tidak ditemukan.',
};
