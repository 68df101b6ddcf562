import { budgetLine, lines, months } from '../building.ts';
import { activityRow, clean, costs, outcomeRow, personRow, riskRow } from './clean-proposal.ts';

export const cleanOfficialsAndNumbers = [
  clean(
    'words-and-digits',
    'the same numbers in words and in digits',
    { name: 'Twelve Wells', location: 'Lilongwe, Malawi', mission: 'Enough, near, and clean.' },
    {
      title: '12 wells, twelve committees',
      grantId: 'WASH-MW-27-2',
      category: 'Community Development',
      description:
        'Twelve villages south of Lilongwe share 4 wells; 5,160 people draw from open pools in October (district water office, 2025). Each of the 12 villages has named a place for a well and nine members of a committee.',
      objectives: [
        'Raise wells from four to 16 by June 2028.',
        'Have 12 committees that keep at least MWK 300,000 for repairs by June 2028; there is one.',
      ],
      beneficiaries: 5160,
      methodology:
        'Twelve hand-dug wells of about 18 meters are lined with bricks made in the village and fitted with an Afridev pump. 108 committee members (9 × 12) learn to repair it. The water office tests each well twice a year and reads the committee’s cash book on the same visit.',
      ...costs('$1: MWK $2', 'en-US', [
        ['Twelve wells at 6,450,000', 77_400_000],
        ['Training of 108 members', 9_720_000],
        ['Well master, 14 months', 11_200_000],
        ['Water tests, 36 at 140,000', 5_040_000],
      ]),
      deadline: '2027-02-03',
      startDate: '2027-05-01',
      currency: 'MWK',
      projectDuration: 14,
      timeline: lines(
        'Months 1-7: six wells (well master)',
        'Months 8-13: the other six wells (well master)',
        'Months 3-14: training and tests (water office)',
      ),
      sustainability:
        'Each household pays MWK 500 a month. Pump parts are sold at the filling station in Mitundu, at a price that the district fixes.',
      team: 'Well master: Hastings Phiri, full-time, who dug 51 wells. The district water office sends Mrs. Tiyamike Zulu, water monitoring assistant.',
    },
  ),
  clean(
    'public-hospital-officials',
    'officials and staff by name with official mail addresses and offices',
    {
      name: 'Friends of Kisoro Hospital',
      location: 'Kisoro, Uganda',
      contactName: 'Rev. Enoch Habimana',
      contactEmail: 'info_office@kisorofriends.example',
      currency: 'UGX',
    },
    {
      title: 'Oxygen that does not run out: a plant for Kisoro Hospital',
      grantId: 'OXY-UG-27-5',
      category: 'Healthcare',
      description:
        'Kisoro Hospital buys 62 cylinders of oxygen a month from Mbarara, five hours away, and was without any on 71 days in 2025 (pharmacy book). Dr. Silver Mugisha, the medical superintendent, and Ms. Allen Ayebare, the district health officer, ask for a plant of its own. Questions go to info_office@kisorofriends.example.',
      beneficiaries: 38_000,
      methodology:
        'A plant of 20 cubic meters an hour stands beside the theatre, with a generator of its own. Two technicians are trained by the maker in Kampala for six weeks. The pharmacy book, in which nurses write each cylinder, goes on being kept and shows whether oxygen was ever missing.',
      requestedAmount: 684_000_000,
      deadline: '2027-01-21',
      startDate: '2027-06-01',
      currency: 'UGX',
      projectDuration: 18,
      budgetLines: [
        budgetLine(
          'plant',
          'equipment',
          'Oxygen plant',
          { quantity: 1, unit: 'plant', price: 520_000_000 },
          'Lowest of three tenders in October 2026, with two years of service.',
          0,
        ),
        budgetLine(
          'house',
          'contracts',
          'House and wiring',
          { quantity: 1, unit: 'house', price: 98_000_000 },
          'Bill of quantities of the district engineer.',
          0,
        ),
        budgetLine(
          'technicians',
          'personnel',
          'Technicians',
          { quantity: 2, unit: 'people', price: 1_500_000, months: 18 },
          'Until the ministry’s posts are open.',
          0,
        ),
        budgetLine(
          'training',
          'training',
          'Training in Kampala',
          { quantity: 2, unit: 'people', price: 6_000_000 },
          'Six weeks with board.',
          0,
        ),
      ],
      outcomes: [
        outcomeRow({
          id: 'days',
          outcome: 'No patient lacks oxygen',
          indicator: 'days in a year on which the hospital has no oxygen',
          unit: 'days',
          baseline: 71,
          baselineDate: '2025',
          baselineSource: 'pharmacy book',
          target: 3,
          targetDate: '2028-11',
          method: 'pharmacy book',
          responsible: 'hospital pharmacist',
          frequency: 'every month',
          direction: 'decrease',
        }),
      ],
      activities: [
        activityRow(
          'build',
          'Build the house and set up the plant',
          'district engineer',
          months('1-7'),
          ['days'],
          ['plant', 'house'],
        ),
        activityRow(
          'learn',
          'Train technicians',
          'maker of the plant',
          months('5-6'),
          ['days'],
          ['training'],
        ),
        activityRow('run', 'Run the plant', 'technicians', months('8-18'), ['days'], ['technicians']),
      ],
      people: [personRow('two', '', 'Technicians (two)', 100, months('1-18'), 'electricians from Kisoro')],
      risks: [
        riskRow(
          'power',
          'The grid fails for days',
          ['high', 'high'],
          'the generator has fuel for ninety hours',
          'hospital administrator',
        ),
      ],
      mechanisms: [
        {
          id: 'sell',
          kind: 'earned_income',
          mechanism: 'Oxygen for three private clinics pays the service contract',
          carriedBy: 'Kisoro Hospital',
          from: '2028-12',
        },
      ],
    },
  ),
  clean(
    'percent-points',
    'percent and percentage points',
    {
      name: 'Clear Ballot Trust',
      location: 'Belfast, Northern Ireland',
      registrationNumber: 'NIC103377',
      legalStatus: 'company limited by guarantee and charity',
    },
    {
      title: 'First vote: young people on the register in six towns',
      grantId: 'DEM-NI-27-61',
      category: 'Youth Development',
      description:
        'In six towns 54% of those aged 18 and 19 are on the electoral register, against 83% of all adults: a gap of 29 percentage points (Electoral Commission, 2025). They are not against voting; in our groups 7 in 10 did not know that they have to register themselves.',
      objectives: [
        'Raise registration at 18 and 19 by 16 percentage points, from 54% to 70%, by April 2029.',
      ],
      beneficiaries: 5200,
      methodology:
        'Eighteen peer educators, three in each town, hold one lesson in every sixth form and further education college, and stand with a tablet where people wait: barbers, buses, the test centre. The register itself shows the result each December.',
      ...costs('$1: £$2', 'en-GB', [
        ['Peer educators, 18 at £1,150 a year, two years', 41_400],
        ['Coordinator, 80%, 24 months', 52_800],
        ['Tablets and travel', 8_700],
        ['Analysis of the register', 5_100],
      ]),
      deadline: '2027-03-03',
      startDate: '2027-05-01',
      currency: 'GBP',
      projectDuration: 24,
      timeline: lines(
        'May to August 2027: peer educators are chosen and trained (coordinator)',
        'September 2027 to March 2029: lessons and stands (peer educators)',
        'December 2027 and December 2028: reading of the register (coordinator)',
      ),
      sustainability:
        'The Education Authority adds the lesson to its citizenship course from September 2029. The six councils keep the tablets and lend them to youth clubs.',
      team: 'Coordinator: Róisín McAteer, 80%. Eighteen peer educators, paid by the lesson.',
    },
  ),
];
