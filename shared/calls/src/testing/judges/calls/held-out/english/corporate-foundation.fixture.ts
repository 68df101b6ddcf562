import { type CallFixture, type LimitTruth, pagesOf } from '../../call-truth.ts';

const pages = pagesOf(
  `
HALDEN INSURANCE FOUNDATION          Safe Homes Grants          (confidential)
Safe Homes Grants 2027 - Request for proposals
Issued by the Halden Insurance Foundation
RFP no. HIF/SH/2027
1 PURPOSE AND AMOUNTS
1.1 The Foundation invites proposals that make homes safer from flood, fire
    and heat.
1.2 The Foundation will commit EUR 900 000 in 2027. Individual grants will be
    between EUR 15 000 and EUR 75 000.
1.3 Salaries may be funded up to EUR 30 000.
2 TIMETABLE
    Launch webinar                     18 January 2027
    Last day for questions             four weeks before
    Proposals due                      04/05/2027, noon CET
    Shortlist                          six weeks after
    Board decision                     summer 2027
3 WHO MAY APPLY
3.1 Charities, foundations, associations and social enterprises that
3.2 are registered in Ireland, the Netherlands, Belgium or Denmark;
3.3 can show three complete years of activity; and
3.4 had a turnover of at least EUR 50 000 in the last year.
3.5 Customers and suppliers of the Halden group, and companies in general,
    are excluded.

HALDEN INSURANCE FOUNDATION   Safe Homes Grants        - 1 -
`,
  `
HALDEN INSURANCE FOUNDATION          Safe Homes Grants          (confidential)
4 CONTENT OF THE PROPOSAL
Answer under the same numbers. The answers to 4.1 to 4.8 may not
exceed 6,000 characters in total, spaces included.
4.1 Who are the households you want to reach, and what puts them at risk?
4.2 What have others done about it, and what can you add?
4.3 Set out your approach. Attach a diagram if that helps.
4.4 State what you will deliver in each quarter.
4.5 How will you measure whether homes have become safer
HALDEN INSURANCE FOUNDATION   Safe Homes Grants        - 2 -
`,
  `
HALDEN INSURANCE FOUNDATION          Safe Homes Grants          (confidential)
 after one year?
4.6 Explain how volunteers of the Halden group could take part.
4.7 What could go wrong, and what would you do then?
4.8 How does the work go on after the grant?
4.9 Please give us one story (no names) that shows why this matters.
    At most 1,000 characters, not counting spaces.
5 BUDGET
5.1 Complete the budget table and explain each line above EUR 5 000.
5.2 The Foundation covers at most 70 % of the cost of a project.
6 ANNEXES REQUIRED
    (a) articles of association
    (b) accounts of the last two years
    (c) CVs of the project lead and of the person in charge of finance
7 ASSESSMENT
    Risk addressed 25        Approach 30
    Measurement 25           Team 20
8 LEGAL
8.1 The Foundation is not bound to fund any proposal.
8.2 Can proposals be changed once sent? They cannot.
HALDEN INSURANCE FOUNDATION   Safe Homes Grants        - 3 -
`,
);

/** Holds for several questions. */
const sharedLimit: LimitTruth = {
  text: 'The answers to 4.1 to 4.8 may not exceed 6,000 characters in total, spaces included.',
  at: [2, 3],
  maximum: 6000,
  unit: 'characters',
  spaces: 'counted',
  together: [1, 2, 3, 4, 5, 6, 7, 8],
};

export const corporateFoundation: CallFixture = {
  id: 'corporate-foundation',
  language: 'en',
  shape: 'corporate foundation',
  from: 'pdf',
  pages,
  truth: {
    title: { text: 'Safe Homes Grants 2027 - Request for proposals', at: [1, 2] },
    funder: { text: 'Halden Insurance Foundation', at: [1, 3] },
    reference: { text: 'HIF/SH/2027', at: [1, 4] },
    currency: 'EUR',
    least: { value: 15000, text: 'between EUR 15 000 and EUR 75 000', at: [1, 9] },
    most: { value: 75000, text: 'between EUR 15 000 and EUR 75 000', at: [1, 9] },
    deadline: {
      kind: 'ambiguous',
      readings: ['2027-05-04', '2027-04-05'],
      time: '12:00',
      zone: 'CET',
      text: '04/05/2027, noon CET',
      at: [1, 14],
    },
    eligibility: [
      {
        text: 'Charities, foundations, associations and social enterprises',
        at: [1, 18],
        kind: 'legal-form',
        forms: ['charity', 'foundation', 'association', 'social-enterprise'],
      },
      {
        text: 'are registered in Ireland, the Netherlands, Belgium or Denmark;',
        at: [1, 19],
        kind: 'country',
        countries: ['IE', 'NL', 'BE', 'DK'],
      },
      { text: 'can show three complete years of activity; and', at: [1, 20], kind: 'age', leastYears: 3 },
      {
        text: 'had a turnover of at least EUR 50 000 in the last year.',
        at: [1, 21],
        kind: 'income',
        least: 50000,
        currency: 'EUR',
      },
      {
        text: 'Customers and suppliers of the Halden group, and companies in general, are excluded.',
        at: [1, 22],
        kind: 'legal-form',
        forms: ['company'],
        excluded: true,
      },
      {
        text: 'The Foundation covers at most 70 % of the cost of a project.',
        at: [3, 10],
        kind: 'own-share',
        leastPercent: 30,
      },
    ],
    attachments: [
      { text: 'articles of association', at: [3, 12], required: true },
      { text: 'accounts of the last two years', at: [3, 13], required: true },
      { text: 'CVs of the project lead and of the person in charge of finance', at: [3, 14], required: true },
    ],
    criteria: [
      { text: 'Risk addressed 25', at: [3, 16], weight: 25 },
      { text: 'Approach 30', at: [3, 16], weight: 30 },
      { text: 'Measurement 25', at: [3, 17], weight: 25 },
      { text: 'Team 20', at: [3, 17], weight: 20 },
    ],
    questions: [
      {
        text: 'Who are the households you want to reach, and what puts them at risk?',
        at: [2, 5],
        section: 'CONTENT OF THE PROPOSAL',
        required: true,
        limit: sharedLimit,
      },
      {
        text: 'What have others done about it, and what can you add?',
        at: [2, 6],
        section: 'CONTENT OF THE PROPOSAL',
        required: true,
        limit: sharedLimit,
      },
      {
        text: 'Set out your approach. Attach a diagram if that helps.',
        at: [2, 7],
        section: 'CONTENT OF THE PROPOSAL',
        required: true,
        limit: sharedLimit,
      },
      {
        text: 'State what you will deliver in each quarter.',
        at: [2, 8],
        section: 'CONTENT OF THE PROPOSAL',
        required: true,
        limit: sharedLimit,
      },
      {
        text: 'How will you measure whether homes have become safer after one year?',
        at: [2, 9],
        section: 'CONTENT OF THE PROPOSAL',
        required: true,
        interrupted: true,
        limit: sharedLimit,
      },
      {
        text: 'Explain how volunteers of the Halden group could take part.',
        at: [3, 3],
        section: 'CONTENT OF THE PROPOSAL',
        required: true,
        limit: sharedLimit,
      },
      {
        text: 'What could go wrong, and what would you do then?',
        at: [3, 4],
        section: 'CONTENT OF THE PROPOSAL',
        required: true,
        limit: sharedLimit,
      },
      {
        text: 'How does the work go on after the grant?',
        at: [3, 5],
        section: 'CONTENT OF THE PROPOSAL',
        required: true,
        limit: sharedLimit,
      },
      {
        text: 'Please give us one story (no names) that shows why this matters.',
        at: [3, 6],
        section: 'CONTENT OF THE PROPOSAL',
        required: true,
        limit: {
          text: 'At most 1,000 characters, not counting spaces.',
          at: [3, 7],
          maximum: 1000,
          unit: 'characters',
          spaces: 'not-counted',
        },
      },
      {
        text: 'Complete the budget table and explain each line above EUR 5 000.',
        at: [3, 9],
        section: 'CONTENT OF THE PROPOSAL',
        required: true,
      },
    ],
    noQuestions: [{ text: 'Can proposals be changed once sent?', at: [3, 20] }],
    fields: [],
    otherDates: [
      { text: '18 January 2027', at: [1, 12] },
      { text: 'summer 2027', at: [1, 16] },
    ],
    otherAmounts: [
      { text: 'EUR 900 000', at: [1, 8] },
      { text: 'EUR 30 000', at: [1, 10] },
    ],
  },
};
