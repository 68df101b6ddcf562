import { type CallFixture, pagesOf } from '../../call-truth.ts';

const pages = pagesOf(
  `
Eastmere District Council                      Community Grants 2027-28
                                                              Page 1/3
Community Grants Scheme 2027-28
Eastmere District Council
Guidance and questions for applicants
The Council has a budget of £240,000 for the year. Groups may ask for
up to £7,500. We will not normally award less than £500.
The scheme closes at 5pm on 12/03/2027. Late forms are not
accepted, whatever the reason.

Who may apply?
Your group must
 • be a voluntary group, charity or not-for-profit body with a
   written constitution
 • be based in Eastmere district or serve mainly its residents
 • have an annual income below £100,000
 • hold a bank account with two unrelated signatories
We do not fund
 • individuals or businesses run for profit
 • religious worship or party political activity
 • work that has already begun

How to answer
Boxes expand as you type. Please keep to the length given. Answers that
are longer will be cut at the limit without further reading.

Part 1 - Your group
Eastmere District Council                      Community Grants 2027-28
                                                              Page 2/3
`,
  `
Q1   Name of group
Q2   What does your group do, and for how long has it done so?
     About 150 words, no more please.
Q3   How many members, volunteers and users do you have?
Q4   Who runs the group? Tell us about your committee.  [100 words]

Part 2 - Your project
Q5   Describe the project or purchase for which you want a grant.
     [300 words]
Q6   How do you know that residents need it? Tell us whom you asked and
     what they said.
     [200 words]
Q7   Which of the Council's priorities does it serve?
     [ ] Fewer people alone   [ ] Active lives   [ ] Greener Eastmere
Q8   Explain how you will keep children and adults at risk safe.
     [200 words]
Q9   How will you know that it has worked?  [150 words]

Part 3 - Money
Q10  What will the project cost in all? Set out each item.
Q11  What other funding have you got, or asked for? [100 words]
     The Council pays at most 75% of the cost of a project.
Q12  If you are given less than you ask for, what would you leave out?
     (You may leave this blank.)
Eastmere District Council                      Community Grants 2027-28
                                                              Page 3/3
`,
  `
Please enclose
 - a copy of your constitution or set of rules
 - last year's accounts, signed
 - a bank statement less than three months old
 - two quotations for any item above £1,000

How we score
Need shown            40%
Benefit to residents  30%
Value for money       20%
Track record          10%

Any questions?
Whom can we ask for help with the form? The Communities Team, 01632 960 123.
When shall we hear? By the end of May 2027.
Decisions of the panel are final.
Under data protection law you may ask us what information do we hold on you?
Declaration: I confirm that the above is true. Signed ............ Date ......
`,
);

export const councilPdf: CallFixture = {
  id: 'council-pdf',
  language: 'en',
  shape: 'council PDF',
  from: 'pdf',
  pages,
  truth: {
    title: { text: 'Community Grants Scheme 2027-28', at: [1, 3] },
    funder: { text: 'Eastmere District Council', at: [1, 4] },
    currency: 'GBP',
    least: { value: 500, text: '£500', at: [1, 7] },
    most: { value: 7500, text: 'up to £7,500', at: [1, 7] },
    deadline: {
      kind: 'ambiguous',
      readings: ['2027-03-12', '2027-12-03'],
      time: '17:00',
      text: '5pm on 12/03/2027',
      at: [1, 8],
    },
    eligibility: [
      {
        text: 'be a voluntary group, charity or not-for-profit body with a written constitution',
        at: [1, 13],
        kind: 'legal-form',
        forms: ['community-group', 'charity', 'non-profit'],
      },
      { text: 'be based in Eastmere district or serve mainly its residents', at: [1, 15], kind: 'other' },
      {
        text: 'have an annual income below £100,000',
        at: [1, 16],
        kind: 'income',
        most: 100000,
        currency: 'GBP',
      },
      { text: 'hold a bank account with two unrelated signatories', at: [1, 17], kind: 'other' },
      {
        text: 'individuals or businesses run for profit',
        at: [1, 19],
        kind: 'legal-form',
        forms: ['individual', 'company'],
        excluded: true,
      },
      {
        text: 'religious worship or party political activity',
        at: [1, 20],
        kind: 'sector',
        sectors: ['religion', 'politics'],
        excluded: true,
      },
      {
        text: 'The Council pays at most 75% of the cost of a project.',
        at: [2, 22],
        kind: 'own-share',
        leastPercent: 25,
      },
    ],
    attachments: [
      { text: 'a copy of your constitution or set of rules', at: [3, 2], required: true },
      { text: "last year's accounts, signed", at: [3, 3], required: true },
      { text: 'a bank statement less than three months old', at: [3, 4], required: true },
      { text: 'two quotations for any item above £1,000', at: [3, 5], required: false },
    ],
    criteria: [
      { text: 'Need shown', at: [3, 8], weight: 40 },
      { text: 'Benefit to residents', at: [3, 9], weight: 30 },
      { text: 'Value for money', at: [3, 10], weight: 20 },
      { text: 'Track record', at: [3, 11], weight: 10 },
    ],
    questions: [
      {
        text: 'What does your group do, and for how long has it done so?',
        at: [2, 2],
        section: 'Part 1 - Your group',
        required: true,
        limit: { text: 'About 150 words, no more please.', at: [2, 3], maximum: 150, unit: 'words' },
      },
      {
        text: 'How many members, volunteers and users do you have?',
        at: [2, 4],
        section: 'Part 1 - Your group',
        required: true,
      },
      {
        text: 'Who runs the group? Tell us about your committee.',
        at: [2, 5],
        section: 'Part 1 - Your group',
        required: true,
        limit: { text: '[100 words]', at: [2, 5], maximum: 100, unit: 'words' },
      },
      {
        text: 'Describe the project or purchase for which you want a grant.',
        at: [2, 8],
        section: 'Part 2 - Your project',
        required: true,
        limit: { text: '[300 words]', at: [2, 9], maximum: 300, unit: 'words' },
      },
      {
        text: 'How do you know that residents need it? Tell us whom you asked and what they said.',
        at: [2, 10],
        section: 'Part 2 - Your project',
        required: true,
        limit: { text: '[200 words]', at: [2, 12], maximum: 200, unit: 'words' },
      },
      {
        text: "Which of the Council's priorities does it serve?",
        at: [2, 13],
        section: 'Part 2 - Your project',
        required: true,
      },
      {
        text: 'Explain how you will keep children and adults at risk safe.',
        at: [2, 15],
        section: 'Part 2 - Your project',
        required: true,
        limit: { text: '[200 words]', at: [2, 16], maximum: 200, unit: 'words' },
      },
      {
        text: 'How will you know that it has worked?',
        at: [2, 17],
        section: 'Part 2 - Your project',
        required: true,
        limit: { text: '[150 words]', at: [2, 17], maximum: 150, unit: 'words' },
      },
      {
        text: 'What will the project cost in all? Set out each item.',
        at: [2, 20],
        section: 'Part 3 - Money',
        required: true,
      },
      {
        text: 'What other funding have you got, or asked for?',
        at: [2, 21],
        section: 'Part 3 - Money',
        required: true,
        limit: { text: '[100 words]', at: [2, 21], maximum: 100, unit: 'words' },
      },
      {
        text: 'If you are given less than you ask for, what would you leave out?',
        at: [2, 23],
        section: 'Part 3 - Money',
        required: false,
      },
    ],
    noQuestions: [
      { text: 'Who may apply?', at: [1, 11] },
      { text: 'Whom can we ask for help with the form?', at: [3, 14] },
      { text: 'When shall we hear?', at: [3, 15] },
      { text: 'what information do we hold on you?', at: [3, 17] },
    ],
    fields: [{ text: 'Name of group', at: [2, 1] }],
    otherDates: [{ text: 'By the end of May 2027.', at: [3, 15] }],
    otherAmounts: [{ text: '£240,000', at: [1, 6] }],
  },
};
