import { lines, paragraphs } from '../../building.ts';
import type { Application } from '../../typed-plan.ts';
import { london } from './application.fixture.ts';

const { description, methodology, title, grantId, organization, category, beneficiaries } = london.proposal;
const { requestedAmount, deadline, projectDuration, startDate, currency } = london.proposal;

/** The same project in prose with calendar dates and pounds. */
export const londonProse: Application = {
  organization: london.organization,
  savedOn: london.savedOn,
  profileSavedOn: london.profileSavedOn,
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
      '120 young people (aged 14 to 21) complete at least 20 weeks each by July 2029.',
      'Their mean score of wellbeing (SWEMWBS) rises from 19.6 to 22.5 points by July 2029.',
      '60% are in creative work, training or further study six months after their group, up from 34% of those who left in 2025, by August 2029.',
      '30 paid placements completed by August 2029.',
    ],
    methodology: paragraphs(
      methodology,
      'What could go wrong? Attendance drops after the first weeks: shorter sessions in exam season, a meal every time and a call the same day (Sam). Employers withdraw when a job is cut: three employers are held ready beyond the fifteen (Marcia). A young person comes to harm or discloses it: two checked adults are in every room and the safeguarding lead answers her phone until midnight (Joy). The Saturday studio is sold: the borough library has promised its hall in writing (Marcia).',
      'Safeguarding first, always: enhanced DBS checks for everyone, two adults in every room, under our Safeguarding Policy, reviewed September 2026. Joy Adeyemi is the designated lead.',
    ),
    budget: paragraphs(
      'People: programme lead, 60% for 24 months, £49,680; evaluation and learning manager, 30%, £23,760; National Insurance and pension, £9,180.',
      'Artists: lead artist, 96 days at £250, £24,000; guest artists, 120 sessions at £140, £16,800.',
      'Young people: travel and hot meals, £95 each, £11,400; wages on placement, 30 at £480, £14,400; access costs, £6,600.',
      'Making the work: studio hire, 80 weeks at £210, £16,800; materials, instruments and costume, £6,400; eight public performances at £850, £6,800.',
      'Learning and accounts: outside review, £5,500; independent examination, £1,800. Overheads at 10% of £193,120: £19,312. We’re asking for £212,432. Southwark Council adds £48,000, which isn’t in these figures.',
    ),
    timeline: lines(
      'September and October 2027, September and October 2028: finding young people (Marcia Bennett)',
      'October 2027 to July 2028 and October 2028 to July 2029: six groups of twenty, twice a week (Dele Akinwale)',
      'November 2027 to July 2028 and November 2028 to July 2029: coaching (Marcia Bennett)',
      'February and March 2028, June and July 2028, February and March 2029, June and July 2029: public performances (Dele Akinwale)',
      'April to August 2028 and April to August 2029: paid placements (Marcia Bennett)',
    ),
    sustainability:
      'From September 2029 Southwark Council commissions two groups a year at £28,000 each. We hire out the printworks on weekdays, which brought in £31,500 last year and can bring in £50,000. And twelve graduates of the first year, paid as assistant artists, lead groups in the third.',
    team: paragraphs(
      'Marcia Bennett is programme lead (60%). She founded Backstairs in 2014 after eleven years as a youth worker in Southwark. Sam O’Connell is evaluation and learning manager (30%), a trained researcher who set up our register and the pilot’s interviews.',
      'Dele Akinwale is lead artist: a director and sound designer, once a member himself, with us for 96 days. Joy Adeyemi, designated safeguarding lead and access coordinator (20%), is a social worker by training.',
    ),
  },
};
