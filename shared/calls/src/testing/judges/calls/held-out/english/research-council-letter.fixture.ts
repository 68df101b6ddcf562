import { type CallFixture, type LimitTruth, pagesOf } from '../../call-truth.ts';

const pages = pagesOf(
  `
From: programmes@quillbridge.example
Subject: FW: Invitation to submit a letter of inquiry
Date: Tue, 3 Nov 2026 09:12:44 +0000
To: undisclosed recipients
X-Mailer: MassPost 4.1

*** This message came from outside your organisation. ***

Dear colleague,

The Quillbridge Trust is pleased to invite you to submit a letter of inquiry to its programme
"Local Languages, Living Knowledge". We have no form. Please send us an e-mail that answers the
following; we do not open attachments at this stage except your latest annual report.

   i.   Who are you, and what have you done with oral or written heritage so far?
  ii.   Which language or languages would you work with, and who speaks them today?
 iii.   What would you like to do, in what order, and with whom?
  iv.   Which permissions do you need from the communities concerned, and how will you ask for them?
   v.   What will remain when the project is over, and where will it be kept?
  vi.   A rough budget, please: one figure for each of staff, travel, equipment, community costs.

Three hundred words for each of i to v will do, and we stop reading after that.
For vi a table of not more than ten lines.

You may ask for anything up to forty thousand pounds (£40,000). The Trust spends about £350,000 a year in all.
We write to universities, non-profit organisations and community groups alike. The work must be done in Ethiopia, Eritrea,
Sudan or South Sudan.

Letters received by 6 pm UK time on Monday the 17th of May 2027 will be read in June. Those whom we ask for a full
proposal will hear from us by 1 July 2027; the full proposal is then due in September 2027.
Could you forward this to others who may be interested? Thank you.

With best wishes,

Ottoline Marsh, Programmes
PS Did you receive this twice? We apologise for cross-posting.
> On 3 Nov 2026, somebody wrote:

> Dear Ms Marsh,
> Will there be a round next year?
> May we apply for a dictionary app?
> Kind regards

The Quillbridge Trust is a registered charity. Quillbridge House, 4 Sparrow Lane.
This e-mail may be confidential. Are you sure that you want to print it?
`,
);

/** Holds for several questions. */
const sharedLimit: LimitTruth = {
  text: 'Three hundred words for each of i to v will do, and we stop reading after that.',
  at: [1, 22],
  maximum: 300,
  unit: 'words',
};

export const researchCouncilLetter: CallFixture = {
  id: 'research-council-letter',
  language: 'en',
  shape: 'letter of inquiry by e-mail',
  from: 'pasted',
  pages,
  truth: {
    title: { text: '"Local Languages, Living Knowledge"', at: [1, 12] },
    funder: { text: 'The Quillbridge Trust', at: [1, 11] },
    currency: 'GBP',
    most: { value: 40000, text: 'up to forty thousand pounds (£40,000)', at: [1, 25] },
    deadline: {
      kind: 'stated',
      date: '2027-05-17',
      time: '18:00',
      zone: 'Europe/London',
      text: '6 pm UK time on Monday the 17th of May 2027',
      at: [1, 29],
    },
    eligibility: [
      {
        text: 'universities, non-profit organisations and community groups',
        at: [1, 26],
        kind: 'legal-form',
        forms: ['university', 'non-profit', 'community-group'],
      },
      {
        text: 'The work must be done in Ethiopia, Eritrea, Sudan or South Sudan',
        at: [1, 26],
        kind: 'country',
        countries: ['ET', 'ER', 'SD', 'SS'],
      },
    ],
    attachments: [{ text: 'your latest annual report', at: [1, 13], required: true }],
    criteria: [],
    questions: [
      {
        text: 'Who are you, and what have you done with oral or written heritage so far?',
        at: [1, 15],
        required: true,
        limit: sharedLimit,
      },
      {
        text: 'Which language or languages would you work with, and who speaks them today?',
        at: [1, 16],
        required: true,
        limit: sharedLimit,
      },
      {
        text: 'What would you like to do, in what order, and with whom?',
        at: [1, 17],
        required: true,
        limit: sharedLimit,
      },
      {
        text: 'Which permissions do you need from the communities concerned, and how will you ask for them?',
        at: [1, 18],
        required: true,
        limit: sharedLimit,
      },
      {
        text: 'What will remain when the project is over, and where will it be kept?',
        at: [1, 19],
        required: true,
        limit: sharedLimit,
      },
      {
        text: 'A rough budget, please: one figure for each of staff, travel, equipment, community costs.',
        at: [1, 20],
        required: true,
        uncountable: { text: 'a table of not more than ten lines', at: [1, 23] },
      },
    ],
    noQuestions: [
      { text: 'Could you forward this to others who may be interested?', at: [1, 31] },
      { text: 'Did you receive this twice?', at: [1, 36] },
      { text: 'Will there be a round next year?', at: [1, 40] },
      { text: 'May we apply for a dictionary app?', at: [1, 41] },
      { text: 'Are you sure that you want to print it?', at: [1, 45] },
    ],
    fields: [],
    otherDates: [
      { text: 'by 1 July 2027', at: [1, 30] },
      { text: 'September 2027', at: [1, 30] },
    ],
    otherAmounts: [{ text: 'about £350,000', at: [1, 25] }],
  },
};
