import { type CallFixture, pagesOf } from '../../call-truth.ts';

const pages = pagesOf(
  `
Skip to main content
Home > Grants > Apply > Form
You have 59 minutes left in this session. Save your work often.

Bright Rivers Fund: application form 2027
Larkspur Hill Foundation
Call reference: BRF-2027-02

What we fund
We give grants of between £5,000 and £25,000 for work that brings people
back to their rivers. The Foundation has set aside £1.2 million for this round.

Who can apply
- You must be a registered charity or a community interest company.
- You must have been running for at least two years.
- Your income last year must lie between £10,000 and £1 million.
- Your work must take place in the United Kingdom.

Closing date: noon on Monday 15 March 2027
We opened for applications on 4 January 2027 and will let you know by 28 May 2027.

Fields marked * are mandatory.

About your organisation
Name of organisation *
Charity or company number *
Please tell us what your organisation does and who it works with. *
Give us an idea of your size: staff, volunteers, members.
Maximum 1,000 characters
1000 characters remaining

What is your experience of working with rivers, streams or wetlands? *
Maximum 1,500 characters (including spaces)
1500 characters remaining

About your project
Project title *
Which stretch of river will you work on, and why that one? *
Maximum 1,500 characters (including spaces)
1500 characters remaining

Describe what you will do, step by step. *
We like to see when each step happens and who leads it. You do not need to send a separate work
plan.
Maximum 3,000 characters (including spaces)
3000 characters remaining

How have local people shaped this project? *
Maximum 1,500 characters (including spaces)
1500 characters remaining

What will be different for people and for the river by the end? *
Three changes at most.
Maximum 2,000 characters (including spaces)
2000 characters remaining

Is there anything else we should know? (optional)
Maximum 500 characters
500 characters remaining

Money
How much are you asking us for? *
Whole pounds, no commas.
How will you spend the grant? *
List each cost on a line of its own, with how you worked it out.
Maximum 1,000 characters
1000 characters remaining

Uploads
Your latest annual accounts (PDF) *
Your safeguarding policy *
Letters of support, up to three (optional)

Need help?
Can we apply for more than one project? No, one each round.
Do you fund salaries? Yes, if they belong to the project.
Can I save my form and return to it later? Yes. You will get a link by e-mail.
Write to grants@larkspurhill.example or call 01632 960 555.

Save   |   Save and continue   |   Submit
(c) Larkspur Hill Foundation. How do we use your data? Read our privacy statement.
`,
);

export const foundationWebForm: CallFixture = {
  id: 'foundation-web-form',
  language: 'en',
  shape: 'foundation web form',
  from: 'pasted',
  pages,
  truth: {
    title: { text: 'Bright Rivers Fund: application form 2027', at: [1, 5] },
    funder: { text: 'Larkspur Hill Foundation', at: [1, 6] },
    reference: { text: 'BRF-2027-02', at: [1, 7] },
    currency: 'GBP',
    least: { value: 5000, text: 'grants of between £5,000 and £25,000', at: [1, 10] },
    most: { value: 25000, text: 'grants of between £5,000 and £25,000', at: [1, 10] },
    deadline: {
      kind: 'stated',
      date: '2027-03-15',
      time: '12:00',
      text: 'noon on Monday 15 March 2027',
      at: [1, 19],
    },
    eligibility: [
      {
        text: 'You must be a registered charity or a community interest company.',
        at: [1, 14],
        kind: 'legal-form',
        forms: ['charity', 'cic'],
      },
      { text: 'You must have been running for at least two years.', at: [1, 15], kind: 'age', leastYears: 2 },
      {
        text: 'Your income last year must lie between £10,000 and £1 million.',
        at: [1, 16],
        kind: 'income',
        least: 10000,
        most: 1000000,
        currency: 'GBP',
      },
      {
        text: 'Your work must take place in the United Kingdom.',
        at: [1, 17],
        kind: 'country',
        countries: ['GB'],
      },
    ],
    attachments: [
      { text: 'Your latest annual accounts (PDF)', at: [1, 70], required: true },
      { text: 'Your safeguarding policy', at: [1, 71], required: true },
      { text: 'Letters of support, up to three', at: [1, 72], required: false },
    ],
    criteria: [],
    questions: [
      {
        text: 'Please tell us what your organisation does and who it works with.',
        at: [1, 27],
        section: 'About your organisation',
        required: true,
        help: { text: 'Give us an idea of your size: staff, volunteers, members.', at: [1, 28] },
        limit: { text: 'Maximum 1,000 characters', at: [1, 29], maximum: 1000, unit: 'characters' },
      },
      {
        text: 'What is your experience of working with rivers, streams or wetlands?',
        at: [1, 32],
        section: 'About your organisation',
        required: true,
        limit: {
          text: 'Maximum 1,500 characters (including spaces)',
          at: [1, 33],
          maximum: 1500,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: 'Which stretch of river will you work on, and why that one?',
        at: [1, 38],
        section: 'About your project',
        required: true,
        limit: {
          text: 'Maximum 1,500 characters (including spaces)',
          at: [1, 39],
          maximum: 1500,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: 'Describe what you will do, step by step.',
        at: [1, 42],
        section: 'About your project',
        required: true,
        help: {
          text: 'We like to see when each step happens and who leads it. You do not need to send a separate work plan.',
          at: [1, 43],
        },
        limit: {
          text: 'Maximum 3,000 characters (including spaces)',
          at: [1, 45],
          maximum: 3000,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: 'How have local people shaped this project?',
        at: [1, 48],
        section: 'About your project',
        required: true,
        limit: {
          text: 'Maximum 1,500 characters (including spaces)',
          at: [1, 49],
          maximum: 1500,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: 'What will be different for people and for the river by the end?',
        at: [1, 52],
        section: 'About your project',
        required: true,
        help: { text: 'Three changes at most.', at: [1, 53] },
        limit: {
          text: 'Maximum 2,000 characters (including spaces)',
          at: [1, 54],
          maximum: 2000,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: 'Is there anything else we should know?',
        at: [1, 57],
        section: 'About your project',
        required: false,
        limit: { text: 'Maximum 500 characters', at: [1, 58], maximum: 500, unit: 'characters' },
      },
      {
        text: 'How much are you asking us for?',
        at: [1, 62],
        section: 'Money',
        required: true,
        help: { text: 'Whole pounds, no commas.', at: [1, 63] },
      },
      {
        text: 'How will you spend the grant?',
        at: [1, 64],
        section: 'Money',
        required: true,
        help: { text: 'List each cost on a line of its own, with how you worked it out.', at: [1, 65] },
        limit: { text: 'Maximum 1,000 characters', at: [1, 66], maximum: 1000, unit: 'characters' },
      },
    ],
    noQuestions: [
      { text: 'Can we apply for more than one project?', at: [1, 75] },
      { text: 'Do you fund salaries?', at: [1, 76] },
      { text: 'Can I save my form and return to it later?', at: [1, 77] },
      { text: 'How do we use your data?', at: [1, 81] },
    ],
    fields: [
      { text: 'Name of organisation *', at: [1, 25] },
      { text: 'Charity or company number *', at: [1, 26] },
      { text: 'Project title *', at: [1, 37] },
    ],
    otherDates: [
      { text: 'We opened for applications on 4 January 2027', at: [1, 20] },
      { text: 'will let you know by 28 May 2027', at: [1, 20] },
    ],
    otherAmounts: [{ text: '£1.2 million', at: [1, 11] }],
  },
};
