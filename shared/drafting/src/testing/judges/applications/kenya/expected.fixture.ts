import { months } from '../../building.ts';
import type { ExpectedRows } from '../expected-rows.ts';

const objectives = (words: string) => ({ field: 'objectives' as const, words });
const timeline = (words: string) => ({ field: 'timeline' as const, words });
const team = (words: string) => ({ field: 'team' as const, words });
const methodology = (words: string) => ({ field: 'methodology' as const, words });
const sustainability = (words: string) => ({ field: 'sustainability' as const, words });

const survey = {
  method: 'Household survey of 384 households',
  responsible: 'Peter Ekidor',
  frequency: 'month 12 and month 23',
};
const byFebruary = { targetDate: '2029-02', ...survey };
const mobilizer = { post: 'community mobilizer', share: 100 };

export const kenyaExpected: ExpectedRows = {
  outcomes: [
    {
      from: objectives('from 1,150 to 8,700 of 9,600 by February 2029'),
      cells: {
        indicator: 'people who use a protected source within one kilometre',
        unit: 'people',
        baseline: 1_150,
        total: 9_600,
        target: 8_700,
        direction: 'increase',
        ...byFebruary,
      },
    },
    {
      from: objectives('from 3.5 hours to 1 hour by February 2029'),
      cells: {
        indicator: 'the time a woman spends fetching water on a dry-season day',
        unit: 'hours',
        baseline: 3.5,
        target: 1,
        direction: 'decrease',
        ...byFebruary,
      },
    },
    {
      from: objectives('from 4.5 litres to 15 litres a day by February 2029'),
      cells: {
        indicator: 'water used by each person',
        unit: 'litres',
        baseline: 4.5,
        target: 15,
        direction: 'increase',
        ...byFebruary,
      },
    },
    {
      from: objectives('from 410 cases a year in 2025 to 250 in 2028'),
      cells: {
        indicator: 'watery diarrhoea in children under five',
        unit: 'cases a year',
        baseline: 410,
        baselineDate: '2025',
        target: 250,
        targetDate: '2028',
        method: 'Copies of the clinic registers',
        frequency: 'every month',
        responsible: 'Peter Ekidor',
        direction: 'decrease',
      },
    },
    {
      from: objectives('Have 8 water user associations'),
      cells: {
        indicator: 'collecting fees and publishing accounts',
        unit: 'associations',
        baseline: 0,
        target: 8,
        targetDate: '2028-12',
        method: 'Check of ledgers and notice boards',
        frequency: 'every quarter',
        responsible: 'Alice Nakiru',
        direction: 'increase',
      },
    },
  ],
  activities: [
    {
      from: timeline('Months 1-3: survey of the ground at all eight sites (hydrogeologist)'),
      cells: {
        activity: 'survey of the ground at all eight sites',
        responsible: 'hydrogeologist',
        months: months('1-3'),
      },
    },
    {
      from: timeline('Months 1-4 and 9-12: form and register the associations'),
      cells: {
        activity: 'form and register the associations, two villages at a time',
        responsible: 'mobilizers',
        months: months('1-4', '9-12'),
      },
    },
    {
      from: timeline('Months 4-7 and 13-16: drill and test eight boreholes'),
      cells: {
        activity: 'drill and test eight boreholes',
        responsible: 'project engineer',
        months: months('4-7', '13-16'),
      },
    },
    {
      from: timeline('Months 6-9 and 15-18: install solar pump sets'),
      cells: {
        activity: 'install solar pump sets, tanks and kiosks',
        responsible: 'project engineer',
        months: months('6-9', '15-18'),
      },
    },
    {
      from: timeline('Months 8-11 and 17-20: train officers and sixteen mechanics'),
      cells: {
        activity: 'train officers and sixteen mechanics',
        responsible: 'mobilizers',
        months: months('8-11', '17-20'),
      },
    },
    {
      from: timeline('Months 9-22: hygiene sessions at every kiosk'),
      cells: {
        activity: 'hygiene sessions at every kiosk',
        responsible: 'mobilizers',
        months: months('9-22'),
      },
    },
    {
      from: timeline('Months 12 and 23: household survey'),
      cells: { activity: 'household survey', responsible: 'monitoring officer', months: months(12, 23) },
    },
  ],
  people: [
    {
      from: team('Esther Ekaale Lokwang, project engineer, 80%'),
      cells: {
        name: 'Esther Ekaale Lokwang',
        post: 'project engineer',
        share: 80,
        brings: 'Civil engineer, has supervised 31 boreholes in Turkana since 2014',
      },
    },
    {
      from: team('Peter Ekidor, monitoring officer, 50%'),
      cells: {
        name: 'Peter Ekidor',
        post: 'monitoring officer',
        share: 50,
        brings: 'Public health officer from Loima, ran our surveys of 2023 and 2026',
      },
    },
    {
      from: team('Alice Nakiru'),
      cells: { name: 'Alice Nakiru', ...mobilizer },
    },
    { from: team('Joseph Lokol'), cells: { name: 'Joseph Lokol', ...mobilizer } },
    { from: team('one to be recruited'), cells: { name: '', ...mobilizer } },
    {
      from: team('Dr Beatrice Wafula, hydrogeologist, months 1-3'),
      cells: { name: 'Dr Beatrice Wafula', post: 'hydrogeologist', months: months('1-3') },
    },
    {
      from: team('Samuel Ewoi Lopeyok, director, 10%'),
      cells: { name: 'Samuel Ewoi Lopeyok', post: 'director', share: 10 },
    },
  ],
  risks: [
    {
      from: methodology('A borehole is dry or too salty (medium, high impact)'),
      cells: {
        risk: 'A borehole is dry or too salty',
        likelihood: 'medium',
        severity: 'high',
        mitigation: 'Two sites are surveyed for each village and the contractor is paid only for water',
        owner: 'project engineer',
      },
    },
    {
      from: methodology('An association stops collecting fees (medium, high impact)'),
      cells: {
        risk: 'An association stops collecting fees',
        likelihood: 'medium',
        severity: 'high',
        mitigation:
          'Accounts go on the notice board every quarter and the mobilizer calls an assembly after one missed quarter',
        owner: 'Alice Nakiru',
      },
    },
    {
      from: methodology('Drought drives herders from outside to the new kiosks'),
      cells: {
        risk: 'Drought drives herders from outside to the new kiosks',
        likelihood: 'high',
        severity: 'medium',
        mitigation: 'Troughs stand apart from the taps',
        owner: 'Joseph Lokol',
      },
    },
  ],
  mechanisms: [
    {
      from: sustainability('Each water user association collects a fee of 5 shillings per 20-litre jerrycan'),
      cells: { kind: 'fees', carriedBy: 'Each water user association', from: '2027-12' },
    },
    {
      from: sustainability('Two mechanics live in each village'),
      cells: { kind: 'trained_people', carriedBy: 'Two mechanics' },
    },
    {
      from: sustainability('From April 2029 the county repairs'),
      cells: { kind: 'public_budget', carriedBy: 'the county', from: '2029-04' },
    },
  ],
  budget: [
    { item: 'Project engineer, 80%', amount: 4_032_000 },
    { item: 'Community mobilizers', amount: 4_464_000 },
    { item: 'Monitoring officer, 50%', amount: 1_440_000 },
    { item: 'Hydrogeological survey', amount: 760_000 },
    { item: 'Drilling and casing of boreholes', amount: 11_600_000 },
    { item: 'Pumping tests and water analysis', amount: 1_160_000 },
    { item: 'Solar pump sets', amount: 12_480_000 },
    { item: 'Tanks and water kiosks', amount: 5_120_000 },
    { item: 'Training of associations and mechanics', amount: 1_480_000 },
    { item: 'Fuel and upkeep of one vehicle', amount: 2_040_000 },
    { item: 'Household surveys', amount: 1_080_000 },
    { item: 'Audit of the grant', amount: 560_000 },
    { item: 'Indirect cost, 7%', amount: 3_235_120 },
  ],
};
