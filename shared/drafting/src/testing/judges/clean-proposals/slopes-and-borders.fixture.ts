import { budgetLine, lines, months } from '../building.ts';
import { activityRow, clean, costs, outcomeRow, personRow, riskRow } from './clean-proposal.ts';

export const cleanSlopesAndBorders = [
  clean(
    'households-and-persons',
    'households and persons side by side',
    { name: 'Mi Casa Segura', location: 'Tegucigalpa, Honduras', mission: 'Slopes that hold.' },
    {
      title: 'Safe slopes for 260 households of Colonia Villa Nueva',
      grantId: 'DRR-HN-2027-12',
      category: 'Community Development',
      description:
        'When hurricane Mitch came in 1998 part of Colonia Villa Nueva slid into the river. Today 260 households, 1,196 persons, live on the same slope. The municipal risk office marked 84 houses red in 2025.',
      objectives: ['Bring the houses marked red from 84 to 12 by December 2028.'],
      beneficiaries: 1196,
      methodology:
        'Neighbors and a geologist of the national university map cracks and springs. Walls of tires filled with earth hold the slope, drains lead water away, and bamboo binds it: 1,900 meters of drain and 44 walls. The risk office marks houses again every December. For 12 houses nothing helps, and these families move to plots that the city has set aside.',
      ...costs('$1: L $2', 'en-US', [
        ['44 walls at L 31,000', 1_364_000],
        ['1,900 meters of drain at L 420', 798_000],
        ['Geologist, 30 days a year', 240_000],
        ['Foreman and two masons, 18 months', 918_000],
        ['Alarm gauges', 76_000],
      ]),
      deadline: '2027-01-28',
      startDate: '2027-04-01',
      currency: 'HNL',
      projectDuration: 21,
      timeline: lines(
        'Months 1-3: map (geologist)',
        'Months 4-20: walls and drains outside the rains of September and October (foreman)',
        'Months 9 and 21: houses are marked again (risk office)',
      ),
      sustainability:
        'The water board adds L 10 to each bill for clearing drains. The risk office keeps the gauges.',
      team: 'Osman Zelaya, foreman, full-time. Geologist: Dr. Lidia Torres. Two masons of the colonia.',
    },
  ),
  clean(
    'regional-two-countries',
    'two countries, since the project crosses a border',
    {
      name: 'Mount Elgon Peace Links',
      location: 'Kitale, Kenya',
      mission: 'One mountain, one people.',
      currency: 'KES',
    },
    {
      title: 'Markets across the border: Suam, Kenya and Bukwo, Uganda',
      grantId: 'PEACE-EA-2027-4',
      category: 'Community Development',
      description:
        'The border at Suam runs through families. Cattle raids killed 19 people in Kenya and 23 in Uganda in 2025 (both district peace committees). On the three days a week when the joint market is open, hardly anything happens: traders protect what feeds them.',
      beneficiaries: 5400,
      methodology:
        'A second joint market opens at Chebonet on the other three days, with a shed, a weighbridge and one court of elders from both countries that settles a theft within a week. Peace committees of Kenya and Uganda log each incident on the same form.',
      requestedAmount: 11_680_000,
      deadline: '2027-03-15',
      startDate: '2027-06-01',
      currency: 'KES',
      projectDuration: 18,
      budgetLines: [
        budgetLine(
          'shed',
          'contracts',
          'Market shed',
          { quantity: 1, unit: 'shed', price: 6_400_000 },
          '60 stalls; drawing of the county engineer.',
        ),
        budgetLine(
          'bridge',
          'equipment',
          'Weighbridge',
          { quantity: 1, unit: 'bridge', price: 1_840_000 },
          'For cattle, to end disputes about weight.',
        ),
        budgetLine(
          'court',
          'other',
          'Sittings of the court of elders',
          { quantity: 68, unit: 'sittings', price: 22_000 },
          'One a week; fares and meals for eight elders.',
        ),
        budgetLine(
          'staff',
          'personnel',
          'Coordinators',
          { quantity: 2, unit: 'people', price: 54_000, months: 18 },
          'One on either side of the border.',
        ),
      ],
      outcomes: [
        outcomeRow({
          id: 'deaths',
          outcome: 'Fewer people die in cattle raids on both sides',
          indicator: 'people killed in raids',
          unit: 'deaths a year',
          baseline: 42,
          baselineDate: '2025',
          baselineSource: 'both district peace committees',
          target: 15,
          targetDate: '2028-11',
          method: 'common incident form',
          responsible: 'peace committees',
          frequency: 'every month',
          direction: 'decrease',
        }),
      ],
      activities: [
        activityRow(
          'build',
          'Build and open the market',
          'Grace Chebet',
          months('1-7'),
          ['deaths'],
          ['shed', 'bridge', 'staff'],
        ),
        activityRow(
          'sit',
          'Hold the court of elders',
          'Moses Kiprop',
          months('3-18'),
          ['deaths'],
          ['court', 'staff'],
        ),
      ],
      people: [
        personRow(
          'grace',
          'Grace Chebet',
          'Coordinator in Kenya',
          100,
          months('1-18'),
          'traded at Suam for twelve years',
        ),
        personRow(
          'moses',
          'Moses Kiprop',
          'Coordinator in Uganda',
          100,
          months('1-18'),
          'secretary of the Bukwo peace committee',
        ),
      ],
      risks: [
        riskRow(
          'closure',
          'The border closes',
          ['low', 'high'],
          'both districts have signed that the market stays open',
          'Grace Chebet',
        ),
      ],
      mechanisms: [
        {
          id: 'stalls',
          kind: 'fees',
          mechanism: 'Traders pay 50 shillings a day, two thirds of which run the court',
          carriedBy: 'market committee',
          from: '2028-01',
        },
      ],
    },
  ),
];
