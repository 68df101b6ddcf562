import { paragraphs, today } from '../../building.ts';
import type { Application, PlannedOrganization } from '../../typed-plan.ts';
import { londonBudget } from './budget.fixture.ts';
import { londonPlan } from './plan.fixture.ts';

export const backstairs: PlannedOrganization = {
  name: 'Backstairs Arts',
  mission: 'A way into the arts for young people in south London who were never going to be offered one.',
  location: 'Peckham, London, United Kingdom',
  foundedYear: 2014,
  sdgs: [4, 8, 10],
  website: 'https://backstairsarts.example',
  description:
    'Seven of us (five full-time equivalents) and about forty freelance artists work from a former printworks behind Rye Lane. Last year 212 young people came through the door, and 68% of them came back for a second term.',
  registrationNumber: '1158842',
  legalStatus: 'charitable incorporated organisation registered in England and Wales',
  contactName: 'Marcia Bennett',
  contactEmail: 'hello@backstairsarts.example',
  contactPhone: '+44 20 7946 0188',
  currency: 'GBP',
  facts: [
    {
      name: 'Young people taking part in a year',
      value: 212,
      unit: 'young people',
      date: '2026-08-31',
      source: 'our register',
    },
  ],
};

/** Warm, quick and British: written by somebody who can hear an audience. */
export const london: Application = {
  organization: backstairs,
  savedOn: today,
  profileSavedOn: today,
  proposal: {
    title: 'The Long Rehearsal: twenty weeks that change what happens next',
    grantId: 'YA-LDN-27/042',
    organization: backstairs.name,
    category: 'Arts & Culture',
    description: paragraphs(
      'Ask a seventeen-year-old in Peckham whether theatre is for them and most will laugh. In our own survey of 164 young people last spring, 71% had never set foot in the two theatres they walk past on the way to college (Backstairs Arts, May 2026). That would matter less if the arts weren’t hiring. They are: creative jobs in London have grown by a fifth in five years, and yet one in twelve of the people in them comes from a working-class home (Creative Policy Centre, 2025).',
      'What keeps young people out isn’t talent. It’s that the way in costs money and needs a cousin who knows somebody: unpaid placements, drama-school fees, an audition you hear about after it’s over. Add poor mental health and the door shuts altogether. When they joined us last year, our members scored 19.6 on the short Warwick-Edinburgh scale (SWEMWBS, which runs from 7 to 35), well below the national mean of 23.6.',
      'The Long Rehearsal is our answer. Over two years, 120 young people aged 14 to 21 will each spend at least 20 weeks making work with professional artists, in groups small enough to be known by name. Nobody pays, everybody eats, and the last few weeks lead somewhere real: a show with an audience, and for those over 16 a paid placement.',
    ),
    objectives: [],
    beneficiaries: 120,
    methodology: paragraphs(
      'We run six groups of twenty, three in each year. A group meets twice a week: one evening with its own artist, one Saturday with everybody. The first five weeks are about trust and the last five about the show; what comes in between is up to the group. That’s deliberate. In our pilot of 2024 the groups that chose their own material kept 85% of their members, and those that were handed a script kept 61%.',
      'Alongside the sessions everyone has a coach for an hour a fortnight. Coaching prepares young people for auditions and interviews, but it also covers the things nobody puts on a poster: opening a bank account, turning up when you feel dreadful, asking for help. Anyone who needs more goes to the counsellor of our partner Rye Lane Minds, usually within ten days.',
      'Fifteen employers, from the Southwark Playhouse to a lighting firm in Deptford, offer 30 placements of two weeks over the two years. Every placement is paid at the London Living Wage; we cover the wage, the employer covers a mentor’s time.',
      'We’ll know it works because we ask. Sam O’Connell sits down with each young person in week 1, week 20 and six months later, uses SWEMWBS both times in the programme, and reads the attendance sheet every Monday so that an empty chair gets a phone call the same day.',
    ),
    requestedAmount: 212_432,
    deadline: '2027-03-12',
    budget: '',
    budgetLines: londonBudget,
    indirectCost: { rate: 1_000, cap: 1_500 },
    projectDuration: 24,
    timeline: '',
    sustainability: '',
    team: '',
    startDate: '2027-09-01',
    currency: 'GBP',
    ...londonPlan,
  },
};
