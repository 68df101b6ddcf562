import type { ProjectTheme } from './theme.ts';

export const technology: ProjectTheme = {
  titles: [
    'Coding evenings after school',
    'From evening class to first contract',
    'Repair lab for solar lamps',
  ],
  site: ['centre', 'centres'],
  peopleEach: 60,
  need: [
    'Young people around {place} leave school with no way into the digital trades: the labour survey of {year} found that 17% of those under twenty-five have paid work. There are {sites} youth centres, and none of them has a trainer.',
    'This is because schools have computers and no one to teach with them, and because local firms hire in the capital, where they know the people.',
  ],
  method: [
    'Groups learn for nine months in the evening with real tasks that partner firms set, because a finished task opens more doors than a certificate. A three-month internship with a mentor follows.',
    'Trainers publish all material for others to use. Each centre runs a repair lab, whose customers pay for the next spare parts.',
  ],
  outcomes: [
    {
      outcome: 'Young people earn a living with digital work',
      indicator: 'graduates in paid work after six months',
      unit: '%',
      baseline: 17,
      target: 60,
      source: 'labour survey',
      method: 'phone survey of graduates',
      population: 'graduates of the centres',
    },
    {
      outcome: 'Girls take their place in the trade',
      indicator: 'girls among those who finish the course',
      unit: '%',
      baseline: 21,
      target: 50,
      source: 'registers of the youth centres',
      method: 'registers of the courses',
      population: 'pupils of the courses',
    },
  ],
  activities: [
    {
      what: 'Agree on tasks and internships with local firms',
      who: 0,
      from: 0,
      to: 0.25,
      leadsTo: [0],
      pays: [],
    },
    {
      what: 'Equip the centres and open the repair labs',
      who: 1,
      from: 0.05,
      to: 0.3,
      leadsTo: [0],
      pays: [0],
    },
    {
      what: 'Teach two groups in each centre in the evening',
      who: 1,
      from: 0.2,
      to: 0.8,
      leadsTo: [0, 1],
      pays: [1, 3],
    },
    {
      what: 'Place graduates in internships with a mentor',
      who: 0,
      from: 0.6,
      to: 1,
      leadsTo: [0],
      pays: [2],
    },
    { what: 'Ask graduates by phone how they earn', who: 2, from: 0.8, to: 1, leadsTo: [0, 1], pays: [] },
  ],
  posts: [
    { post: 'Project manager', share: 80, brings: 'placed 180 graduates in firms since 2018' },
    { post: 'Lead trainer', share: 100, brings: 'wrote software for hospitals for seven years' },
    { post: 'Monitoring officer', share: 40, brings: 'ran two phone surveys of graduates' },
  ],
  risks: [
    {
      risk: 'Computers are stolen',
      likelihood: 'medium',
      mitigation: 'rooms are locked and guarded, and the equipment is insured',
    },
    {
      risk: 'Firms withdraw internships',
      likelihood: 'medium',
      mitigation: 'a third more places are agreed on than are needed',
    },
    {
      risk: 'Power cuts stop the lessons',
      likelihood: 'high',
      mitigation: 'each centre has batteries charged by the repair lab',
    },
  ],
  assumptions: ['Youth centres stay open in the evening.', 'The price of data stays within a tenth.'],
  mechanisms: [
    {
      kind: 'earned_income',
      mechanism: 'firms pay a fee for each placement, and the repair labs earn from their customers',
      carriedBy: 'Youth centres',
    },
    {
      kind: 'trained_people',
      mechanism: 'graduates come back as teachers of the next groups',
      carriedBy: 'Association of graduates',
    },
  ],
  safeguards: [
    { kind: 'gender', measure: 'half of the places are for girls, who are brought home after dark' },
    { kind: 'safeguarding', measure: 'trainers and mentors are vetted and never alone with a pupil' },
  ],
  trackRecord: {
    project: 'First lines of code',
    result: 'graduates who found paid work',
    figure: 214,
    unit: 'graduates',
  },
  budget: [
    {
      category: 'equipment',
      item: 'Computers and tools',
      bought: { each: 12, unit: 'sets', price: 290 },
      why: 'refurbished, with batteries and tools',
    },
    {
      category: 'training',
      item: 'Evening courses',
      bought: { each: 2, unit: 'groups', price: 1_100 },
      why: 'assistant trainer and material for nine months',
    },
    {
      category: 'other',
      item: 'Stipends of interns',
      bought: { each: 20, unit: 'people', price: 150 },
      why: 'three months of travel and meals',
    },
    {
      category: 'other',
      item: 'Internet and rent',
      bought: { once: 1, unit: 'line', price: 240, isMonthly: true },
      why: 'for all centres',
    },
  ],
  profile: {
    mission: 'Young people around {place} build the tools that their own towns need.',
    description:
      'Evening classes, a repair lab and a list of firms that hire. Our teaching material is free for everybody, and our graduates improve it.',
    sdgs: [4, 8, 9],
    counts: [
      { name: 'Graduates in paid work', unit: 'people', first: 88 },
      { name: 'Lamps and phones repaired', unit: 'devices', first: 1_420 },
    ],
  },
};
