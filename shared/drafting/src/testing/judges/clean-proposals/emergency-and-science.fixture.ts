import { budgetLine, lines, months } from '../building.ts';
import { activityRow, clean, costs, outcomeRow, personRow, riskRow } from './clean-proposal.ts';

export const cleanEmergencyAndScience = [
  clean(
    'three-months',
    'a whole project in three months',
    { name: 'Rapid Roofs Mindanao', location: 'Surigao, Philippines', mission: 'A dry night within a week.' },
    {
      title: 'Roofs for 300 houses before the next storm',
      grantId: 'EMG-PH-27-002',
      category: 'Emergency Relief',
      description:
        'The typhoon of 4 November 2026 took the roofs of 2,140 houses on Dinagat (OCD situation report 6). Public aid covers houses that fell down; for those that lost the roof alone there is none, and 300 of these families include somebody who cannot climb a ladder.',
      objectives: ['Roof 300 houses of families without able hands by April 2027; 0 have been done.'],
      beneficiaries: 1410,
      methodology:
        'Five crews of four carpenters roof five houses a day, with hurricane straps and screws in place of nails. The barangay posts the list of houses; anyone may object for three days. A builder of the municipality checks every tenth roof.',
      ...costs('$1: PHP $2', 'en-US', [
        ['Sheets, straps and screws, 300 at 11,200', 3_360_000],
        ['Twenty carpenters, 60 days at 650', 780_000],
        ['Barge and trucks', 310_000],
        ['Checks and accounts', 90_000],
      ]),
      deadline: '2027-01-06',
      startDate: '2027-02-01',
      currency: 'PHP',
      projectDuration: 3,
      timeline: lines(
        'Month 1: lists and material (coordinator)',
        'Months 1-3: roofing (crews)',
        'Month 3: checks (municipal builder)',
      ),
      sustainability:
        'Carpenters learn the straps and keep the tools. Straps of this kind held on 58 of 60 roofs in the last typhoon, and two shops on Dinagat now stock them.',
      team: 'Jun Escobal, coordinator, full-time. Five crews of four carpenters.',
    },
  ),
  clean(
    'dinars-with-three-digits',
    'a currency with three minor digits',
    {
      name: 'Badia Water Watch',
      location: 'Mafraq, Jordan',
      currency: 'JOD',
      registrationNumber: '2014031100057',
      legalStatus: 'association',
    },
    {
      title: 'Counting every liter in eleven schools of the Badia',
      grantId: 'WAT-JO-27-16',
      category: 'Technology',
      description:
        'Schools of the Badia are supplied by tanker once in nine days. In eleven of them a third of the water is lost between tank and tap: 34% (our meters, October 2026). Headmasters know it and cannot find where.',
      beneficiaries: 3900,
      methodology:
        'Pupils of grades 8 to 10 build meters that send a reading each hour, from parts for 31.250 dinars. A plumber follows the readings at night, when no tap is open. Each school publishes its loss at the gate on the first of the month.',
      requestedAmount: 47_190,
      deadline: '2027-02-04',
      startDate: '2027-09-01',
      currency: 'JOD',
      projectDuration: 20,
      budgetLines: [
        budgetLine(
          'meters',
          'equipment',
          'Meters',
          { quantity: 88, unit: 'meters', price: 31.25 },
          'Eight for each of eleven schools.',
          3,
        ),
        budgetLine(
          'plumber',
          'personnel',
          'Plumber',
          { quantity: 1, unit: 'post', price: 520, months: 20 },
          'Full-time, with a van of the association.',
          3,
        ),
        budgetLine(
          'teacher',
          'personnel',
          'Teacher of electronics',
          { quantity: 0.5, unit: 'post', price: 640, months: 18 },
          'Half time; no work in the two months of summer.',
          3,
        ),
        budgetLine(
          'pipes',
          'supplies',
          'Pipes and valves',
          { quantity: 11, unit: 'schools', price: 2_480 },
          'Known after the first two schools.',
          3,
        ),
        budgetLine(
          'fair',
          'other',
          'Fair of the schools',
          { quantity: 2, unit: 'fairs', price: 500 },
          'Pupils show their readings to the water authority.',
          3,
        ),
      ],
      outcomes: [
        outcomeRow({
          id: 'loss',
          outcome: 'Schools lose less of the water they pay for',
          indicator: 'water lost between tank and tap',
          unit: '%',
          baseline: 34,
          baselineDate: '2026-10',
          baselineSource: 'our meters',
          target: 12,
          targetDate: '2029-03',
          method: 'hourly readings',
          responsible: 'Eng. Hala Shdeifat',
          frequency: 'every month',
          direction: 'decrease',
        }),
      ],
      activities: [
        activityRow(
          'build',
          'Build meters with pupils',
          'teacher of electronics',
          months('1-5', '8-10'),
          ['loss'],
          ['meters', 'teacher', 'fair'],
        ),
        activityRow('mend', 'Find and mend leaks', 'plumber', months('3-20'), ['loss'], ['plumber', 'pipes']),
      ],
      people: [
        personRow(
          'hala',
          'Eng. Hala Shdeifat',
          'Director',
          20,
          months('1-20'),
          'worked for the water authority until 2013',
        ),
        personRow('electronics', '', 'Teacher of electronics', 50, months('1-9', '12-20')),
      ],
      risks: [
        riskRow(
          'dust',
          'Dust blocks the meters',
          ['high', 'low'],
          'pupils clean them weekly as a duty of the class',
          'Eng. Hala Shdeifat',
        ),
      ],
      mechanisms: [
        {
          id: 'saving',
          kind: 'other',
          mechanism: 'What a school saves on tankers pays one plumber for eleven schools',
          carriedBy: 'directorate of education',
          from: '2029-05',
        },
      ],
    },
  ),
  clean(
    'article-numbers',
    'long numbers that are no telephone or identity numbers: ISBN, patent, registration',
    {
      name: 'Open Lens Institute',
      location: 'Nairobi, Kenya',
      mission: 'Spectacles for the price of a lunch.',
    },
    {
      title: 'A lens cutter that anyone may build',
      grantId: 'RND-27-000418',
      category: 'Research',
      description:
        'Of 100 Kenyans who need glasses 18 have them (Ministry of Health, 2024). A pair costs 3,400 shillings because lenses are cut in three workshops in Nairobi. Our cutter (design right KE/D/2025/004417; manual ISBN 978-0-00-000041-7) makes a lens in 11 minutes; it must learn to cut cylinders.',
      objectives: [
        'Bring the price of a pair of spectacles in four test towns from 3,400 to 900 shillings by August 2028.',
      ],
      beneficiaries: 12_000,
      methodology:
        'We build five cutters with a new head, have each tested for 1,000 lenses in a district hospital, and publish the drawings every month. Optometry students of Masinde Muliro University measure each twentieth lens. If the error stays below 0.12 diopters for 200 lenses, the design is frozen.',
      ...costs('$1: KSh $2', 'en-US', [
        ['Two engineers, 16 months', 4_480_000],
        ['Parts for five cutters', 1_150_000],
        ['Students’ measurements', 384_000],
        ['Lens blanks, 5,000', 650_000],
        ['Publication of drawings', 96_000],
      ]),
      deadline: '2027-01-27',
      startDate: '2027-05-01',
      currency: 'KES',
      projectDuration: 16,
      timeline: lines(
        'Months 1-6: new head (engineers)',
        'Months 5-8: five cutters (engineers)',
        'Months 8-15: test in four towns (hospitals)',
        'Month 16: frozen design (engineers)',
      ),
      sustainability:
        'Workshops pay us 2% of lens sales for certification, about KSh 1,100,000 a year from forty workshops. The drawings stay free.',
      team: 'Dr. Wambui Kariuki and Kevin Otieno, engineers, both full-time. Two of five cutters stand in Kisumu, one each in Garissa, Voi and Kitale.',
    },
  ),
  clean(
    'five-years',
    'sixty months, and a date in the year after',
    { name: 'Glacier Archive', location: 'La Paz, Bolivia', mission: 'What melts is read first.' },
    {
      title: 'Five years of ice: cores from Illimani',
      grantId: 'SCI-27-1042-B',
      category: 'Research',
      description:
        'The ice of Illimani keeps 18,000 years of rain, and below 5,900 meters it has begun to melt from within (Universidad Mayor de San Andrés, 2025). Four drillings are possible before the upper layers are spoilt too. Nobody else has a permit from the four communities that own the mountain’s name.',
      objectives: ['Raise the meters of core that are stored and dated from 137 to 520 by March 2032.'],
      beneficiaries: 4200,
      methodology:
        'Each June a team of nine carries a light drill to 6,300 meters and brings 95 to 100 meters of core down by night. The cores stay in Chacaltaya at minus 30 degrees. Two laboratories date every tenth layer independently; what differs by more than 3% is dated again.',
      ...costs('$1: USD $2', 'en-US', [
        ['Four expeditions at 92,000', 368_000],
        ['Cold store, 60 months at 1,150', 69_000],
        ['Dating in two laboratories', 124_000],
        ['Doctoral student, 48 months', 76_800],
        ['Assemblies of four communities, yearly', 12_500],
      ]),
      deadline: '2027-02-24',
      startDate: '2027-04-01',
      currency: 'USD',
      projectDuration: 60,
      timeline: lines(
        'Months 3, 15, 27 and 39: expeditions (expedition leader)',
        'Months 6-54: dating (laboratories)',
        'Months 9, 21, 33, 45 and 57: assemblies (director)',
        'Months 50-60: publication (director)',
      ),
      sustainability:
        'The university pays the cold store from April 2032 and lends core to others at cost. Guides of the four communities carry on the yearly measurement of the snow line.',
      team: 'Prof. Edson Ramallo, director (30%). Expedition leader: Cecilia Mamani, a guide of Pinaya (six weeks a year). One doctoral student to be recruited.',
    },
  ),
  clean(
    'refugees-with-partners',
    'other organizations and funders by name, in their right places',
    { name: 'Harbor Table', location: 'Lesbos, Greece', mission: 'Work is the meal that lasts.' },
    {
      title: 'Kitchens run by those who arrived',
      grantId: 'GIZ-MIG-2027-08',
      category: 'Emergency Relief',
      description:
        'In the camp of Lesbos 3,800 people eat what a caterer brings; 29% of it is thrown away (UNHCR, September 2026). With the Danish Refugee Council, which runs the site, and Médecins Sans Frontières, which treats those who fall ill from it, we asked what people would cook. They want a kitchen, not a menu.',
      objectives: [
        'Lower the share of food thrown away from 29% to 8% by May 2028.',
        'Give paid kitchen work to 64 residents by December 2027, up from 6.',
      ],
      beneficiaries: 3800,
      methodology:
        'Four kitchens serve 950 people each. Cooks are residents with a work permit, hired in teams of sixteen under a trained chef. The site’s nutritionist approves the week’s menu, and waste is weighed each evening. We ask GIZ for the kitchens and wages; the Danish Refugee Council gives the ground, and food comes from the camp’s present contract.',
      ...costs('$1: EUR $2', 'en-US', [
        ['Four container kitchens', 148_000],
        ['Wages of 64 residents, 6 months at 420', 161_280],
        ['Four chefs, 12 months', 86_400],
        ['Scales and a nutritionist’s day each week', 11_320],
      ]),
      deadline: '2027-01-13',
      startDate: '2027-06-01',
      currency: 'EUR',
      projectDuration: 12,
      timeline: lines(
        'Months 1-3: kitchens are set up (operations lead)',
        'Months 2-7: residents are hired and trained in two groups of 32 (chefs)',
        'Months 4-12: four kitchens serve (chefs)',
      ),
      sustainability:
        'The caterer’s contract ends in June 2028, and the ministry’s tender for it admits cooperatives; the residents’ cooperative was registered in October 2026 to apply.',
      team: 'Eleni Vlachou, operations lead, full-time. Four chefs, of whom Mahdi Rezai and Awa Diallo have been hired. Our earlier kitchens were funded by Help Now Foundation (2023) and Stichting Vluchteling (2025).',
    },
  ),
];
