import type { ProjectTheme } from './theme.ts';

export const youthDevelopment: ProjectTheme = {
  titles: ['Football, homework and a hot meal', 'First job, first contract', 'Youth councils that decide'],
  site: ['ward', 'wards'],
  peopleEach: 150,
  need: [
    'Half of the people in {sites} wards around {place} are younger than twenty. The youth survey of {year} found that 34% of those between sixteen and twenty are neither in school nor at work.',
    'This is because apprenticeships go to relatives of the owner, and because the ward has no place where young people may stay after four o’clock. Many leave for the city without a plan.',
  ],
  method: [
    'Young people choose the programme in a yearly assembly, because they come to what they have decided on. Coaches follow each of them with a simple plan that both look at again every three months.',
    'Firms take apprentices for a trial month that the project pays. Youth councils decide on a budget of their own and report on it in public.',
  ],
  outcomes: [
    {
      outcome: 'Young people learn or earn',
      indicator: 'people of sixteen to twenty in school or at work',
      unit: '%',
      baseline: 66,
      target: 85,
      source: 'youth survey',
      method: 'survey of the wards',
      population: 'people of sixteen to twenty',
    },
    {
      outcome: 'Young people decide',
      indicator: 'decisions of youth councils that were carried out',
      unit: 'decisions a year',
      baseline: 2,
      target: 18,
      source: 'minutes of the wards',
      method: 'minutes of the councils',
      population: 'youth councils of the wards',
    },
  ],
  activities: [
    {
      what: 'Hold the assemblies and elect the youth councils',
      who: 0,
      from: 0,
      to: 0.2,
      leadsTo: [1],
      pays: [3],
    },
    {
      what: 'Open the centres six days a week with homework and meals',
      who: 1,
      from: 0.1,
      to: 1,
      leadsTo: [0],
      pays: [0],
    },
    {
      what: 'Make a plan with each young person and look at it again',
      who: 1,
      from: 0.2,
      to: 0.95,
      leadsTo: [0],
      pays: [],
    },
    {
      what: 'Place apprentices in firms for a paid trial month',
      who: 0,
      from: 0.35,
      to: 0.95,
      leadsTo: [0],
      pays: [1, 2],
    },
    {
      what: 'Repeat the youth survey and publish it in the wards',
      who: 2,
      from: 0.8,
      to: 1,
      leadsTo: [0, 1],
      pays: [],
    },
  ],
  posts: [
    { post: 'Centre manager', share: 100, brings: 'built up two youth centres with 700 members' },
    { post: 'Youth coach', share: 100, brings: 'accompanied 160 apprentices to their first contract' },
    { post: 'Monitoring officer', share: 40, brings: 'ran the youth survey of the district' },
  ],
  risks: [
    {
      risk: 'Firms take no apprentices',
      likelihood: 'medium',
      mitigation: 'the trial month is paid, and 40 firms are asked for 25 places',
    },
    {
      risk: 'Young people drop out',
      likelihood: 'high',
      mitigation: 'coaches call within three days and go to the family within a week',
    },
    {
      risk: 'Elections bring unrest',
      likelihood: 'low',
      mitigation: 'centres stay neutral and close at dusk in the weeks before',
    },
  ],
  assumptions: ['The wards keep the buildings open without rent.', 'Food prices stay within a tenth.'],
  mechanisms: [
    {
      kind: 'public_budget',
      mechanism: 'each ward gives the building and pays water and power',
      carriedBy: 'Ward councils',
    },
    {
      kind: 'partner',
      mechanism: 'local firms sponsor apprenticeships after the trial month',
      carriedBy: 'Chamber of trade',
    },
  ],
  safeguards: [
    { kind: 'gender', measure: 'girls have hours, teams and a changing room of their own' },
    {
      kind: 'safeguarding',
      measure: 'all adults are vetted, and every centre has a person whom young people chose to trust',
    },
  ],
  trackRecord: {
    project: 'Open until nine',
    result: 'young people who found school or work',
    figure: 520,
    unit: 'young people',
  },
  budget: [
    {
      category: 'supplies',
      item: 'Meals and material of the centres',
      bought: { each: 1, unit: 'centres', price: 2_600 },
      why: 'a hot meal and homework material',
    },
    {
      category: 'other',
      item: 'Trial months',
      bought: { each: 8, unit: 'apprentices', price: 120 },
      why: 'wage of the first month',
    },
    {
      category: 'training',
      item: 'Preparation for work',
      bought: { each: 2, unit: 'courses', price: 310 },
      why: 'contracts, safety and first aid',
    },
    {
      category: 'other',
      item: 'Budget of the youth councils',
      bought: { each: 1, unit: 'councils', price: 900 },
      why: 'decided and reported in public',
    },
  ],
  profile: {
    mission: 'Young people around {place} find a place, a plan and a say.',
    description:
      'Our centres are run with those who come to them: an assembly chooses the programme, a council decides on part of the money, and former members become coaches.',
    sdgs: [4, 8, 16, 10],
    counts: [
      { name: 'Young people in our centres', unit: 'young people', first: 780 },
      { name: 'Apprenticeships found', unit: 'apprenticeships', first: 112 },
    ],
  },
};
