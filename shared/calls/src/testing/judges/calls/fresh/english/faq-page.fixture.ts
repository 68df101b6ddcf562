import { type CallFixture, pagesOf } from '../../call-truth.ts';

const pages = pagesOf(
  `
Skip to main content
We use cookies to make this site work.   Accept all   Reject all   Manage
Home / Our funding / Warm Rooms Fund
Warm Rooms Fund
Ashgrove Community Trust
Last updated: 12 October 2026 · 6 minute read

Everything you need to know, in questions and answers. If yours isn't here, call 0300 555 0142.

How much money is available?
There is £640,000 in the fund this winter. You can ask for between £1,500 and £12,000.
No more than £2,000 of it may be spent on heating bills.

When do we need to apply by?
Midday on Friday 29 January 2027. We're sorry, but the system closes by itself and we can't make exceptions.
You'll hear from us by 26 March 2027 at the latest.

Who can apply?
You need to be a registered charity, a community interest company or a constituted community group.
Your work must take place in the UK.
Your income last year must have been below £350,000.
We don't fund schools, councils or individuals.

Do we have to have been around for long?
We ask for one set of yearly accounts, so you need to have been going for at least twelve months.

What will you ask us?
Here is the whole form, so that you can draft your answers first. A star means that we must have an answer.

* What do you do, and who comes through your doors in an ordinary week?
Up to 200 words
* What would a warm room look like in your building?
Think of opening hours, food, things to do, and who'll be there to say hello. Up to 400 words
* How do you know that people need this?
Up to 250 words. Things people have said to you count as evidence.
* Who might find it hard to come, and what will you do about that?
Up to 250 words
* How will you keep people safe?
Up to 150 words
* List what you need to buy or pay for, with the price of each.
Is there anything else we should know?
You can leave this blank. Up to 100 words

What should we send with the form?
• Your latest yearly accounts
• A safeguarding policy that is less than two years old
• A photo of the room, if you have one

How do you score applications?
Two people read every form. Need counts for 40%, the idea for 35% and value for money for 25%.

Can we apply if you've funded us before?
Yes, as long as you've sent back your monitoring form.
Can we pay staff with this?
Yes, up to 60 hours in all.
Will you come and see us?
Perhaps. We visit one room in five.
What if our building isn't accessible yet?
Talk to us before you fill anything in.

Was this page helpful?  Yes  No  Report a problem
Get our newsletter: your email address            Sign up
© Ashgrove Community Trust. Privacy · Accessibility · Modern slavery statement
`,
);

export const faqPage: CallFixture = {
  id: 'faq-page',
  language: 'en',
  shape: 'web page of questions and answers',
  from: 'pasted',
  pages,
  truth: {
    title: {
      text: 'Warm Rooms Fund',
      at: [1, 4],
    },
    funder: {
      text: 'Ashgrove Community Trust',
      at: [1, 5],
    },
    currency: 'GBP',
    least: {
      value: 1500,
      text: 'between £1,500 and £12,000',
      at: [1, 11],
    },
    most: {
      value: 12000,
      text: 'between £1,500 and £12,000',
      at: [1, 11],
    },
    deadline: {
      kind: 'stated',
      date: '2027-01-29',
      time: '12:00',
      text: 'Midday on Friday 29 January 2027',
      at: [1, 15],
    },
    eligibility: [
      {
        text: 'You need to be a registered charity, a community interest company or a constituted community group.',
        at: [1, 19],
        kind: 'legal-form',
        forms: ['charity', 'cic', 'community-group'],
      },
      {
        text: 'Your work must take place in the UK.',
        at: [1, 20],
        kind: 'country',
        countries: ['GB'],
      },
      {
        text: 'Your income last year must have been below £350,000.',
        at: [1, 21],
        kind: 'income',
        most: 350000,
        currency: 'GBP',
      },
      {
        text: "We don't fund schools, councils or individuals.",
        at: [1, 22],
        kind: 'legal-form',
        forms: ['school', 'public-body', 'individual'],
        excluded: true,
      },
      {
        text: 'We ask for one set of yearly accounts, so you need to have been going for at least twelve months.',
        at: [1, 25],
        kind: 'age',
        leastYears: 1,
      },
    ],
    attachments: [
      {
        text: 'Your latest yearly accounts',
        at: [1, 45],
        required: true,
      },
      {
        text: 'A safeguarding policy that is less than two years old',
        at: [1, 46],
        required: true,
      },
      {
        text: 'A photo of the room, if you have one',
        at: [1, 47],
        required: false,
      },
    ],
    criteria: [
      {
        text: 'Need counts for 40%',
        at: [1, 50],
        weight: 40,
      },
      {
        text: 'the idea for 35%',
        at: [1, 50],
        weight: 35,
      },
      {
        text: 'value for money for 25%',
        at: [1, 50],
        weight: 25,
      },
    ],
    questions: [
      {
        text: 'What do you do, and who comes through your doors in an ordinary week?',
        at: [1, 30],
        section: 'What will you ask us?',
        required: true,
        limit: {
          text: 'Up to 200 words',
          at: [1, 31],
          maximum: 200,
          unit: 'words',
        },
      },
      {
        text: 'What would a warm room look like in your building?',
        at: [1, 32],
        section: 'What will you ask us?',
        required: true,
        help: {
          text: "Think of opening hours, food, things to do, and who'll be there to say hello.",
          at: [1, 33],
        },
        limit: {
          text: 'Up to 400 words',
          at: [1, 33],
          maximum: 400,
          unit: 'words',
        },
      },
      {
        text: 'How do you know that people need this?',
        at: [1, 34],
        section: 'What will you ask us?',
        required: true,
        help: {
          text: 'Things people have said to you count as evidence.',
          at: [1, 35],
        },
        limit: {
          text: 'Up to 250 words',
          at: [1, 35],
          maximum: 250,
          unit: 'words',
        },
      },
      {
        text: 'Who might find it hard to come, and what will you do about that?',
        at: [1, 36],
        section: 'What will you ask us?',
        required: true,
        limit: {
          text: 'Up to 250 words',
          at: [1, 37],
          maximum: 250,
          unit: 'words',
        },
      },
      {
        text: 'How will you keep people safe?',
        at: [1, 38],
        section: 'What will you ask us?',
        required: true,
        limit: {
          text: 'Up to 150 words',
          at: [1, 39],
          maximum: 150,
          unit: 'words',
        },
      },
      {
        text: 'List what you need to buy or pay for, with the price of each.',
        at: [1, 40],
        section: 'What will you ask us?',
        required: true,
      },
      {
        text: 'Is there anything else we should know?',
        at: [1, 41],
        section: 'What will you ask us?',
        required: false,
        limit: {
          text: 'Up to 100 words',
          at: [1, 42],
          maximum: 100,
          unit: 'words',
        },
      },
    ],
    noQuestions: [
      {
        text: 'How much money is available?',
        at: [1, 10],
      },
      {
        text: 'When do we need to apply by?',
        at: [1, 14],
      },
      {
        text: 'Who can apply?',
        at: [1, 18],
      },
      {
        text: 'Do we have to have been around for long?',
        at: [1, 24],
      },
      {
        text: 'What will you ask us?',
        at: [1, 27],
      },
      {
        text: 'What should we send with the form?',
        at: [1, 44],
      },
      {
        text: 'How do you score applications?',
        at: [1, 49],
      },
      {
        text: "Can we apply if you've funded us before?",
        at: [1, 52],
      },
      {
        text: 'Can we pay staff with this?',
        at: [1, 54],
      },
      {
        text: 'Will you come and see us?',
        at: [1, 56],
      },
      {
        text: "What if our building isn't accessible yet?",
        at: [1, 58],
      },
      {
        text: 'Was this page helpful?',
        at: [1, 61],
      },
    ],
    fields: [],
    otherDates: [
      {
        text: '12 October 2026',
        at: [1, 6],
      },
      {
        text: '26 March 2027',
        at: [1, 16],
      },
    ],
    otherAmounts: [
      {
        text: '£640,000',
        at: [1, 11],
      },
      {
        text: '£2,000',
        at: [1, 12],
      },
    ],
  },
};
