import type { ProposalSectionKey } from '@harambee/domain';

export interface ReviewerQuestion {
  section: ProposalSectionKey;
  id: string;
  question: string;
}

const ofSection = (section: ProposalSectionKey, questions: Record<string, string>): ReviewerQuestion[] =>
  Object.entries(questions).map(([id, question]) => ({ section, id: `${section}.${id}`, question }));

/**
 * What a reviewer looks for in each section. A person answers each with 0 (no), 1 (in part) or 2 (yes); the score of
 * a section is the share of the maximum, times ten. A strong proposal written by hand reaches 8 to 9.
 */
export const reviewerList: readonly ReviewerQuestion[] = [
  ...ofSection('executive_summary', {
    who: 'Is the applicant named with one reason to trust it?',
    problem: 'Does one figure say how bad the problem is, where and for whom?',
    solution: 'Can one say in a sentence what will be done?',
    change: 'Is the most important change stated from, to and by when?',
    ask: 'Are amount with currency, number of people, start and months given once and right?',
    last: 'Does it read as if written last: nothing in it that the sections do not bear out?',
    length: 'Does it fit on a page?',
  }),
  ...ofSection('project_description', {
    evidence: 'Does the need rest on at least two recent local figures, each with who says so and when?',
    causes: 'Are the causes named, and not the absence of the solution?',
    people: 'Are the people who are affected described with respect and without private details?',
    response: 'Does each part of the response answer a cause?',
    objectives: 'Has each objective who, one verb, from, to and a date?',
    difference: 'Is it clear why this and why now?',
    voice: 'Is it one voice, plain, each fact said once?',
  }),
  ...ofSection('methodology', {
    chain: 'Do inputs lead to activities, outputs, outcomes and impact without a gap?',
    how: 'Is it told for every activity how it is done, in which order and why so?',
    proof: 'Is there a reason to believe that it works: a pilot, a study, a standard?',
    owners: 'Is somebody responsible for each activity?',
    inclusion: 'Are women, people with disabilities and minorities reached by measures that one could check?',
    safeguarding: 'Is there a policy, a responsible person and a way to complain?',
    risks: 'Are three to six real risks given with likelihood, severity, what is done and by whom?',
    assumptions: 'Are the assumptions stated on which the chain depends?',
  }),
  ...ofSection('budget', {
    sum: 'Do the lines add up to the request, in one currency?',
    lines: 'Has each line quantity, unit, price and, where it is paid monthly, months?',
    reasons:
      'Does the narrative say for each category what it buys, for which activity and why at this price?',
    activities: 'Can every activity be paid from a line, and does every line serve one?',
    staff: 'Do posts and shares agree with the team?',
    evaluation: 'Are five to ten percent there for finding out what was reached, staff included?',
    indirect: 'Are indirect costs within the funder’s limit, and is other money named?',
  }),
  ...ofSection('timeline', {
    grid: 'Does the grid show each activity in exactly the months in which it happens?',
    inside: 'Is all of it inside the project, with calendar dates that follow from the start?',
    order: 'Does what depends on something else come after it?',
    owners: 'Is somebody responsible in each row?',
    milestones: 'Can one see where one would notice a delay?',
  }),
  ...ofSection('impact', {
    matrix: 'Has each outcome an indicator with unit, baseline with date and source, target with date?',
    method: 'Is it said for each indicator how, by whom and how often it is measured?',
    outcomes: 'Are changes for people measured, and not only what was delivered?',
    direction: 'Does every figure move the way it should?',
    use: 'Is it said what happens with the findings, and who hears them?',
    reach: 'Is it clear who benefits directly and how many they are?',
  }),
  ...ofSection('team', {
    posts: 'Is there for each person a post, a share of time and months?',
    fit: 'Does what each brings fit the task?',
    open: 'Are posts that are still open named as such, with what is looked for?',
    record: 'Are two earlier projects given with funder, year and a result in figures?',
    standing: 'Are registration, legal form and contact given in sentences?',
    oversight: 'Is it clear who answers for the grant?',
  }),
  ...ofSection('sustainability', {
    mechanisms: 'Are at least two mechanisms named, each with who carries it and from when?',
    money: 'Is it shown with a figure that the money will be enough?',
    promise: 'Is there a proof, such as a letter, an agreement or a decision with its date?',
    after: 'Is it honest about what ends with the grant?',
  }),
];
