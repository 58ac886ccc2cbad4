// English texts of the service pages, the about page and the privacy policy.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './site-texts';

export const DIGITAL_SCORING: InLanguage<typeof original.DIGITAL_SCORING> = {
  title: 'Digital scoring',
  lead: 'Judges’ scores go straight to the screen. Operator, judges, council and spectators see the same figures at the same moment.',
  sections: [
    {
      title: 'Valid scores, not fast ones',
      text: 'An attack counts only when at least 2 of 3 judges press the same button within 3 seconds. There is no paper to add up again, and no figure to argue about after the match.',
    },
    {
      title: 'A place for every role',
      text: 'Four roles work on one match without waiting for each other.',
      points: [
        'The operator calls the athletes, runs the match and records the result',
        'The judges press scores for the blue and the red corner',
        'The council decides penalties and checks takedowns',
        'The spectators follow on the arena’s screen and on their phones',
      ],
    },
    {
      title: 'A phone and a code are enough',
      text: 'Judges and council open the panel’s address, enter the code from the arena desk, and are ready to score. No app to install and no account to create.',
    },
    {
      title: 'Every figure can be traced',
      text: 'The details of every match are open to the public: which attack, at which second, which judge pressed, which counted and which were cancelled. Objections are answered by records, not by memory.',
    },
    {
      title: 'We bring the equipment',
      text: 'The Basic package brings a server, a technician on site and training for the committee. Pro adds tablets, Premium adds monitors for spectators. The price is per arena per day.',
    },
  ],
};

export const TOURNAMENT_MANAGEMENT: InLanguage<typeof original.TOURNAMENT_MANAGEMENT> = {
  title: 'Tournament management',
  lead: 'From the first contingent that enters to the last medal: one flow, one set of data, nothing copied twice.',
  sections: [
    {
      title: 'Entries that check themselves',
      text: 'Contingents fill in their athletes’ data themselves. Age group, class and NIK are checked while they are typed, not at the weigh-in desk.',
      points: [
        'Import lists of athletes from Excel or CSV, with a note on every row',
        'Bills and proofs of payment by contingent, confirmed by the committee',
        'Every step shows in the bell of both sides',
      ],
    },
    {
      title: 'A draw that anybody can check',
      text: 'Athletes of one contingent are kept apart as far as the entries allow, BYEs are spread evenly, and every draw carries its draw number (seed) and the code of its list of entrants. Anybody can repeat the draw in their own browser and see whether the outcome is the same.',
    },
    {
      title: 'Weigh-in without a long queue',
      text: 'Officials look up a name or scan the participant’s card with their phone. What a weight outside the class or an absence does to the bracket is shown before it is recorded.',
    },
    {
      title: 'A schedule that follows the day',
      text: 'Make it by hand or automatically, by arena and by day. When an arena falls behind, the estimated times of its next matches move with it on all phones and screens.',
      points: [
        'A warning when an athlete competes in two places or rests too little',
        'Schedule and brackets as PDF, sheets for the arena desk',
        'A live view for spectators, without an app and without an account',
      ],
    },
    {
      title: 'The day of the matches at one desk',
      text: 'One tablet per arena calls, runs the time and records results. Winners move on in the bracket by themselves, and the screens of the hall, the announcer and spectators’ phones follow within seconds.',
      points: [
        'A wrong result is corrected with a reason, and its consequences are shown before it is saved',
        'An arena that falls behind is seen, with a proposal of which match to move',
        'What the desk does is kept on the device if the network fails, and is never recorded twice',
      ],
    },
  ],
};

export const TOURNAMENT_STATISTICS: InLanguage<typeof original.TOURNAMENT_STATISTICS> = {
  title: 'Tournament statistics',
  lead: 'Figures that answer the questions of the committee, the federation and sponsors, and that agree with the lists.',
  sections: [
    {
      title: 'Participants in figures and charts',
      text: 'Entries by day, participants by province, regency, gender, age group and class. Every figure can be clicked down to the names behind it.',
    },
    {
      title: 'Income without surprises',
      text: 'Projection and payments are added up from the same bills, rupiah by rupiah. The committee knows tonight what comes in tomorrow.',
    },
    {
      title: 'Medals and the overall champion, at once',
      text: 'The ranking of contingents moves as soon as a class is done, open to everybody. The overall champion is reckoned by gold or by points that you set, and certificates are printed from the same data.',
    },
    {
      title: 'Recaps ready to take home',
      text: 'Recaps of matches, brackets, schedules and statistics are downloaded as PDF or Excel, with dates and figures that can be worked with directly.',
    },
  ],
};

export const ABOUT: InLanguage<typeof original.ABOUT> = {
  title: 'About us',
  lead: 'Gelanggang is made for the people who make Pencak Silat tournaments run: committees, referees and judges, coaches, athletes and their families in the stands.',
  sections: [
    {
      title: 'Why there is Gelanggang',
      text: 'A Pencak Silat tournament brings hundreds of athletes together in two or three busy days. Too much time goes into copying lists, drawing again and asking when somebody is on. We want that time back in the arena.',
    },
    {
      title: 'What we hold to',
      text: 'Three things we do not bargain about.',
      points: [
        'Draws and results can be checked by anybody',
        'Personal data of athletes never shows on public pages',
        'The system keeps running in a hall without internet',
      ],
    },
    {
      title: 'Open to be studied',
      text: 'Gelanggang is free software. Its source code can be read, run by yourself and improved together.',
    },
  ],
};

export const PRIVACY: InLanguage<typeof original.PRIVACY> = {
  title: 'Privacy policy',
  lead: 'What data we keep, what for, who sees it, and how you delete it.',
  sections: [
    {
      title: 'The data that we keep',
      text: 'Only what a tournament needs:',
      points: [
        'Users: name, e-mail address, and the password in a form that cannot be read back',
        'Athletes: name, place and date of birth, gender, weight and height, blood type, NIK (national identity number), family card number, address, and if uploaded a photo and links to documents',
        'Contingents: person responsible, phone, e-mail and address',
        'Payments: amounts of bills and the proofs that were uploaded',
        'Weigh-ins, draws, schedules, scores and results of matches',
      ],
    },
    {
      title: 'What for',
      text: 'Only to hold the tournaments that are entered: to check ages and classes, bill fees, draw, schedule and record results. The data is not sold and not used for advertising.',
    },
    {
      title: 'Who sees it',
      text: 'Public pages show only names of athletes, contingents, classes, schedules and results. NIK, family card, date of birth, phone, e-mail and proofs of payment are seen only by the contingent’s owner and by authorised members of the committee. Every change by a signed-in account is recorded: who, when, what was changed, the kind of browser, and the network address without the part that points to one device.',
    },
    {
      title: 'How long',
      text: 'After a tournament is over, its organiser can delete its personal data at once. Contingents that take part in another tournament keep their data until that one is over.',
      points: [
        'Deleted: NIK, family card, place, day and month of birth, address, height, blood type, photos, documents, contingents’ contacts and proofs of payment',
        'Kept as a record of the sport: name, year of birth, gender, weight, contingent, class, draw, results and amounts of bills',
        'Deleted by the system itself: exported files after 7 days, e-mails after 30 days, notifications 90 days after they were read',
      ],
    },
    {
      title: 'What is stored on your device',
      text: 'This site uses no tracking cookies. Your browser keeps your sign-in, how you like pages shown, the athletes or contingents that you follow, and the last schedule so that it can be read without a network; all of it is deleted when the site’s data is deleted. Whom you follow is never sent to the server.',
    },
    {
      title: 'Your rights',
      text: 'You can ask for a copy, a correction or the deletion of data through the contact at the foot of this page. Requests for athletes under age are made by their parents, guardians or the person responsible for the contingent.',
    },
  ],
};

export const STEPS: InLanguage<typeof original.STEPS> = [
  {
    title: 'Set up',
    text: 'Dates, arenas, categories and fees. Age groups and classes of the rulebook are there already.',
  },
  {
    title: 'Take entries',
    text: 'Contingents fill in their own or import from Excel. Age, class and NIK are checked at once.',
  },
  {
    title: 'Draw in front of everybody',
    text: 'Name by name on the big screen. Anybody can draw again and compare the outcome.',
  },
  {
    title: 'Run the day',
    text: 'Operators record results; brackets, schedule, hall screens, medals and spectators’ phones follow at once.',
  },
];

export const sitePageTexts: InLanguage<typeof original.sitePageTexts> = {
  prices: 'Prices',
  allPrices: 'All prices',
  others: 'Other services',
  services: 'Our services',
  contact: 'Contact us',
  contactLead: 'Tell us the dates, the number of arenas and about how many take part; we prepare an offer.',
  gallery: 'See tournaments',
  more: 'Read more',
  product: 'From the running system',
  steps: 'From entries to medals',
  productPictures: {
    bracket: 'A bracket open to the public, live during the tournament',
    wall: 'The hall’s big screen: all arenas, readable from ten metres',
    insight: 'Insight: entries, income and participants on one page',
    arena: 'Arena control: the running match and its queue',
    live: 'The live schedule on a spectator’s phone',
  },
};
