// What judges of jurus score.

/** Three each: of one performer, and of pairs and teams. */
export const criteriaTexts = {
  alone: ['Teknik serang bela', 'Kemantapan', 'Penjiwaan'] as [string, string, string],
  together: ['Teknik serang bela', 'Kemantapan dan keserasian', 'Penjiwaan'] as [string, string, string],
};
