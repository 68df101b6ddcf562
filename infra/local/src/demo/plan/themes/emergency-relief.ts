import type { ProjectTheme } from './theme.ts';

export const emergencyRelief: ProjectTheme = {
  titles: [
    'Cash before the crisis peaks',
    'Shelter kits within three days',
    'Early help for displaced families',
  ],
  site: ['settlement', 'settlements'],
  peopleEach: 380,
  need: [
    'In {sites} settlements around {place} the food security survey of {year} found that 63% of households eat one meal a day. Families have sold their last animals, and the next harvest is months away.',
    'This is because aid comes when the crisis is at its peak, and because lists are made anew each time. A family that gets help a month earlier keeps its animals and its seed.',
  ],
  method: [
    'Households are chosen in open meetings by agreed criteria, and a second team checks every tenth, because a list that all have seen is disputed less. Payment goes out by phone in three rounds.',
    'Prices at the market are read each week, and the amount follows them. Kits for shelter and water are stored in the settlements before they are needed.',
  ],
  outcomes: [
    {
      outcome: 'Families eat enough through the lean months',
      indicator: 'households with two meals a day or more',
      unit: '%',
      baseline: 37,
      target: 80,
      source: 'food security survey',
      method: 'household survey after each round',
      population: 'households of the settlements',
    },
    {
      outcome: 'Help comes in time',
      indicator: 'time from warning to the first payment',
      unit: 'days',
      falls: true,
      baseline: 94,
      target: 21,
      source: 'review of the last response',
      method: 'dates of warnings and payments',
      population: 'responses of a year',
    },
  ],
  activities: [
    {
      what: 'Choose the households in open meetings and check the lists',
      who: 0,
      from: 0,
      to: 0.2,
      leadsTo: [0, 1],
      pays: [],
    },
    {
      what: 'Store the kits and train the village committees',
      who: 1,
      from: 0.1,
      to: 0.35,
      leadsTo: [1],
      pays: [1, 2],
    },
    { what: 'Pay three rounds by phone', who: 1, from: 0.25, to: 0.7, leadsTo: [0], pays: [0] },
    {
      what: 'Read market prices each week and answer complaints',
      who: 2,
      from: 0.2,
      to: 1,
      leadsTo: [0],
      pays: [3],
    },
    { what: 'Review the response with the committees', who: 0, from: 0.8, to: 1, leadsTo: [1], pays: [] },
  ],
  posts: [
    { post: 'Response coordinator', share: 100, brings: 'led nine responses to drought and flood' },
    { post: 'Cash officer', share: 100, brings: 'paid 21,000 households by phone without a loss' },
    { post: 'Monitoring officer', share: 60, brings: 'ran surveys after distribution in five districts' },
  ],
  risks: [
    {
      risk: 'Prices rise faster than planned',
      likelihood: 'high',
      mitigation: 'the amount follows weekly prices, and a reserve of a tenth is kept',
    },
    {
      risk: 'Roads become unsafe',
      likelihood: 'medium',
      mitigation: 'payment by phone needs no road, and kits are stored beforehand',
    },
    {
      risk: 'Lists leave people out',
      likelihood: 'medium',
      mitigation: 'a hotline takes complaints, which a second team answers within a week',
    },
  ],
  assumptions: ['The phone network stays up for payments.', 'Markets stay open and supplied.'],
  mechanisms: [
    {
      kind: 'local_ownership',
      mechanism: 'committees keep the lists and the marks of early warning up to date',
      carriedBy: 'Village committees',
    },
    {
      kind: 'partner',
      mechanism: 'the drought authority uses the same lists for its own payments',
      carriedBy: 'Drought authority',
    },
  ],
  safeguards: [
    {
      kind: 'gender',
      measure: 'payment goes to the woman of the household unless the family asks otherwise',
    },
    {
      kind: 'safeguarding',
      measure: 'a confidential hotline, a code of conduct and no payment by one person alone',
    },
  ],
  trackRecord: {
    project: 'Response to the long drought',
    result: 'households paid within three weeks',
    figure: 4_700,
    unit: 'households',
  },
  budget: [
    {
      category: 'other',
      item: 'Cash to households',
      bought: { each: 75, unit: 'households', price: 105 },
      why: 'three rounds by phone, fees included',
    },
    {
      category: 'supplies',
      item: 'Shelter and water kits',
      bought: { each: 15, unit: 'kits', price: 62 },
      why: 'stored in the settlement before the crisis',
    },
    {
      category: 'training',
      item: 'Training of village committees',
      bought: { each: 1, unit: 'courses', price: 390 },
      why: 'lists, early warning and complaints',
    },
    {
      category: 'other',
      item: 'Hotline',
      bought: { once: 1, unit: 'line', price: 180, isMonthly: true },
      why: 'two operators who speak the local languages',
    },
  ],
  profile: {
    mission: 'Help reaches families around {place} before they have sold what they live from.',
    description:
      'We are the people who are there already. Lists are kept by committees, kits wait where they are needed, and everybody may ask why a name is on a list or not.',
    sdgs: [1, 2, 11, 13],
    counts: [
      { name: 'Households helped in time', unit: 'households', first: 2_150 },
      { name: 'Volunteers trained', unit: 'volunteers', first: 140 },
    ],
  },
};
