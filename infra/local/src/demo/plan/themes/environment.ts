import type { ProjectTheme } from './theme.ts';

export const environment: ProjectTheme = {
  titles: ['A tree nursery in every ward', 'Forest wardens from the village', 'Stoves that save the forest'],
  site: ['village', 'villages'],
  peopleEach: 310,
  need: [
    'Around {place} {sites} villages live from the forest, and it shrinks. The forest survey of {year} found that 46% of the tree cover of 2000 is left, and families walk 5 kilometres for firewood.',
    'This is because charcoal is the only income in the dry months, and because no one may say who cuts where. With the trees go the springs, the fish and the soil.',
  ],
  method: [
    'Community groups run the nurseries and are paid for each seedling that is alive after one year, because payment for planting alone leaves dead trees. Survival is counted on fixed plots twice a year.',
    'Villages agree with their neighbours what is protected and mark it together. Households that cook most get stoves first.',
  ],
  outcomes: [
    {
      outcome: 'The forest grows back',
      indicator: 'seedlings alive after one year',
      unit: '%',
      baseline: 32,
      target: 75,
      source: 'forest survey',
      method: 'counts on fixed plots',
      population: 'plots of the villages',
    },
    {
      outcome: 'Families burn less wood',
      indicator: 'firewood used by a household',
      unit: 'kilograms a day',
      falls: true,
      baseline: 8.5,
      target: 4.5,
      source: 'household energy survey',
      method: 'weighed bundles in a household survey',
      population: 'households of the villages',
    },
  ],
  activities: [
    {
      what: 'Agree on protected areas with each village and its neighbours',
      who: 0,
      from: 0,
      to: 0.25,
      leadsTo: [0],
      pays: [],
    },
    {
      what: 'Set up the nurseries and raise native seedlings',
      who: 1,
      from: 0.1,
      to: 0.55,
      leadsTo: [0],
      pays: [0],
    },
    {
      what: 'Plant with the first rains and guard the plots',
      who: 1,
      from: 0.35,
      to: 0.8,
      leadsTo: [0],
      pays: [1],
    },
    { what: 'Build stoves with the women’s groups', who: 0, from: 0.3, to: 0.9, leadsTo: [1], pays: [2] },
    {
      what: 'Count survival on fixed plots and publish the map',
      who: 2,
      from: 0.6,
      to: 1,
      leadsTo: [0, 1],
      pays: [3],
    },
  ],
  posts: [
    { post: 'Project manager', share: 80, brings: 'restored 340 hectares with community groups since 2015' },
    { post: 'Nursery supervisor', share: 100, brings: 'raised native seedlings for eight years' },
    { post: 'Monitoring officer', share: 50, brings: 'mapped forest plots for the county' },
  ],
  risks: [
    {
      risk: 'The rains fail',
      likelihood: 'medium',
      mitigation: 'a third of the seedlings is kept in shade for the next season',
    },
    {
      risk: 'Goats eat the seedlings',
      likelihood: 'high',
      mitigation: 'plots are fenced with thorn hedges, and herders get a path of their own',
    },
    {
      risk: 'Charcoal burners come back',
      likelihood: 'medium',
      mitigation: 'wardens of the village walk every day and groups of burners get nursery work first',
    },
  ],
  assumptions: [
    'The county signs the by-laws that the villages agree on.',
    'The price of seedlings stays within a tenth.',
  ],
  mechanisms: [
    {
      kind: 'earned_income',
      mechanism: 'nurseries sell fruit seedlings and pay their keepers from it',
      carriedBy: 'Community groups',
    },
    {
      kind: 'policy',
      mechanism: 'protected areas are written into county by-laws',
      carriedBy: 'County assembly',
    },
  ],
  safeguards: [
    {
      kind: 'gender',
      measure: 'women’s groups decide where stoves are built and hold half of the paid work',
    },
    {
      kind: 'safeguarding',
      measure: 'wardens are vetted and sign a code of conduct, and a hotline takes complaints',
    },
  ],
  trackRecord: {
    project: 'Green shore',
    result: 'seedlings alive three years after planting',
    figure: 86_000,
    unit: 'seedlings',
  },
  budget: [
    {
      category: 'supplies',
      item: 'Nurseries',
      bought: { each: 1, unit: 'nurseries', price: 1_450 },
      why: 'shade, water tank, seed and tools',
    },
    {
      category: 'other',
      item: 'Payment for seedlings alive',
      bought: { each: 1, unit: 'villages', price: 2_200 },
      why: 'paid after one year by count',
    },
    {
      category: 'equipment',
      item: 'Stoves',
      bought: { each: 40, unit: 'stoves', price: 14 },
      why: 'for the households that cook most',
    },
    {
      category: 'travel',
      item: 'Boat and motorbike',
      bought: { once: 1, unit: 'team', price: 210, isMonthly: true },
      why: 'fuel and repair for visits to plots',
    },
  ],
  profile: {
    mission: 'Forest, shore and springs around {place} in the care of those who live from them.',
    description:
      'We began as six fishers who planted mangroves. Groups now guard, plant and count together, and publish what has died as well as what has grown.',
    sdgs: [13, 14, 15, 1],
    counts: [
      { name: 'Seedlings alive after a year', unit: 'seedlings', first: 41_000 },
      { name: 'Hectares in community care', unit: 'hectares', first: 220 },
    ],
  },
};
