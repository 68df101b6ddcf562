import { budgetLine, lines, months } from '../building.ts';
import { activityRow, clean, costs, outcomeRow, personRow } from './clean-proposal.ts';

export const cleanArts = [
  clean(
    'roman-thirty',
    'XXX as the number of an assembly',
    {
      name: 'Federación de Bandas de Oaxaca',
      location: 'Tlaxiaco, Oaxaca, México',
      mission: 'A band in every village, and a score for every child.',
    },
    {
      title: 'Instruments and teachers for twelve village bands',
      grantId: 'MUS-MX-2027-18',
      category: 'Arts & Culture',
      description:
        'The XXX Asamblea of our federation, in June 2026, counted 61 bands and 2,300 musicians, two thirds of them under 20. Twelve bands share instruments: three children to one clarinet. The federation’s assembly has chosen these twelve.',
      objectives: [
        'Bring the musicians under 20 who have an instrument of their own from 140 to 330 of 372 in twelve bands by June 2028.',
      ],
      beneficiaries: 372,
      methodology:
        'We buy 190 used instruments and have them repaired by a workshop in Oaxaca, which trains one musician of each band to do small repairs. Teachers from the conservatory come for one weekend a month. Bands lend instruments by contract with the family; the federation counts them at its yearly assembly.',
      ...costs('$1: MXN $2', 'en-US', [
        ['190 used instruments at 4,600', 874_000],
        ['Workshop and training of twelve repairers', 168_000],
        ['Teachers, 12 weekends in twelve villages', 259_200],
        ['Transport', 48_000],
      ]),
      deadline: '2027-01-31',
      startDate: '2027-05-01',
      currency: 'MXN',
      projectDuration: 14,
      timeline: lines(
        'Months 1-4: purchase and repair (workshop)',
        'Months 3-14: teachers’ weekends (federation)',
        'Month 14: count at the XXXII Asamblea (federation)',
      ),
      sustainability:
        'Bands earn at feasts and put a tenth into the instrument fund, as the assembly decided. The twelve repairers charge for material alone.',
      team: 'Maestro Isaías Cruz coordinates (half-time). The conservatory sends six teachers in turn.',
    },
  ),
  clean(
    'formerly-named',
    'an earlier name of the same organization',
    {
      name: 'Tidewater Oral History',
      location: 'Norfolk, Virginia',
      foundedYear: 1991,
      mission: 'The bay in the words of those who worked it.',
      registrationNumber: 'EIN 54-0000123',
      legalStatus: '501(c)(3) public charity',
    },
    {
      title: 'Last of the skipjacks: 90 recorded lives',
      grantId: 'NEH-PA-27-0419',
      category: 'Research',
      description:
        'Tidewater Oral History (formerly the Chesapeake Voices Project) has recorded 640 people since 1991. Of the watermen who dredged oysters under sail we know of 94 still living, of an average age of 81. Each year we lose eight.',
      objectives: [
        'Record 90 watermen and their families by May 2029 and publish all 90 recordings with transcripts; 4 exist today.',
      ],
      beneficiaries: 25_000,
      methodology:
        'Two interviewers record about two hours with each person at home, on the release form of the Oral History Association. A person may close a passage for 25 years. Transcripts are made by software and corrected by hand; three readers from the county schools turn twelve of them into lessons.',
      ...costs('$1: $$2', 'en-US', [
        ['Interviewers, two at 40%, 24 months', 76_800],
        ['Transcripts, 90 at $310', 27_900],
        ['Archivist, 10%', 10_800],
        ['Recorders and storage', 6_200],
        ['Lessons, with three teachers', 7_500],
      ]),
      deadline: '2027-01-14',
      startDate: '2027-06-01',
      currency: 'USD',
      projectDuration: 24,
      timeline: lines(
        'Months 1-18: 90 interviews (interviewers)',
        'Months 3-22: transcripts (archivist)',
        'Months 12-24: lessons and publication (director)',
      ),
      sustainability:
        'The Library of Virginia keeps the recordings at its own cost under an agreement of 2018 that has no end. Lessons are part of the state’s fourth-grade curriculum.',
      team: 'Delia Hargrove, director (15%). Interviewers: Curtis Bell and Ana Mercado (40% each). Archivist: June Whitfield (10%).',
    },
  ),
  clean(
    'sic-and-footnotes',
    'brackets in normal use: footnotes, [sic] and an addition to a quotation',
    {
      name: 'Theatre of the Docks',
      location: 'Gdańsk, Poland',
      mission: 'Plays about work, where it is done.',
    },
    {
      title: 'Night Shift: a play with the cleaners of the shipyard museum',
      grantId: 'KULT-PL-27-203',
      category: 'Arts & Culture',
      description:
        '“Nobody ask [sic] us what we see at night”, wrote a cleaner in the museum’s guest book. In Gdańsk 3,100 people clean offices and ships at night [1], most of them women from Ukraine and Belarus. The city’s culture plan [2] speaks of “audiences [who] do not come by themselves”. Night Shift is made by them. [1] ZUS, 2025. [2] Gdańsk Kultura 2030, p. 14.',
      objectives: [
        'Make and show one play with 18 cleaners, with 24 performances and 2,400 spectators by October 2028; our last play had 1,500.',
      ],
      beneficiaries: 2418,
      methodology:
        'Eighteen cleaners meet a director and a writer for three hours a week, on paid time. The text grows from what they record on their rounds. It is played in the museum at 10 p.m., in three languages with surtitles. We count seats, and ask every spectator one question on the way out.',
      ...costs('$1 – $2 zł', 'pl-PL', [
        ['Wages of eighteen cleaners', 97_200],
        ['Director and writer', 84_000],
        ['Stage, light and surtitles', 61_500],
        ['24 performances', 48_000],
        ['Documentation', 9_300],
      ]),
      deadline: '2027-02-15',
      startDate: '2027-09-01',
      currency: 'PLN',
      projectDuration: 14,
      timeline:
        'September 2027 to March 2028: weekly meetings (director). April and May 2028: rehearsals. June to October 2028: 24 performances (producer).',
      sustainability:
        'The museum keeps the play on its programme for two seasons at its own cost. Six of the cleaners lead visitors through the night museum, for pay.',
      team: 'Director: Magda Lis. Writer: Serhii Kovalenko. Producer: Ewa Zielińska, half-time.',
    },
  ),
  clean(
    'reused-building-1911',
    'years of long ago, and a year in a name: Route 2020',
    {
      name: 'Lwazi Heritage Trust',
      location: 'Kimberley, South Africa',
      currency: 'ZAR',
      registrationNumber: '2009/014471/08',
      legalStatus: 'non-profit company',
    },
    {
      title: 'Platform 4: the railway quarter of 1911 as a school of crafts',
      grantId: 'HER-ZA-27-045',
      category: 'Arts & Culture',
      description:
        'The railway quarter of Kimberley was built in 1911 and given up in 1987. Of its 26 cottages nine have lost their roof since the Route 2020 plan promised to save them. Meanwhile 46% of people under 35 in the Northern Cape are without work (Stats SA, second quarter of 2026).',
      beneficiaries: 90,
      methodology:
        'Three groups of thirty apprentices learn lime plaster, joinery and sheet metal by restoring six cottages, under masters who did this work for the railways. The sector authority examines them. A finished cottage is let to a craft business, which takes two apprentices with it.',
      requestedAmount: 5_241_000,
      deadline: '2027-02-22',
      startDate: '2027-07-01',
      currency: 'ZAR',
      projectDuration: 30,
      budgetLines: [
        budgetLine(
          'stipends',
          'personnel',
          'Stipends of apprentices',
          { quantity: 90, unit: 'apprentices', price: 3_100, months: 8 },
          'Eight months each, at the rate of the public works program.',
        ),
        budgetLine(
          'masters',
          'personnel',
          'Masters',
          { quantity: 3, unit: 'people', price: 17_800, months: 25 },
          'One for each craft; no teaching in December and January.',
        ),
        budgetLine(
          'material',
          'supplies',
          'Material for cottages',
          { quantity: 6, unit: 'cottages', price: 246_000 },
          'Priced cottage by cottage by a heritage architect.',
        ),
        budgetLine(
          'exams',
          'evaluation',
          'Examinations',
          { quantity: 90, unit: 'examinations', price: 2_200 },
          'Fee of the sector authority.',
        ),
      ],
      outcomes: [
        outcomeRow({
          id: 'pass',
          outcome: 'Young people master a craft that is paid',
          indicator: 'apprentices who pass the examination',
          unit: 'apprentices',
          baseline: 0,
          of: 90,
          baselineDate: '2026-11',
          baselineSource: 'there is no such course',
          target: 72,
          targetDate: '2029-11',
          method: 'certificates',
          responsible: 'Lerato Seekoei',
          frequency: 'after each course',
        }),
        outcomeRow({
          id: 'roofs',
          outcome: 'The quarter stands',
          indicator: 'cottages without a roof',
          unit: 'cottages',
          baseline: 9,
          of: 26,
          baselineDate: '2026-08',
          baselineSource: 'our count',
          target: 3,
          targetDate: '2029-12',
          method: 'count',
          responsible: 'Lerato Seekoei',
          frequency: 'every year',
          direction: 'decrease',
        }),
      ],
      activities: [
        activityRow(
          'teach',
          'Teach three groups of thirty',
          'three masters',
          months('2-9', '12-19', '22-29'),
          ['pass'],
          ['stipends', 'masters', 'exams'],
        ),
        activityRow(
          'roof',
          'Restore six cottages',
          'three masters',
          months('3-10', '12-20', '22-30'),
          ['roofs', 'pass'],
          ['material'],
        ),
      ],
      people: [
        personRow(
          'lerato',
          'Lerato Seekoei',
          'Director',
          40,
          months('1-30'),
          'architect; restored the station of De Aar',
        ),
      ],
      mechanisms: [
        {
          id: 'rent',
          kind: 'earned_income',
          mechanism: 'Six let cottages bring R 21,000 a month',
          carriedBy: 'Lwazi Heritage Trust',
          from: '2030-01',
        },
      ],
    },
  ),
  clean(
    'american-short',
    'very short',
    {
      name: 'Second Story Readers',
      location: 'Duluth, Minnesota',
      mission: 'Grown-ups reading to grown-ups.',
    },
    {
      title: 'Reading aloud in eight nursing homes',
      grantId: 'ARTS-MN-27-88',
      category: 'Arts & Culture',
      description:
        'Eight nursing homes in Duluth house 610 people; staff say that 230 of them get no visitor in a month (our calls, October 2026). Thirty of our readers have time on Thursdays.',
      objectives: ['Read aloud to 230 residents every week by month 6; today it is 45.'],
      beneficiaries: 230,
      methodology:
        'Pairs of readers visit each home on Thursday for an hour, with short stories in large print. Activity directors keep a list of who came and who asked for more. New readers shadow for two visits.',
      ...costs('$1: $$2', 'en-US', [
        ['Coordinator, 10 hours a week, 12 months', 13_000],
        ['Large-print books', 1_850],
        ['Background checks', 900],
        ['Mileage', 1_250],
      ]),
      deadline: '2027-01-08',
      startDate: '2027-03-01',
      currency: 'USD',
      projectDuration: 12,
      timeline: lines(
        'Months 1-2: recruit 16 more readers (coordinator)',
        'Months 2-12: weekly reading (readers)',
      ),
      sustainability:
        'Homes pay $40 a month each from the second year, which covers books and mileage. Readers are volunteers.',
      team: 'Karin Aho, coordinator, 25%, a retired librarian. Forty-six readers.',
    },
  ),
];
