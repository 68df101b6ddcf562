import { lines, paragraphs } from '../../building.ts';
import type { Application } from '../../typed-plan.ts';
import { ghana } from './application.fixture.ts';

const { description, methodology, title, grantId, organization, category, beneficiaries } = ghana.proposal;
const { requestedAmount, deadline, projectDuration, startDate, currency } = ghana.proposal;

/** The same project in continuous prose, with nothing set out in a list. */
export const ghanaProse: Application = {
  organization: ghana.organization,
  savedOn: ghana.savedOn,
  profileSavedOn: ghana.profileSavedOn,
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
      'By July 2030, 85% of the girls enrolled in the first year of junior high school will complete the third, compared with 58% in July 2026.',
      'By June 2030, 60% of girls will read English at the level of their grade, compared with 31% in November 2025.',
      'By June 2030, the days that a girl is absent in a term will have fallen from 11 to 4.',
      'By December 2028, all 20 schools will display and use a written referral route, which none does at present.',
      'By June 2030, half of the girls who give birth while enrolled will return to school within a year; in 2025 it was 14%.',
    ],
    methodology: paragraphs(
      methodology,
      'Completion is established from the completion records of the twenty schools every July. Reading is tested by means of EGRA, with 400 girls drawn by lot, once in each school year, and it is Dr Rahinatu Mahama of the University for Development Studies who is responsible for the test. Absence is taken from the attendance registers every term by the field coordinators; the referral routes are inspected with a checklist, twice a year, by the municipal girls’ education officer. Returns after birth are counted every term in the case files of the mentors, which carry no names.',
      'Two risks deserve mention. It may happen that mentors leave for paid work elsewhere, which is moderately likely, and against which each parent-teacher association chooses a deputy, who attends the training too; Ibrahim Alhassan watches over this. It may also be that fathers regard bursaries as favouring girls over their sons, for which reason the figures of the school are discussed at the durbar before the first bursary is paid, under the responsibility of Abena Osei-Tutu.',
    ),
    budget: paragraphs(
      'Of the GHS 3,199,068 requested, the programme manager, for half of her time over 36 months at GHS 11,200, accounts for GHS 201,600; two field coordinators at GHS 6,400 a month for GHS 460,800; the accountant, for a quarter of her time, for GHS 68,400; and the stipends of 20 mentors, GHS 450 in each of 30 months, for GHS 270,000.',
      'Training of mentors comes to GHS 79,500 for three courses; readers and exercise books to GHS 116,000 for twenty schools; bursaries to GHS 882,000, that is 300 girls in each of three years at GHS 980; washrooms to GHS 408,000 for twelve schools; and durbars to GHS 114,000 for sixty of them.',
      'Two motorbikes cost GHS 57,000 and their fuel and servicing GHS 64,800. The independent evaluation, in three rounds of GHS 62,000, costs GHS 186,000 and the external audit GHS 54,000. Indirect costs at 8% of the direct costs of GHS 2,962,100 amount to GHS 236,968.',
    ),
    timeline: lines(
      'Year 1, Quarter 1: mentors are chosen by the parent-teacher associations and trained under Abena Osei-Tutu.',
      'Year 1, Quarter 2 to Year 1, Quarter 4: referral routes are agreed, displayed and rehearsed in every school.',
      'From Year 1, Quarter 2 onwards, throughout each school year: weekly groups for reading and mentoring, led by the mentors.',
      'Year 1, Quarter 2; Year 2, Quarter 1; Year 3, Quarter 1: bursaries are paid by the accountant.',
      'Months 5 to 14: washrooms are built in the twelve schools that have none.',
      'Months 9 and 10, 21 and 22, 33 and 34: reading tests and independent evaluation.',
    ),
    sustainability:
      'The municipal education directorate takes the stipends of the mentors into its budget from September 2028, one third in each year, as its letter of October 2026 promises. School management committees maintain the washrooms from a levy that parents set each year. Forty class teachers learn the reading method beside the mentors and go on teaching it once the grant has ended.',
    team: paragraphs(
      'The project is managed by Abena Osei-Tutu, who gives half of her time to it and who brings twelve years in girls’ education, among them the pilot in four schools between 2023 and 2025. She is supported by two field coordinators, of whom Ibrahim Alhassan, formerly head teacher of a junior high school in Savelugu, is already in post and the other is to be recruited, both full time; and by the accountant, Mercy Adongo, for a quarter of her time. Twenty mentors work in the schools.',
      'Dr Rahinatu Mahama of the University for Development Studies serves as independent evaluator. Safeguarding is the responsibility of Abena Osei-Tutu: mentors are vetted by the police and report within 48 hours under the Child Protection Policy, revised 2025.',
    ),
  },
};
