import { budgetLine, lines, months, paragraphs } from '../building.ts';
import { activityRow, clean, costs, outcomeRow, personRow } from './clean-proposal.ts';

export const cleanSaidTwice = [
  clean(
    'plan-and-prose',
    'a plan and prose that say the same with other words',
    {
      name: 'Baltic Peat',
      location: 'Tartu, Estonia',
      currency: 'EUR',
      registrationNumber: '80417733',
      legalStatus: 'mittetulundusühing',
    },
    {
      title: 'Wet again: 420 hectares of drained bog in Tartumaa',
      grantId: 'LIFE-EE-27-7',
      category: 'Environment',
      description: paragraphs(
        'Endla and Sangla were bogs until the 1960s, when 420 hectares of them were drained for forestry that never paid. Each hectare now loses 14 tonnes of carbon dioxide a year (University of Tartu, 2025).',
        'Two and a half years are enough to close the ditches: 36 kilometres, with 310 dams of peat and timber.',
      ),
      objectives: [
        'By September 2029 the water stands less than 20 cm below the surface on 360 of the 420 hectares, against 25 hectares in 2026.',
      ],
      beneficiaries: 1900,
      methodology:
        'An excavator on wide tracks works in frost only, from December to March. The dams are set at every 20 cm of fall. Sixty tubes measure the water level each hour, and the university reads gases on six plots. Hunters, the forestry office and three villages sit on the council that decides in dispute.',
      requestedAmount: 312_500,
      deadline: '2027-03-20',
      startDate: '2027-06-01',
      currency: 'EUR',
      projectDuration: 30,
      budgetLines: [
        budgetLine(
          'dams',
          'contracts',
          'Dams',
          { quantity: 310, unit: 'dams', price: 590 },
          'Excavator and timber, from two quotations.',
        ),
        budgetLine(
          'tubes',
          'equipment',
          'Tubes with loggers',
          { quantity: 60, unit: 'tubes', price: 285 },
          'Read by radio.',
        ),
        budgetLine(
          'hydrologist',
          'personnel',
          'Hydrologist, 50%',
          { quantity: 0.5, unit: 'post', price: 3_500, months: 30 },
          'Half of a post that is shared with the national park.',
        ),
        budgetLine(
          'gases',
          'evaluation',
          'Gas measurements',
          { quantity: 20, unit: 'rounds', price: 3_000 },
          'University of Tartu, with students.',
        ),
      ],
      outcomes: [
        outcomeRow({
          id: 'wet',
          outcome: 'Drained bog is wet again',
          indicator: 'hectares with water less than 20 cm below the surface',
          unit: 'hectares',
          baseline: 25,
          total: 420,
          baselineDate: '2026-10',
          baselineSource: 'our tubes',
          target: 360,
          targetDate: '2029-09',
          method: 'tubes with loggers',
          responsible: 'Liis Kask',
          frequency: 'every hour',
        }),
      ],
      activities: [
        activityRow(
          'close',
          'Close 36 kilometres of ditches',
          'Liis Kask',
          months('7-10', '19-22'),
          ['wet'],
          ['dams', 'hydrologist'],
        ),
        activityRow(
          'read',
          'Read water and gases',
          'University of Tartu',
          months('1-30'),
          ['wet'],
          ['tubes', 'gases'],
        ),
      ],
      people: [
        personRow(
          'liis',
          'Liis Kask',
          'Hydrologist',
          50,
          months('1-30'),
          'closed 90 kilometres of ditches since 2017',
        ),
      ],
      timeline:
        'December 2027 to March 2028 and December 2028 to March 2029: ditches are closed (Liis Kask). June 2027 to November 2029: water and gases are read (University of Tartu).',
      sustainability:
        'Dams of peat grow over and need no upkeep. The State Forest Management Centre owns the land and has entered it as bog in its plan from 2030.',
      team: 'Liis Kask, hydrologist, half-time. The council of eleven members meets twice a year.',
    },
  ),
  clean(
    'volunteers-and-staff',
    'two numbers of people who work: paid and volunteers; a person who shares her name with another',
    {
      name: 'Kōwhai Rescue Kitchen',
      location: 'Whangārei, Aotearoa New Zealand',
      registrationNumber: 'CC58214',
      legalStatus: 'charitable trust',
      mission: 'Good kai does not go to landfill.',
    },
    {
      title: 'From 90 to 210 tonnes: a cold room for rescued food',
      grantId: 'WASTE-NZ-27-19',
      category: 'Community Development',
      description:
        'Supermarkets in Whangārei offered us 260 tonnes of good food last year, and we could take 90 (weighbridge dockets, year to June 2026). What stops us is cold: our two chillers are full by Tuesday. Thirty-one food banks and marae share what we bring.',
      objectives: ['Raise rescued food from 90 tonnes a year to 210 tonnes a year by June 2029.'],
      beneficiaries: 6500,
      methodology:
        'A cold room of 40 pallets goes into the old fire station, which the council leases to us for a dollar. Four paid staff and 55 volunteers sort on five mornings. Every crate is weighed in and out. Aroha Tipene runs the floor; her aunt, also Aroha Tipene, chairs the board, and signs for nothing that her niece orders.',
      ...costs('$1: NZ$$2', 'en-NZ', [
        ['Cold room and racking', 184_000],
        ['Solar panels for it', 46_500],
        ['Floor manager, 24 months', 141_600],
        ['Driver, half-time, 24 months', 57_600],
        ['Food safety audit, two years', 7_800],
      ]),
      deadline: '2027-02-25',
      startDate: '2027-07-01',
      currency: 'NZD',
      projectDuration: 24,
      timeline: lines(
        'Jul-Oct 2027: cold room (floor manager)',
        'Nov 2027-Jun 2029: five mornings a week (floor manager)',
        'May 2028 and May 2029: food safety audit (auditor)',
      ),
      sustainability:
        'Two supermarkets pay us NZ$95 a tonne, less than the landfill levy; at 210 tonnes that pays the driver. The district council has power and rates in its long-term plan to 2034.',
      team: 'Aroha Tipene, floor manager, full-time. Driver: half-time, to be recruited. Two further paid staff, cook and administrator, are on our own payroll. Fifty-five volunteers.',
    },
  ),
];
