import { months } from '../../building.ts';
import type { ExpectedRows } from '../expected-rows.ts';

const objectives = (words: string) => ({ field: 'objectives' as const, words });
const timeline = (words: string) => ({ field: 'timeline' as const, words });
const team = (words: string) => ({ field: 'team' as const, words });
const methodology = (words: string) => ({ field: 'methodology' as const, words });
const sustainability = (words: string) => ({ field: 'sustainability' as const, words });

export const londonExpected: ExpectedRows = {
  outcomes: [
    {
      from: objectives('120 young people (aged 14 to 21) complete at least 20 weeks each by July 2029'),
      cells: {
        indicator: 'complete at least 20 weeks',
        unit: 'young people',
        target: 120,
        targetDate: '2029-07',
        method: 'attendance sheet',
        responsible: 'Sam O’Connell',
        frequency: 'every Monday',
        population: 'aged 14 to 21',
        direction: 'increase',
      },
    },
    {
      from: objectives('rises from 19.6 to 22.5 points by July 2029'),
      cells: {
        indicator: 'mean score of wellbeing (SWEMWBS)',
        unit: 'points',
        baseline: 19.6,
        target: 22.5,
        targetDate: '2029-07',
        method: 'SWEMWBS',
        responsible: 'Sam O’Connell',
        frequency: 'week 1, week 20',
        direction: 'increase',
      },
    },
    {
      from: objectives('60% are in creative work, training or further study six months after their group'),
      cells: {
        indicator: 'in creative work, training or further study six months after their group',
        unit: '%',
        baseline: 34,
        baselineDate: '2025',
        target: 60,
        targetDate: '2029-08',
        responsible: 'Sam O’Connell',
        frequency: 'six months later',
        direction: 'increase',
      },
    },
    {
      from: objectives('30 paid placements completed by August 2029'),
      cells: {
        indicator: 'paid placements completed',
        unit: 'placements',
        target: 30,
        targetDate: '2029-08',
        direction: 'increase',
      },
    },
  ],
  activities: [
    {
      from: timeline('September and October 2027, September and October 2028: finding young people'),
      cells: {
        activity: 'finding young people',
        responsible: 'Marcia Bennett',
        months: months('1-2', '13-14'),
      },
    },
    {
      from: timeline('October 2027 to July 2028 and October 2028 to July 2029: six groups of twenty'),
      cells: {
        activity: 'six groups of twenty, twice a week',
        responsible: 'Dele Akinwale',
        months: months('2-11', '14-23'),
      },
    },
    {
      from: timeline('November 2027 to July 2028 and November 2028 to July 2029: coaching'),
      cells: { activity: 'coaching', responsible: 'Marcia Bennett', months: months('3-11', '15-23') },
    },
    {
      from: timeline('February and March 2028, June and July 2028, February and March 2029'),
      cells: {
        activity: 'public performances',
        responsible: 'Dele Akinwale',
        months: months('6-7', '10-11', '18-19', '22-23'),
      },
    },
    {
      from: timeline('April to August 2028 and April to August 2029: paid placements'),
      cells: { activity: 'paid placements', responsible: 'Marcia Bennett', months: months('8-12', '20-24') },
    },
  ],
  people: [
    {
      from: team('Marcia Bennett is programme lead (60%)'),
      cells: {
        name: 'Marcia Bennett',
        post: 'programme lead',
        share: 60,
        brings: 'founded Backstairs in 2014 after eleven years as a youth worker in Southwark',
      },
    },
    {
      from: team('Sam O’Connell is evaluation and learning manager (30%)'),
      cells: {
        name: 'Sam O’Connell',
        post: 'evaluation and learning manager',
        share: 30,
        brings: 'a trained researcher who set up our register and the pilot’s interviews',
      },
    },
    {
      from: team('Dele Akinwale is lead artist'),
      cells: {
        name: 'Dele Akinwale',
        post: 'lead artist',
        brings: 'a director and sound designer, once a member himself',
      },
    },
    {
      from: team('Joy Adeyemi, designated safeguarding lead and access coordinator (20%)'),
      cells: {
        name: 'Joy Adeyemi',
        post: 'designated safeguarding lead and access coordinator',
        share: 20,
        brings: 'a social worker by training',
      },
    },
  ],
  risks: [
    {
      from: methodology('Attendance drops after the first weeks: shorter sessions in exam season'),
      cells: {
        risk: 'Attendance drops after the first weeks',
        mitigation: 'shorter sessions in exam season, a meal every time and a call the same day',
        owner: 'Sam',
      },
    },
    {
      from: methodology('Employers withdraw when a job is cut: three employers are held ready'),
      cells: {
        risk: 'Employers withdraw when a job is cut',
        mitigation: 'three employers are held ready beyond the fifteen',
        owner: 'Marcia',
      },
    },
    {
      from: methodology('A young person comes to harm or discloses it: two checked adults'),
      cells: {
        risk: 'A young person comes to harm or discloses it',
        mitigation:
          'two checked adults are in every room and the safeguarding lead answers her phone until midnight',
        owner: 'Joy',
      },
    },
    {
      from: methodology('The Saturday studio is sold: the borough library has promised'),
      cells: {
        risk: 'The Saturday studio is sold',
        mitigation: 'the borough library has promised its hall in writing',
        owner: 'Marcia',
      },
    },
  ],
  mechanisms: [
    {
      from: sustainability('From September 2029 Southwark Council commissions two groups a year'),
      cells: { kind: 'public_budget', carriedBy: 'Southwark Council', from: '2029-09' },
    },
    {
      from: sustainability('We hire out the printworks on weekdays'),
      cells: { kind: 'earned_income' },
    },
    {
      from: sustainability('twelve graduates of the first year, paid as assistant artists'),
      cells: { kind: 'trained_people', carriedBy: 'twelve graduates of the first year' },
    },
  ],
  budget: [
    { item: 'programme lead', amount: 49_680 },
    { item: 'evaluation and learning manager', amount: 23_760 },
    { item: 'National Insurance and pension', amount: 9_180 },
    { item: 'lead artist', amount: 24_000 },
    { item: 'guest artists', amount: 16_800 },
    { item: 'travel and hot meals', amount: 11_400 },
    { item: 'wages on placement', amount: 14_400 },
    { item: 'access costs', amount: 6_600 },
    { item: 'studio hire', amount: 16_800 },
    { item: 'materials, instruments and costume', amount: 6_400 },
    { item: 'eight public performances', amount: 6_800 },
    { item: 'outside review', amount: 5_500 },
    { item: 'independent examination', amount: 1_800 },
    { item: 'Overheads', amount: 19_312 },
  ],
};
