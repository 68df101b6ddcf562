import { type CallFixture, pagesOf } from '../../call-truth.ts';

const pages = pagesOf(
  `
Places to Meet: questions you will be asked
From: National Good Causes Lottery, Community Programme
Print this page to prepare your answers. You will type them online.

What you can ask for
You can ask for £20,001 or more, up to a maximum of £500,000, over two to five years.
Most awards we make are between £80,000 and £150,000.
There is no deadline. You can apply at any time, and it takes us about twelve weeks to decide.
(The programme itself was launched on 3 October 2024 and we will look at it again in 2028.)

Who we fund
Voluntary and community organisations, charities, CICs and schools can apply.
We can't fund individuals, sole traders or companies that can pay profits to directors.
You need at least three people on your board who are not related to each other.
If you ask for more than half of £200,000, we shall want your full accounts.
Your yearly grant should be no more than half of your yearly income.

Tell us about your project
Question 1 What would you like to do?
Is this something new, or carrying on something that already works? How does it fit with other
things in the area? How will you make sure that people know about it?
You can write up to 1,000 words, but don't worry if you use fewer.

Question 2 How does your project bring people together and build strong relationships in and across communities?
You can write up to 500 words.

Question 3 How does your project improve the places and spaces that matter to people?
You can write up to 500 words.

Question 4 How are people in your community involved in the design and the running of your project?
It's important to us that you involve people. That means more than asking them once.
You can write up to 800 words.

Question 5 What difference will you make, and how will you learn from what happens?
You can write up to 600 words.

Question 6 Why are you the right organisation to do this?
You can write up to 400 words.

Question 7 Is there anything you would like to tell us about your environmental impact?
You don't have to answer this. You can write up to 300 words.

Tell us about the costs
Question 8 How much money do you need in each year, and what for?
Question 9 Are you getting any other money or support for it? You can write up to 150 words.

Things to have ready
A bank statement from the last three months
Your governing document
Annual accounts or a projection for 12 months

Common questions
What if we are not ready to apply? Ring us for a chat.
Do we need quotes? Not at this point.
Can you help with access needs? Yes: large print, Braille, BSL.
`,
);

export const lotteryFund: CallFixture = {
  id: 'lottery-fund',
  language: 'en',
  shape: 'lottery fund',
  from: 'pasted',
  pages,
  truth: {
    title: { text: 'Places to Meet: questions you will be asked', at: [1, 1] },
    funder: { text: 'National Good Causes Lottery, Community Programme', at: [1, 2] },
    currency: 'GBP',
    least: { value: 20001, text: '£20,001', at: [1, 6] },
    most: { value: 500000, text: 'up to a maximum of £500,000', at: [1, 6] },
    deadline: { kind: 'none' },
    eligibility: [
      {
        text: 'Voluntary and community organisations, charities, CICs and schools can apply.',
        at: [1, 12],
        kind: 'legal-form',
        forms: ['charity', 'cic', 'community-group', 'school'],
      },
      {
        text: "We can't fund individuals, sole traders or companies that can pay profits to directors.",
        at: [1, 13],
        kind: 'legal-form',
        forms: ['individual', 'company'],
        excluded: true,
      },
      {
        text: 'You need at least three people on your board who are not related to each other.',
        at: [1, 14],
        kind: 'other',
      },
      {
        text: 'Your yearly grant should be no more than half of your yearly income.',
        at: [1, 16],
        kind: 'share-of-income',
        mostPercent: 50,
      },
    ],
    attachments: [
      { text: 'A bank statement from the last three months', at: [1, 48], required: true },
      { text: 'Your governing document', at: [1, 49], required: true },
      { text: 'Annual accounts or a projection for 12 months', at: [1, 50], required: true },
    ],
    criteria: [],
    questions: [
      {
        text: 'What would you like to do?',
        at: [1, 19],
        section: 'Tell us about your project',
        required: true,
        help: {
          text: 'Is this something new, or carrying on something that already works? How does it fit with other things in the area? How will you make sure that people know about it?',
          at: [1, 20],
        },
        limit: {
          text: "You can write up to 1,000 words, but don't worry if you use fewer.",
          at: [1, 22],
          maximum: 1000,
          unit: 'words',
        },
      },
      {
        text: 'How does your project bring people together and build strong relationships in and across communities?',
        at: [1, 24],
        section: 'Tell us about your project',
        required: true,
        limit: { text: 'You can write up to 500 words.', at: [1, 25], maximum: 500, unit: 'words' },
      },
      {
        text: 'How does your project improve the places and spaces that matter to people?',
        at: [1, 27],
        section: 'Tell us about your project',
        required: true,
        limit: { text: 'You can write up to 500 words.', at: [1, 28], maximum: 500, unit: 'words' },
      },
      {
        text: 'How are people in your community involved in the design and the running of your project?',
        at: [1, 30],
        section: 'Tell us about your project',
        required: true,
        help: {
          text: "It's important to us that you involve people. That means more than asking them once.",
          at: [1, 31],
        },
        limit: { text: 'You can write up to 800 words.', at: [1, 32], maximum: 800, unit: 'words' },
      },
      {
        text: 'What difference will you make, and how will you learn from what happens?',
        at: [1, 34],
        section: 'Tell us about your project',
        required: true,
        limit: { text: 'You can write up to 600 words.', at: [1, 35], maximum: 600, unit: 'words' },
      },
      {
        text: 'Why are you the right organisation to do this?',
        at: [1, 37],
        section: 'Tell us about your project',
        required: true,
        limit: { text: 'You can write up to 400 words.', at: [1, 38], maximum: 400, unit: 'words' },
      },
      {
        text: 'Is there anything you would like to tell us about your environmental impact?',
        at: [1, 40],
        section: 'Tell us about your project',
        required: false,
        limit: { text: 'You can write up to 300 words.', at: [1, 41], maximum: 300, unit: 'words' },
      },
      {
        text: 'How much money do you need in each year, and what for?',
        at: [1, 44],
        section: 'Tell us about the costs',
        required: true,
      },
      {
        text: 'Are you getting any other money or support for it?',
        at: [1, 45],
        section: 'Tell us about the costs',
        required: true,
        limit: { text: 'You can write up to 150 words.', at: [1, 45], maximum: 150, unit: 'words' },
      },
    ],
    noQuestions: [
      { text: 'What if we are not ready to apply?', at: [1, 53] },
      { text: 'Do we need quotes?', at: [1, 54] },
      { text: 'Can you help with access needs?', at: [1, 55] },
    ],
    fields: [],
    otherDates: [
      { text: '3 October 2024', at: [1, 9] },
      { text: '2028', at: [1, 9] },
    ],
    otherAmounts: [
      { text: 'between £80,000 and £150,000', at: [1, 7] },
      { text: '£200,000', at: [1, 15] },
    ],
  },
};
