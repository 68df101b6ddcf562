import { budgetLine, lines, months } from '../building.ts';
import { activityRow, clean, costs, outcomeRow, personRow, riskRow } from './clean-proposal.ts';

export const cleanHealth = [
  clean(
    'tbc-road-clinic',
    'TBC is a part of the name of a road and a clinic',
    {
      name: 'Friends of the TBC Road Clinic',
      location: 'Bulawayo, Zimbabwe',
      mission: 'Care within walking distance for Mzilikazi.',
      foundedYear: 2008,
    },
    {
      title: 'A maternity waiting room at the TBC Road Clinic',
      grantId: 'MAT-ZW-2027-8',
      category: 'Healthcare',
      description:
        'The TBC Road Clinic, named for the old Tobacco Company road on which it stands, attended 740 births in 2025 (clinic register). Women who live beyond the Umguza river arrive in labor or not at all: 38 gave birth on the way. There is no room in which they can wait for the last two weeks.',
      objectives: ['Reduce births on the way to the TBC Road Clinic from 38 in 2025 to 8 in 2028.'],
      beneficiaries: 900,
      methodology:
        'A waiting room with twelve beds, a kitchen and a washroom is built beside the clinic by a contractor whom the city council supervises. Midwives book women at the antenatal visit of week 34. The matron counts births on the way from the register every month.',
      ...costs('$1: USD $2', 'en-US', [
        ['Building of 96 square meters', 41_500],
        ['Twelve beds and linen', 5_400],
        ['Solar water heater', 2_700],
        ['Caretaker, 12 months at 210', 2_520],
        ['Engineer of the council', 1_880],
      ]),
      deadline: '2027-01-22',
      startDate: '2027-03-01',
      currency: 'USD',
      projectDuration: 24,
      timeline: lines(
        'Months 1-8: building (city engineer)',
        'Months 9-12: booking of women begins (midwives)',
        'Months 9-24: monthly count of births on the way (matron)',
      ),
      sustainability:
        'The council employs the caretaker from the second year. Families cook for themselves, and the Friends raise about USD 1,500 a year for repairs.',
      team: 'Matron Sibongile Ncube is responsible. Eng. Themba Dube of the city council supervises the building. Two midwives of the clinic book the women.',
    },
  ),
  clean(
    'falling-malaria',
    'both targets fall, and are meant to',
    {
      name: 'Clínica Rio Abaixo',
      location: 'Quelimane, Mozambique',
      registrationNumber: '100482913',
      legalStatus: 'associação',
      currency: 'MZN',
    },
    {
      title: 'Fewer fevers: screening houses in two quarters of Quelimane',
      grantId: 'MAL-27-019',
      category: 'Healthcare',
      description:
        'In two quarters of Quelimane the health post counted 5,210 malaria cases in 2025. Nets are in use; the mosquitoes bite at dusk, while people still sit indoors under open eaves. In a trial with 40 houses in 2024 wire gauze in eaves and windows reduced bites by half (our catches, with the provincial entomologist).',
      beneficiaries: 6800,
      methodology:
        'Carpenters of the quarter fit gauze to eaves, windows and doors of 1,360 houses, starting with those where a child under five or a pregnant woman lives. The owner gives a day of work. The health post goes on counting cases as it always has, and entomologists catch mosquitoes in 60 houses each quarter.',
      requestedAmount: 7_334_000,
      deadline: '2027-02-05',
      startDate: '2027-05-01',
      currency: 'MZN',
      projectDuration: 20,
      budgetLines: [
        budgetLine(
          'gauze',
          'supplies',
          'Gauze and frames',
          { quantity: 1360, unit: 'houses', price: 3_400 },
          'Price of two dealers in Nampula, October 2026.',
        ),
        budgetLine(
          'carpenters',
          'personnel',
          'Carpenters',
          { quantity: 8, unit: 'people', price: 14_000, months: 16 },
          'Eight carpenters fit about 85 houses a month.',
        ),
        budgetLine(
          'catches',
          'evaluation',
          'Catches of mosquitoes',
          { quantity: 6, unit: 'rounds', price: 153_000 },
          'Two technicians and lamps in 60 houses.',
        ),
      ],
      outcomes: [
        outcomeRow({
          id: 'cases',
          outcome: 'People of two quarters fall ill with malaria less often',
          indicator: 'malaria cases at the health post',
          unit: 'cases a year',
          baseline: 5_210,
          baselineDate: '2025',
          baselineSource: 'register of the health post',
          target: 3_100,
          targetDate: '2028',
          method: 'register',
          responsible: 'Enf. Celeste Muchanga',
          frequency: 'every month',
          direction: 'decrease',
        }),
        outcomeRow({
          id: 'bites',
          outcome: 'People of two quarters fall ill with malaria less often',
          indicator: 'mosquitoes caught indoors in a night',
          unit: 'mosquitoes per house',
          baseline: 14.2,
          baselineDate: '2026-04',
          baselineSource: 'provincial entomologist',
          target: 6,
          targetDate: '2028-11',
          method: 'light traps',
          responsible: 'provincial entomologist',
          frequency: 'every quarter',
          direction: 'decrease',
        }),
      ],
      activities: [
        activityRow(
          'fit',
          'Fit gauze to 1,360 houses',
          'Alberto Sitoe',
          months('2-17'),
          ['cases', 'bites'],
          ['gauze', 'carpenters'],
        ),
        activityRow(
          'catch',
          'Catch mosquitoes',
          'provincial entomologist',
          months(1, 4, 8, 12, 16, 19),
          ['bites'],
          ['catches'],
        ),
      ],
      people: [
        personRow(
          'celeste',
          'Enf. Celeste Muchanga',
          'Head of the health post',
          10,
          months('1-20'),
          'nurse for 22 years',
        ),
        personRow(
          'alberto',
          'Alberto Sitoe',
          'Master carpenter',
          100,
          months('2-17'),
          'fitted the 40 houses of 2024',
        ),
      ],
      risks: [
        riskRow(
          'cyclone',
          'A cyclone tears the gauze',
          ['medium', 'high'],
          'frames are screwed and can be taken down in an hour',
          'Alberto Sitoe',
        ),
      ],
      mechanisms: [
        {
          id: 'repair',
          kind: 'local_ownership',
          mechanism: 'Owners repair their own gauze, which three shops in the quarter now sell',
          carriedBy: 'house owners',
          from: '2028-07',
        },
      ],
    },
  ),
  clean(
    'hiv-without-names',
    'HIV, names of officials and a name changed for protection, but nobody’s status',
    { name: 'Umbrella for Young Mothers', location: 'Maseru, Lesotho', mission: 'No young mother alone.' },
    {
      title: 'Mothers to mothers at six clinics of Maseru',
      grantId: 'HIV-LS-2027-02',
      category: 'Healthcare',
      description:
        'In Maseru 21% of pregnant women under 24 live with HIV (Ministry of Health, 2025), and of these 72% stay in treatment for the first year after birth. “Nobody at the clinic spoke to me as to a grown woman”, says a mother whom we call Palesa (the name is changed). The Minister of Health, Mamello Lerotholi, launched the national plan for young mothers in March 2026; it names peer mothers as the missing part.',
      objectives: [
        'Raise the share of young mothers in treatment one year after birth from 72% to 88% by March 2029.',
      ],
      beneficiaries: 1150,
      methodology:
        'Twelve peer mothers, two in each of six clinics, sit in the waiting room, go along to the first visits and telephone on the day after a missed one. They record visits under the number of the clinic card. The district pharmacist compares these numbers with the register of medicines each quarter.',
      ...costs('$1: LSL $2', 'en-US', [
        ['Allowances of twelve peer mothers, 24 months at 1,900', 547_200],
        ['Training and supervision', 96_000],
        ['Telephones and credit', 43_200],
        ['Quarterly comparison of registers', 28_800],
      ]),
      deadline: '2027-01-15',
      startDate: '2027-04-01',
      currency: 'LSL',
      projectDuration: 24,
      timeline:
        'April and May 2027: choice and training of peer mothers (coordinator). June 2027 to March 2029: work in the clinics (peer mothers), with a comparison of registers in each quarter (district pharmacist).',
      sustainability:
        'The Ministry of Health takes peer mothers into its community health program from April 2029, as the national plan foresees.',
      team: 'Nthabiseng Khama, coordinator, 60%, nurse. Twelve peer mothers. Counseling is given by the clinic’s own staff. People in need can call the national line 116 at no charge.',
    },
  ),
  clean(
    'direct-and-indirect',
    'two numbers of people, rightly different: direct and indirect',
    { name: 'Yayasan Napas Bersih', location: 'Ruteng, Indonesia', mission: 'Kitchens without smoke.' },
    {
      title: 'Clean kitchens in 400 houses of Manggarai',
      grantId: 'AIR-ID-2027',
      category: 'Healthcare',
      description:
        'Women in Manggarai breathe the smoke of an open fire for 4.1 hours a day (our measurement in 80 kitchens, July 2026). The health center treats three times as many lung infections as the average of Flores. The project reaches 400 households directly, which is 2,040 people; another 6,100 people in the same hamlets benefit indirectly, because the stove builders stay and work for anyone.',
      objectives: [
        'Reduce fine dust in the kitchens of 400 households from 612 to 120 micrograms per cubic meter by June 2028.',
      ],
      beneficiaries: 2040,
      methodology:
        'Twenty builders, fourteen of them women, learn to build a clay stove with a chimney from local material in two days. A household pays for the chimney pipe in four rates. We measure dust in the same 80 kitchens before, after three months and after a year.',
      ...costs('$1: Rp $2', 'id-ID', [
        ['Training of twenty builders', 64_000_000],
        ['Material for 400 stoves', 220_000_000],
        ['Instruments and measurement', 58_500_000],
        ['Coordinator, 15 months', 97_500_000],
      ]),
      deadline: '2027-02-19',
      startDate: '2027-04-01',
      currency: 'IDR',
      projectDuration: 15,
      timeline: lines(
        'Month 1: choice of builders (coordinator)',
        'Months 2-12: 400 stoves are built (builders)',
        'Months 1, 6 and 15: dust is measured in 80 kitchens (coordinator)',
      ),
      sustainability:
        'Builders earn Rp 150.000 for each further stove. The hamlets’ credit group lends for the pipe.',
      team: 'Maria Goreti Ndaung, coordinator, full-time. Twenty builders, paid by the stove.',
    },
  ),
  clean(
    'helplines',
    'telephone numbers of public helplines in the text',
    {
      name: 'Northlight Listening',
      location: 'Inverness, Scotland',
      registrationNumber: 'SC049117',
      legalStatus: 'Scottish charitable incorporated organisation',
      mission: 'Somebody to talk to after dark.',
    },
    {
      title: 'Night line for farmers and crofters',
      grantId: 'RURAL-MH-27-66',
      category: 'Healthcare',
      description:
        'Farmers in the Highlands are twice as likely to die by suicide as other men of working age (National Records of Scotland, 2024). Samaritans (116 123) and NHS 24 (111) are there for everybody; what our callers miss is a voice that knows what a failed lambing means. In the pilot of last winter 212 calls came between 9 p.m. and 2 a.m.',
      objectives: ['Answer 1,500 calls a year by October 2028, up from 212 in the pilot.'],
      beneficiaries: 600,
      methodology:
        'Thirty volunteers with a farming background answer in pairs on five nights a week, after 40 hours of training that the Samaritans branch in Inverness gives. A mental health nurse is on call. We log the time, length and theme of a call and no name, and ask every tenth caller for a rating.',
      ...costs('$1 (£$2)', 'en-GB', [
        ['Volunteer coordinator at 60%, 24 months', 43_200],
        ['Nurse on call', 21_900],
        ['Training', 9_600],
        ['Telephone system', 4_100],
        ['Evaluation by the University of the Highlands', 6_000],
      ]),
      deadline: '2027-03-05',
      startDate: '2027-10-01',
      currency: 'GBP',
      projectDuration: 24,
      timeline:
        'Months 1-3: volunteers are trained. Months 3-24: the line is open on five nights a week. Months 12 and 24: evaluation.',
      sustainability:
        'Two agricultural merchants have pledged £18,000 a year from 2029, and NFU Scotland carries the telephone costs.',
      team: 'Eilidh Mackay, volunteer coordinator, 60%, grew up on a croft in Assynt. Iain Ross, mental health nurse, on call. Thirty volunteers.',
    },
  ),
];
