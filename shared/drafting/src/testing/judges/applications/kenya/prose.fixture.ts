import { lines, paragraphs } from '../../building.ts';
import type { Application } from '../../typed-plan.ts';
import { kenya } from './application.fixture.ts';

const { description, title, grantId, organization, category, beneficiaries } = kenya.proposal;
const { requestedAmount, deadline, projectDuration, startDate, currency } = kenya.proposal;

/** The same project in lines and lists, as an engineer types it. */
export const kenyaProse: Application = {
  organization: kenya.organization,
  savedOn: kenya.savedOn,
  profileSavedOn: kenya.profileSavedOn,
  proposal: {
    title,
    grantId,
    organization,
    category,
    beneficiaries,
    requestedAmount,
    deadline,
    projectDuration,
    startDate,
    currency,
    description,
    objectives: [
      'Raise the number of people who use a protected source within one kilometre from 1,150 to 8,700 of 9,600 by February 2029.',
      'Cut the time a woman spends fetching water on a dry-season day from 3.5 hours to 1 hour by February 2029.',
      'Raise water used by each person from 4.5 litres to 15 litres a day by February 2029.',
      'Reduce watery diarrhoea in children under five at the clinics of Lokore and Nadapal from 410 cases a year in 2025 to 250 in 2028.',
      'Have 8 water user associations, at least half of whose officers are women, collecting fees and publishing accounts by December 2028. There are none today, and 21% of committee officers are women.',
    ],
    methodology: paragraphs(
      kenya.proposal.methodology,
      lines(
        'How we measure:',
        '- Household survey of 384 households, month 12 and month 23: distance, time and litres. Peter Ekidor.',
        '- Copies of the clinic registers, every month: diarrhoea. Peter Ekidor.',
        '- Check of ledgers and notice boards, every quarter: associations. Alice Nakiru.',
      ),
      lines(
        'Risks:',
        '- A borehole is dry or too salty (medium, high impact). Two sites are surveyed for each village and the contractor is paid only for water. Owner: project engineer.',
        '- An association stops collecting fees (medium, high impact). Accounts go on the notice board every quarter and the mobilizer calls an assembly after one missed quarter. Owner: Alice Nakiru.',
        '- Drought drives herders from outside to the new kiosks (high, medium impact). Troughs stand apart from the taps. Owner: Joseph Lokol.',
      ),
      'Safeguarding: staff and contractors sign a code of conduct, and a free telephone line takes complaints in Ngaturkana. Alice Nakiru is responsible under our Safeguarding Policy 2025. Every kiosk has a ramp and one tap at 70 centimetres.',
    ),
    budget: lines(
      'Project engineer, 80%: 0.8 x 210,000 x 24 months = KES 4,032,000',
      'Community mobilizers: 3 x 62,000 x 24 months = KES 4,464,000',
      'Monitoring officer, 50%: 0.5 x 120,000 x 24 months = KES 1,440,000',
      'Hydrogeological survey: 8 sites x 95,000 = KES 760,000',
      'Drilling and casing of boreholes: 8 x 1,450,000 = KES 11,600,000 (price by tender; we pay by the metre)',
      'Pumping tests and water analysis: 8 x 145,000 = KES 1,160,000',
      'Solar pump sets: 8 x 1,560,000 = KES 12,480,000',
      'Tanks and water kiosks: 8 x 640,000 = KES 5,120,000',
      'Training of associations and mechanics: 8 x 185,000 = KES 1,480,000',
      'Fuel and upkeep of one vehicle: 85,000 x 24 months = KES 2,040,000',
      'Household surveys: 2 x 540,000 = KES 1,080,000',
      'Audit of the grant: 2 x 280,000 = KES 560,000',
      'Indirect cost, 7%: KES 3,235,120',
      'Total: KES 49,451,120',
    ),
    timeline: lines(
      'Months 1-3: survey of the ground at all eight sites (hydrogeologist)',
      'Months 1-4 and 9-12: form and register the associations, two villages at a time (mobilizers)',
      'Months 4-7 and 13-16: drill and test eight boreholes (project engineer)',
      'Months 6-9 and 15-18: install solar pump sets, tanks and kiosks (project engineer)',
      'Months 8-11 and 17-20: train officers and sixteen mechanics (mobilizers)',
      'Months 9-22: hygiene sessions at every kiosk (mobilizers)',
      'Months 12 and 23: household survey (monitoring officer)',
    ),
    sustainability: paragraphs(
      'Each water user association collects a fee of 5 shillings per 20-litre jerrycan from December 2027. That pays the mechanics and leaves about 9,000 shillings a month for repairs.',
      'Two mechanics live in each village and are paid by the repair. From April 2029 the county repairs what costs more than 100,000 shillings, as agreed in writing in August 2026.',
    ),
    team: lines(
      'Esther Ekaale Lokwang, project engineer, 80%. Civil engineer, has supervised 31 boreholes in Turkana since 2014.',
      'Peter Ekidor, monitoring officer, 50%. Public health officer from Loima, ran our surveys of 2023 and 2026.',
      'Three community mobilizers, full-time: Alice Nakiru, Joseph Lokol and one to be recruited.',
      'Dr Beatrice Wafula, hydrogeologist, months 1-3, under contract.',
      'Samuel Ewoi Lopeyok, director, 10%, paid by our own funds.',
    ),
  },
};
