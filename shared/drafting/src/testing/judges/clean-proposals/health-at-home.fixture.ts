import { lines } from '../building.ts';
import { clean, costs } from './clean-proposal.ts';

export const cleanHealthAtHome = [
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
