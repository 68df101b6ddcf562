import { type CallFixture, pagesOf } from '../../call-truth.ts';

const pages = pagesOf(
  `
Tab:	READ ME
Fund	Connected Classrooms Fund
Donor	Merrow & Vale Trust
Ref	CCF-R3
Round opens	2027-01-11
Round closes	2027-04-09 17:00 EAT
Smallest grant	USD 20k
Largest grant	USD 150k
Pot	USD 2m
Note	Answer in column F. Do not merge or move cells.
Note	Rows in grey are filled in by us
Note	Can't open the sheet? Mail ccf@merrowvale.example
`,
  `
No	Section	Question	Guidance	Limit	Required
1	Applicant	Legal name of the applicant			Y
2	Applicant	Which country or countries are you registered in?	Kenya, Uganda, Malawi, Zambia only		Y
3	Applicant	Annual income, last audited year (USD)	The grant per year may not be more than 40% of it		Y
4	Applicant	Track record with digital learning	Name programmes, years, numbers of learners	250 words	Y
5	Project	What will you do in how many schools?	Public schools only	300 words	Y
6	Project	Why these schools?	Use official data where there is any	200 words	Y
7	Project	Theory of change	Inputs to impact. A picture may be sent besides	2500 chars incl spaces	Y
8	Project	How do girls and learners with disabilities benefit?		200 words	Y
9	Project	Teachers: who trains them, for how long?		1200 chars excl spaces	Y
10	Results	Headline indicator, baseline, target	One row each; at most five		Y
11	Results	Evaluation plan		250 words	Y
12	Results	Research partner	If any	80 words	N
13	Money	Cost per learner per year, and how you arrived at it		150 words	Y
14	Money	Other funders of this project		a few lines	N
`,
  `
Doc	Required
Registration certificate	Y
Audited accounts, two years	Y
Letter from the education authority	Y
Child protection policy	N
Doc	Send as PDF, one file each
`,
  `
Criterion	Weight
Learning gains	30
Reach to those left out	25
Cost	25
Organisation	20
Eligibility	Registered not-for-profit
Eligibility	Founded at least 5 years ago
Eligibility	Works in education
`,
);

export const spreadsheetQuestions: CallFixture = {
  id: 'spreadsheet-questions',
  language: 'en',
  shape: 'spreadsheet of questions',
  from: 'xlsx',
  pages,
  truth: {
    title: { text: 'Connected Classrooms Fund', at: [1, 2] },
    funder: { text: 'Merrow & Vale Trust', at: [1, 3] },
    reference: { text: 'CCF-R3', at: [1, 4] },
    currency: 'USD',
    least: { value: 20000, text: 'USD 20k', at: [1, 7] },
    most: { value: 150000, text: 'USD 150k', at: [1, 8] },
    deadline: {
      kind: 'stated',
      date: '2027-04-09',
      time: '17:00',
      zone: 'Africa/Nairobi',
      text: '2027-04-09 17:00 EAT',
      at: [1, 6],
    },
    eligibility: [
      {
        text: 'Kenya, Uganda, Malawi, Zambia only',
        at: [2, 3],
        kind: 'country',
        countries: ['KE', 'UG', 'MW', 'ZM'],
      },
      {
        text: 'The grant per year may not be more than 40% of it',
        at: [2, 4],
        kind: 'share-of-income',
        mostPercent: 40,
      },
      { text: 'Registered not-for-profit', at: [4, 6], kind: 'legal-form', forms: ['non-profit'] },
      { text: 'Founded at least 5 years ago', at: [4, 7], kind: 'age', leastYears: 5 },
      { text: 'Works in education', at: [4, 8], kind: 'sector', sectors: ['education'] },
    ],
    attachments: [
      { text: 'Registration certificate', at: [3, 2], required: true },
      { text: 'Audited accounts, two years', at: [3, 3], required: true },
      { text: 'Letter from the education authority', at: [3, 4], required: true },
      { text: 'Child protection policy', at: [3, 5], required: false },
    ],
    criteria: [
      { text: 'Learning gains', at: [4, 2], weight: 30 },
      { text: 'Reach to those left out', at: [4, 3], weight: 25 },
      { text: 'Cost', at: [4, 4], weight: 25 },
      { text: 'Organisation', at: [4, 5], weight: 20 },
    ],
    questions: [
      { text: 'Legal name of the applicant', at: [2, 2], section: 'Applicant', required: true },
      {
        text: 'Which country or countries are you registered in?',
        at: [2, 3],
        section: 'Applicant',
        required: true,
        help: { text: 'Kenya, Uganda, Malawi, Zambia only', at: [2, 3] },
      },
      {
        text: 'Annual income, last audited year (USD)',
        at: [2, 4],
        section: 'Applicant',
        required: true,
        help: { text: 'The grant per year may not be more than 40% of it', at: [2, 4] },
      },
      {
        text: 'Track record with digital learning',
        at: [2, 5],
        section: 'Applicant',
        required: true,
        help: { text: 'Name programmes, years, numbers of learners', at: [2, 5] },
        limit: { text: '250 words', at: [2, 5], maximum: 250, unit: 'words' },
      },
      {
        text: 'What will you do in how many schools?',
        at: [2, 6],
        section: 'Project',
        required: true,
        help: { text: 'Public schools only', at: [2, 6] },
        limit: { text: '300 words', at: [2, 6], maximum: 300, unit: 'words' },
      },
      {
        text: 'Why these schools?',
        at: [2, 7],
        section: 'Project',
        required: true,
        help: { text: 'Use official data where there is any', at: [2, 7] },
        limit: { text: '200 words', at: [2, 7], maximum: 200, unit: 'words' },
      },
      {
        text: 'Theory of change',
        at: [2, 8],
        section: 'Project',
        required: true,
        help: { text: 'Inputs to impact. A picture may be sent besides', at: [2, 8] },
        limit: {
          text: '2500 chars incl spaces',
          at: [2, 8],
          maximum: 2500,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: 'How do girls and learners with disabilities benefit?',
        at: [2, 9],
        section: 'Project',
        required: true,
        limit: { text: '200 words', at: [2, 9], maximum: 200, unit: 'words' },
      },
      {
        text: 'Teachers: who trains them, for how long?',
        at: [2, 10],
        section: 'Project',
        required: true,
        limit: {
          text: '1200 chars excl spaces',
          at: [2, 10],
          maximum: 1200,
          unit: 'characters',
          spaces: 'not-counted',
        },
      },
      {
        text: 'Headline indicator, baseline, target',
        at: [2, 11],
        section: 'Results',
        required: true,
        help: { text: 'One row each; at most five', at: [2, 11] },
      },
      {
        text: 'Evaluation plan',
        at: [2, 12],
        section: 'Results',
        required: true,
        limit: { text: '250 words', at: [2, 12], maximum: 250, unit: 'words' },
      },
      {
        text: 'Research partner',
        at: [2, 13],
        section: 'Results',
        required: false,
        help: { text: 'If any', at: [2, 13] },
        limit: { text: '80 words', at: [2, 13], maximum: 80, unit: 'words' },
      },
      {
        text: 'Cost per learner per year, and how you arrived at it',
        at: [2, 14],
        section: 'Money',
        required: true,
        limit: { text: '150 words', at: [2, 14], maximum: 150, unit: 'words' },
      },
      {
        text: 'Other funders of this project',
        at: [2, 15],
        section: 'Money',
        required: false,
        uncountable: { text: 'a few lines', at: [2, 15] },
      },
    ],
    noQuestions: [{ text: "Can't open the sheet?", at: [1, 12] }],
    fields: [],
    otherDates: [{ text: '2027-01-11', at: [1, 5] }],
    otherAmounts: [{ text: 'USD 2m', at: [1, 9] }],
  },
};
