// Why there is nothing to archive. The pages of the archive itself are worded alike for all.

export const archiveTexts = {
  notPublished: 'Kejuaraan ini belum pernah diumumkan: belum ada yang dapat diarsipkan.',
};
