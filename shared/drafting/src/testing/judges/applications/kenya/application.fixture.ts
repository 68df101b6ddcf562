import { paragraphs, today } from '../../building.ts';
import type { Application, PlannedOrganization } from '../../typed-plan.ts';
import { kenyaBudget } from './budget.fixture.ts';
import { kenyaPlan } from './plan.fixture.ts';

export const majiKwanza: PlannedOrganization = {
  name: 'Maji Kwanza Turkana',
  mission: 'No family in Turkana should spend half a day fetching water that makes its children ill.',
  location: 'Lodwar, Kenya',
  foundedYear: 2012,
  sdgs: [6, 3, 5],
  website: 'https://majikwanza.example',
  description:
    'We are 14 staff in two offices, Lodwar and Lokichar. Since 2012 we have drilled or repaired 47 water points in Turkana South and Loima, and 41 of them still give water.',
  registrationNumber: 'OP.218/051/12-0417/8123',
  legalStatus: 'non-governmental organization registered under the Public Benefit Organizations Act',
  contactName: 'Samuel Ewoi Lopeyok',
  contactEmail: 'director@majikwanza.example',
  contactPhone: '+254 54 221 0417',
  currency: 'KES',
  facts: [
    {
      name: 'Audited income',
      value: 79_200_000,
      unit: 'Kenyan shillings',
      date: '2025-12-31',
      source: 'audited accounts 2025, Otieno & Partners',
    },
    {
      name: 'Water points in working order',
      value: 41,
      unit: 'of 47 water points',
      date: '2026-08-31',
      source: 'our own functionality survey',
    },
  ],
};

/** Short sentences, figures first: written by an engineer. */
export const kenya: Application = {
  organization: majiKwanza,
  savedOn: today,
  profileSavedOn: today,
  proposal: {
    title: 'Eight boreholes that stay on: water for 9,600 people in Loima',
    grantId: 'WASH-2027-031',
    organization: majiKwanza.name,
    category: 'Community Development',
    description: paragraphs(
      'Loima has eight villages without a single protected source. 9,600 people live there. In September 2026 we surveyed 384 households with the county water office: 1,150 people, one in eight, used a protected source within one kilometre. Everyone else digs in the bed of the Kawalathe river.',
      'The walk is long. On a dry-season day a woman spends 3.5 hours fetching water, and what she brings home gives each person 4.5 litres for drinking, cooking and washing. Clinics at Lokore and Nadapal recorded 410 cases of watery diarrhoea in children under five in 2025 (Ministry of Health registers).',
      'Two things keep it so. First, the water is deep: the shallow wells dug in 2016 dried up within three years because nobody had surveyed the ground. Secondly, nobody paid for upkeep. The county counted 61 broken pumps in Loima in 2024; in 52 cases the spare part cost less than 15,000 shillings, and no committee had collected the money (Turkana County Water Directorate, 2024).',
      'So we do both jobs at once. We drill where the survey finds water, and no drill moves before the village has an association that is registered, collects fees and shows its books. Half of its officers are women, because women fetch the water and lose most when a pump stands still.',
    ),
    objectives: [],
    beneficiaries: 9600,
    methodology: paragraphs(
      'The work goes two villages at a time. That keeps one drilling rig and one team of three community mobilizers busy without a break, and each pair of villages learns from the mistakes of the pair before it.',
      'A licensed hydrogeologist surveys all eight sites before we sign for any drilling. We pay the contractor by the metre and only for a borehole that yields at least 1.5 cubic metres an hour in a 24-hour pumping test. The county laboratory tests the water for fluoride and salt; a borehole that fails is capped.',
      'Each borehole gets a solar pump set, a raised tank of 10 cubic metres and a kiosk with four taps. There is no diesel to buy. The pump set is the one that mechanics in Lodwar already know, and the dealer there keeps spare parts.',
      'The association comes first. Mobilizers spend four weeks in a village: an open assembly, a map of who fetches water where, an election by secret ballot, a constitution. Its officers then learn bookkeeping and its two mechanics learn to service the pump. Hygiene sessions follow once the kiosk is open, because washing hands with 4.5 litres a day is asking too much.',
    ),
    requestedAmount: 49_451_120,
    deadline: '2027-01-29',
    budget: '',
    budgetLines: kenyaBudget,
    indirectCost: { rate: 700, cap: 1_000 },
    projectDuration: 24,
    timeline: '',
    sustainability: '',
    team: '',
    startDate: '2027-04-01',
    currency: 'KES',
    ...kenyaPlan,
  },
};
