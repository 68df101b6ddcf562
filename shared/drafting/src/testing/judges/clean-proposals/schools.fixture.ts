import { budgetLine, lines, months } from '../building.ts';
import { activityRow, clean, costs, outcomeRow, personRow, riskRow } from './clean-proposal.ts';

export const cleanSchools = [
  clean(
    'phonics-in-mzimba',
    'a baseline of 2019, before schools closed',
    {
      name: 'Mzimba Reading Circle',
      location: 'Mzimba, Malawi',
      mission: 'Every child reads by ten.',
      foundedYear: 2013,
    },
    {
      title: 'Reading by ten in thirty schools of Mzimba',
      grantId: 'READ-AF-27',
      category: 'Education',
      description:
        'In 2019 a test of 600 pupils in thirty schools of Mzimba found that 24% of pupils in Standard 4 could read a short paragraph in Chitumbuka. When schools opened again after 2020 it was 15%, and in October 2026 it was 18% (Mzimba North District Education Office). Teachers are willing, but nobody has shown them how to teach letters and sounds, and there is one book for eleven children.',
      objectives: [
        'Raise the share of Standard 4 pupils who read a short paragraph from 18% in 2026 to 45% by November 2028.',
        'Train 90 teachers of thirty schools in phonics by December 2027.',
      ],
      beneficiaries: 4500,
      methodology:
        'Three teachers of each school learn phonics for six days in the holidays and are visited by a coach in every second week. Each classroom receives a box of 60 readers that were written by teachers in Mzimba. The District Education Office tests twenty pupils of each school every November, as it did in 2019 and 2026, so that the figures can be compared.',
      ...costs('$1: USD $2', 'en-US', [
        ['Two reading coaches, 24 months at 620 each', 29_760],
        ['Holiday courses for 90 teachers', 16_200],
        ['Boxes of readers, 90 at 140', 12_600],
        ['Two yearly tests', 6_400],
        ['Motorcycle fuel', 4_800],
      ]),
      deadline: '2027-01-31',
      startDate: '2027-04-01',
      currency: 'USD',
      projectDuration: 24,
      timeline: lines(
        'Months 1-2: readers are printed (coordinator)',
        'Month 5 and month 9: holiday courses (coaches)',
        'Months 6-24: coaching in every second week (coaches)',
        'Months 8 and 20: reading test (District Education Office)',
      ),
      sustainability:
        'The District Education Office has named two of its primary education advisers, who travel with our coaches from the second year and continue the visits afterwards. Readers belong to the schools, and parents’ committees repair them.',
      team: 'Grace Mhango, coordinator (25%, paid by our members). Two reading coaches (full-time): Chimwemwe Nyirenda, a teacher for fourteen years, and one to be recruited.',
    },
  ),
  clean(
    'school-meals-dominica',
    'an office telephone and mail address of the organization in the text',
    {
      name: 'Kalinago School Meals Trust',
      location: 'Salybia, Dominica',
      mission: 'A cooked lunch from our own gardens on every school day.',
      contactPhone: '+1 767 555 0142',
      contactEmail: 'office@kalinagomeals.example',
    },
    {
      title: 'Lunch from the territory: gardens and kitchens for four schools',
      grantId: 'CARIB-FOOD-2027-3',
      category: 'Youth Development',
      description:
        'Four primary schools of the Kalinago Territory serve lunch on two days a week, for 310 pupils; on the other three, one child in four brings nothing (head teachers’ count, May 2026). The food that is served comes by ship, although farmers next door leave dasheen in the ground for want of a buyer. The Trust can be reached at its office in Salybia, +1 767 555 0142, or by mail to office@kalinagomeals.example.',
      objectives: [
        'Serve a cooked lunch on five days a week instead of two, for all 310 pupils, by January 2028.',
      ],
      beneficiaries: 310,
      methodology:
        'We equip two kitchens, contract 28 farmers who deliver at a price fixed for each term, and lay out a garden at each of the four schools, where the upper classes have science lessons. The school nurse of the health district, Ms. Lucette Darroux, checks the menus; the cooks keep a daily count of plates, which the Trust adds up every Friday.',
      ...costs('- $1 = EC$ $2', 'en-US', [
        ['Stoves and cold boxes for two kitchens', 38_600],
        ['Four cooks, 12 months', 62_400],
        ['Food from 28 farmers', 71_300],
        ['Tools and seedlings', 9_200],
        ['Accounts', 3_500],
      ]),
      deadline: '2027-02-12',
      startDate: '2027-06-01',
      currency: 'XCD',
      projectDuration: 12,
      timeline: lines(
        'June to August 2027: kitchens are fitted and contracts with farmers are signed (manager)',
        'September 2027: gardens are dug with the upper classes (head teachers)',
        'September 2027 to May 2028: lunches, with the third, fourth and fifth day added in September, November and January (cooks)',
      ),
      sustainability:
        'The Ministry of Education pays the four cooks from September 2028, as its letter of 5 October 2026 says. Parents who can pay give EC$ 2 a lunch.',
      team: 'Marvlyn Valmond is manager (50%). Four cooks work half days. Farmers are represented by Garth Auguste, chair of the growers’ group.',
    },
  ),
  clean(
    'part-year-teachers',
    'teachers are paid for ten months of twelve; one person fills two posts at 40% each',
    {
      name: 'Fjellheim Language Cafés',
      location: 'Bodø, Norway',
      mission: 'People who arrive learn the language among neighbors.',
      registrationNumber: '914 552 871',
      legalStatus: 'voluntary association',
      currency: 'NOK',
    },
    {
      title: 'Evening classes for 140 newcomers in Bodø',
      grantId: 'IMDI-27-208',
      category: 'Education',
      description:
        'Newcomers in Bodø wait seven months for a place on a language course (municipality, September 2026), and those who work in the fish plant cannot attend in the daytime at all. Of 140 workers whom the plant asked in March 2026, 121 wanted an evening class, and 26 had one.',
      beneficiaries: 140,
      methodology:
        'Classes meet on two evenings a week, in the canteen of the plant and in the library, from August to May: the harbor is too busy in June and July. Each class of fourteen has one teacher and four volunteers. Everybody sets a goal, such as a driving licence or a form filled without help, and the class works for these goals.',
      requestedAmount: 836_000,
      deadline: '2027-03-01',
      startDate: '2027-08-01',
      currency: 'NOK',
      projectDuration: 24,
      budgetLines: [
        budgetLine(
          'teachers',
          'personnel',
          'Two teachers, 40% each',
          { quantity: 0.8, unit: 'posts', price: 42_000, months: 20 },
          'Ten months in each of two school years.',
        ),
        budgetLine(
          'leader',
          'personnel',
          'Coordination, 40%',
          { quantity: 0.4, unit: 'post', price: 15_000, months: 24 },
          'The association pays the rest of the salary.',
        ),
        budgetLine(
          'places',
          'supplies',
          'Course books',
          { quantity: 140, unit: 'sets', price: 100 },
          'One set for each learner; the second volume is lent.',
        ),
        budgetLine(
          'tests',
          'evaluation',
          'Language tests',
          { quantity: 60, unit: 'tests', price: 100 },
          'For those who want a certificate, at half of the official fee.',
        ),
      ],
      outcomes: [
        outcomeRow({
          id: 'level',
          outcome: 'Newcomers can speak for themselves at work and at the doctor’s',
          indicator: 'learners who reach level A2 or higher',
          unit: '%',
          baseline: 19,
          baselineDate: '2026-03',
          baselineSource: 'survey of the fish plant',
          target: 65,
          targetDate: '2029-05',
          method: 'language test',
          responsible: 'Kari Nilsen',
          frequency: 'each May',
        }),
      ],
      activities: [
        activityRow(
          'classes',
          'Hold ten evening classes',
          'Kari Nilsen',
          months('1-10', '13-22'),
          ['level'],
          ['teachers', 'places', 'leader'],
        ),
        activityRow('test', 'Test the learners', 'Amina Warsame', months(10, 22), ['level'], ['tests']),
      ],
      people: [
        personRow(
          'kari-teacher',
          'Kari Nilsen',
          'Teacher',
          40,
          months('1-10', '13-22'),
          'teacher of Norwegian for 18 years',
        ),
        personRow(
          'kari-leader',
          'Kari Nilsen',
          'Coordinator',
          40,
          months('1-24'),
          'founded the language cafés',
        ),
        personRow(
          'amina',
          'Amina Warsame',
          'Teacher',
          40,
          months('1-10', '13-22'),
          'learned the language here herself',
        ),
      ],
      risks: [
        riskRow(
          'shifts',
          'The plant changes its shifts',
          ['high', 'medium'],
          'each class exists on two evenings',
          'Kari Nilsen',
        ),
      ],
      mechanisms: [
        {
          id: 'plant',
          kind: 'partner',
          mechanism: 'The plant pays one class a year for its own workers',
          carriedBy: 'Salten Sjømat',
          from: '2029-08',
        },
      ],
    },
  ),
  clean(
    'gross-enrolment',
    'a gross enrolment ratio above 100%, rightly so',
    {
      name: 'Fundación Aulas Abiertas',
      location: 'Quetzaltenango, Guatemala',
      mission: 'No child repeats a grade for want of attention.',
    },
    {
      title: 'Second chance classes for over-age pupils in Quetzaltenango',
      grantId: 'EDU-CA-2027-041',
      category: 'Education',
      description:
        'The gross enrolment ratio of first grade in the municipality is 118%, because so many children repeat it: 31% of pupils in the first three grades are two years or more too old (Ministerio de Educación, anuario 2025). A pupil who repeats twice costs the state three places and usually leaves at twelve.',
      objectives: [
        'Bring the gross enrolment ratio of first grade from 118% to 105% by October 2029, by moving 840 over-age pupils to the grade of their age.',
      ],
      beneficiaries: 840,
      methodology:
        'Over-age pupils of fourteen schools follow a class of their own in the afternoon for one year, in groups of 20, with two grades in one. Teachers use the accelerated curriculum that the ministry approved in 2023. At the end of the year the school’s own commission decides on promotion, and we follow each pupil for a further year through the register of the school.',
      ...costs('$1: Q $2', 'en-US', [
        ['Fourteen afternoon teachers, 3 years of 10 months', 1_512_000],
        ['Books for 840 pupils at Q 185', 155_400],
        ['Pedagogical advisor, half-time, 36 months', 189_000],
        ['Follow-up in school registers', 64_800],
      ]),
      deadline: '2027-04-15',
      startDate: '2027-11-01',
      currency: 'GTQ',
      projectDuration: 36,
      timeline: lines(
        'Nov 2027 - Jan 2028: selection of pupils and training of teachers (advisor)',
        'Jan - Oct 2028, Jan - Oct 2029, Jan - Oct 2030: afternoon classes (teachers)',
        'Oct 2028, Oct 2029, Oct 2030: promotion and follow-up in the registers (advisor)',
      ),
      sustainability:
        'The departmental directorate assigns the fourteen afternoon posts to its own payroll from January 2031, in steps that are agreed in the convenio of 2 September 2026. The accelerated curriculum is official and needs no licence.',
      team: 'Lic. Marta Ixcoy, pedagogical advisor (half-time), wrote the accelerated curriculum for mathematics. Fourteen teachers are selected by the directorate.',
    },
  ),
  clean(
    'braille-press',
    'none',
    {
      name: 'Zambia Braille Press Society',
      location: 'Lusaka, Zambia',
      mission: 'The same books on the same day.',
    },
    {
      title: 'Textbooks in Braille for Grades 5 to 7',
      grantId: 'INCL-ZM-11',
      category: 'Technology',
      description:
        'There are 1,260 blind pupils in Zambian primary schools (Ministry of Education, 2025), and for Grades 5 to 7 not one current textbook exists in Braille. Pupils listen while others read, and at the Grade 7 examination 29% of them pass, against 67% of all pupils.',
      objectives: [
        'Publish all 24 textbooks of Grades 5 to 7 in Braille by August 2028, where there are none now.',
      ],
      beneficiaries: 1260,
      methodology:
        'Two transcribers convert the publishers’ files with free software; every page is read by a blind proofreader. The press prints 60 copies of each title, which the ministry’s trucks bring to 41 schools with the ordinary books. We count books on the shelves in each school once a year and ask teachers which pages are worn.',
      ...costs('$1, ZMW $2', 'en-US', [
        ['Two transcribers, 18 months', 387_000],
        ['Proofreader, 18 months', 153_000],
        ['Paper and binding, 1,440 copies at 190', 273_600],
        ['Service of the embosser', 58_000],
        ['Shelf count in 41 schools, twice', 36_900],
      ]),
      deadline: '2027-02-28',
      startDate: '2027-05-01',
      currency: 'ZMW',
      projectDuration: 18,
      timeline:
        'Months 1 to 14: transcription and proofreading. Months 4 to 16: printing. Months 9 and 18: shelf count in all schools.',
      sustainability:
        'The files stay with the ministry, which has put reprints into its textbook budget from 2029. The press earns a third of its cost by printing bank statements.',
      team: 'Moses Banda manages the press. Transcribers: Ireen Phiri and Lubasi Mwale, both full-time. Proofreader: Joseph Tembo, who taught at a school for the blind until 2024.',
    },
  ),
];
