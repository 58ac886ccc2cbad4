// The English words of the previews of shared links.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './page-description-texts';

export const pageDescriptionTexts: InLanguage<typeof original.pageDescriptionTexts> = {
  '/': 'Entries, draws, schedules and live results of Pencak Silat tournaments.',
  '/tentang-kami': 'Who makes Gelanggang, for whom, and what we hold to.',
  '/kebijakan-privasi': 'Which data is kept, what for, who sees it, and how to delete it.',
  '/digital-scoring':
    'Judges’ scores straight to the screen: valid when at least 2 of 3 judges press within 3 seconds.',
  '/manajemen-kejuaraan': 'Entries, draws, brackets, schedules and arenas of Pencak Silat in one flow.',
  '/statistik-kejuaraan': 'Participants, income and scores in figures and charts, to download as PDF or Excel.',
  '/detail': 'Pencak Silat tournaments that are open, under way and over.',
  '/schedule': 'Schedule and live results of Pencak Silat tournaments.',
  '/detail/:slug': 'Time, place, categories, fees and contacts.',
  '/registration/:slug': 'Make an account and enter your contingent.',
  '/schedule/:slug/tanding': 'Tanding matches by arena, day and time.',
  '/schedule/:slug/seni': 'Seni performances by arena, day and time.',
  '/schedule/live/:slug/tanding': 'Matches under way, the next ones and their results, live from the arena.',
  '/schedule/live/:slug/seni': 'Performances under way, the next ones and their scores, live from the arena.',
  '/bagan/:slug/tanding': 'All tanding brackets by age and class, with their champions.',
  '/bagan/:slug/seni': 'Brackets, orders of performance and rankings of seni.',
  '/bagan/:slug/tanding/:poolId': 'The bracket of one class, live from the arena.',
  '/bagan/:slug/seni/:poolId': 'The bracket or ranking of one seni event, live from the arena.',
  '/medali/:slug': 'Medals per contingent and the champions of each class.',
  '/peserta/:slug': 'Contingents and athletes who take part, by class.',
  '/data-terbuka/:slug':
    'Participants, draws, schedule, results and medals for anybody to download, process and check.',
  '/kejuaraan-lampau': 'Results of earlier years’ tournaments: medals, athletes and contingents.',
  '/kejuaraan-lampau/:id': 'Medals and results of each class.',
  '/peringkat': 'Rankings of athletes and contingents over the season, with their rules.',
  '/peringkat/:id': 'The table of the season, its rules, and how to work it out yourself.',
  '/peringkat/:id/hasil': 'The results behind the points of a name in the ranking.',
  '/pesilat/:slug/:entryId': 'Match by match: opponent, result, medal, and the next match.',
  '/kontingen/:slug/:contingentId': 'Participants and their results, next matches, and medals.',
  '/provinsi/:slug/:provinceId': 'Medals, contingents, and the results of each athlete of a province.',
  '/pesilat/:slug/:entryId/kejuaraan': 'Results, medals, and opponents from one tournament to the next.',
  '/kapan-saya-main/:slug': 'Your own matches: arena, time, and how much longer.',
  '/announcer/:slug': 'Who performs now and next, to be read aloud.',
  '/partai/:id': 'Score by score: attacks, penalties, and the judges who pressed.',
  '/periksa-undian/:poolId': 'Draw a pool again and see whether the result is the same.',
  '/sambungan-aman': 'How to trust the certificate at the venue, once for each device.',
};
