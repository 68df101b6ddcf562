import { paragraphs, today } from '../../building.ts';
import type { Application, PlannedOrganization } from '../../typed-plan.ts';
import { ghanaBudget } from './budget.fixture.ts';
import { ghanaPlan } from './plan.fixture.ts';

export const tiyumba: PlannedOrganization = {
  name: 'Tiyumba Girls’ Education Network',
  mission:
    'To see every girl in the Northern Region complete junior high school able to read, respected at school and safe on her way there.',
  location: 'Tamale, Ghana',
  foundedYear: 2009,
  sdgs: [4, 5],
  website: 'https://tiyumba.example',
  description:
    'The Network brings together 86 teachers, nurses and mothers’ groups across four districts of the Northern Region. It has accompanied 3,900 girls through junior high school since 2009, and its work in Savelugu began in 2017 at the invitation of the municipal education directorate.',
  registrationNumber: 'CG061092014',
  legalStatus:
    'company limited by guarantee, registered as a non-profit with the Non-Profit Organisation Secretariat',
  contactName: 'Abena Osei-Tutu',
  contactEmail: 'programmes@tiyumba.example',
  contactPhone: '+233 37 202 4419',
  currency: 'GHS',
  facts: [
    {
      name: 'Girls accompanied through junior high school',
      value: 3_900,
      unit: 'girls',
      date: '2026-07-31',
      source: 'programme register',
    },
  ],
};

/** Long periods and subordinate clauses, the third person: written by somebody with a doctorate. */
export const ghana: Application = {
  organization: tiyumba,
  savedOn: today,
  profileSavedOn: today,
  proposal: {
    title: 'Staying to the end: completion, reading and safety for girls in twenty schools of Savelugu',
    grantId: 'EDU/2027/GEC-118',
    organization: tiyumba.name,
    category: 'Education',
    description: paragraphs(
      'Although enrolment of girls in the first year of junior high school in Savelugu has equalled that of boys since 2021, the two part company soon afterwards: of the girls who enrolled in 2023, 58% completed the third year in July 2026, against 77% of the boys (Ghana Education Service, EMIS 2026). The loss is concentrated in twenty schools, which between them enrol 2,400 girls.',
      'The reasons, as set out by the girls themselves in the study that the University for Development Studies carried out with 312 of them (UDS, 2025), reinforce one another. Levies and exercise books that are nominally free cost a household about GHS 940 a year; a girl misses 11 days in each term, most of them during menstruation, because twelve of the twenty schools have no washroom that locks; and a girl who cannot follow the lesson, as is true of the 69% who do not read English at the level of their grade, has little reason to insist on staying. Pregnancy is more often the consequence of leaving than its cause, yet only 14% of those who give birth ever return.',
      'The Network therefore proposes to act on cost, on dignity and on reading together, in the same schools and for the same girls, since each measure taken alone was found by the study to fade within a year. What joins them is a mentor: a woman from the community, known to the parents, who notices an absence within the week and knows where a girl at risk can be referred.',
    ),
    objectives: [],
    beneficiaries: 2400,
    methodology: paragraphs(
      'The intervention rests on a sequence that the Network tried out in four schools between 2023 and 2025. A mentor is chosen by the parent-teacher association of each school, is trained for ten days, and meets the girls of her school in groups of at most thirty, once a week, during the hour that the timetable reserves for clubs. Absences of more than three days lead to a home visit; disclosures of violence or early marriage lead, within 48 hours, to the municipal social welfare officer, by a written route that each school displays.',
      'Reading is taught in those same weekly groups, with levelled readers in Dagbani and English, according to the method of teaching at the right level, which the teachers of the municipality already know from the basic schools. Bursaries are paid to the school rather than to the household, upon attendance of at least 80% in the preceding term, so that the payment itself rewards presence; a committee on which two pupils sit decides upon exceptions.',
      'Washrooms are constructed by artisans of the municipality according to the drawings of the Ghana Education Service, and handed over to the school’s management committee together with a maintenance ledger. Durbars, held three times in each community over the life of the project, allow chiefs, queen mothers and fathers to hear the figures of their own school and to commit themselves publicly.',
    ),
    requestedAmount: 3_199_068,
    deadline: '2027-02-26',
    budget: '',
    budgetLines: ghanaBudget,
    indirectCost: { rate: 800, cap: 1_000 },
    projectDuration: 36,
    timeline: '',
    sustainability: '',
    team: '',
    startDate: '2027-09-01',
    currency: 'GHS',
    ...ghanaPlan,
  },
};
