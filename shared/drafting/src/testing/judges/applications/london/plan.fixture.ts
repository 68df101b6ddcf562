import { months } from '../../building.ts';
import type { TypedPlan } from '../../typed-plan.ts';
import { londonOutcomes } from './outcomes.fixture.ts';

export const londonPlan: TypedPlan = {
  outcomes: londonOutcomes,
  activities: [
    {
      id: 'a-recruit',
      activity: 'Find young people through youth clubs, pupil referral units and word of mouth',
      responsible: 'Marcia Bennett',
      months: months('1-2', '13-14'),
      outcomeIds: ['twenty-weeks'],
      budgetLineIds: ['lead', 'oncosts', 'access'],
    },
    {
      id: 'a-sessions',
      activity: 'Run six groups of twenty, twice a week',
      responsible: 'Dele Akinwale',
      months: months('2-11', '14-23'),
      outcomeIds: ['twenty-weeks', 'wellbeing'],
      budgetLineIds: ['lead-artist', 'artists', 'studio', 'materials', 'food'],
    },
    {
      id: 'a-coach',
      activity: 'Coach everyone for an hour a fortnight',
      responsible: 'Marcia Bennett',
      months: months('3-11', '15-23'),
      outcomeIds: ['wellbeing', 'moved-on'],
      budgetLineIds: ['lead', 'oncosts'],
    },
    {
      id: 'a-shows',
      activity: 'Put on eight public performances',
      responsible: 'Dele Akinwale',
      months: months('6-7', '10-11', '18-19', '22-23'),
      outcomeIds: ['twenty-weeks', 'wellbeing'],
      budgetLineIds: ['shows', 'access'],
    },
    {
      id: 'a-place',
      activity: 'Arrange 30 paid placements with fifteen employers',
      responsible: 'Marcia Bennett',
      months: months('8-12', '20-24'),
      outcomeIds: ['placed', 'moved-on'],
      budgetLineIds: ['placements', 'lead'],
    },
    {
      id: 'a-listen',
      activity: 'Interview every young person and publish what we learn',
      responsible: 'Sam O’Connell',
      months: months('2-24'),
      outcomeIds: ['wellbeing', 'moved-on'],
      budgetLineIds: ['learning', 'review', 'examination'],
    },
  ],
  people: [
    {
      id: 'p-marcia',
      name: 'Marcia Bennett',
      post: 'Programme lead',
      share: 60,
      months: months('1-24'),
      brings: 'founded Backstairs in 2014 after eleven years as a youth worker in Southwark',
    },
    {
      id: 'p-sam',
      name: 'Sam O’Connell',
      post: 'Evaluation and learning manager',
      share: 30,
      months: months('1-24'),
      brings: 'trained researcher who set up our register and the pilot’s interviews',
    },
    {
      id: 'p-dele',
      name: 'Dele Akinwale',
      post: 'Lead artist',
      share: null,
      months: months('2-11', '14-23'),
      brings: 'director and sound designer, once a member himself; 96 days in all',
    },
    {
      id: 'p-safe',
      name: 'Joy Adeyemi',
      post: 'Designated safeguarding lead and access coordinator',
      share: 20,
      months: months('1-24'),
      brings: 'social worker by training; the charity pays for her time',
    },
  ],
  risks: [
    {
      id: 'r-attendance',
      risk: 'Attendance drops after the first weeks',
      likelihood: 'medium',
      severity: 'high',
      mitigation: 'shorter sessions in exam season, a meal every time and a call the same day',
      owner: 'Sam O’Connell',
    },
    {
      id: 'r-employers',
      risk: 'Employers withdraw when a job is cut',
      likelihood: 'medium',
      severity: 'medium',
      mitigation: 'three employers are held ready beyond the fifteen',
      owner: 'Marcia Bennett',
    },
    {
      id: 'r-harm',
      risk: 'A young person comes to harm or discloses it',
      likelihood: 'low',
      severity: 'high',
      mitigation:
        'two checked adults are in every room and the safeguarding lead answers her phone until midnight',
      owner: 'Joy Adeyemi',
    },
    {
      id: 'r-studio',
      risk: 'The Saturday studio is sold',
      likelihood: 'low',
      severity: 'medium',
      mitigation: 'the borough library has promised its hall in writing',
      owner: 'Marcia Bennett',
    },
  ],
  assumptions: [
    { id: 's-bus', assumption: 'Bus travel stays free in London for people under 18.' },
    {
      id: 's-match',
      assumption:
        'Southwark Council pays the second half of its match of £48,000 in April 2028, as its offer letter says.',
    },
  ],
  mechanisms: [
    {
      id: 'm-council',
      kind: 'public_budget',
      mechanism:
        'Southwark Council commissions two groups a year at £28,000 each once the programme has run for two years',
      carriedBy: 'Southwark Council',
      from: '2029-09',
    },
    {
      id: 'm-hire',
      kind: 'earned_income',
      mechanism:
        'We hire out the printworks on weekdays, which brought in £31,500 last year and can bring in £50,000',
      carriedBy: 'Backstairs Trading Ltd',
      from: '2028-04',
    },
    {
      id: 'm-assistants',
      kind: 'trained_people',
      mechanism:
        'Twelve graduates of the first year are paid as assistant artists and lead groups in the third',
      carriedBy: 'assistant artists',
      from: '2029-10',
    },
  ],
  safeguards: [
    {
      id: 'g-safe',
      kind: 'safeguarding',
      measure:
        'enhanced DBS checks for everyone, two adults in every room, and a concern is written down the same day',
      policy: 'Safeguarding Policy, reviewed September 2026',
      responsible: 'Joy Adeyemi',
    },
    {
      id: 'g-access',
      kind: 'disability',
      measure:
        'BSL interpreters, relaxed performances and step-free rooms, planned with the five deaf members',
      policy: 'Access Plan 2026',
      responsible: 'Joy Adeyemi',
    },
    {
      id: 'g-data',
      kind: 'data_protection',
      measure:
        'interviews are kept under a number and deleted after three years; photographs need consent each time',
      policy: 'UK GDPR and our Privacy Notice for Young People',
      responsible: 'Sam O’Connell',
    },
  ],
  trackRecord: [
    {
      id: 't-pilot',
      project: 'The Short Rehearsal (pilot)',
      funder: 'Camberwell Youth Trust',
      year: '2024',
      result: 'young people finished ten weeks, and 19 of them went on to college or paid work in the arts',
      figure: 41,
      unit: 'young people',
    },
    {
      id: 't-sound',
      project: 'Sound Off',
      funder: 'Southwark Council',
      year: '2025',
      result: 'members recorded an album that local radio played for a week',
      figure: 26,
      unit: 'members',
    },
  ],
};
