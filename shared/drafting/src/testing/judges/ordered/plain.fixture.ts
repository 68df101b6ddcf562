import { budgetLine, lines, months, paragraphs, today } from '../building.ts';
import { activityRow, outcomeRow, personRow, riskRow } from '../clean-proposals/clean-proposal.ts';
import type { Application, PlannedProposal } from '../typed-plan.ts';

const plain = (
  name: string,
  proposal: Omit<PlannedProposal, 'organization' | 'grantId' | 'category'>,
): Application => ({
  organization: { name, mission: 'To help people in need.', location: 'Mbale, Uganda', foundedYear: 2016 },
  savedOn: today,
  profileSavedOn: today,
  proposal: { ...proposal, organization: name, grantId: 'COM-2027-9', category: 'Community Development' },
});

/** What most calls receive: everything is mentioned, little is substantiated. */
export const mediocre: Application = plain('Mbale Youth Initiative', {
  title: 'Skills for young people in Mbale',
  description: paragraphs(
    'In Mbale district 41% of young people between 15 and 24 have no work (district statistics, 2025). Many left school because their parents could not pay the fees.',
    'Young people without work are at risk of alcohol and crime. Our project will give 200 of them a trade.',
  ),
  objectives: [],
  beneficiaries: 200,
  methodology: paragraphs(
    'We will advertise the courses on the radio and select 200 young people. They choose between tailoring, carpentry and repair of motorcycles.',
    'Each course lasts four months. Trainers come from the vocational institute. At the end the trainees receive a certificate and a set of tools.',
  ),
  requestedAmount: 84_000,
  deadline: '2027-03-31',
  budget: '',
  budgetLines: [
    budgetLine(
      'manager',
      'personnel',
      'Project manager',
      { quantity: 1, unit: 'post', price: 900, months: 18 },
      'Runs the project',
    ),
    budgetLine(
      'trainers',
      'training',
      'Trainers',
      { quantity: 6, unit: 'trainers', price: 450, months: 16 },
      'Teach the trades',
    ),
    budgetLine(
      'tools',
      'supplies',
      'Tool sets',
      { quantity: 200, unit: 'sets', price: 110 },
      'One for each trainee',
    ),
    budgetLine(
      'survey',
      'evaluation',
      'Final survey',
      { quantity: 1, unit: 'survey', price: 2_600 },
      'Needed for the report',
    ),
  ],
  projectDuration: 18,
  startDate: '2027-07-01',
  timeline: '',
  sustainability: '',
  team: '',
  outcomes: [
    outcomeRow({
      id: 'work',
      outcome: 'Young people earn a living',
      indicator: 'trained young people in work',
      unit: '%',
      baseline: 0,
      baselineDate: '2027-06',
      target: 60,
      targetDate: '2028-12',
      method: 'survey',
      responsible: 'Project manager',
      frequency: 'at the end',
      population: 'trainees',
    }),
    outcomeRow({
      id: 'trained',
      outcome: 'Young people learn a trade',
      indicator: 'young people with a certificate',
      unit: 'people',
      baseline: 0,
      baselineDate: '2027-06',
      target: 200,
      targetDate: '2028-11',
      method: 'list of certificates',
      responsible: 'Project manager',
      frequency: 'at the end',
      population: 'young people',
    }),
  ],
  activities: [
    activityRow('select', 'Select the trainees', 'Project manager', months('1-2'), ['trained'], ['manager']),
    activityRow('courses', 'Hold the courses', 'Trainers', months('3-16'), ['trained', 'work'], ['trainers']),
    activityRow(
      'ask',
      'Ask the trainees after the courses',
      'Project manager',
      months(18),
      ['work'],
      ['survey'],
    ),
    activityRow('tools', 'Hand out tool sets', 'Project manager', months('16-17'), ['work'], ['tools']),
  ],
  people: [
    personRow(
      'p-manager',
      'Moses Wandera',
      'Project manager',
      100,
      months('1-18'),
      'experienced in youth work',
    ),
    personRow('p-trainers', '', 'Trainers', 100, months('3-16'), 'from the vocational institute'),
  ],
  risks: [
    riskRow('r-drop', 'Trainees drop out', ['medium', 'medium'], 'we motivate them', 'Project manager'),
    riskRow('r-price', 'Prices rise', ['medium', 'low'], 'we buy early', 'Project manager'),
  ],
  mechanisms: [
    {
      id: 'm-skills',
      kind: 'trained_people',
      mechanism: 'Trainees keep their skills',
      carriedBy: 'the trainees',
      from: '2028-12',
    },
  ],
  safeguards: [
    {
      id: 'g-women',
      kind: 'gender',
      measure: 'half of the trainees are young women',
      policy: '',
      responsible: 'Moses Wandera',
    },
  ],
  trackRecord: [
    {
      id: 't-first',
      project: 'Youth club',
      funder: '',
      year: '2023',
      result: 'young people met every week',
      figure: 60,
      unit: 'young people',
    },
  ],
});

/** The parts are named, with hardly anything behind them. */
export const weak: Application = plain('Sunrise Community Group', {
  title: 'Better lives for children in our villages',
  description:
    'Children in our villages suffer a lot. About 300 children do not go to school every day. Their parents are poor and do not understand the importance of education, and the government does nothing.',
  objectives: ['Sensitize 300 parents by December 2027.', 'Support 300 children to go to school.'],
  beneficiaries: 300,
  methodology:
    'We will hold meetings in the villages to sensitize the parents. We will buy uniforms and books for the children. Our volunteers will visit the families.',
  requestedAmount: 30_000,
  deadline: '2027-03-31',
  budget: lines('Meetings: $6,000', 'Uniforms and books: $15,000', 'Transport: $5,000', 'Salaries: $4,000'),
  projectDuration: 12,
  timeline: lines('Months 1-3: meetings', 'Months 3-12: uniforms, books and visits'),
  sustainability: 'The community will own the project. We will look for other donors.',
  team: 'Our chairman leads the project with five volunteers.',
});

/** Good intentions. */
export const vague: Application = plain('Hands of Hope', {
  title: 'Empowerment for all',
  description:
    'Many people in our region live in poverty and have little hope. Women and young people suffer most. Something has to be done for them, and we are ready to do it with your support.',
  objectives: ['Empower women and young people.', 'Improve the lives of many families.'],
  beneficiaries: 1_000,
  methodology:
    'We will work closely with the communities in a participatory way. There will be trainings, workshops and awareness activities for everybody.',
  requestedAmount: 50_000,
  deadline: '2027-03-31',
  budget: 'Trainings and workshops: $30,000\nStaff and office: $20,000',
  projectDuration: 12,
  timeline: 'The project starts soon after approval and lasts one year.',
  sustainability: 'The communities will continue the activities after the project.',
  team: 'We have a dedicated team with much experience.',
});
