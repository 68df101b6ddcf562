import { type CallFixture, pagesOf } from '../../call-truth.ts';

const pages = pagesOf(
  `
United for Shorelines Facility            SMALL GRANTS WINDOW
Small grants for coastal communities: project proposal template
Implementing agency: United for Shorelines Facility
Call no.: USF/SGW/09
Ceiling of a grant: USD 50,000. Typical planning grants are smaller (USD 2,000 to 5,000).
In-kind and cash contributions of the applicant must amount to no less than half of the total project cost.

Notes to applicants
a) Only community-based organizations and national non-governmental organizations may apply.
b) The project site must be in Fiji, Samoa, Tonga or Vanuatu.
c) The project must lie within biodiversity, fisheries or coastal protection.
Proposals reach the National Coordinator by 5 p.m. Suva time, Friday 26 February 2027.
The National Committee meets on 14 April 2027. Projects may start from 1 June 2027.
The proposal must not be longer than ten pages without annexes.

SECTION A: PROJECT RATIONALE AND APPROACH
A.1 Project summary (max. 150 words)
State the problem, what will be done, where and with whom.
A.2 What is the environmental problem that the project addresses, and what causes it? (max. 300 words)
A.3 Describe the community that will implement the project, including the role of women, youth and
persons with disabilities. (max. 250 words)
A.4 Objective and expected results
One objective, not more than four results; each result has an indicator with baseline and target.
A.5 Which activities lead to each result? Use the table.
Result 1 ............ Activity 1.1 ............ Month ......
Result 2 ............ Activity 2.1 ............ Month ......

SECTION B: RISK, MONITORING, SUSTAINABILITY
B.1 Identify the major risk factors that could result in the project not producing the expected results.
Not to exceed 200 words.
B.2 Describe how the community will take part in monitoring and evaluation. Not to exceed 200 words.
B.3 How will results be sustained once the grant has been spent? Not to exceed 200 words.
B.4 If the proposal asks for equipment above USD 3,000, explain who will own and maintain it.

SECTION C: BUDGET
C.1 Provide the total budget by year and by source, in local currency and in USD.
C.2 Briefly justify staff and administrative costs. Up to 800 characters.

Attachments
[ ] Certificate of registration
[ ] Map of the site
[ ] Minutes of the community meeting that approved the proposal
[ ] Photographs (if available)

FREQUENTLY ASKED
What is a community-based organization? A group that ...
May two villages apply together? Yes, with one lead.
Who owns what we write? You do.
USF/SGW/09                                         page 1
`,
);

export const unSmallGrant: CallFixture = {
  id: 'un-small-grant',
  language: 'en',
  shape: 'UN small grant',
  from: 'docx',
  pages,
  truth: {
    title: { text: 'Small grants for coastal communities: project proposal template', at: [1, 2] },
    funder: { text: 'United for Shorelines Facility', at: [1, 3] },
    reference: { text: 'USF/SGW/09', at: [1, 4] },
    currency: 'USD',
    most: { value: 50000, text: 'USD 50,000', at: [1, 5] },
    deadline: {
      kind: 'stated',
      date: '2027-02-26',
      time: '17:00',
      zone: 'Pacific/Fiji',
      text: '5 p.m. Suva time, Friday 26 February 2027',
      at: [1, 12],
    },
    eligibility: [
      {
        text: 'In-kind and cash contributions of the applicant must amount to no less than half of the total project cost.',
        at: [1, 6],
        kind: 'own-share',
        leastPercent: 50,
      },
      {
        text: 'Only community-based organizations and national non-governmental organizations may apply.',
        at: [1, 9],
        kind: 'legal-form',
        forms: ['non-profit', 'community-group'],
      },
      {
        text: 'The project site must be in Fiji, Samoa, Tonga or Vanuatu.',
        at: [1, 10],
        kind: 'country',
        countries: ['FJ', 'WS', 'TO', 'VU'],
      },
      {
        text: 'The project must lie within biodiversity, fisheries or coastal protection.',
        at: [1, 11],
        kind: 'sector',
        sectors: ['environment', 'fisheries'],
      },
    ],
    attachments: [
      { text: 'Certificate of registration', at: [1, 40], required: true },
      { text: 'Map of the site', at: [1, 41], required: true },
      { text: 'Minutes of the community meeting that approved the proposal', at: [1, 42], required: true },
      { text: 'Photographs (if available)', at: [1, 43], required: false },
    ],
    criteria: [],
    questions: [
      {
        text: 'Project summary',
        at: [1, 17],
        section: 'SECTION A: PROJECT RATIONALE AND APPROACH',
        required: true,
        limit: { text: '(max. 150 words)', at: [1, 17], maximum: 150, unit: 'words' },
        help: { text: 'State the problem, what will be done, where and with whom.', at: [1, 18] },
      },
      {
        text: 'What is the environmental problem that the project addresses, and what causes it?',
        at: [1, 19],
        section: 'SECTION A: PROJECT RATIONALE AND APPROACH',
        required: true,
        limit: { text: '(max. 300 words)', at: [1, 19], maximum: 300, unit: 'words' },
      },
      {
        text: 'Describe the community that will implement the project, including the role of women, youth and persons with disabilities.',
        at: [1, 20],
        section: 'SECTION A: PROJECT RATIONALE AND APPROACH',
        required: true,
        limit: { text: '(max. 250 words)', at: [1, 21], maximum: 250, unit: 'words' },
      },
      {
        text: 'Objective and expected results',
        at: [1, 22],
        section: 'SECTION A: PROJECT RATIONALE AND APPROACH',
        required: true,
        help: {
          text: 'One objective, not more than four results; each result has an indicator with baseline and target.',
          at: [1, 23],
        },
      },
      {
        text: 'Which activities lead to each result? Use the table.',
        at: [1, 24],
        section: 'SECTION A: PROJECT RATIONALE AND APPROACH',
        required: true,
      },
      {
        text: 'Identify the major risk factors that could result in the project not producing the expected results.',
        at: [1, 29],
        section: 'SECTION B: RISK, MONITORING, SUSTAINABILITY',
        required: true,
        limit: { text: 'Not to exceed 200 words.', at: [1, 30], maximum: 200, unit: 'words' },
      },
      {
        text: 'Describe how the community will take part in monitoring and evaluation.',
        at: [1, 31],
        section: 'SECTION B: RISK, MONITORING, SUSTAINABILITY',
        required: true,
        limit: { text: 'Not to exceed 200 words.', at: [1, 31], maximum: 200, unit: 'words' },
      },
      {
        text: 'How will results be sustained once the grant has been spent?',
        at: [1, 32],
        section: 'SECTION B: RISK, MONITORING, SUSTAINABILITY',
        required: true,
        limit: { text: 'Not to exceed 200 words.', at: [1, 32], maximum: 200, unit: 'words' },
      },
      {
        text: 'If the proposal asks for equipment above USD 3,000, explain who will own and maintain it.',
        at: [1, 33],
        section: 'SECTION B: RISK, MONITORING, SUSTAINABILITY',
        required: false,
      },
      {
        text: 'Provide the total budget by year and by source, in local currency and in USD.',
        at: [1, 36],
        section: 'SECTION C: BUDGET',
        required: true,
      },
      {
        text: 'Briefly justify staff and administrative costs.',
        at: [1, 37],
        section: 'SECTION C: BUDGET',
        required: true,
        limit: { text: 'Up to 800 characters.', at: [1, 37], maximum: 800, unit: 'characters' },
      },
    ],
    noQuestions: [
      { text: 'What is a community-based organization?', at: [1, 46] },
      { text: 'May two villages apply together?', at: [1, 47] },
      { text: 'Who owns what we write?', at: [1, 48] },
    ],
    fields: [],
    otherDates: [
      { text: '14 April 2027', at: [1, 13] },
      { text: '1 June 2027', at: [1, 13] },
    ],
    otherAmounts: [{ text: 'USD 2,000 to 5,000', at: [1, 5] }],
  },
};
