import { months } from '../../building.ts';
import type { ExpectedRows } from '../expected-rows.ts';

const objectives = (words: string) => ({ field: 'objectives' as const, words });
const timeline = (words: string) => ({ field: 'timeline' as const, words });
const team = (words: string) => ({ field: 'team' as const, words });
const methodology = (words: string) => ({ field: 'methodology' as const, words });
const sustainability = (words: string) => ({ field: 'sustainability' as const, words });
const byJune = { targetDate: '2030-06' };

export const ghanaExpected: ExpectedRows = {
  outcomes: [
    {
      from: objectives(
        '85% of the girls enrolled in the first year of junior high school will complete the third',
      ),
      cells: {
        indicator: 'girls enrolled in the first year of junior high school',
        unit: '%',
        baseline: 58,
        baselineDate: '2026-07',
        target: 85,
        targetDate: '2030-07',
        method: 'completion records of the twenty schools',
        frequency: 'every July',
        direction: 'increase',
      },
    },
    {
      from: objectives('60% of girls will read English at the level of their grade'),
      cells: {
        indicator: 'read English at the level of their grade',
        unit: '%',
        baseline: 31,
        baselineDate: '2025-11',
        target: 60,
        ...byJune,
        method: 'EGRA, with 400 girls drawn by lot',
        responsible: 'Dr Rahinatu Mahama',
        frequency: 'once in each school year',
        direction: 'increase',
      },
    },
    {
      from: objectives('will have fallen from 11 to 4'),
      cells: {
        indicator: 'the days that a girl is absent in a term',
        unit: 'days',
        baseline: 11,
        target: 4,
        ...byJune,
        method: 'attendance registers',
        responsible: 'field coordinators',
        frequency: 'every term',
        direction: 'decrease',
      },
    },
    {
      from: objectives(
        'all 20 schools will display and use a written referral route, which none does at present',
      ),
      cells: {
        indicator: 'display and use a written referral route',
        unit: 'schools',
        baseline: 0,
        total: 20,
        target: 20,
        targetDate: '2028-12',
        method: 'inspected with a checklist',
        responsible: 'municipal girls’ education officer',
        frequency: 'twice a year',
        direction: 'increase',
      },
    },
    {
      from: objectives('half of the girls who give birth while enrolled will return to school within a year'),
      cells: {
        indicator: 'return to school within a year',
        unit: '%',
        baseline: 14,
        baselineDate: '2025',
        target: 50,
        ...byJune,
        method: 'case files of the mentors',
        frequency: 'every term',
        direction: 'increase',
      },
    },
  ],
  activities: [
    {
      from: timeline('Year 1, Quarter 1: mentors are chosen'),
      cells: {
        activity: 'mentors are chosen by the parent-teacher associations and trained',
        responsible: 'Abena Osei-Tutu',
        months: months('1-3'),
      },
    },
    {
      from: timeline('Year 1, Quarter 2 to Year 1, Quarter 4: referral routes are agreed'),
      cells: {
        activity: 'referral routes are agreed, displayed and rehearsed in every school',
        months: months('4-12'),
      },
    },
    {
      from: timeline('From Year 1, Quarter 2 onwards'),
      cells: {
        activity: 'weekly groups for reading and mentoring',
        responsible: 'the mentors',
        months: months('4-36'),
      },
    },
    {
      from: timeline('Year 1, Quarter 2; Year 2, Quarter 1; Year 3, Quarter 1: bursaries'),
      cells: {
        activity: 'bursaries are paid',
        responsible: 'the accountant',
        months: months('4-6', '13-15', '25-27'),
      },
    },
    {
      from: timeline('Months 5 to 14: washrooms are built'),
      cells: { activity: 'washrooms are built in the twelve schools that have none', months: months('5-14') },
    },
    {
      from: timeline('Months 9 and 10, 21 and 22, 33 and 34: reading tests'),
      cells: {
        activity: 'reading tests and independent evaluation',
        months: months('9-10', '21-22', '33-34'),
      },
    },
  ],
  people: [
    {
      from: team('The project is managed by Abena Osei-Tutu, who gives half of her time to it'),
      cells: {
        name: 'Abena Osei-Tutu',
        share: 50,
        brings:
          'twelve years in girls’ education, among them the pilot in four schools between 2023 and 2025',
      },
    },
    {
      from: team('Ibrahim Alhassan, formerly head teacher of a junior high school in Savelugu'),
      cells: {
        name: 'Ibrahim Alhassan',
        post: 'field coordinator',
        share: 100,
        brings: 'formerly head teacher of a junior high school in Savelugu',
      },
    },
    {
      from: team('the other is to be recruited, both full time'),
      cells: { name: '', post: 'field coordinator', share: 100 },
    },
    {
      from: team('the accountant, Mercy Adongo, for a quarter of her time'),
      cells: { name: 'Mercy Adongo', post: 'accountant', share: 25 },
    },
    { from: team('Twenty mentors work in the schools'), cells: { name: '', post: 'mentors' } },
    {
      from: team(
        'Dr Rahinatu Mahama of the University for Development Studies serves as independent evaluator',
      ),
      cells: { name: 'Dr Rahinatu Mahama', post: 'independent evaluator' },
    },
  ],
  risks: [
    {
      from: methodology('mentors leave for paid work elsewhere, which is moderately likely'),
      cells: {
        risk: 'mentors leave for paid work elsewhere',
        likelihood: 'medium',
        mitigation: 'each parent-teacher association chooses a deputy, who attends the training too',
        owner: 'Ibrahim Alhassan',
      },
    },
    {
      from: methodology('fathers regard bursaries as favouring girls over their sons'),
      cells: {
        risk: 'fathers regard bursaries as favouring girls over their sons',
        mitigation: 'the figures of the school are discussed at the durbar before the first bursary is paid',
        owner: 'Abena Osei-Tutu',
      },
    },
  ],
  mechanisms: [
    {
      from: sustainability('takes the stipends of the mentors into its budget from September 2028'),
      cells: { kind: 'public_budget', carriedBy: 'The municipal education directorate', from: '2028-09' },
    },
    {
      from: sustainability('School management committees maintain the washrooms from a levy'),
      cells: { kind: 'local_ownership', carriedBy: 'School management committees' },
    },
    {
      from: sustainability('Forty class teachers learn the reading method'),
      cells: { kind: 'trained_people', carriedBy: 'Forty class teachers' },
    },
  ],
  budget: [
    { item: 'programme manager', amount: 201_600 },
    { item: 'two field coordinators', amount: 460_800 },
    { item: 'the accountant', amount: 68_400 },
    { item: 'the stipends of 20 mentors', amount: 270_000 },
    { item: 'Training of mentors', amount: 79_500 },
    { item: 'readers and exercise books', amount: 116_000 },
    { item: 'bursaries', amount: 882_000 },
    { item: 'washrooms', amount: 408_000 },
    { item: 'durbars', amount: 114_000 },
    { item: 'Two motorbikes', amount: 57_000 },
    { item: 'their fuel and servicing', amount: 64_800 },
    { item: 'independent evaluation', amount: 186_000 },
    { item: 'external audit', amount: 54_000 },
    { item: 'Indirect costs', amount: 236_968 },
  ],
};
