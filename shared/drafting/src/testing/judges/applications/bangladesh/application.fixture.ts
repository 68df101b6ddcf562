import { lines, paragraphs, today } from '../../building.ts';
import type { Application, PlannedOrganization } from '../../typed-plan.ts';
import { bangladeshBudget } from './budget.fixture.ts';
import { bangladeshPlan } from './plan.fixture.ts';

export const shasthyaSetu: PlannedOrganization = {
  name: 'Haor Shasthya Setu',
  mission:
    'Bring skilled maternal and newborn care to every household of the Sunamganj haor, in every season.',
  location: 'Sunamganj, Bangladesh',
  foundedYear: 2004,
  sdgs: [3, 5],
  website: 'https://haorsetu.example',
  description:
    'Haor Shasthya Setu runs five outpatient centers and two boat clinics with a staff of 112, of whom 71 are women. In 2025 its centers recorded 64,300 consultations.',
  registrationNumber: 'NGOAB-1987',
  legalStatus: 'non-governmental organization registered with the NGO Affairs Bureau',
  contactName: 'Dr. Farhana Yasmin',
  contactEmail: 'grants@haorsetu.example',
  contactPhone: '+880 871 55 210',
  currency: 'BDT',
  facts: [
    {
      name: 'Consultations in a year',
      value: 64_300,
      unit: 'consultations',
      date: '2025-12-31',
      source: 'annual report 2025',
    },
  ],
};

/** Clinical and compact, American spelling, numbered points: written by a physician. */
export const bangladesh: Application = {
  organization: shasthyaSetu,
  savedOn: today,
  profileSavedOn: today,
  proposal: {
    title: 'First 28 Days: community health workers for newborns in the Sunamganj haor',
    grantId: 'MNH-BD-2027-06',
    organization: shasthyaSetu.name,
    category: 'Healthcare',
    description: paragraphs(
      'Newborn mortality in three upazilas of the Sunamganj haor was 28 deaths per 1,000 live births in 2025, against 20 nationally (our verbal autopsies and birth register, 2025; BDHS 2022). The target population is 48,200: 36,700 women aged 15 to 49 and 11,500 infants expected over 30 months.',
      'Verbal autopsies of 118 newborn deaths in 2025 assigned 41 to birth asphyxia, 37 to infection and 26 to complications of preterm birth; 14 remained undetermined. Three delays explain most of them:',
      lines(
        '1. Recognition. 22% of newborns were visited by a trained worker within 48 hours of birth (household survey, 2025).',
        '2. Transport. Median time to reach the upazila health complex in the monsoon was 5.5 hours (boat log, June to September 2025).',
        '3. Care. 37% of births had a skilled attendant (household survey, 2025). The public system has 61 community health worker posts filled of 140 sanctioned.',
      ),
      'The response matches the delays: a trained woman in each cluster of about 60 households who visits within 48 hours, recognizes danger signs and calls; a boat that comes; a nurse who supervises both.',
    ),
    objectives: [],
    beneficiaries: 48_200,
    methodology: paragraphs(
      'Selection. 180 women with at least eight years of schooling are selected by union health committees, ten in each of 18 unions. Training follows the national curriculum for community health workers: 12 days of classroom, 6 days of clinical practice, certification by the Civil Surgeon.',
      'Visits. Each worker registers pregnancies, makes four antenatal visits and visits every newborn on days 1, 3, 7 and 28. A phone form with the national danger-sign algorithm decides: treat at home, call the supervisor, or refer. Visits to newborns below 2,500 g are doubled.',
      'Supervision. Six nurse supervisors each support 30 workers, accompany every worker once a month, and review all referrals weekly.',
      'Referral. Three boat ambulances, stationed by median travel time, answer day and night from June to October and by road-and-boat relay in the dry season. Fuel is prepaid so that no family is asked for money before departure.',
      'Review. A verbal autopsy is conducted within six weeks of every reported newborn death. The medical coordinator assigns the cause, and the union committee hears the finding without names.',
    ),
    requestedAmount: 49_098_500,
    deadline: '2027-01-17',
    budget: '',
    budgetLines: bangladeshBudget,
    indirectCost: { rate: 1_000, cap: 1_000 },
    projectDuration: 30,
    timeline: '',
    sustainability: '',
    team: '',
    startDate: '2027-07-01',
    currency: 'BDT',
    ...bangladeshPlan,
  },
};
