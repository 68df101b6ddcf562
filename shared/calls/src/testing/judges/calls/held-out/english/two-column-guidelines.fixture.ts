import { type CallFixture, pagesOf } from '../../call-truth.ts';

const pages = pagesOf(
  `
SUNFIELD ENERGY ACCESS FACILITY                         Round 6 Guidelines
Clean Cooking Challenge, Round 6            What we cannot fund
run by the Sunfield Energy Access Facility  - debt, land, vehicles
Ref. SEAF-R6-CCC                               - costs before signature
Grants: min. USD 40 000                                - fines
        max. USD 120 000                               - alcohol

Who is eligible                                     When
Social enterprises and non-profit bodies            Webinar 14.01.2027
Registered in Bangladesh, Nepal or India            Questions until 29.01.2027
Two years of trading or of programmes               Closing 19.02.2027, 23:59 (UTC+5:30)
Active in energy or in household health             Result 30.04.2027
Own funds: 35% or more of the total
                                     SEAF-R6 | 1
`,
  `
SUNFIELD ENERGY ACCESS FACILITY                         Round 6 Guidelines
PART A. THE IDEA
A1  What is the technology, and what do families cook with today?
    Limit: 1.800 characters with spaces
A2  How many households will switch, by when, and how do you know that
                                     SEAF-R6 | 2
`,
  `
SUNFIELD ENERGY ACCESS FACILITY                         Round 6 Guidelines
 they will?
    Limit: 1.200 characters with spaces
A3  Describe the business model: price, margin, payment by instal-
ments, after-sales service.
    Limit: 1.800 characters with spaces
PART B. THE PEOPLE
B1  Who leads the work? Name three people and what each has done.
    Limit: 900 characters with spaces
B2  How are women involved as customers, agents and managers?
    Limit: 900 characters with spaces
PART C. THE NUMBERS
C1  Tons of CO2 avoided per year and method used
C2  Use of the grant, in five lines       five lines
C3  Lenders or investors already on board, if there are any

Weights                                              Send with it
Households reached 40 %                             certificate of registration
Business model 35 %                                 financial statements of two years
Team 25 %                                           test report of the stove

Still unsure?                                        Contact
Is a pilot eligible? No.                               ccc@sunfield.example
Is biogas clean? Yes.                                  +880 2 5550 0199
                                     SEAF-R6 | 3
`,
);

export const twoColumnGuidelines: CallFixture = {
  id: 'two-column-guidelines',
  language: 'en',
  shape: 'two-column guidelines, badly extracted',
  from: 'pdf',
  pages,
  truth: {
    title: { text: 'Clean Cooking Challenge, Round 6', at: [1, 2] },
    funder: { text: 'Sunfield Energy Access Facility', at: [1, 3] },
    reference: { text: 'SEAF-R6-CCC', at: [1, 4] },
    currency: 'USD',
    least: { value: 40000, text: 'min. USD 40 000', at: [1, 5] },
    most: { value: 120000, text: 'max. USD 120 000', at: [1, 6] },
    deadline: {
      kind: 'stated',
      date: '2027-02-19',
      time: '23:59',
      zone: '+05:30',
      text: 'Closing 19.02.2027, 23:59 (UTC+5:30)',
      at: [1, 11],
    },
    eligibility: [
      {
        text: 'Social enterprises and non-profit bodies',
        at: [1, 9],
        kind: 'legal-form',
        forms: ['social-enterprise', 'non-profit'],
      },
      {
        text: 'Registered in Bangladesh, Nepal or India',
        at: [1, 10],
        kind: 'country',
        countries: ['BD', 'NP', 'IN'],
      },
      { text: 'Two years of trading or of programmes', at: [1, 11], kind: 'age', leastYears: 2 },
      {
        text: 'Active in energy or in household health',
        at: [1, 12],
        kind: 'sector',
        sectors: ['energy', 'health'],
      },
      { text: 'Own funds: 35% or more of the total', at: [1, 13], kind: 'own-share', leastPercent: 35 },
    ],
    attachments: [
      { text: 'certificate of registration', at: [3, 18], required: true },
      { text: 'financial statements of two years', at: [3, 19], required: true },
      { text: 'test report of the stove', at: [3, 20], required: true },
    ],
    criteria: [
      { text: 'Households reached 40 %', at: [3, 18], weight: 40 },
      { text: 'Business model 35 %', at: [3, 19], weight: 35 },
      { text: 'Team 25 %', at: [3, 20], weight: 25 },
    ],
    questions: [
      {
        text: 'What is the technology, and what do families cook with today?',
        at: [2, 3],
        section: 'PART A. THE IDEA',
        required: true,
        limit: {
          text: 'Limit: 1.800 characters with spaces',
          at: [2, 4],
          maximum: 1800,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: 'How many households will switch, by when, and how do you know that they will?',
        at: [2, 5],
        section: 'PART A. THE IDEA',
        required: true,
        interrupted: true,
        limit: {
          text: 'Limit: 1.200 characters with spaces',
          at: [3, 3],
          maximum: 1200,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: 'Describe the business model: price, margin, payment by instalments, after-sales service.',
        at: [3, 4],
        section: 'PART A. THE IDEA',
        required: true,
        limit: {
          text: 'Limit: 1.800 characters with spaces',
          at: [3, 6],
          maximum: 1800,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: 'Who leads the work? Name three people and what each has done.',
        at: [3, 8],
        section: 'PART B. THE PEOPLE',
        required: true,
        limit: {
          text: 'Limit: 900 characters with spaces',
          at: [3, 9],
          maximum: 900,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: 'How are women involved as customers, agents and managers?',
        at: [3, 10],
        section: 'PART B. THE PEOPLE',
        required: true,
        limit: {
          text: 'Limit: 900 characters with spaces',
          at: [3, 11],
          maximum: 900,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: 'Tons of CO2 avoided per year and method used',
        at: [3, 13],
        section: 'PART C. THE NUMBERS',
        required: true,
      },
      {
        text: 'Use of the grant, in five lines',
        at: [3, 14],
        section: 'PART C. THE NUMBERS',
        required: true,
        uncountable: { text: 'five lines', at: [3, 14] },
      },
      {
        text: 'Lenders or investors already on board, if there are any',
        at: [3, 15],
        section: 'PART C. THE NUMBERS',
        required: false,
      },
    ],
    noQuestions: [
      { text: 'Is a pilot eligible?', at: [3, 23] },
      { text: 'Is biogas clean?', at: [3, 24] },
    ],
    fields: [],
    otherDates: [
      { text: 'Webinar 14.01.2027', at: [1, 9] },
      { text: 'Questions until 29.01.2027', at: [1, 10] },
      { text: 'Result 30.04.2027', at: [1, 12] },
    ],
    otherAmounts: [],
  },
};
