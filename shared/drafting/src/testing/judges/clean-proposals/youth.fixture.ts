import { budgetLine, lines, months } from '../building.ts';
import { activityRow, clean, costs, outcomeRow, personRow } from './clean-proposal.ts';

export const cleanYouth = [
  clean(
    'ages-and-numbers',
    'many numbers near one another that are no contradictions',
    {
      name: 'Blue Court',
      location: 'Marseille, France',
      mission: 'Sport that keeps the door open.',
      currency: 'EUR',
      registrationNumber: 'W133027711',
      legalStatus: 'association loi 1901',
    },
    {
      title: 'Courts until midnight in three arrondissements',
      grantId: 'SPORT-FR-27-29',
      category: 'Youth Development',
      description:
        'In the 3rd, 14th and 15th arrondissements 27,400 people are between 14 and 25, and the courts close at 19:00. Between 21:00 and 01:00 the police register 44% of all incidents with young people there (préfecture, 2025). In 2026 we opened one court until midnight for 12 weeks: 310 came, 74 of them girls.',
      beneficiaries: 900,
      methodology:
        'Three courts open from 19:00 to 24:00 on Thursday to Saturday, 40 weeks a year. On Thursdays the hall belongs to girls. Two educators and one older player are there, with soup at ten. Players of 18 and more can train as referees with the league, which pays them by match.',
      requestedAmount: 241_920,
      deadline: '2027-02-17',
      startDate: '2027-09-01',
      currency: 'EUR',
      projectDuration: 24,
      budgetLines: [
        budgetLine(
          'educators',
          'personnel',
          'Educators',
          { quantity: 6, unit: 'people', price: 1_240, months: 20 },
          'Two for each court, fifteen hours a week.',
        ),
        budgetLine(
          'halls',
          'other',
          'Light and guard',
          { quantity: 3, unit: 'courts', price: 960, months: 20 },
          'The city asks nothing for the halls themselves.',
        ),
        budgetLine(
          'soup',
          'supplies',
          'Soup and balls',
          { quantity: 240, unit: 'evenings', price: 103 },
          'Eighty evenings for each court; on the others parents cook.',
        ),
        budgetLine(
          'study',
          'evaluation',
          'Study',
          { quantity: 1, unit: 'study', price: 10_800 },
          'Aix-Marseille Université.',
        ),
      ],
      outcomes: [
        outcomeRow({
          id: 'girls',
          outcome: 'The courts are also the girls’',
          indicator: 'players who are girls',
          unit: '%',
          baseline: 24,
          baselineDate: '2026-09',
          baselineSource: 'lists of 12 weeks',
          target: 40,
          targetDate: '2029-07',
          method: 'lists of evenings',
          responsible: 'Samira Benali',
          frequency: 'every month',
        }),
        outcomeRow({
          id: 'referees',
          outcome: 'Players earn with what they like',
          indicator: 'referees trained and paid by the league',
          unit: 'referees',
          baseline: 2,
          baselineDate: '2026-10',
          baselineSource: 'league',
          target: 30,
          targetDate: '2029-06',
          method: 'payrolls of the league',
          responsible: 'Samira Benali',
          frequency: 'every season',
        }),
      ],
      activities: [
        activityRow(
          'open',
          'Open three courts until midnight',
          'Samira Benali',
          months('1-10', '13-22'),
          ['girls'],
          ['educators', 'halls', 'soup'],
        ),
        activityRow('train', 'Train referees', 'league', months('4-6', '16-18'), ['referees'], ['educators']),
        activityRow(
          'a-study',
          'Study who comes and why',
          'Aix-Marseille Université',
          months(8, 20),
          ['girls', 'referees'],
          ['study'],
        ),
      ],
      people: [
        personRow(
          'samira',
          'Samira Benali',
          'Director',
          50,
          months('1-24'),
          'played for Marseille until 2012',
        ),
      ],
      mechanisms: [
        {
          id: 'city',
          kind: 'public_budget',
          mechanism: 'The city takes the educators over, two a year',
          carriedBy: 'Ville de Marseille',
          from: '2029-09',
        },
      ],
    },
  ),
  clean(
    'scouts-in-samoa',
    'none',
    { name: 'Samoa Young Navigators', location: 'Apia, Samoa', mission: 'Youth who can read sea and sky.' },
    {
      title: 'Two canoes and forty navigators',
      grantId: 'PAC-YTH-27-01',
      category: 'Youth Development',
      description:
        'Six people in Samoa can sail to Tokelau without instruments, and the youngest is 54 (our register, 2026). One in five young people is neither in school nor at work (Samoa Bureau of Statistics, 2024).',
      objectives: [
        'Train 40 navigators aged 16 to 24 by November 2028, where 6 people know the art today.',
        'Build 2 voyaging canoes by August 2027.',
      ],
      beneficiaries: 40,
      methodology:
        'Three masters teach two years of stars, swells and birds, on Saturdays ashore and for six voyages at sea. The boat builders of Falealili build two canoes with the learners’ hands. At the end each sails one leg alone under the eyes of a master; that is the examination.',
      ...costs('$1: WS$ $2', 'en-US', [
        ['Timber and sails for two canoes', 164_000],
        ['Three masters, 20 months', 132_000],
        ['Six voyages, with escort boat', 78_000],
        ['Life vests and radios', 24_600],
        ['Film of the teaching', 11_400],
      ]),
      deadline: '2027-01-11',
      startDate: '2027-02-01',
      currency: 'WST',
      projectDuration: 22,
      timeline: lines(
        'Months 1-7: canoes (builders)',
        'Months 2-21: lessons (masters)',
        'Months 9, 11, 13, 15, 18 and 20: voyages (masters)',
        'Months 21-22: examination legs (masters)',
      ),
      sustainability:
        'Canoes carry visitors on ten Sundays a year at WS$ 90 a head. Graduates assist the masters, and the University of the South Pacific gives credit for the course.',
      team: 'Masters: Fealofani Tuala, Ioane Leavasa and Peni Afele. Coordinator: Sina Moala, half-time.',
    },
  ),
];
