import { type CallFixture, type LimitTruth, pagesOf } from '../../call-truth.ts';

const pages = pagesOf(
  `
Tallow Bay Community Foundation
Neighbors First: application for a grant of general support
Form NF-3 (revised)      NF-2027-SPRING
Read the guidelines before you start.
DEADLINES
Spring cycle  Letters of inquiry due January 15, 2027
              Full applications due March 1, 2027 by 5:00 PM Pacific
              Site visits April 5-16, 2027
              Awards announced May 14, 2027
GRANT SIZE
Grants average $12,000; the maximum is $30,000. The minimum is $2,500.
Requests may not exceed 25% of the organization's annual operating budget.
ELIGIBILITY
501(c)(3) public charities or groups with a fiscal sponsor
Serving residents of Tallow, Marsh or Corrin County
Operating budget of $750,000 or less
At least one full year of operations

SECTION ONE - ORGANIZATION
1a. Mission statement [50 words]
1b. History and main accomplishments [200 words]
1c. Describe the people you serve: ages, places, languages, incomes. [200 words]
1d. How do the people you serve take part in your decisions? [150 words]

SECTION TWO - REQUEST
2a. How would general support strengthen your work this year? [300 words]
We trust you to know where money is needed most. Tell us what you would do first.
2b. What would you not be able to do without this grant? [100 words]
2c. Name up to three results that you will report to us. [150 words]
2d. Describe one thing that did not work last year and what you learned from it. [150 words]

SECTION THREE - EQUITY AND PEOPLE
Answers in this section: 250 words maximum for each question.
3a. Board and staff: how far do they reflect the community?
3b. What are you doing to become more accessible?
3c. Demographic table (optional)

ATTACH IN THIS ORDER
1. IRS determination letter
2. Current operating budget
3. Board list with affiliations
4. Most recent Form 990, if you file one
HOW WE DECIDE
Fit with priorities (35 points), strength of the organization (35 points), voice of the community (30 points)
WHAT HAPPENS NEXT?
Will I be told if I am declined? Always, with the reason.
May I speak with program staff first? Please do.
`,
);

/** Holds for several questions. */
const sharedLimit: LimitTruth = {
  text: 'Answers in this section: 250 words maximum for each question.',
  at: [1, 33],
  maximum: 250,
  unit: 'words',
};

export const communityFoundationWord: CallFixture = {
  id: 'community-foundation-word',
  language: 'en',
  shape: "community foundation's Word form",
  from: 'docx',
  pages,
  truth: {
    title: { text: 'Neighbors First: application for a grant of general support', at: [1, 2] },
    funder: { text: 'Tallow Bay Community Foundation', at: [1, 1] },
    reference: { text: 'NF-2027-SPRING', at: [1, 3] },
    currency: 'USD',
    least: { value: 2500, text: 'minimum is $2,500', at: [1, 11] },
    most: { value: 30000, text: 'maximum is $30,000', at: [1, 11] },
    deadline: {
      kind: 'stated',
      date: '2027-03-01',
      time: '17:00',
      zone: 'America/Los_Angeles',
      text: 'March 1, 2027 by 5:00 PM Pacific',
      at: [1, 7],
    },
    eligibility: [
      {
        text: "Requests may not exceed 25% of the organization's annual operating budget.",
        at: [1, 12],
        kind: 'share-of-income',
        mostPercent: 25,
      },
      { text: '501(c)(3) public charities', at: [1, 14], kind: 'legal-form', forms: ['non-profit'] },
      { text: 'Serving residents of Tallow, Marsh or Corrin County', at: [1, 15], kind: 'other' },
      {
        text: 'Operating budget of $750,000 or less',
        at: [1, 16],
        kind: 'income',
        most: 750000,
        currency: 'USD',
      },
      { text: 'At least one full year of operations', at: [1, 17], kind: 'age', leastYears: 1 },
    ],
    attachments: [
      { text: 'IRS determination letter', at: [1, 39], required: true },
      { text: 'Current operating budget', at: [1, 40], required: true },
      { text: 'Board list with affiliations', at: [1, 41], required: true },
      { text: 'Most recent Form 990, if you file one', at: [1, 42], required: false },
    ],
    criteria: [
      { text: '35 points', at: [1, 44], weight: 35 },
      { text: '35 points', at: [1, 44], weight: 35 },
      { text: '30 points', at: [1, 44], weight: 30 },
    ],
    questions: [
      {
        text: 'Mission statement',
        at: [1, 20],
        section: 'SECTION ONE - ORGANIZATION',
        required: true,
        limit: { text: '[50 words]', at: [1, 20], maximum: 50, unit: 'words' },
      },
      {
        text: 'History and main accomplishments',
        at: [1, 21],
        section: 'SECTION ONE - ORGANIZATION',
        required: true,
        limit: { text: '[200 words]', at: [1, 21], maximum: 200, unit: 'words' },
      },
      {
        text: 'Describe the people you serve: ages, places, languages, incomes.',
        at: [1, 22],
        section: 'SECTION ONE - ORGANIZATION',
        required: true,
        limit: { text: '[200 words]', at: [1, 22], maximum: 200, unit: 'words' },
      },
      {
        text: 'How do the people you serve take part in your decisions?',
        at: [1, 23],
        section: 'SECTION ONE - ORGANIZATION',
        required: true,
        limit: { text: '[150 words]', at: [1, 23], maximum: 150, unit: 'words' },
      },
      {
        text: 'How would general support strengthen your work this year?',
        at: [1, 26],
        section: 'SECTION TWO - REQUEST',
        required: true,
        limit: { text: '[300 words]', at: [1, 26], maximum: 300, unit: 'words' },
        help: {
          text: 'We trust you to know where money is needed most. Tell us what you would do first.',
          at: [1, 27],
        },
      },
      {
        text: 'What would you not be able to do without this grant?',
        at: [1, 28],
        section: 'SECTION TWO - REQUEST',
        required: true,
        limit: { text: '[100 words]', at: [1, 28], maximum: 100, unit: 'words' },
      },
      {
        text: 'Name up to three results that you will report to us.',
        at: [1, 29],
        section: 'SECTION TWO - REQUEST',
        required: true,
        limit: { text: '[150 words]', at: [1, 29], maximum: 150, unit: 'words' },
      },
      {
        text: 'Describe one thing that did not work last year and what you learned from it.',
        at: [1, 30],
        section: 'SECTION TWO - REQUEST',
        required: true,
        limit: { text: '[150 words]', at: [1, 30], maximum: 150, unit: 'words' },
      },
      {
        text: 'Board and staff: how far do they reflect the community?',
        at: [1, 34],
        section: 'SECTION THREE - EQUITY AND PEOPLE',
        required: true,
        limit: sharedLimit,
      },
      {
        text: 'What are you doing to become more accessible?',
        at: [1, 35],
        section: 'SECTION THREE - EQUITY AND PEOPLE',
        required: true,
        limit: sharedLimit,
      },
      {
        text: 'Demographic table',
        at: [1, 36],
        section: 'SECTION THREE - EQUITY AND PEOPLE',
        required: false,
        limit: sharedLimit,
      },
    ],
    noQuestions: [
      { text: 'Will I be told if I am declined?', at: [1, 46] },
      { text: 'May I speak with program staff first?', at: [1, 47] },
    ],
    fields: [],
    otherDates: [
      { text: 'January 15, 2027', at: [1, 6] },
      { text: 'April 5-16, 2027', at: [1, 8] },
      { text: 'May 14, 2027', at: [1, 9] },
    ],
    otherAmounts: [{ text: '$12,000', at: [1, 11] }],
  },
};
