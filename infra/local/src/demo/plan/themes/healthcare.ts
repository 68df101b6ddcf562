import type { ProjectTheme } from './theme.ts';

export const healthcare: ProjectTheme = {
  titles: [
    'Community health workers on call',
    'Safe births within an hour',
    'A mobile clinic for market days',
  ],
  site: ['village', 'villages'],
  peopleEach: 420,
  need: [
    'From {sites} villages around {place} the nearest clinic is 14 kilometres away on foot. The health facility survey of {year} found that only 41% of births were attended by skilled staff.',
    'This is because the clinic has one midwife for 9,000 people, and because a motorbike to it costs what a family earns in two days. Small illnesses become emergencies.',
  ],
  method: [
    'Each village chooses its health workers, who visit every household once a month with a short checklist and refer by phone. We train people whom the village already asks for advice, because they stay.',
    'The clinical officer supervises them every quarter, and a mobile clinic comes on each market day, when people are in one place anyway.',
  ],
  outcomes: [
    {
      outcome: 'Women give birth safely',
      indicator: 'births attended by skilled staff',
      unit: '%',
      baseline: 41,
      target: 75,
      source: 'health facility survey',
      method: 'birth registers of the clinic',
      population: 'women of the villages',
    },
    {
      outcome: 'Fever of children is treated in time',
      indicator: 'time from fever to treatment',
      unit: 'hours',
      falls: true,
      baseline: 52,
      target: 20,
      source: 'household health survey',
      method: 'household survey',
      population: 'children under five',
    },
  ],
  activities: [
    {
      what: 'Choose the health workers in open village meetings',
      who: 0,
      from: 0,
      to: 0.15,
      leadsTo: [0, 1],
      pays: [],
    },
    {
      what: 'Train and equip the health workers',
      who: 1,
      from: 0.1,
      to: 0.35,
      leadsTo: [0, 1],
      pays: [0, 1],
    },
    { what: 'Hold a mobile clinic on each market day', who: 1, from: 0.25, to: 1, leadsTo: [1], pays: [2] },
    {
      what: 'Refer each woman with a risky pregnancy before her ninth month',
      who: 0,
      from: 0.3,
      to: 1,
      leadsTo: [0],
      pays: [3],
    },
    {
      what: 'Read the registers each quarter with the health office',
      who: 2,
      from: 0.4,
      to: 1,
      leadsTo: [0, 1],
      pays: [],
    },
  ],
  posts: [
    { post: 'Project manager', share: 60, brings: 'ran the outreach of a district hospital for nine years' },
    { post: 'Clinical officer', share: 100, brings: 'trained 130 health workers in two counties' },
    { post: 'Monitoring officer', share: 50, brings: 'set up the birth registers of six clinics' },
  ],
  risks: [
    {
      risk: 'Health workers leave for paid work',
      likelihood: 'medium',
      mitigation: 'three are trained in every village, and travel is paid each month',
    },
    {
      risk: 'Medicine runs out',
      likelihood: 'medium',
      mitigation: 'a stock for three months is kept at the clinic and counted every week',
    },
    {
      risk: 'Roads are cut off in the rains',
      likelihood: 'high',
      mitigation: 'kits for safe births are stored in the villages before the rains',
    },
  ],
  assumptions: ['The health office keeps the clinic staffed.', 'The phone network covers the market places.'],
  mechanisms: [
    {
      kind: 'public_budget',
      mechanism: 'the health office takes the trained workers into its own scheme',
      carriedBy: 'Sub-county health office',
    },
    {
      kind: 'fees',
      mechanism: 'households pay a small yearly fee for transport to the clinic',
      carriedBy: 'Village health committees',
    },
  ],
  safeguards: [
    { kind: 'gender', measure: 'at least two of three health workers of a village are women' },
    {
      kind: 'data_protection',
      measure: 'registers are kept without names, locked, and seen by the clinical officer only',
    },
  ],
  trackRecord: {
    project: 'Ambulance by motorbike',
    result: 'women brought to the clinic in time',
    figure: 612,
    unit: 'women',
  },
  budget: [
    {
      category: 'training',
      item: 'Training of health workers',
      bought: { each: 3, unit: 'people', price: 260 },
      why: 'three weeks with practice in the clinic',
    },
    {
      category: 'equipment',
      item: 'Kits of health workers',
      bought: { each: 3, unit: 'kits', price: 120 },
      why: 'bag, thermometer, scales, tests and phone',
    },
    {
      category: 'supplies',
      item: 'Medicine of the mobile clinic',
      bought: { once: 1, unit: 'clinic', price: 640, isMonthly: true },
      why: 'for four market days a month',
    },
    {
      category: 'travel',
      item: 'Transport of patients',
      bought: { each: 2, unit: 'villages', price: 190 },
      why: 'fuel for referrals by motorbike',
    },
  ],
  profile: {
    mission: 'Nobody around {place} is more than an hour from care.',
    description:
      'Nurses, midwives and neighbours work here side by side. Health workers are chosen by their village, trained with the clinic, and known to everybody by name.',
    sdgs: [3, 5, 10],
    counts: [
      { name: 'Households visited each month', unit: 'households', first: 1_850 },
      { name: 'Health workers active', unit: 'health workers', first: 64 },
    ],
  },
};
