import { lines, paragraphs } from '../../building.ts';
import type { Application } from '../../typed-plan.ts';
import { bangladesh } from './application.fixture.ts';

const { description, methodology, title, grantId, organization, category, beneficiaries } =
  bangladesh.proposal;
const { requestedAmount, deadline, projectDuration, startDate, currency } = bangladesh.proposal;

/** The same project in typed tables and numbered points. */
export const bangladeshProse: Application = {
  organization: bangladesh.organization,
  savedOn: bangladesh.savedOn,
  profileSavedOn: bangladesh.profileSavedOn,
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
      'Reduce newborn mortality from 28 to 20 deaths per 1,000 live births by December 2029, measured by verbal autopsy of every reported newborn death, conducted by the medical coordinator.',
      'Train, certify and equip 180 female community health workers by December 2027.',
      'Increase newborns visited by a trained worker within 48 hours of birth from 22% to 75% by November 2029.',
      'Increase births with a skilled attendant from 37% to 60% by November 2029.',
      'Cut median time to reach the upazila health complex in the monsoon from 5.5 to 2.5 hours by September 2029.',
    ],
    methodology: paragraphs(
      methodology,
      lines(
        'Indicator | Method | By whom | How often',
        'Newborn deaths per 1,000 live births | Verbal autopsies | Medical coordinator | Every month',
        'Workers certified | Certificates of the Civil Surgeon | Medical coordinator | End of each course',
        'Newborns visited within 48 hours | Phone forms | Nurse supervisors | Every month',
        'Skilled attendance | Household survey | Data officer | Months 15 and 29',
        'Time to health complex | Boat log | Medical coordinator | Monthly, June to September',
      ),
      lines(
        'Risk | Likelihood | Impact | Mitigation | Owner',
        'A flash flood destroys boats or kits | Medium | High | Boats are insured, and kits are kept above the flood mark of 2022 | Abdul Malek',
        'Workers leave after certification | Medium | Medium | Committees name two reserves in each union | Shirin Akter',
        'Deaths at home are not reported | High | High | Imams and birth attendants report to the committee | Dr. Farhana Yasmin',
      ),
      'Safeguarding: PSEAH Policy 2024; a hotline outside our line of management receives complaints, and each is answered within 72 hours (Dr. Farhana Yasmin).',
    ),
    budget: lines(
      'Item | Quantity | Unit cost (BDT) | Months | Total (BDT)',
      'Medical coordinator | 1 | 95,000 | 30 | 2,850,000',
      'Nurse supervisors | 6 | 42,000 | 30 | 7,560,000',
      'Allowance of community health workers | 180 | 3,500 | 24 | 15,120,000',
      'Training of community health workers | 180 | 14,500 | | 2,610,000',
      'Newborn visit kits | 180 | 8,200 | | 1,476,000',
      'Phones with the visit form | 186 | 13,500 | | 2,511,000',
      'Boat ambulances | 3 | 1,150,000 | | 3,450,000',
      'Crews and fuel of boat ambulances | 3 | 48,000 | 24 | 3,456,000',
      'Meetings of union health committees | 180 | 4,000 | | 720,000',
      'Household surveys | 2 | 1,280,000 | | 2,560,000',
      'Verbal autopsies | 420 | 1,800 | | 756,000',
      'Data officer, 60% | 0.6 | 52,000 | 30 | 936,000',
      'External audit | 3 | 210,000 | | 630,000',
      'Indirect cost, 10% | | | | 4,463,500',
    ),
    timeline: lines(
      'Activity | Months | Responsible',
      'Select, train and certify 180 health workers | 1-6 | Medical coordinator',
      'Build and launch three boat ambulances | 2-6 | Operations manager',
      'Equip workers with kits and phones | 5-6 | Data officer',
      'Visit pregnant women and newborns at home | 7-30 | Health workers',
      'Verbal autopsies | 1-30 | Medical coordinator',
      'Household surveys | 15, 29 | Data officer',
      'Review of the handover with the Civil Surgeon | 18 | Medical coordinator',
      'Hand over supervision | 24-30 | Medical coordinator',
    ),
    sustainability: lines(
      '1. The upazila health offices absorb 79 of the 180 workers into vacant sanctioned posts from July 2029, under the memorandum of September 2026.',
      '2. Union councils pay crews and fuel of the boats from January 2030.',
      '3. Family welfare visitors trained beside our nurses take over monthly supervision from June 2029.',
    ),
    team: lines(
      'Name | Role | Time',
      'Dr. Farhana Yasmin | Medical coordinator | 100%',
      'Shirin Akter | Nurse supervisor | 100%',
      'To be recruited (five) | Nurse supervisors | 100%',
      'Tanvir Hossain | Data officer | 60%',
      'Abdul Malek | Operations manager | 15%, our own contribution',
      'Six nurse supervisors in all support 30 workers each.',
    ),
  },
};
