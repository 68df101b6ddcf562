import { type CallFixture, pagesOf } from '../../call-truth.ts';

const pages = pagesOf(
  `
                       NOTICE OF FUNDING OPPORTUNITY
Office of Public Libraries and Reading
Reading Rooms for Rural Families (R3F)
Funding Opportunity Number: OPLR-R3F-FY27-02
Assistance Listing 45.999
Application due date                     February 26, 2027
Applications must be received by 11:59 p.m. Eastern Time on that date.
Anticipated announcement of awards       July 2027
Anticipated period of performance        September 1, 2027 - August 31, 2029

CONTENTS
  1. Program Description ........................................ 1
  2. Federal Award Information .................................. 1
  3. Eligibility ................................................ 2
  4. Application Package ........................................ 2
  5. Review ..................................................... 3

1. PROGRAM DESCRIPTION
OPLR supports libraries and community organizations in counties where fewer
than 40 percent of children read at grade level. Since 2019 the program has
reached 118 counties in 31 states.

2. FEDERAL AWARD INFORMATION
Total amount of funding expected         $6,000,000
Number of awards expected                30
Minimum award                            $50,000
Maximum award                            $250,000
Cost share                               Applicants must contribute at least
                                         25 percent of total project costs.
OPLR-R3F-FY27-02                                              Page 1 of 3
`,
  `
3. ELIGIBILITY
3.1 Eligible applicants
Eligible applicants are non-profit organizations, public libraries and other
units of local government, and institutions of higher education.
Applicants must be located in the United States or its territories.
3.2 Individuals, foreign entities and for-profit firms may not apply.
3.3 Each applicant must have a Unique Entity Identifier. How long does it
take to obtain one? Allow up to six weeks.

4. APPLICATION PACKAGE
4.1 Narrative
Use the headings below. The narrative may not be longer than 10 pages.
  a) Community Profile. Describe the families you will serve and the barriers
     to reading at home. Cite your sources.
  b) Project Design. Explain what you will do, where, and in what sequence.
  c) Partnerships. Identify each partner and what it has agreed to do.
  d) Evaluation. How will you know whether families read together more often
     than before?
  e) Management and Staff. Who will direct the project, and what qualifies
     that person?
  f) Continuation. What will remain in place after
OPLR-R3F-FY27-02                                              Page 2 of 3
`,
  `
     the period of performance?
4.2 Abstract. Summarize the project for the public. The abstract may not
exceed 2,500 characters, including spaces.
4.3 Statement of Unserved Needs (optional). If you applied in FY26, tell us
what has changed since. Limit: 200 words.
4.4 Attachments
Attachment A - SF-424A Budget Information
Attachment B - Budget justification (use the OPLR template)
Attachment C - Letters of commitment from partners
Attachment D - Resume of the project director

5. REVIEW
5.1 Peer reviewers assign points as follows: Community Profile (20 points);
Project Design (35 points); Partnerships (15 points); Evaluation (15 points);
Management and Staff (15 points).
5.2 Is the budget reasonable? Are the partners committed? Reviewers are asked
to comment on both, without points.
5.3 Awards above $100,000 undergo an additional review of risk.

6. OTHER
Paperwork Reduction Act: responding takes 38 hours on average. Questions may
be sent until January 29, 2027 to r3f@oplr.example or by phone at
(202) 555-0177, Monday to Friday, 8:30 a.m. to 5:00 p.m. Eastern Time.
OPLR-R3F-FY27-02                                              Page 3 of 3
`,
);

export const federalNotice: CallFixture = {
  id: 'federal-notice',
  language: 'en',
  shape: 'US federal notice',
  from: 'pdf',
  pages,
  truth: {
    title: {
      text: 'Reading Rooms for Rural Families (R3F)',
      at: [1, 3],
    },
    funder: {
      text: 'Office of Public Libraries and Reading',
      at: [1, 2],
    },
    reference: {
      text: 'OPLR-R3F-FY27-02',
      at: [1, 4],
    },
    currency: 'USD',
    least: {
      value: 50000,
      text: 'Minimum award $50,000',
      at: [1, 26],
    },
    most: {
      value: 250000,
      text: 'Maximum award $250,000',
      at: [1, 27],
    },
    deadline: {
      kind: 'stated',
      date: '2027-02-26',
      time: '23:59',
      zone: 'America/New_York',
      text: 'Application due date February 26, 2027',
      at: [1, 6],
    },
    eligibility: [
      {
        text: 'Applicants must contribute at least 25 percent of total project costs.',
        at: [1, 28],
        kind: 'own-share',
        leastPercent: 25,
      },
      {
        text: 'Eligible applicants are non-profit organizations, public libraries and other units of local government, and institutions of higher education.',
        at: [2, 3],
        kind: 'legal-form',
        forms: ['non-profit', 'public-body', 'university'],
      },
      {
        text: 'Applicants must be located in the United States or its territories.',
        at: [2, 5],
        kind: 'country',
        countries: ['US'],
      },
      {
        text: 'Individuals, foreign entities and for-profit firms may not apply.',
        at: [2, 6],
        kind: 'legal-form',
        forms: ['individual', 'company'],
        excluded: true,
      },
      {
        text: 'Each applicant must have a Unique Entity Identifier.',
        at: [2, 7],
        kind: 'other',
      },
    ],
    attachments: [
      {
        text: 'SF-424A Budget Information',
        at: [3, 7],
        required: true,
      },
      {
        text: 'Budget justification (use the OPLR template)',
        at: [3, 8],
        required: true,
      },
      {
        text: 'Letters of commitment from partners',
        at: [3, 9],
        required: true,
      },
      {
        text: 'Resume of the project director',
        at: [3, 10],
        required: true,
      },
    ],
    criteria: [
      {
        text: 'Community Profile (20 points)',
        at: [3, 13],
        weight: 20,
      },
      {
        text: 'Project Design (35 points)',
        at: [3, 14],
        weight: 35,
      },
      {
        text: 'Partnerships (15 points)',
        at: [3, 14],
        weight: 15,
      },
      {
        text: 'Evaluation (15 points)',
        at: [3, 14],
        weight: 15,
      },
      {
        text: 'Management and Staff (15 points)',
        at: [3, 15],
        weight: 15,
      },
    ],
    questions: [
      {
        text: 'Community Profile. Describe the families you will serve and the barriers to reading at home.',
        at: [2, 13],
        section: 'Narrative',
        required: true,
        help: {
          text: 'Cite your sources.',
          at: [2, 14],
        },
      },
      {
        text: 'Project Design. Explain what you will do, where, and in what sequence.',
        at: [2, 15],
        section: 'Narrative',
        required: true,
      },
      {
        text: 'Partnerships. Identify each partner and what it has agreed to do.',
        at: [2, 16],
        section: 'Narrative',
        required: true,
      },
      {
        text: 'Evaluation. How will you know whether families read together more often than before?',
        at: [2, 17],
        section: 'Narrative',
        required: true,
      },
      {
        text: 'Management and Staff. Who will direct the project, and what qualifies that person?',
        at: [2, 19],
        section: 'Narrative',
        required: true,
      },
      {
        text: 'Continuation. What will remain in place after the period of performance?',
        at: [2, 21],
        section: 'Narrative',
        required: true,
        interrupted: true,
      },
      {
        text: 'Abstract. Summarize the project for the public.',
        at: [3, 2],
        section: 'APPLICATION PACKAGE',
        required: true,
        limit: {
          text: 'The abstract may not exceed 2,500 characters, including spaces.',
          at: [3, 2],
          maximum: 2500,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: 'Statement of Unserved Needs (optional). If you applied in FY26, tell us what has changed since.',
        at: [3, 4],
        section: 'APPLICATION PACKAGE',
        required: false,
        limit: {
          text: 'Limit: 200 words.',
          at: [3, 5],
          maximum: 200,
          unit: 'words',
        },
      },
    ],
    noQuestions: [
      {
        text: 'How long does it take to obtain one?',
        at: [2, 7],
      },
      {
        text: 'Is the budget reasonable?',
        at: [3, 16],
      },
      {
        text: 'Are the partners committed?',
        at: [3, 16],
      },
    ],
    fields: [],
    otherDates: [
      {
        text: 'July 2027',
        at: [1, 8],
      },
      {
        text: 'September 1, 2027',
        at: [1, 9],
      },
      {
        text: 'August 31, 2029',
        at: [1, 9],
      },
      {
        text: 'January 29, 2027',
        at: [3, 22],
      },
    ],
    otherAmounts: [
      {
        text: '$6,000,000',
        at: [1, 24],
      },
      {
        text: '$100,000',
        at: [3, 18],
      },
    ],
  },
};
