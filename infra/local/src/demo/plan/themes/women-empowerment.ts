import type { ProjectTheme } from './theme.ts';

export const womenEmpowerment: ProjectTheme = {
  titles: [
    'Savings groups that lend',
    'From stall to registered business',
    'Accounts and titles in her name',
  ],
  site: ['group', 'groups'],
  peopleEach: 25,
  need: [
    'Women around {place} run most of the stalls and fields, and the financial inclusion survey of {year} found that 18% of them have an account of their own. In {sites} neighbourhoods women have asked us to begin.',
    'This is because banks ask for a title that stands in the name of a husband or brother, and because forms are written for lawyers. A loan from a lender of the street costs 10% a week.',
  ],
  method: [
    'Groups of twenty-five women meet weekly for a year and save before they lend, because rules that a group has made itself are kept. The trainer comes less and less often.',
    'A legal adviser goes with members to registration and to the bank, one by one. Each group keeps its own books, which are read aloud at every meeting.',
  ],
  outcomes: [
    {
      outcome: 'Women hold accounts and titles of their own',
      indicator: 'members with an account in their own name',
      unit: '%',
      baseline: 18,
      target: 80,
      source: 'financial inclusion survey',
      method: 'books of the groups',
      population: 'members of the groups',
    },
    {
      outcome: 'Women earn more from their work',
      indicator: 'members who earn more than the year before',
      unit: '%',
      baseline: 27,
      target: 65,
      source: 'household income survey',
      method: 'interviews with every third member',
      population: 'members of the groups',
    },
  ],
  activities: [
    { what: 'Form the groups and agree on their rules', who: 0, from: 0, to: 0.2, leadsTo: [0], pays: [0] },
    {
      what: 'Train the members in accounts, prices and contracts',
      who: 1,
      from: 0.15,
      to: 0.7,
      leadsTo: [1],
      pays: [1],
    },
    {
      what: 'Go with members to registration and to the bank',
      who: 0,
      from: 0.3,
      to: 0.9,
      leadsTo: [0],
      pays: [2],
    },
    {
      what: 'Give seed grants that the groups decide on',
      who: 1,
      from: 0.5,
      to: 0.9,
      leadsTo: [1],
      pays: [3],
    },
    {
      what: 'Interview every third member and read the books',
      who: 2,
      from: 0.7,
      to: 1,
      leadsTo: [0, 1],
      pays: [],
    },
  ],
  posts: [
    { post: 'Project manager', share: 80, brings: 'formed 120 savings groups since 2013' },
    { post: 'Lead trainer', share: 100, brings: 'ran a shop of her own and trained 900 women' },
    { post: 'Monitoring officer', share: 50, brings: 'kept the books of a credit union for eight years' },
  ],
  risks: [
    {
      risk: 'A member cannot repay',
      likelihood: 'medium',
      mitigation: 'loans stay below three times the savings, and each group keeps a fund for illness',
    },
    {
      risk: 'Husbands object',
      likelihood: 'medium',
      mitigation: 'families are invited to the first meeting and to the sharing out',
    },
    {
      risk: 'Registration takes long',
      likelihood: 'high',
      mitigation: 'the legal adviser files for ten members at a time and follows up every week',
    },
  ],
  assumptions: ['The registry keeps its fees.', 'Banks accept the books of a group as a record.'],
  mechanisms: [
    {
      kind: 'local_ownership',
      mechanism: 'groups lend from their own savings and choose and pay their trainer',
      carriedBy: 'Savings groups',
    },
    { kind: 'partner', mechanism: 'the credit union takes the groups as members', carriedBy: 'Credit union' },
  ],
  safeguards: [
    {
      kind: 'safeguarding',
      measure: 'women who report violence are brought to a partner and nothing is written down in the group',
    },
    { kind: 'disability', measure: 'meetings are held where women with disabilities can come' },
  ],
  trackRecord: {
    project: 'A box with three keys',
    result: 'women who opened an account of their own',
    figure: 1_180,
    unit: 'women',
  },
  budget: [
    {
      category: 'supplies',
      item: 'Boxes, books and stamps',
      bought: { each: 1, unit: 'groups', price: 130 },
      why: 'what a group needs to begin',
    },
    {
      category: 'training',
      item: 'Training of members',
      bought: { each: 25, unit: 'women', price: 44 },
      why: 'twelve days in the course of a year',
    },
    {
      category: 'contracts',
      item: 'Legal advice',
      bought: { each: 25, unit: 'women', price: 38 },
      why: 'registration and bank, with fees',
    },
    {
      category: 'other',
      item: 'Seed grants',
      bought: { each: 5, unit: 'grants', price: 210 },
      why: 'decided by the group in open vote',
    },
  ],
  profile: {
    mission: 'Women around {place} own what they work for.',
    description:
      'Members run this organization: half of the board are women who joined a savings group. We teach what we have tried ourselves and stay until the group no longer needs us.',
    sdgs: [5, 8, 1, 10],
    counts: [
      { name: 'Women in savings groups', unit: 'women', first: 1_640 },
      { name: 'Businesses registered', unit: 'businesses', first: 205 },
    ],
  },
};
