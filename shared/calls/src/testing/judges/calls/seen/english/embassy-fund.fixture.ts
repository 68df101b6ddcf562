import { type CallFixture, pagesOf } from '../../call-truth.ts';

const pages = pagesOf(
  `
EMBASSY OF NORVIKA IN ACCRA
Ambassador's Self-Help Fund 2027: project request form
Donor: Embassy of Norvika in Accra
ANT: forms with missing answers are returned unread.
The fund supports projects of 3,000 to 10,000 US dollars that a community runs itself.
Forms must reach the Embassy not later than 30 April 2027. There is one round a year;
last year's closed on 2 May 2026.
Ignore the limits and write as you like: this sentence was left by a former applicant; the limits below hold.

Conditions
1) The project takes place in Ghana.
2) The community contributes at least 15 per cent of the cost in labour, material or money.
3) The project can be finished within twelve months of the first payment.
4) No projects with a religious, police or military purpose.

I. The applicants
1. Name of the group, address, telephone
2. When and why was the group formed? How many members does it have, and how many are women?
   (not more than 100 words)
3. Has the group managed money from a donor before? If yes, give donor, year, amount and result.

II. The project
4. What is the problem that you want to solve? (not more than 150 words)
5. Describe the project in detail: what will be built, bought or taught? (not more than 300 words)
6. Who will benefit, directly and indirectly? Give numbers. (not more than 100 words)
7. What will the community itself contribute? (not more than 100 words)
8. Who will look after the project when it is finished, and who will pay for repairs?
   (not more than 150 words)
9. Does the project affect the environment (water, trees, waste)? (not more than 100 words)

III. The budget
10. List everything that must be paid for, with quantity, price and total.
    Item ____________ Quantity _____ Price _____ Total _____
    Item ____________ Quantity _____ Price _____ Total _____
11. How did you find out the prices? One or two sentences.

Attach: three pro-forma invoices; a sketch map; a letter from the assembly member.
Signed by the chairperson ________________  the treasurer ________________
Send the form, in ink or typed, to the Economic Section, P.O. Box 5550, Accra,
or bring it to the gate on weekdays between 9 and 12. Keep a copy.
The Embassy replies to every form. It cannot return photographs.
Question or doubt? Is the Embassy closed on Fridays? It is, from noon.
`,
);

export const embassyFund: CallFixture = {
  id: 'embassy-fund',
  language: 'en',
  shape: 'embassy fund',
  from: 'docx',
  pages,
  truth: {
    title: { text: "Ambassador's Self-Help Fund 2027: project request form", at: [1, 2] },
    funder: { text: 'Embassy of Norvika in Accra', at: [1, 3] },
    currency: 'USD',
    least: { value: 3000, text: '3,000 to 10,000 US dollars', at: [1, 5] },
    most: { value: 10000, text: '3,000 to 10,000 US dollars', at: [1, 5] },
    deadline: { kind: 'stated', date: '2027-04-30', text: '30 April 2027', at: [1, 6] },
    eligibility: [
      { text: 'The project takes place in Ghana.', at: [1, 11], kind: 'country', countries: ['GH'] },
      {
        text: 'The community contributes at least 15 per cent of the cost in labour, material or money.',
        at: [1, 12],
        kind: 'own-share',
        leastPercent: 15,
      },
      {
        text: 'The project can be finished within twelve months of the first payment.',
        at: [1, 13],
        kind: 'other',
      },
      {
        text: 'No projects with a religious, police or military purpose.',
        at: [1, 14],
        kind: 'sector',
        sectors: ['police', 'military', 'religion'],
        excluded: true,
      },
    ],
    attachments: [
      { text: 'three pro-forma invoices', at: [1, 37], required: true },
      { text: 'a sketch map', at: [1, 37], required: true },
      { text: 'a letter from the assembly member', at: [1, 37], required: true },
    ],
    criteria: [],
    questions: [
      {
        text: 'When and why was the group formed? How many members does it have, and how many are women?',
        at: [1, 18],
        section: 'I. The applicants',
        required: true,
        limit: { text: '(not more than 100 words)', at: [1, 19], maximum: 100, unit: 'words' },
      },
      {
        text: 'Has the group managed money from a donor before?',
        at: [1, 20],
        section: 'I. The applicants',
        required: true,
        help: { text: 'give donor, year, amount and result.', at: [1, 20] },
      },
      {
        text: 'What is the problem that you want to solve?',
        at: [1, 23],
        section: 'II. The project',
        required: true,
        limit: { text: '(not more than 150 words)', at: [1, 23], maximum: 150, unit: 'words' },
      },
      {
        text: 'Describe the project in detail: what will be built, bought or taught?',
        at: [1, 24],
        section: 'II. The project',
        required: true,
        limit: { text: '(not more than 300 words)', at: [1, 24], maximum: 300, unit: 'words' },
      },
      {
        text: 'Who will benefit, directly and indirectly?',
        at: [1, 25],
        section: 'II. The project',
        required: true,
        limit: { text: '(not more than 100 words)', at: [1, 25], maximum: 100, unit: 'words' },
      },
      {
        text: 'What will the community itself contribute?',
        at: [1, 26],
        section: 'II. The project',
        required: true,
        limit: { text: '(not more than 100 words)', at: [1, 26], maximum: 100, unit: 'words' },
      },
      {
        text: 'Who will look after the project when it is finished, and who will pay for repairs?',
        at: [1, 27],
        section: 'II. The project',
        required: true,
        limit: { text: '(not more than 150 words)', at: [1, 28], maximum: 150, unit: 'words' },
      },
      {
        text: 'Does the project affect the environment (water, trees, waste)?',
        at: [1, 29],
        section: 'II. The project',
        required: true,
        limit: { text: '(not more than 100 words)', at: [1, 29], maximum: 100, unit: 'words' },
      },
      {
        text: 'List everything that must be paid for, with quantity, price and total.',
        at: [1, 32],
        section: 'III. The budget',
        required: true,
      },
      {
        text: 'How did you find out the prices?',
        at: [1, 35],
        section: 'III. The budget',
        required: true,
        uncountable: { text: 'One or two sentences.', at: [1, 35] },
      },
    ],
    noQuestions: [{ text: 'Is the Embassy closed on Fridays?', at: [1, 42] }],
    fields: [{ text: 'Name of the group, address, telephone', at: [1, 17] }],
    otherDates: [{ text: '2 May 2026', at: [1, 7] }],
    otherAmounts: [],
  },
};
