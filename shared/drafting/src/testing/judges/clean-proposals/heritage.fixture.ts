import { budgetLine, lines, months } from '../building.ts';
import { activityRow, clean, costs, outcomeRow, personRow } from './clean-proposal.ts';

export const cleanHeritage = [
  clean(
    'reused-building-1911',
    'years of long ago, and a year in a name: Route 2020',
    {
      name: 'Lwazi Heritage Trust',
      location: 'Kimberley, South Africa',
      currency: 'ZAR',
      registrationNumber: '2009/014471/08',
      legalStatus: 'non-profit company',
    },
    {
      title: 'Platform 4: the railway quarter of 1911 as a school of crafts',
      grantId: 'HER-ZA-27-045',
      category: 'Arts & Culture',
      description:
        'The railway quarter of Kimberley was built in 1911 and given up in 1987. Of its 26 cottages nine have lost their roof since the Route 2020 plan promised to save them. Meanwhile 46% of people under 35 in the Northern Cape are without work (Stats SA, second quarter of 2026).',
      beneficiaries: 90,
      methodology:
        'Three groups of thirty apprentices learn lime plaster, joinery and sheet metal by restoring six cottages, under masters who did this work for the railways. The sector authority examines them. A finished cottage is let to a craft business, which takes two apprentices with it.',
      requestedAmount: 5_241_000,
      deadline: '2027-02-22',
      startDate: '2027-07-01',
      currency: 'ZAR',
      projectDuration: 30,
      budgetLines: [
        budgetLine(
          'stipends',
          'personnel',
          'Stipends of apprentices',
          { quantity: 90, unit: 'apprentices', price: 3_100, months: 8 },
          'Eight months each, at the rate of the public works program.',
        ),
        budgetLine(
          'masters',
          'personnel',
          'Masters',
          { quantity: 3, unit: 'people', price: 17_800, months: 25 },
          'One for each craft; no teaching in December and January.',
        ),
        budgetLine(
          'material',
          'supplies',
          'Material for cottages',
          { quantity: 6, unit: 'cottages', price: 246_000 },
          'Priced cottage by cottage by a heritage architect.',
        ),
        budgetLine(
          'exams',
          'evaluation',
          'Examinations',
          { quantity: 90, unit: 'examinations', price: 2_200 },
          'Fee of the sector authority.',
        ),
      ],
      outcomes: [
        outcomeRow({
          id: 'pass',
          outcome: 'Young people master a craft that is paid',
          indicator: 'apprentices who pass the examination',
          unit: 'apprentices',
          baseline: 0,
          total: 90,
          baselineDate: '2026-11',
          baselineSource: 'there is no such course',
          target: 72,
          targetDate: '2029-11',
          method: 'certificates',
          responsible: 'Lerato Seekoei',
          frequency: 'after each course',
        }),
        outcomeRow({
          id: 'roofs',
          outcome: 'The quarter stands',
          indicator: 'cottages without a roof',
          unit: 'cottages',
          baseline: 9,
          total: 26,
          baselineDate: '2026-08',
          baselineSource: 'our count',
          target: 3,
          targetDate: '2029-12',
          method: 'count',
          responsible: 'Lerato Seekoei',
          frequency: 'every year',
          direction: 'decrease',
        }),
      ],
      activities: [
        activityRow(
          'teach',
          'Teach three groups of thirty',
          'three masters',
          months('2-9', '12-19', '22-29'),
          ['pass'],
          ['stipends', 'masters', 'exams'],
        ),
        activityRow(
          'roof',
          'Restore six cottages',
          'three masters',
          months('3-10', '12-20', '22-30'),
          ['roofs', 'pass'],
          ['material'],
        ),
      ],
      people: [
        personRow(
          'lerato',
          'Lerato Seekoei',
          'Director',
          40,
          months('1-30'),
          'architect; restored the station of De Aar',
        ),
      ],
      mechanisms: [
        {
          id: 'rent',
          kind: 'earned_income',
          mechanism: 'Six let cottages bring R 21,000 a month',
          carriedBy: 'Lwazi Heritage Trust',
          from: '2030-01',
        },
      ],
    },
  ),
  clean(
    'american-short',
    'very short',
    {
      name: 'Second Story Readers',
      location: 'Duluth, Minnesota',
      mission: 'Grown-ups reading to grown-ups.',
    },
    {
      title: 'Reading aloud in eight nursing homes',
      grantId: 'ARTS-MN-27-88',
      category: 'Arts & Culture',
      description:
        'Eight nursing homes in Duluth house 610 people; staff say that 230 of them get no visitor in a month (our calls, October 2026). Thirty of our readers have time on Thursdays.',
      objectives: ['Read aloud to 230 residents every week by month 6; today it is 45.'],
      beneficiaries: 230,
      methodology:
        'Pairs of readers visit each home on Thursday for an hour, with short stories in large print. Activity directors keep a list of who came and who asked for more. New readers shadow for two visits.',
      ...costs('$1: $$2', 'en-US', [
        ['Coordinator, 10 hours a week, 12 months', 13_000],
        ['Large-print books', 1_850],
        ['Background checks', 900],
        ['Mileage', 1_250],
      ]),
      deadline: '2027-01-08',
      startDate: '2027-03-01',
      currency: 'USD',
      projectDuration: 12,
      timeline: lines(
        'Months 1-2: recruit 16 more readers (coordinator)',
        'Months 2-12: weekly reading (readers)',
      ),
      sustainability:
        'Homes pay $40 a month each from the second year, which covers books and mileage. Readers are volunteers.',
      team: 'Karin Aho, coordinator, 25%, a retired librarian. Forty-six readers.',
    },
  ),
];
