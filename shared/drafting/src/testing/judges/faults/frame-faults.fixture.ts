import type { Fault } from './fault.ts';

const five = ['kenya', 'ghana', 'bangladesh', 'london', 'peru'] as const;

/** Faults in our own wording around the applicant's words: the same in every text. */
export const frameFaults: readonly Fault[] = [
  {
    id: 'when-the-grant-ends',
    of: five,
    never: [/When the grant ends:/, /\bcall closes\b/i],
    always: [],
    seen: 'When the grant ends: Each water user association collects a fee. The call closes on 29 January 2027.',
    mended: 'When the grant ends, the fee goes on paying the mechanics.',
  },
  {
    id: 'largest-share',
    of: five,
    section: 'budget',
    never: [/takes? the largest share/i, /of the \d+ lines/i, /takes \d+(?:\.\d+)?% of the total/i],
    always: [],
    seen: 'Solar pump sets takes the largest share, 24%, of the 11 lines.',
    mended: 'Eight solar pump sets cost KES 12,480,000: the dealer in Lodwar services them.',
  },
  {
    id: 'last-month-with-an-activity',
    of: five,
    never: [/is the last with an activity/i, /the project has \d+ months\b/i],
    always: [],
    seen: 'Month 24 is the last with an activity; the project has 24 months.',
    mended: 'The project runs for 24 months from April 2027.',
  },
  {
    id: 'keywords-as-evidence',
    of: five,
    never: [/\(“[^”]{1,40}”\)/, /results are carried by:/i],
    always: [],
    seen: 'After the grant the results are carried by: contributions of those who use the results (“fee”).',
    mended: 'Users pay 5 shillings for a jerrycan.',
  },
  {
    id: 'raw-tables',
    of: five,
    never: [/ \| [^|\n]+ \| /],
    always: [],
    seen: 'Name | Role | Time',
    mended: 'Shirin Akter\tNurse supervisor\t100%',
  },
  {
    id: 'one-voice',
    of: five,
    never: [/\bthe organi[sz]ation\b/i],
    always: [],
    seen: 'The organization trains mechanics, and we visit them.',
    mended: 'We train mechanics and visit them.',
  },
  {
    id: 'states-about-itself',
    of: five,
    never: [/states about itself/i, /with unit, day and source/i, /\(US dollars, /],
    always: [],
    seen: 'What Maji Kwanza Turkana states about itself, with unit, day and source:',
    mended: 'Our audited income in 2025 was KES 79,200,000 (Otieno & Partners).',
  },
  {
    id: 'sentences-about-the-text',
    of: five,
    never: [
      /Set beside the results/i,
      /can be checked when the grant ends/i,
      /\bthis (?:section|text|document|chapter) (?:shows|describes|sets out|explains)/i,
      /The work is done and accounted for by/i,
    ],
    always: [],
    seen: 'Whether these arrangements are in place can be checked when the grant ends.',
    mended: 'The county signed the agreement in August 2026.',
  },
  {
    id: 'baseline-then-target',
    of: five,
    never: [/\d,? then \d/, /: 0, then/],
    always: [],
    seen: 'Associations collecting fees: 0, then 8',
    mended: 'Associations that collect fees rise from 0 to 8.',
  },
];

/** What a funder wants to know about an applicant: profile values that the text of each of the five must have. */
export const profileValues = [
  'registrationNumber',
  'legalStatus',
  'contactName',
  'contactEmail',
  'contactPhone',
] as const;

/** Words of the profile's description that no other field has: they prove that it reached the text. */
export const profileWords = {
  kenya: '47 water points',
  ghana: '3,900 girls',
  bangladesh: 'two boat clinics',
  london: 'forty freelance artists',
  peru: '58 Quechua communities',
} as const;

/** How often a text may state one objective in full; after that it refers to it. */
export const mostPrintsOfAnObjective = 1;
