import { type CallFixture, pagesOf } from '../../call-truth.ts';

const pages = pagesOf(
  `
APPLICATION FORM
Small Repairs, Big Difference
Programme of the Kestrel and Rowe Foundation, Nairobi
Call	KRF/SRBD/26-2
Closing date	31/01/2027, 5 pm (Nairobi)
Grant requested	KES 150,000 minimum, KES 900,000 maximum
Total of this call	KES 14 million

PLEASE COMPLETE ALL BOXES IN TYPE. BOXES GROW AS YOU WRITE.

PART 1	THE APPLICANT
Name of organisation
Registration number
Physical address
Contact person, telephone, e-mail
1.1 When did you start and why? (not more than 120 words)

1.2 What have you achieved in the last two years? (not more than 200 words)

1.3 Who sits on your committee? Give name, position and sex.
Name	Position	Sex



PART 2	THE REPAIR
2.1 Which building needs repair, and who owns it? (not more than 80 words)

2.2 What is broken? Explain it so that somebody who has not seen it understands. (not more than 250 words)

2.3 Who uses the building in a normal month?
Group	Number of women and girls	Number of men and boys


2.4 How will you choose the builder? (not more than 150 words)

2.5 Have you tried to raise money for this elsewhere? If so, what came of it? (not more than 100 words)

2.6 Anything about the neighbours, the land title or the council that we should be aware of? Leave empty if there is nothing.

PART 3	THE MONEY
3.1 List what you will buy or pay for, with quantity and price.
Item	Quantity	Unit price	Total
e.g. iron sheets	40	1,350	54,000



3.2 Who will look after the money, and how are payments approved? (not more than 150 words)

PART 4	WHO MAY APPLY, AND WHAT WE NEED FROM YOU
Self-help groups, community-based organisations and NGOs registered in Kenya	□ yes   □ no
At least two years old on the closing date	□ yes   □ no
Income last year not above KES 5,000,000	□ yes   □ no
Not a political party or a business	□ yes   □ no
You pay 10% of the cost or give it in labour	□ yes   □ no
Copy of the registration certificate	□ attached
Two quotations	□ attached
Bank statement of the last six months	□ attached
Photographs of the damage	□ attached   □ not available

For office use only
Received on ____/____/2027	Complete? □	Eligible? □
Score: need /30   users /30   plan /20   money /20

Signature of chairperson ______________________   Date ______________________
How did you hear of this programme?   □ radio   □ friend   □ church or mosque   □ other
`,
);

export const wordFormWithTables: CallFixture = {
  id: 'word-form-with-tables',
  language: 'en',
  shape: 'Word form with tables',
  from: 'docx',
  pages,
  truth: {
    title: {
      text: 'Small Repairs, Big Difference',
      at: [1, 2],
    },
    funder: {
      text: 'Kestrel and Rowe Foundation',
      at: [1, 3],
    },
    reference: {
      text: 'KRF/SRBD/26-2',
      at: [1, 4],
    },
    currency: 'KES',
    least: {
      value: 150000,
      text: 'KES 150,000 minimum',
      at: [1, 6],
    },
    most: {
      value: 900000,
      text: 'KES 900,000 maximum',
      at: [1, 6],
    },
    deadline: {
      kind: 'stated',
      date: '2027-01-31',
      time: '17:00',
      zone: 'Africa/Nairobi',
      text: '31/01/2027, 5 pm (Nairobi)',
      at: [1, 5],
    },
    eligibility: [
      {
        text: 'Self-help groups, community-based organisations and NGOs registered in Kenya',
        at: [1, 50],
        kind: 'country',
        countries: ['KE'],
      },
      {
        text: 'Self-help groups, community-based organisations and NGOs',
        at: [1, 50],
        kind: 'legal-form',
        forms: ['community-group', 'non-profit'],
      },
      {
        text: 'At least two years old on the closing date',
        at: [1, 51],
        kind: 'age',
        leastYears: 2,
      },
      {
        text: 'Income last year not above KES 5,000,000',
        at: [1, 52],
        kind: 'income',
        most: 5000000,
        currency: 'KES',
      },
      {
        text: 'Not a political party or a business',
        at: [1, 53],
        kind: 'legal-form',
        forms: ['party', 'company'],
        excluded: true,
      },
      {
        text: 'You pay 10% of the cost or give it in labour',
        at: [1, 54],
        kind: 'own-share',
        leastPercent: 10,
      },
    ],
    attachments: [
      {
        text: 'Copy of the registration certificate',
        at: [1, 55],
        required: true,
      },
      {
        text: 'Two quotations',
        at: [1, 56],
        required: true,
      },
      {
        text: 'Bank statement of the last six months',
        at: [1, 57],
        required: true,
      },
      {
        text: 'Photographs of the damage',
        at: [1, 58],
        required: false,
      },
    ],
    criteria: [
      {
        text: 'need /30',
        at: [1, 62],
        weight: 30,
      },
      {
        text: 'users /30',
        at: [1, 62],
        weight: 30,
      },
      {
        text: 'plan /20',
        at: [1, 62],
        weight: 20,
      },
      {
        text: 'money /20',
        at: [1, 62],
        weight: 20,
      },
    ],
    questions: [
      {
        text: 'When did you start and why?',
        at: [1, 16],
        section: 'THE APPLICANT',
        required: true,
        limit: {
          text: '(not more than 120 words)',
          at: [1, 16],
          maximum: 120,
          unit: 'words',
        },
      },
      {
        text: 'What have you achieved in the last two years?',
        at: [1, 18],
        section: 'THE APPLICANT',
        required: true,
        limit: {
          text: '(not more than 200 words)',
          at: [1, 18],
          maximum: 200,
          unit: 'words',
        },
      },
      {
        text: 'Who sits on your committee?',
        at: [1, 20],
        section: 'THE APPLICANT',
        required: true,
        help: {
          text: 'Give name, position and sex.',
          at: [1, 20],
        },
      },
      {
        text: 'Which building needs repair, and who owns it?',
        at: [1, 26],
        section: 'THE REPAIR',
        required: true,
        limit: {
          text: '(not more than 80 words)',
          at: [1, 26],
          maximum: 80,
          unit: 'words',
        },
      },
      {
        text: 'What is broken?',
        at: [1, 28],
        section: 'THE REPAIR',
        required: true,
        help: {
          text: 'Explain it so that somebody who has not seen it understands.',
          at: [1, 28],
        },
        limit: {
          text: '(not more than 250 words)',
          at: [1, 28],
          maximum: 250,
          unit: 'words',
        },
      },
      {
        text: 'Who uses the building in a normal month?',
        at: [1, 30],
        section: 'THE REPAIR',
        required: true,
      },
      {
        text: 'How will you choose the builder?',
        at: [1, 34],
        section: 'THE REPAIR',
        required: true,
        limit: {
          text: '(not more than 150 words)',
          at: [1, 34],
          maximum: 150,
          unit: 'words',
        },
      },
      {
        text: 'Have you tried to raise money for this elsewhere? If so, what came of it?',
        at: [1, 36],
        section: 'THE REPAIR',
        required: true,
        limit: {
          text: '(not more than 100 words)',
          at: [1, 36],
          maximum: 100,
          unit: 'words',
        },
      },
      {
        text: 'Anything about the neighbours, the land title or the council that we should be aware of?',
        at: [1, 38],
        section: 'THE REPAIR',
        required: false,
        help: {
          text: 'Leave empty if there is nothing.',
          at: [1, 38],
        },
      },
      {
        text: 'List what you will buy or pay for, with quantity and price.',
        at: [1, 41],
        section: 'THE MONEY',
        required: true,
      },
      {
        text: 'Who will look after the money, and how are payments approved?',
        at: [1, 47],
        section: 'THE MONEY',
        required: true,
        limit: {
          text: '(not more than 150 words)',
          at: [1, 47],
          maximum: 150,
          unit: 'words',
        },
      },
    ],
    noQuestions: [
      {
        text: 'Complete?',
        at: [1, 61],
      },
      {
        text: 'Eligible?',
        at: [1, 61],
      },
      {
        text: 'How did you hear of this programme?',
        at: [1, 65],
      },
    ],
    fields: [
      {
        text: 'Name of organisation',
        at: [1, 12],
      },
      {
        text: 'Registration number',
        at: [1, 13],
      },
      {
        text: 'Physical address',
        at: [1, 14],
      },
      {
        text: 'Contact person, telephone, e-mail',
        at: [1, 15],
      },
      {
        text: 'Name\tPosition\tSex',
        at: [1, 21],
      },
      {
        text: 'Group\tNumber of women and girls\tNumber of men and boys',
        at: [1, 31],
      },
      {
        text: 'Item\tQuantity\tUnit price\tTotal',
        at: [1, 42],
      },
    ],
    otherDates: [],
    otherAmounts: [
      {
        text: 'KES 14 million',
        at: [1, 7],
      },
      {
        text: '54,000',
        at: [1, 43],
      },
    ],
  },
};
