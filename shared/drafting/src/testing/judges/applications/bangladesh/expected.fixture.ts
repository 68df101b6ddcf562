import { months } from '../../building.ts';
import type { ExpectedRows } from '../expected-rows.ts';

const objectives = (words: string) => ({ field: 'objectives' as const, words });
const timeline = (words: string) => ({ field: 'timeline' as const, words });
const team = (words: string) => ({ field: 'team' as const, words });
const methodology = (words: string) => ({ field: 'methodology' as const, words });
const sustainability = (words: string) => ({ field: 'sustainability' as const, words });
const coordinator = { responsible: 'Medical coordinator' };

export const bangladeshExpected: ExpectedRows = {
  outcomes: [
    {
      from: objectives('from 28 to 20 deaths per 1,000 live births by December 2029'),
      cells: {
        indicator: 'newborn mortality',
        unit: 'deaths per 1,000 live births',
        baseline: 28,
        target: 20,
        targetDate: '2029-12',
        method: 'verbal autopsy of every reported newborn death',
        ...coordinator,
        frequency: 'Every month',
        direction: 'decrease',
      },
    },
    {
      from: objectives('180 female community health workers by December 2027'),
      cells: {
        indicator: 'female community health workers',
        target: 180,
        targetDate: '2027-12',
        method: 'Certificates of the Civil Surgeon',
        ...coordinator,
        frequency: 'End of each course',
        direction: 'increase',
      },
    },
    {
      from: objectives('from 22% to 75% by November 2029'),
      cells: {
        indicator: 'newborns visited by a trained worker within 48 hours of birth',
        unit: '%',
        baseline: 22,
        target: 75,
        targetDate: '2029-11',
        method: 'Phone forms',
        responsible: 'Nurse supervisors',
        frequency: 'Every month',
        direction: 'increase',
      },
    },
    {
      from: objectives('from 37% to 60% by November 2029'),
      cells: {
        indicator: 'births with a skilled attendant',
        unit: '%',
        baseline: 37,
        target: 60,
        targetDate: '2029-11',
        method: 'Household survey',
        responsible: 'Data officer',
        frequency: 'Months 15 and 29',
        direction: 'increase',
      },
    },
    {
      from: objectives('from 5.5 to 2.5 hours by September 2029'),
      cells: {
        indicator: 'median time to reach the upazila health complex in the monsoon',
        unit: 'hours',
        baseline: 5.5,
        target: 2.5,
        targetDate: '2029-09',
        method: 'Boat log',
        ...coordinator,
        frequency: 'Monthly, June to September',
        direction: 'decrease',
      },
    },
  ],
  activities: [
    {
      from: timeline('Select, train and certify 180 health workers | 1-6'),
      cells: {
        activity: 'Select, train and certify 180 health workers',
        months: months('1-6'),
        ...coordinator,
      },
    },
    {
      from: timeline('Build and launch three boat ambulances | 2-6'),
      cells: {
        activity: 'Build and launch three boat ambulances',
        months: months('2-6'),
        responsible: 'Operations manager',
      },
    },
    {
      from: timeline('Equip workers with kits and phones | 5-6'),
      cells: {
        activity: 'Equip workers with kits and phones',
        months: months('5-6'),
        responsible: 'Data officer',
      },
    },
    {
      from: timeline('Visit pregnant women and newborns at home | 7-30'),
      cells: {
        activity: 'Visit pregnant women and newborns at home',
        months: months('7-30'),
        responsible: 'Health workers',
      },
    },
    {
      from: timeline('Verbal autopsies | 1-30'),
      cells: { activity: 'Verbal autopsies', months: months('1-30'), ...coordinator },
    },
    {
      from: timeline('Household surveys | 15, 29'),
      cells: { activity: 'Household surveys', months: months(15, 29), responsible: 'Data officer' },
    },
    {
      from: timeline('Review of the handover with the Civil Surgeon | 18'),
      cells: {
        activity: 'Review of the handover with the Civil Surgeon',
        months: months(18),
        ...coordinator,
      },
    },
    {
      from: timeline('Hand over supervision | 24-30'),
      cells: { activity: 'Hand over supervision', months: months('24-30'), ...coordinator },
    },
  ],
  people: [
    {
      from: team('Dr. Farhana Yasmin | Medical coordinator | 100%'),
      cells: { name: 'Dr. Farhana Yasmin', post: 'Medical coordinator', share: 100 },
    },
    {
      from: team('Shirin Akter | Nurse supervisor | 100%'),
      cells: { name: 'Shirin Akter', post: 'Nurse supervisor', share: 100 },
    },
    {
      from: team('To be recruited (five) | Nurse supervisors | 100%'),
      cells: { name: '', post: 'Nurse supervisors', share: 100 },
    },
    {
      from: team('Tanvir Hossain | Data officer | 60%'),
      cells: { name: 'Tanvir Hossain', post: 'Data officer', share: 60 },
    },
    {
      from: team('Abdul Malek | Operations manager | 15%'),
      cells: { name: 'Abdul Malek', post: 'Operations manager', share: 15 },
    },
  ],
  risks: [
    {
      from: methodology('A flash flood destroys boats or kits | Medium | High'),
      cells: {
        risk: 'A flash flood destroys boats or kits',
        likelihood: 'medium',
        severity: 'high',
        mitigation: 'Boats are insured, and kits are kept above the flood mark of 2022',
        owner: 'Abdul Malek',
      },
    },
    {
      from: methodology('Workers leave after certification | Medium | Medium'),
      cells: {
        risk: 'Workers leave after certification',
        likelihood: 'medium',
        severity: 'medium',
        mitigation: 'Committees name two reserves in each union',
        owner: 'Shirin Akter',
      },
    },
    {
      from: methodology('Deaths at home are not reported | High | High'),
      cells: {
        risk: 'Deaths at home are not reported',
        likelihood: 'high',
        severity: 'high',
        mitigation: 'Imams and birth attendants report to the committee',
        owner: 'Dr. Farhana Yasmin',
      },
    },
  ],
  mechanisms: [
    {
      from: sustainability('The upazila health offices absorb 79 of the 180 workers'),
      cells: { kind: 'public_budget', carriedBy: 'The upazila health offices', from: '2029-07' },
    },
    {
      from: sustainability('Union councils pay crews and fuel'),
      cells: { kind: 'partner', carriedBy: 'Union councils', from: '2030-01' },
    },
    {
      from: sustainability('Family welfare visitors trained beside our nurses'),
      cells: { kind: 'trained_people', carriedBy: 'Family welfare visitors', from: '2029-06' },
    },
  ],
  budget: [
    { item: 'Medical coordinator', amount: 2_850_000 },
    { item: 'Nurse supervisors', amount: 7_560_000 },
    { item: 'Allowance of community health workers', amount: 15_120_000 },
    { item: 'Training of community health workers', amount: 2_610_000 },
    { item: 'Newborn visit kits', amount: 1_476_000 },
    { item: 'Phones with the visit form', amount: 2_511_000 },
    { item: 'Boat ambulances', amount: 3_450_000 },
    { item: 'Crews and fuel of boat ambulances', amount: 3_456_000 },
    { item: 'Meetings of union health committees', amount: 720_000 },
    { item: 'Household surveys', amount: 2_560_000 },
    { item: 'Verbal autopsies', amount: 756_000 },
    { item: 'Data officer, 60%', amount: 936_000 },
    { item: 'External audit', amount: 630_000 },
    { item: 'Indirect cost, 10%', amount: 4_463_500 },
  ],
};
