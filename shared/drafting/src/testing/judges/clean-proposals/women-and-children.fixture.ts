import { budgetLine, lines, months } from '../building.ts';
import { activityRow, clean, costs, outcomeRow, personRow, riskRow } from './clean-proposal.ts';

export const cleanWomenAndChildren = [
  clean(
    'cost-recovery',
    'a target above 100% that is possible: cost recovery',
    {
      name: 'Femmes du Karité',
      location: 'Bobo-Dioulasso, Burkina Faso',
      currency: 'XOF',
      registrationNumber: 'N°2016-0418/MATD',
      legalStatus: 'association',
    },
    {
      title: 'Shea butter that pays its own way: fourteen unions of Houet',
      grantId: 'FEM-BF-2027-06',
      category: 'Women Empowerment',
      description:
        'Fourteen unions of Houet, with 1,680 women, sell shea kernels to traders at 190 francs a kilogram. As butter the same kilogram brings 540. Three unions made butter in 2025; their sales covered 71% of their cost, because they had no press and paid for firewood.',
      beneficiaries: 1680,
      methodology:
        'Each union gets a press and a drier that burns the press cake, and keeps its books with a bookkeeper who comes for two days a month. A laboratory in Bobo tests each lot, so that buyers can pay for quality. Unions decide by vote what to do with the surplus.',
      requestedAmount: 78_400_000,
      deadline: '2027-02-10',
      startDate: '2027-05-01',
      currency: 'XOF',
      projectDuration: 24,
      budgetLines: [
        budgetLine(
          'presses',
          'equipment',
          'Presses and driers',
          { quantity: 14, unit: 'sets', price: 3_950_000 },
          'From the workshop in Bobo that built the three first ones.',
          0,
        ),
        budgetLine(
          'books',
          'personnel',
          'Bookkeeper',
          { quantity: 1, unit: 'post', price: 350_000, months: 24 },
          'Two days a month in each of fourteen unions.',
          0,
        ),
        budgetLine(
          'lab',
          'evaluation',
          'Tests of lots',
          { quantity: 280, unit: 'tests', price: 52_500 },
          'Twenty lots for each union.',
          0,
        ),
      ],
      outcomes: [
        outcomeRow({
          id: 'recovery',
          outcome: 'Unions live from what they sell',
          indicator: 'cost that is covered by sales',
          unit: '% of cost',
          baseline: 71,
          baselineDate: '2025',
          baselineSource: 'books of three unions',
          target: 125,
          targetDate: '2029-03',
          method: 'books of the unions',
          responsible: 'Aminata Sanou',
          frequency: 'every quarter',
        }),
      ],
      activities: [
        activityRow(
          'press',
          'Install presses and train women',
          'Aminata Sanou',
          months('1-9'),
          ['recovery'],
          ['presses'],
        ),
        activityRow(
          'keep',
          'Keep books and test lots',
          'Issa Ouattara',
          months('4-24'),
          ['recovery'],
          ['books', 'lab'],
        ),
      ],
      people: [
        personRow(
          'aminata',
          'Aminata Sanou',
          'President of the federation',
          30,
          months('1-24'),
          'makes butter since 1996',
        ),
        personRow('issa', 'Issa Ouattara', 'Bookkeeper', 100, months('1-24')),
      ],
      risks: [
        riskRow(
          'harvest',
          'The shea trees bear little',
          ['medium', 'high'],
          'unions keep kernels for four months in dry stores',
          'Aminata Sanou',
        ),
      ],
      mechanisms: [
        {
          id: 'sales',
          kind: 'earned_income',
          mechanism: 'Sales pay bookkeeper and tests once they cover the cost',
          carriedBy: 'fourteen unions',
          from: '2029-04',
        },
      ],
    },
  ),
  clean(
    'shelter-without-address',
    'violence and police, but nobody’s name and no address',
    {
      name: 'Safe Threshold',
      location: 'Cleveland, Ohio',
      mission: 'A door that opens at any hour.',
      legalStatus: '501(c)(3) public charity',
    },
    {
      title: 'From crisis bed to own front door',
      grantId: 'OVW-27-3321',
      category: 'Women Empowerment',
      description:
        'Our shelter turned away 412 women in 2025 because all 26 beds were taken, and they were taken because women stayed for 97 days on average: no landlord would rent to them. The county’s housing office, the police department and we found that a deposit and a guarantor would have opened a door for two women in three. The address of the shelter is confidential.',
      objectives: [
        'Shorten the average stay from 97 to 55 days by June 2029.',
        'House 150 women a year in leases of their own by June 2029, up from 48.',
      ],
      beneficiaries: 520,
      methodology:
        'Two housing advocates find landlords, a fund guarantees three months of rent, and a lawyer of Legal Aid clears records of eviction. An advocate visits for a year, if the woman wishes. Lengths of stay come from the shelter’s own system, without names.',
      ...costs('$1: $$2', 'en-US', [
        ['Housing advocates, two, 24 months', 206_400],
        ['Guarantee fund and deposits', 180_000],
        ['Legal Aid, 0.25 post', 44_000],
        ['Data analyst, 10%', 15_600],
      ]),
      deadline: '2027-03-18',
      startDate: '2027-07-01',
      currency: 'USD',
      projectDuration: 24,
      timeline: lines(
        'Months 1-3: hire advocates, sign landlords (director of housing)',
        'Months 3-24: leases and visits (advocates)',
        'Months 6, 12, 18 and 24: review of stays (data analyst)',
      ),
      sustainability:
        'The county’s housing trust pays both advocates from July 2029 if the average stay is below 60 days (resolution of August 2026). Unused guarantees return to the fund.',
      team: 'Denise Okafor, director of housing (20%). Two housing advocates (full-time), to be recruited. Data analyst: Paul Stein (10%).',
    },
  ),
  clean(
    'not-her-real-name',
    'a child in a case story under a name that is said to be changed',
    { name: 'Second Bell', location: 'Dhaka, Bangladesh', mission: 'School after the shift.' },
    {
      title: 'Evening school for 240 working children in Mirpur',
      grantId: 'CHILD-BD-27-14',
      category: 'Youth Development',
      description:
        'Sumi (not her real name) is twelve and sorts plastic from seven to four. Of 1,050 working children whom we met in Mirpur in 2026, 83% had been to school and left (our census, May 2026). A school that begins at five has not been tried.',
      objectives: [
        'Bring 240 working children through grade 5 by December 2029; none attends a school at present.',
      ],
      beneficiaries: 240,
      methodology:
        'Eight classes of thirty meet from five to eight in rooms that workshop owners lend. Teachers follow the government’s shortened course. Owners sign that children leave by half past four; a mothers’ group checks it weekly. The board’s examination at the end of grade 5 shows whether we did well.',
      ...costs('$1: Tk $2', 'en-US', [
        ['Eight teachers, 30 months at 14,000', 3_360_000],
        ['Books and a meal', 2_160_000],
        ['Mothers’ group', 180_000],
        ['Head teacher, 30 months', 900_000],
        ['Independent test each year', 210_000],
      ]),
      deadline: '2027-01-19',
      startDate: '2027-07-01',
      currency: 'BDT',
      projectDuration: 30,
      timeline: lines(
        'July to December 2027: rooms, teachers, first four classes (head teacher)',
        'January 2028: four further classes (head teacher)',
        'December 2027, 2028 and 2029: independent test (university)',
      ),
      sustainability:
        'The Directorate of Primary Education recognizes shift schools after two examinations and then pays their teachers. Owners’ association gives the rooms.',
      team: 'Head teacher: Nasima Khatun (full-time). Eight teachers (half-time), of whom five are known by name and three are recruited in May 2027.',
    },
  ),
];
