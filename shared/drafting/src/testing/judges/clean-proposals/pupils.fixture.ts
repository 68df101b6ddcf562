import { lines } from '../building.ts';
import { clean, costs } from './clean-proposal.ts';

export const cleanPupils = [
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
        'Bring the gross enrolment ratio of first grade from 118% to 105% by October 2030, by moving 840 over-age pupils to the grade of their age.',
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
