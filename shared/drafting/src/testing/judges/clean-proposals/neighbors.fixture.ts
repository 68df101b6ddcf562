import { budgetLine, lines, months } from '../building.ts';
import { activityRow, clean, costs, outcomeRow, personRow, riskRow } from './clean-proposal.ts';

export const cleanNeighbors = [
  clean(
    'three-half-posts',
    'three workers and one and a half posts, which is the same',
    {
      name: 'Repair & Share Leeds',
      location: 'Leeds, England',
      registrationNumber: '1190027',
      legalStatus: 'charitable incorporated organisation',
      currency: 'GBP',
    },
    {
      title: 'A repair café in every ward of east Leeds',
      grantId: 'CIRC-UK-27-310',
      category: 'Community Development',
      description:
        'East Leeds throws away 4,900 tonnes of electrical goods a year (Leeds City Council, 2025), a third of it for want of a fuse, a belt or a battery. Our two cafés repaired 1,120 things last year. Seven wards have none.',
      beneficiaries: 3200,
      methodology:
        'Three workers, each half time, open one new café a term in a church hall or library and stay until volunteers run it. Volunteers are tested on electrical safety by Leeds City College. Each thing that comes in is weighed and written down, whether it was mended or not.',
      requestedAmount: 129_200,
      deadline: '2027-02-08',
      startDate: '2027-05-01',
      currency: 'GBP',
      projectDuration: 24,
      budgetLines: [
        budgetLine(
          'workers',
          'personnel',
          'Three half-time workers',
          { quantity: 1.5, unit: 'posts', price: 2_850, months: 24 },
          'One and a half full-time equivalents at £34,200 a year.',
        ),
        budgetLine(
          'tools',
          'equipment',
          'Tool sets',
          { quantity: 7, unit: 'sets', price: 1_900 },
          'One for each new café, with a safety tester.',
        ),
        budgetLine(
          'scales',
          'evaluation',
          'Scales and record system',
          { quantity: 7, unit: 'cafés', price: 500 },
          'Weights go to the council’s waste report.',
        ),
        budgetLine(
          'halls',
          'other',
          'Hire of halls',
          { quantity: 7, unit: 'halls', price: 1_400 },
          'Two Saturdays a month.',
        ),
      ],
      outcomes: [
        outcomeRow({
          id: 'mended',
          outcome: 'People mend what they would have thrown away',
          indicator: 'things mended in a year',
          unit: 'things',
          baseline: 1_120,
          baselineDate: '2025',
          baselineSource: 'our books',
          target: 5_000,
          targetDate: '2029-04',
          method: 'record system',
          responsible: 'Priya Nair',
          frequency: 'every Saturday',
        }),
      ],
      activities: [
        activityRow(
          'open',
          'Open seven cafés',
          'Priya Nair',
          months('2-23'),
          ['mended'],
          ['workers', 'tools', 'halls'],
        ),
        activityRow('weigh', 'Weigh and record', 'Tom Hirst', months('2-24'), ['mended'], ['scales']),
      ],
      people: [
        personRow('priya', 'Priya Nair', 'Café worker', 50, months('1-24'), 'runs the Harehills café'),
        personRow('tom', 'Tom Hirst', 'Café worker', 50, months('1-24'), 'electrician'),
        personRow('third', '', 'Café worker', 50, months('3-24'), 'somebody from Seacroft'),
      ],
      risks: [
        riskRow('hall', 'A hall closes', ['medium', 'low'], 'each ward has a second address', 'Tom Hirst'),
      ],
      mechanisms: [
        {
          id: 'gifts',
          kind: 'earned_income',
          mechanism: 'Visitors give £4 on average for a repair, which pays hall and parts',
          carriedBy: 'volunteers of each café',
          from: '2028-01',
        },
      ],
    },
  ),
  clean(
    'lakhs',
    'amounts in lakhs',
    {
      name: 'Gram Jyoti Samiti',
      location: 'Chhindwara, Madhya Pradesh, India',
      mission: 'Light and credit for hamlets at the end of the road.',
    },
    {
      title: 'Solar mills for 40 women’s groups in Tamia block',
      grantId: 'LIV-IN-27-77',
      category: 'Women Empowerment',
      description:
        'Women of Tamia block carry millet 9 km to a diesel mill and wait half a day (survey of 40 groups, August 2026). A solar mill costs Rs 1,35,000 and grinds 35 kg an hour. The four mills that we set up in 2024 have each repaid a third of their price.',
      objectives: ['Set up 40 solar mills owned by women’s groups by March 2029; there are 4 today.'],
      beneficiaries: 2600,
      methodology:
        'Each group of about 13 women contributes Rs 15,000 and its own shed. The mill comes on a loan without interest from our revolving fund. Two mechanics, trained by the maker in Nagpur, visit monthly; groups write down kilograms and takings in a book that the auditor of the federation checks.',
      ...costs('$1: Rs $2', 'en-IN', [
        ['40 mills, less own contributions of Rs 15,000 each', 4_800_000],
        ['Two mechanics, 24 months', 864_000],
        ['Accountant of the revolving fund, half-time', 432_000],
        ['Yearly audit and study', 254_000],
      ]),
      deadline: '2027-01-20',
      startDate: '2027-04-01',
      currency: 'INR',
      projectDuration: 24,
      timeline: lines(
        'Months 1-3: groups apply and are visited (field team)',
        'Months 3-22: two mills a month are set up (mechanics)',
        'Months 12 and 24: audit and study (accountant)',
      ),
      sustainability:
        'Repayments of about Rs 18,00,000 a year return to the fund, which buys further mills and pays both mechanics from 2029.',
      team: 'Sunita Uikey leads the field team (full-time, paid by our own funds). Two mechanics. Accountant: Rakesh Malviya, half-time.',
    },
  ),
  clean(
    'euros-with-points',
    'numbers in the European manner: a point for thousands',
    { name: 'Casa do Vale', location: 'Bragança, Portugal', mission: 'Growing old at home.' },
    {
      title: 'Neighbours who visit: 11 villages of Bragança',
      grantId: 'ENVELHECER-2027',
      category: 'Community Development',
      description:
        'In eleven villages of Bragança 1.240 people live, 58% of them over 70 and every third alone (INE, 2021). The last bus left in 2022. Those who fall wait for the daughter who comes on Sunday.',
      objectives: [
        'Visit all 410 people over 70 who live alone at least twice a week by June 2028; today it is 96.',
      ],
      beneficiaries: 410,
      methodology:
        'Twenty-two paid neighbours, two in each village, visit in the morning with a short list: medicine, warmth, mood. What worries them they tell the parish nurse by telephone. The list is collected each month, and a doctor of the health centre of Bragança reads a tenth of them.',
      ...costs('$1: € $2', 'de-DE', [
        ['Twenty-two neighbours, 18 months at € 260', 102_960],
        ['Coordinator, 18 months at half time', 16_200],
        ['Training by the nursing school', 5_400],
        ['Telephones', 3_080],
      ]),
      deadline: '2027-02-26',
      startDate: '2027-06-01',
      currency: 'EUR',
      projectDuration: 18,
      timeline:
        'June and July 2027: neighbours are chosen and trained (coordinator). August 2027 to November 2028: visits (neighbours). May and November 2028: the doctor reads the lists.',
      sustainability:
        'The municipality pays € 140 a month for each neighbour from 2029 under its plan for ageing, and families add what they can.',
      team: 'Conceição Afonso, coordinator, half time, was a home nurse for thirty years. Twenty-two neighbours are to be recruited.',
    },
  ),
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
