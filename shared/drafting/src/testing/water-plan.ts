import { emptyRow } from '@harambee/domain';
import type { DraftingFacts } from '../context/drafter.ts';
import { waterProject } from './water-project.ts';

/** The plan of the water project: a few rows in each table, with one empty cell. */
export const waterPlan = {
  outcomes: [
    {
      ...emptyRow('outcomes', 'water'),
      outcome: 'Families drink safe water close to home',
      indicator: 'households with safe water within one kilometre',
      unit: '%',
      baseline: 29,
      baselineDate: '2025',
      baselineSource: 'county water survey',
      target: 85,
      targetDate: '2027-12',
      method: 'household survey',
      responsible: 'Grace Nakiru',
      frequency: 'after twelve and eighteen months',
      population: 'households of eleven villages',
    },
    {
      ...emptyRow('outcomes', 'illness'),
      outcome: 'Fewer children fall ill',
      indicator: 'cases of diarrhoea among children under five',
      unit: 'cases a year',
      direction: 'decrease' as const,
      baseline: 4.2,
      baselineDate: '2025',
      baselineSource: 'county water survey',
      target: 2,
      targetDate: '2027-12',
      method: 'records of the two dispensaries',
      responsible: 'Grace Nakiru',
      frequency: 'every month',
    },
  ],
  activities: [
    ['survey', 'Survey the eleven sites', 'Hydrogeologist', 1, 2],
    ['drill', 'Drill four boreholes', 'Project manager', 3, 7],
    ['pumps', 'Install solar pumps and tanks', 'Project manager', 6, 10],
    ['train', 'Train the pump mechanics', 'Project manager', 8, 12],
    ['measure', 'Repeat the household survey', 'Monitoring officer', 12, 18],
  ].map(([id, activity, responsible, from, to]) => ({
    id: id as string,
    activity: activity as string,
    responsible: responsible as string,
    months: [{ from: from as number, to: to as number }],
    outcomeIds: ['water'],
    budgetLineIds: [],
  })),
  people: [
    {
      ...emptyRow('people', 'manager'),
      name: 'Wanjiru Achieng',
      post: 'Project manager',
      share: 100,
      months: [{ from: 1, to: 18 }],
      brings: 'led 14 borehole projects for us since 2016',
    },
    {
      ...emptyRow('people', 'monitoring'),
      name: 'Grace Nakiru',
      post: 'Monitoring officer',
      share: 50,
      months: [{ from: 1, to: 18 }],
      brings: 'public health nurse from Loima',
    },
  ],
  risks: [
    {
      id: 'dry',
      risk: 'A borehole is dry',
      likelihood: 'medium' as const,
      severity: 'high' as const,
      mitigation:
        'a reserve site is kept for each of the four, and the driller is paid only for metres that give water',
      owner: '',
    },
  ],
};

/** The water project with its plan. */
export const plannedWater: DraftingFacts = {
  ...waterProject,
  proposal: { ...waterProject.proposal, ...waterPlan, startDate: '2027-01-01' },
};
