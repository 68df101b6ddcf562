import { budgetLine, lines, months } from '../judges/building.ts';
import {
  activityRow,
  clean,
  costs,
  outcomeRow,
  personRow,
} from '../judges/clean-proposals/clean-proposal.ts';

/** Five more proposals in which nothing is wrong, of trades that the forty do not have. */
export const furtherClean = [
  clean(
    'school-years',
    'Year 5 and Year 6 are classes, and Amina’s Law is a law',
    { name: 'Cerddor Valley Choirs', location: 'Bethesda, Wales', mission: 'A choir in every school.' },
    {
      title: 'Singing in two languages in nine schools',
      grantId: 'CYM-MUS-27-4',
      category: 'Arts & Culture',
      description:
        'Of 1,130 pupils in nine schools of the Ogwen valley, 240 sing in a choir (our count, May 2026). In 2019 it was 410. Music teachers left when the county closed its service; those in Year 5 and Year 6 have never had one. Amina, the patron of our first choir, gave her name to the hall in 2014.',
      objectives: ['Have 600 pupils of Year 3 to Year 6 sing weekly by July 2029, up from 240.'],
      beneficiaries: 600,
      methodology:
        'Three choir leaders visit each school once a week for forty minutes. Half of the songs are Welsh. Each July the choirs meet in Bangor, where last year’s guest, Bryn Terfel, 61, judged the final. We count who comes, week by week, and publish the count by school.',
      ...costs('$1: £$2', 'en-GB', [
        ['Choir leaders, three at 50%, 24 months', 86_400],
        ['Scores and a digital piano', 5_300],
        ['Festival, twice', 7_900],
      ]),
      deadline: '2027-02-02',
      startDate: '2027-09-01',
      currency: 'GBP',
      projectDuration: 24,
      timeline: lines(
        'Months 1-2: choir leaders learn the songs (musical director)',
        'Months 2-23: weekly choirs in Years 3 to 6 (choir leaders)',
        'Months 11 and 23: festival in Bangor (musical director)',
      ),
      sustainability:
        'Schools pay £9 an hour from 2029 out of their pupil grant, as seven of nine have written.',
      team: 'Musical director: Gwenllian Rowlands (20%). Three choir leaders, each half-time, of whom two sing with Opera North Wales.',
    },
  ),
  clean(
    'legal-aid',
    'prison, courts and cases, and nobody is named',
    { name: 'Open Bar Malawi', location: 'Zomba, Malawi', mission: 'Nobody waits in a cell for a paper.' },
    {
      title: 'Paralegals in four prisons of the Southern Region',
      grantId: 'JUS-MW-27-22',
      category: 'Community Development',
      description:
        'In four prisons of the Southern Region 1,312 people wait for a trial, 388 of them longer than the 90 days that the Constitution allows (Malawi Prison Service, March 2026). A man arrested for the theft of a bicycle had waited three years when we met him. Judge Rachel Sikwese called it “a sentence before the sentence” in 2025.',
      objectives: ['Reduce those who wait longer than 90 days from 388 to 120 by October 2028.'],
      beneficiaries: 1312,
      methodology:
        'Eight paralegals, two in each prison, read files, trace relatives and bring forgotten cases before the camp courts that magistrates hold inside the prison each month. They may not plead; a lawyer of the Legal Aid Bureau does. Each case is logged under its court number.',
      ...costs('$1: MWK $2', 'en-US', [
        ['Eight paralegals, 20 months at 310,000', 49_600_000],
        ['Camp courts, 80 sittings at 240,000', 19_200_000],
        ['Motorcycles, four', 14_800_000],
        ['External review', 6_400_000],
      ]),
      deadline: '2027-01-18',
      startDate: '2027-03-01',
      currency: 'MWK',
      projectDuration: 20,
      timeline:
        'March and April 2027: paralegals are trained. May 2027 to October 2028: camp courts each month. September 2028: external review.',
      sustainability:
        'The Legal Aid Bureau has eight paralegal posts in its establishment from July 2028 and will fill them from our team.',
      team: 'Chikondi Phiri, lawyer, leads the team (40%). Eight paralegals, full-time. The review is made by Chancellor College.',
    },
  ),
  clean(
    'snow-leopards',
    'camera numbers, collars and coordinates that are no personal data',
    {
      name: 'Ak Ilbirs Fund',
      location: 'Karakol, Kyrgyzstan',
      currency: 'KGS',
      registrationNumber: '142-3307-00',
      legalStatus: 'public fund',
    },
    {
      title: 'Snow leopards and sheep: 140 corrals in the Naryn highlands',
      grantId: 'CAT-KG-2027-3',
      category: 'Environment',
      description:
        'Between 2021 and 2025 herders of the Naryn highlands lost 1,870 sheep to snow leopards and shot at least nine cats (State Agency on Environment, 2025). A roofed corral ends the loss: in 30 corrals that we built in 2023 not one sheep was taken. F7, a collared female, crossed the valley 41 times last winter.',
      beneficiaries: 760,
      methodology:
        'Herders build 140 corrals with their own stone, and the project gives mesh, beams and a mason. Forty camera traps (models HC500 and HP2X) stand at 40 passes from October to March. Where a herder loses a sheep all the same, the village fund pays within a month.',
      requestedAmount: 11_340_000,
      deadline: '2027-03-09',
      startDate: '2027-05-01',
      currency: 'KGS',
      projectDuration: 24,
      budgetLines: [
        budgetLine(
          'mesh',
          'supplies',
          'Mesh and beams',
          { quantity: 140, unit: 'corrals', price: 54_000 },
          'Osh bazaar, October 2026.',
        ),
        budgetLine(
          'masons',
          'personnel',
          'Masons',
          { quantity: 4, unit: 'people', price: 28_000, months: 15 },
          'Nobody builds from December to March.',
        ),
        budgetLine(
          'cameras',
          'equipment',
          'Camera traps',
          { quantity: 40, unit: 'cameras', price: 36_000 },
          'With cards and lithium cells.',
        ),
        budgetLine(
          'ranger',
          'evaluation',
          'Ranger, half time',
          { quantity: 0.5, unit: 'post', price: 55_000, months: 24 },
          'Reads cameras and claims.',
        ),
      ],
      outcomes: [
        outcomeRow({
          id: 'sheep',
          outcome: 'Herders no longer lose their sheep at night',
          indicator: 'sheep lost to snow leopards in a year',
          unit: 'sheep',
          baseline: 374,
          baselineDate: '2025',
          baselineSource: 'State Agency on Environment',
          target: 60,
          targetDate: '2028',
          method: 'claims to the village fund',
          responsible: 'Azamat Toktosunov',
          frequency: 'every month',
          direction: 'decrease',
        }),
      ],
      activities: [
        activityRow(
          'build',
          'Build 140 corrals',
          'masons',
          months('1-7', '12-19'),
          ['sheep'],
          ['mesh', 'masons'],
        ),
        activityRow(
          'watch',
          'Watch the passes with cameras',
          'Azamat Toktosunov',
          months('6-11', '18-23'),
          ['sheep'],
          ['cameras', 'ranger'],
        ),
      ],
      people: [
        personRow(
          'azamat',
          'Azamat Toktosunov',
          'Ranger',
          50,
          months('1-24'),
          'counted cats in Sarychat for nine winters',
        ),
      ],
    },
  ),
  clean(
    'hospice',
    'death and illness, doctors by name, and a donor who is dead',
    { name: 'Hospizverein Uckermark', location: 'Templin, Germany', mission: 'Sterben, wo man gelebt hat.' },
    {
      title: 'Dying at home: night watches in the Uckermark',
      grantId: 'PALL-DE-27-118',
      category: 'Healthcare',
      description:
        'Seven in ten people in the Uckermark want to die at home, and two in ten do (AOK Nordost, 2025). Dr. Ulrike Behrendt, who leads the palliative team, names one reason: nobody is there at night. The late Hannelore Voss, whose house we inherited, left us the means for a first year.',
      objectives: ['Raise the share of our patients who die at home from 20% to 45% by March 2029.'],
      beneficiaries: 310,
      methodology:
        'Sixty volunteers take night watches, after 100 hours of the course of the Malteser. A nurse is on call, and a car brings the volunteer home at six. Relatives are asked three months later what helped, on a card that carries no name.',
      ...costs('$1: $2 €', 'de-DE', [
        ['Koordination, 75 %, 24 Monate', 88_200],
        ['Rufbereitschaft', 43_800],
        ['Kurse', 12_600],
        ['Fahrten', 15_400],
      ]),
      deadline: '2027-01-31',
      startDate: '2027-04-01',
      currency: 'EUR',
      projectDuration: 24,
      timeline: lines(
        'Monate 1-4: Kurs für sechzig Freiwillige (Koordination)',
        'Monate 3-24: night watches (Koordination)',
        'Months 12 and 24: cards are read (Vorstand)',
      ),
      sustainability:
        'The health insurers pay night watches from 2029 under § 39a SGB V, for about 70 patients a year.',
      team: 'Koordination: Antje Krüger, 75%. Sixty volunteers, of whom 22 have been trained.',
    },
  ),
  clean(
    'fishing-cooperative',
    'a call for tenders, a law of 2015 that will apply, and prices in CFA francs',
    {
      name: 'GIE Mbalax de Kayar',
      location: 'Kayar, Senegal',
      currency: 'XOF',
      registrationNumber: 'SN-THS-2011-C-418',
      legalStatus: 'groupement d’intérêt économique',
    },
    {
      title: 'Ice, scales and a fair price for 420 women who smoke fish',
      grantId: 'FED-PECHE-2027-09',
      category: 'Women Empowerment',
      description:
        'At Kayar 420 women smoke and sell what 610 pirogues land. A third spoils before noon (CRODT, 2024). Traders weigh with their own scales; our control of forty sales found 12% too little each time. Aïssatou Fall, president of the GIE since 2019, has asked for public scales for six years.',
      objectives: [
        'Reduce spoiled fish from 33% to 12% of what the women buy by June 2029.',
        'Sell 300 tons a year over public scales by June 2029, where none are sold today.',
      ],
      beneficiaries: 420,
      methodology:
        'An ice machine of 5 tons a day runs on the roof’s solar panels. Four public scales stand at the landing, each with a weigher whom the women elect. The Fishing Code of 2015 will apply to smoke ovens from next year, so that forty ovens with chimneys come with the training. Machines are bought by open call for tenders.',
      ...costs('$1 : $2 francs CFA', 'fr-FR', [
        ['Machine à glace et panneaux', 38_500_000],
        ['Quatre balances', 3_200_000],
        ['Quarante fours', 14_000_000],
        ['Formation et peseuses, 24 mois', 11_520_000],
      ]),
      deadline: '2027-02-20',
      startDate: '2027-07-01',
      currency: 'XOF',
      projectDuration: 24,
      timeline: lines(
        'Months 1-6: call for tenders, ice machine (treasurer)',
        'Months 4-12: forty ovens (masons)',
        'Months 7-24: scales and ice (weighers)',
      ),
      sustainability:
        'Ice is sold at 35 francs a kilogram, which pays the technician; weighers live from 2 francs a kilogram.',
      team: 'Aïssatou Fall, president. Treasurer: Ndèye Sarr, half-time. Four weighers, elected each year.',
    },
  ),
];
