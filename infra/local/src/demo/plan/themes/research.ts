import type { ProjectTheme } from './theme.ts';

export const research: ProjectTheme = {
  titles: [
    'Figures counted by those they are about',
    'Measuring with residents',
    'Plans that rest on present figures',
  ],
  site: ['site', 'sites'],
  peopleEach: 130,
  need: [
    'Decisions around {place} are taken on old figures: the survey of local plans of {year} found that 23% of the numbers in local plans were counted within five years. At {sites} sites people depend on what those plans say.',
    'This is because counting is done from the capital and stops when a project ends, and because results are published where those who were asked cannot read them.',
  ],
  method: [
    'Trained residents measure at fixed points every month, and the statistician checks a tenth of the measurements again, because figures that residents have counted are believed and used.',
    'An ethics board approves the protocol first. Data and methods are published openly, and each year a brief in plain language goes to everybody who was asked.',
  ],
  outcomes: [
    {
      outcome: 'Local plans rest on present figures',
      indicator: 'figures in local plans that are younger than five years',
      unit: '%',
      baseline: 23,
      target: 70,
      source: 'survey of local plans',
      method: 'review of the plans',
      population: 'plans of the local governments',
    },
    {
      outcome: 'Residents measure by themselves',
      indicator: 'measurements made by residents',
      unit: '%',
      baseline: 10,
      target: 90,
      source: 'records of the statistics office',
      method: 'records of the measurements',
      population: 'measurements of a year',
    },
  ],
  activities: [
    {
      what: 'Write the protocol with residents and have it approved',
      who: 0,
      from: 0,
      to: 0.2,
      leadsTo: [0],
      pays: [],
    },
    {
      what: 'Train residents and mark the fixed points',
      who: 1,
      from: 0.15,
      to: 0.3,
      leadsTo: [1],
      pays: [1],
    },
    {
      what: 'Measure every month and check a tenth again',
      who: 1,
      from: 0.3,
      to: 0.9,
      leadsTo: [0, 1],
      pays: [0, 2],
    },
    {
      what: 'Publish the data and a brief in plain language',
      who: 0,
      from: 0.6,
      to: 1,
      leadsTo: [0],
      pays: [3],
    },
    {
      what: 'Review the plans and hand the points over',
      who: 2,
      from: 0.8,
      to: 1,
      leadsTo: [0, 1],
      pays: [],
    },
  ],
  posts: [
    { post: 'Principal investigator', share: 50, brings: 'published 26 papers on counting with residents' },
    { post: 'Field coordinator', share: 100, brings: 'trained 90 residents to measure since 2017' },
    {
      post: 'Statistician',
      share: 50,
      brings: 'worked for the statistics office for ten years and evaluated six programmes',
    },
  ],
  risks: [
    {
      risk: 'Measurements are missed at harvest time',
      likelihood: 'high',
      mitigation: 'two residents share each point and take turns',
    },
    {
      risk: 'Instruments drift',
      likelihood: 'low',
      mitigation: 'each instrument is compared with a reference every three months',
    },
    {
      risk: 'Results are not welcome',
      likelihood: 'medium',
      mitigation: 'the statistics office takes part from the first day and agrees on publication in writing',
    },
  ],
  assumptions: [
    'The ethics board decides within two months.',
    'The statistics office keeps the post it has named.',
  ],
  mechanisms: [
    {
      kind: 'public_budget',
      mechanism: 'the statistics office takes the fixed points into its own programme',
      carriedBy: 'Statistics office',
    },
    {
      kind: 'trained_people',
      mechanism: 'residents train their successors, with the protocol in their own language',
      carriedBy: 'Circles of residents',
    },
  ],
  safeguards: [
    { kind: 'data_protection', measure: 'answers are stored without names, and consent can be withdrawn' },
    { kind: 'gender', measure: 'women measure and are asked by women, at hours that suit them' },
  ],
  trackRecord: {
    project: 'Counting the lake',
    result: 'measurements used in public plans',
    figure: 7_900,
    unit: 'measurements',
  },
  budget: [
    {
      category: 'other',
      item: 'Allowances of residents',
      bought: { each: 2, unit: 'people', price: 540 },
      why: 'for monthly measurements and reports',
    },
    {
      category: 'training',
      item: 'Training of residents',
      bought: { each: 2, unit: 'people', price: 170 },
      why: 'one week and a visit every three months',
    },
    {
      category: 'equipment',
      item: 'Instruments',
      bought: { each: 1, unit: 'sets', price: 860 },
      why: 'for each fixed point, with spare parts',
    },
    {
      category: 'other',
      item: 'Publication and briefs',
      bought: { once: 2, unit: 'briefs', price: 1_300 },
      why: 'open access, translation and print',
    },
  ],
  profile: {
    mission: 'What is decided around {place} rests on figures that its people have counted.',
    description:
      'Researchers and residents measure together, publish openly and explain the results where they were found. What we cannot show, we do not claim.',
    sdgs: [2, 9, 17, 14],
    counts: [
      { name: 'Residents who measure', unit: 'residents', first: 74 },
      { name: 'Measurements published', unit: 'measurements', first: 6_300 },
    ],
  },
};
