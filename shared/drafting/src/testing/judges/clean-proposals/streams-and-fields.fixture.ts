import { budgetLine, lines, months } from '../building.ts';
import { activityRow, clean, costs, outcomeRow, personRow, riskRow } from './clean-proposal.ts';

export const cleanStreamsAndFields = [
  clean(
    'community-energy-yen',
    'a currency without minor units',
    {
      name: 'Hida Small Water Power',
      location: 'Takayama, Japan',
      mission: 'Streams that light their own valleys.',
      currency: 'JPY',
    },
    {
      title: 'A 9-kilowatt turbine for the hamlet of Nagareha',
      grantId: 'JP-RE-2027-031',
      category: 'Technology',
      description:
        'Nagareha has 47 households, an irrigation channel with a fall of eleven meters and the third power cut of this winter behind it. The prefecture measured the flow for three years: 120 liters a second at the least (Gifu Prefecture, 2025).',
      beneficiaries: 112,
      methodology:
        'The turbine is built into the old sluice, so that farmers keep their water. The hamlet’s cooperative sells current to the grid on ordinary days and keeps the community hall and its refrigerators supplied when the grid fails.',
      requestedAmount: 9_480_000,
      deadline: '2027-01-25',
      startDate: '2027-04-01',
      currency: 'JPY',
      projectDuration: 14,
      budgetLines: [
        budgetLine(
          'turbine',
          'equipment',
          'Turbine and generator',
          { quantity: 1, unit: 'set', price: 6_200_000 },
          'Quotation of Kawai Suiryoku, October 2026.',
          0,
        ),
        budgetLine(
          'sluice',
          'contracts',
          'Rebuilding of the sluice',
          { quantity: 1, unit: 'contract', price: 2_300_000 },
          'By the mason who keeps the channel.',
          0,
        ),
        budgetLine(
          'engineer',
          'personnel',
          'Engineer',
          { quantity: 0.5, unit: 'post', price: 140_000, months: 14 },
          'Half of a shared post.',
          0,
        ),
      ],
      outcomes: [
        outcomeRow({
          id: 'current',
          outcome: 'Nagareha makes its own current',
          indicator: 'kilowatt-hours made in a year',
          unit: 'kWh',
          baseline: 0,
          baselineDate: '2026-11',
          baselineSource: 'there is no plant',
          target: 52_000,
          targetDate: '2028-05',
          method: 'meter',
          responsible: 'Sakamoto Yuko',
          frequency: 'every month',
        }),
      ],
      activities: [
        activityRow(
          'build',
          'Rebuild the sluice and set the turbine',
          'Sakamoto Yuko',
          months('2-8'),
          ['current'],
          ['turbine', 'sluice', 'engineer'],
        ),
        activityRow('run', 'Run and measure', 'Sakamoto Yuko', months('9-14'), ['current'], ['engineer']),
      ],
      people: [
        personRow('yuko', 'Sakamoto Yuko', 'Engineer', 50, months('1-14'), 'built four such turbines'),
      ],
      risks: [
        riskRow(
          'ice',
          'Ice blocks the intake',
          ['medium', 'low'],
          'a rake is cleared by hand, by a rota of households',
          'Sakamoto Yuko',
        ),
      ],
      mechanisms: [
        {
          id: 'sale',
          kind: 'earned_income',
          mechanism: 'Current is sold at the fixed tariff for twenty years',
          carriedBy: 'cooperative of Nagareha',
          from: '2028-01',
        },
      ],
    },
  ),
  clean(
    'old-shape',
    'none: a proposal as before there was a plan, without start date and currency',
    {
      name: 'Prairie Seed Exchange',
      location: 'Salina, Kansas',
      mission: 'Native grass on tired fields.',
      foundedYear: 1998,
    },
    {
      title: 'Native grass on 900 acres of saline fields',
      grantId: 'USDA-27-1180',
      category: 'Environment',
      description:
        'Saline County has 6,400 acres that no longer bear wheat (county extension office, 2025). Owners leave them bare, and the wind takes the soil. Switchgrass and alkali sacaton hold it, but seed costs $310 an acre in the first year and brings nothing until the third.',
      objectives: [
        'Plant native grass on 900 acres by month 16, up from 140 acres today.',
        'Bring wind erosion on these fields from 11 to 4 tons per acre and year by month 24.',
      ],
      beneficiaries: 62,
      methodology:
        'We share seed cost with 62 owners, who keep the field in grass for ten years by contract. Our drill goes from farm to farm in April and May. The extension office measures soil loss with collectors on twelve fields every month, and owners learn grazing from those who planted in 2019.',
      ...costs('$1: $ $2', 'en-US', [
        ['Seed, 760 acres at $155', 117_800],
        ['Drill and tractor', 46_000],
        ['Agronomist, 50%, 24 months', 72_000],
        ['Soil collectors and readings', 14_200],
      ]),
      deadline: '2027-04-02',
      projectDuration: 24,
      timeline: lines(
        'Months 1-4: contracts with 62 owners (director)',
        'Months 5-6 and 15-16: planting (agronomist)',
        'Months 1-24: monthly readings (extension office)',
      ),
      sustainability:
        'Owners graze or sell hay from the third year, at about $85 an acre. The drill is rented out afterwards.',
      team: 'Ruth Lindqvist, director (20%). Carl Ortiz, agronomist (50%), planted the 140 acres of 2019.',
    },
  ),
];
