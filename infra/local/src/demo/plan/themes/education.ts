import type { ProjectTheme } from './theme.ts';

export const education: ProjectTheme = {
  titles: [
    'Reading clubs for every primary school',
    'Every child reads by ten',
    'A book box for every class',
  ],
  site: ['school', 'schools'],
  peopleEach: 180,
  need: [
    'In {sites} primary schools around {place} only 38% of pupils of grade four read a page of their own language with ease, as the reading survey of {year} found. Five pupils share one book.',
    'This is because teachers were never trained to teach reading, and because books go to town schools first. Children who cannot read by ten leave school by thirteen.',
  ],
  method: [
    'Two teachers of each school are trained in two terms of coaching by peers, because a teacher changes more by watching a colleague than by a lecture. Every pupil is read with one to one at the start and at the end of the year.',
    'Clubs meet twice a week with books in the language that children speak at home. Parents see the results at open days and choose two of their own to look after the book box.',
  ],
  outcomes: [
    {
      outcome: 'Children read with ease',
      indicator: 'pupils of grade four who read a page with ease',
      unit: '%',
      baseline: 38,
      target: 70,
      source: 'reading survey',
      method: 'one to one reading test',
      population: 'pupils of grade four',
    },
    {
      outcome: 'Children come to school every day',
      indicator: 'school days missed by a pupil',
      unit: 'days a term',
      falls: true,
      baseline: 11,
      target: 5,
      source: 'attendance registers',
      method: 'attendance registers',
      population: 'pupils of grades three to five',
    },
  ],
  activities: [
    {
      what: 'Read with every pupil of grade four to know where each stands',
      who: 2,
      from: 0,
      to: 0.15,
      leadsTo: [0],
      pays: [],
    },
    {
      what: 'Train and coach two teachers of each school',
      who: 0,
      from: 0.1,
      to: 0.6,
      leadsTo: [0],
      pays: [1, 3],
    },
    {
      what: 'Bring the book boxes and open the clubs',
      who: 1,
      from: 0.15,
      to: 0.35,
      leadsTo: [0],
      pays: [0],
    },
    { what: 'Hold an open day for parents each term', who: 1, from: 0.3, to: 0.95, leadsTo: [1], pays: [2] },
    {
      what: 'Repeat the reading test and share the results',
      who: 2,
      from: 0.85,
      to: 1,
      leadsTo: [0, 1],
      pays: [],
    },
  ],
  posts: [
    {
      post: 'Project manager',
      share: 80,
      brings: 'taught in primary schools for 12 years and trained 240 teachers',
    },
    { post: 'Field coach', share: 100, brings: 'opened 18 reading clubs as a school librarian' },
    { post: 'Monitoring officer', share: 50, brings: 'ran the reading tests of the district twice' },
  ],
  risks: [
    {
      risk: 'Trained teachers are moved to other schools',
      likelihood: 'medium',
      mitigation: 'two teachers are trained in each school, and the district agrees in writing to keep one',
    },
    {
      risk: 'Books are lost or torn',
      likelihood: 'high',
      mitigation: 'parents keep the box and a tenth of the books is bought as a reserve',
    },
    {
      risk: 'Schools close during floods',
      likelihood: 'low',
      mitigation: 'clubs meet in the houses of parents until the school opens again',
    },
  ],
  assumptions: [
    'Teachers are paid on time by the ministry.',
    'School boards let the clubs meet within the timetable.',
  ],
  mechanisms: [
    {
      kind: 'local_ownership',
      mechanism: 'school boards put books into their yearly budget from the second year on',
      carriedBy: 'School boards',
    },
    {
      kind: 'trained_people',
      mechanism: 'trained teachers coach those of the next schools',
      carriedBy: 'District education office',
    },
  ],
  safeguards: [
    {
      kind: 'disability',
      measure: 'each club has books in large print, and children with disabilities choose their seat first',
    },
    {
      kind: 'safeguarding',
      measure: 'every adult in a club is vetted and signs the child protection policy',
    },
  ],
  trackRecord: {
    project: 'First hundred books',
    result: 'clubs that still meet after three years',
    figure: 46,
    unit: 'clubs',
  },
  budget: [
    {
      category: 'supplies',
      item: 'Book boxes',
      bought: { each: 60, unit: 'books', price: 9 },
      why: 'one book for three pupils in their own language',
    },
    {
      category: 'training',
      item: 'Coaching of teachers',
      bought: { each: 2, unit: 'teachers', price: 410 },
      why: 'two terms with a visit every second week',
    },
    {
      category: 'other',
      item: 'Open days for parents',
      bought: { each: 3, unit: 'open days', price: 60 },
      why: 'invitations, tea and a sheet of results',
    },
    {
      category: 'travel',
      item: 'Travel of coaches',
      bought: { once: 1, unit: 'motorbike', price: 160, isMonthly: true },
      why: 'fuel and repair for visits to schools',
    },
  ],
  profile: {
    mission: 'Every child around {place} reads with ease by the age of ten.',
    description:
      'We are teachers and parents who began with one box of books under a tree. Today our clubs belong to the schools, and we go on to the next one as soon as ours is not needed.',
    sdgs: [4, 5, 10],
    counts: [
      { name: 'Children in reading clubs', unit: 'children', first: 3_200 },
      { name: 'Teachers trained', unit: 'teachers', first: 96 },
    ],
  },
};
