import type { ProjectTheme } from './theme.ts';

export const communityDevelopment: ProjectTheme = {
  titles: [
    'Clean water within a kilometre',
    'Sand dams and wells for dry valleys',
    'Safe water in every school',
  ],
  site: ['village', 'villages'],
  peopleEach: 560,
  need: [
    'Women and girls in {sites} villages around {place} walk 6 kilometres a day for water in the dry months. The water survey of {year} found that 71% of households drink water that is not safe.',
    'This is because the two wells of 1998 have broken down and no one was trained to repair them, and because the sandy river beds lose the rain within days.',
  ],
  method: [
    'The hydrogeologist surveys each site together with the village, which chooses the place and gives stones and labour, because a well that a village has built itself is kept in repair. Water committees are elected before building begins.',
    'The work goes village by village, from survey to test pumping, so that each team learns from the one before. Every water point is tested four times a year and the result is painted on its wall.',
  ],
  outcomes: [
    {
      outcome: 'Families drink safe water close to home',
      indicator: 'households with safe water within one kilometre',
      unit: '%',
      baseline: 29,
      target: 85,
      source: 'county water survey',
      method: 'household survey',
      population: 'households of the villages',
    },
    {
      outcome: 'Fewer children fall ill',
      indicator: 'cases of diarrhoea among children under five',
      unit: 'cases a year',
      falls: true,
      baseline: 4.2,
      target: 2,
      source: 'records of the dispensaries',
      method: 'records of the dispensaries',
      population: 'children under five',
    },
  ],
  activities: [
    {
      what: 'Survey the sites with each village and choose the places',
      who: 1,
      from: 0,
      to: 0.2,
      leadsTo: [0],
      pays: [0],
    },
    {
      what: 'Build the protected wells with masons and volunteers',
      who: 0,
      from: 0.2,
      to: 0.65,
      leadsTo: [0],
      pays: [1],
    },
    {
      what: 'Elect and train the water committees in bookkeeping and repair',
      who: 0,
      from: 0.3,
      to: 0.7,
      leadsTo: [0],
      pays: [2],
    },
    {
      what: 'Teach hygiene in each school with the health workers',
      who: 2,
      from: 0.4,
      to: 0.9,
      leadsTo: [1],
      pays: [3],
    },
    {
      what: 'Test the water and repeat the household survey',
      who: 2,
      from: 0.6,
      to: 1,
      leadsTo: [0, 1],
      pays: [],
    },
  ],
  posts: [
    { post: 'Project manager', share: 100, brings: 'led 14 well projects for the organization since 2016' },
    { post: 'Hydrogeologist', share: 50, brings: 'sited 60 wells for the county water office' },
    { post: 'Monitoring officer', share: 50, brings: 'public health nurse, ran three household surveys' },
  ],
  risks: [
    {
      risk: 'A well stays dry',
      likelihood: 'medium',
      mitigation: 'a reserve site is kept for each well, and the builder is paid for metres that give water',
    },
    {
      risk: 'Prices of cement rise',
      likelihood: 'medium',
      mitigation: 'cement for the first year is bought in the first quarter at a fixed price',
    },
    {
      risk: 'A committee loses its members',
      likelihood: 'low',
      mitigation: 'two deputies are trained in every committee',
    },
  ],
  assumptions: [
    'The county keeps its promise to take over major repairs.',
    'The land of each water point stays public.',
  ],
  mechanisms: [
    {
      kind: 'fees',
      mechanism: 'each household pays a small monthly fee that covers spare parts and a caretaker',
      carriedBy: 'Water committees',
    },
    {
      kind: 'public_budget',
      mechanism: 'the county takes major repairs into its yearly budget',
      carriedBy: 'County water office',
    },
  ],
  safeguards: [
    { kind: 'gender', measure: 'women hold at least half of the seats in each committee' },
    {
      kind: 'safeguarding',
      measure: 'all staff sign the code of conduct, and complaints are answered within a week',
    },
  ],
  trackRecord: {
    project: 'Wells for the upper valley',
    result: 'wells that still give water today',
    figure: 22,
    unit: 'wells',
  },
  budget: [
    {
      category: 'contracts',
      item: 'Survey of the sites',
      bought: { each: 1, unit: 'sites', price: 620 },
      why: 'measuring, test drilling and water analysis',
    },
    {
      category: 'supplies',
      item: 'Material and masons for protected wells',
      bought: { each: 1, unit: 'wells', price: 3_900 },
      why: 'cement, lining, pump and skilled labour',
    },
    {
      category: 'training',
      item: 'Training of water committees',
      bought: { each: 2, unit: 'courses', price: 280 },
      why: 'five days each, in the village',
    },
    {
      category: 'supplies',
      item: 'Hygiene lessons in schools',
      bought: { each: 1, unit: 'schools', price: 340 },
      why: 'material, soap and transport of health workers',
    },
  ],
  profile: {
    mission: 'Safe water within a short walk of every home around {place}.',
    description:
      'Villages ask us, choose the place and build with us. We bring an engineer, the material and years of practice; the water point belongs to the village from the first day.',
    sdgs: [6, 3, 5, 13],
    counts: [
      { name: 'People with safe water', unit: 'people', first: 9_400 },
      { name: 'Water points in repair', unit: 'water points', first: 31 },
    ],
  },
};
