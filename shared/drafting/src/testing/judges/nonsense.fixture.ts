import { kenya } from './applications/kenya/application.fixture.ts';
import { budgetLine, lines, paragraphs, today } from './building.ts';
import type { Application } from './typed-plan.ts';

export interface Nonsense {
  id: string;
  describe: string;
  application: Application;
}

type Words = (
  field: 'description' | 'methodology' | 'budget' | 'timeline' | 'sustainability' | 'team',
) => string;

/** All required fields are filled, with a plausible amount, number of people and duration. */
const nonsense = (
  id: string,
  describe: string,
  words: Words,
  objectives: string[],
  title = 'Proposal',
): Nonsense => ({
  id,
  describe,
  application: {
    organization: { name: 'Hope Network' },
    savedOn: today,
    proposal: {
      title,
      grantId: 'GRANT-2027-1',
      organization: 'Hope Network',
      category: 'Education',
      description: words('description'),
      objectives,
      beneficiaries: 1000,
      methodology: words('methodology'),
      requestedAmount: 50_000,
      deadline: '2027-03-31',
      budget: words('budget'),
      projectDuration: 12,
      timeline: words('timeline'),
      sustainability: words('sustainability'),
      team: words('team'),
    },
  },
});

const repeat = (text: string, times: number): string => Array(times).fill(text).join(' ');

const paragraph =
  'Children in our area need help and we want to help them because help is needed in our area and many partners agree.';

const lorem =
  'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua. Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi ut aliquip ex ea commodo consequat.';

const keywords =
  'baseline, target, indicator, report 2025, survey, source, ministry, risk, mitigation, owner, safeguarding policy, gender, disability, months 1-12, responsible, sustainability, fees, county budget, association, trained people, evaluation, monitoring, $50,000, 20%, 80%, by December 2027';

const finnish =
  'Kivi juoksee vihreän kellon alla ja lusikka muistaa keskiviikon. Pöytä laulaa seitsemän saapasta ylös, vaikka lumi on puhelin. Ikkuna syö hiljaa kolmion, eikä kukaan kysy leivältä tietä.';

const call = paragraphs(
  'The Foundation invites applications from eligible non-profit organizations. Applicants must demonstrate the need for the project with recent and local data, describe objectives that are specific, measurable, achievable, relevant and time-bound, and set out a methodology with activities, responsible persons and a timeline.',
  'The budget must not exceed $50,000 and must include a justification of each line. Proposals should describe monitoring and evaluation with indicators, baselines and targets, a risk table with mitigation measures, safeguarding of children and vulnerable adults, and how results will be sustained after the grant ends. Indirect costs may not exceed 15% of direct costs.',
  'Applications received after 31 March 2027 will not be considered. Scoring: need 20 points, design 30 points, capacity 20 points, budget 20 points, sustainability 10 points.',
);

const praise =
  'We are a truly passionate, innovative and world-class team of dedicated changemakers. Our holistic and transformative approach empowers communities to unlock their full potential and creates lasting, sustainable impact at scale. Together with our amazing partners we will change countless lives and inspire generations.';

const figures = lines(
  '1 2 report 2026',
  '45% 78% 12 340 2025 1,200 56% 2024 3.4 to 9.8 by 2027',
  '17 of 31, 2026. 90%. 1,000 4,000 12 months 2027 (2025).',
  '240 x 12 = 2,880; 3 x 400 = 1,200; 8 to 80 by December 2027',
);

const headings = lines(
  'Introduction',
  'Background and Context',
  'Problem Statement',
  'Goal and Objectives',
  'Methodology',
  'Work Plan',
  'Monitoring and Evaluation',
  'Risks and Mitigation',
  'Safeguarding',
  'Budget and Justification',
  'Sustainability',
  'Conclusion',
);

/** Ten kinds of text that are not a proposal: each scores below 30. */
export const nonsenses: readonly Nonsense[] = [
  nonsense(
    'digits',
    'digits alone',
    () => repeat('4719 0832 5561 9024', 25),
    ['1234', '5678', '9012'],
    '100',
  ),
  nonsense(
    'pasted-everywhere',
    'one paragraph in all fields, twice in each',
    () => paragraphs(paragraph, paragraph),
    [paragraph, paragraph],
  ),
  nonsense('lorem', 'dummy text', () => repeat(lorem, 4), [lorem.slice(0, 56), lorem.slice(57, 123)]),
  nonsense('keywords', 'a list of the words that a reviewer likes', () => keywords, [
    'baseline 20% target 80% by December 2027',
    'train 100 people by June 2027',
  ]),
  nonsense(
    'finnish-words',
    'grammatical sentences of another language that mean nothing',
    () => repeat(finnish, 3),
    ['Kivi juoksee 20 vihreän kellon alla 80.'],
  ),
  nonsense(
    'one-sentence',
    'one sentence forty times',
    () => repeat('We will train 100 people by December 2027.', 40),
    ['We will train 100 people by December 2027.', 'We will train 100 people by December 2027.'],
  ),
  nonsense('the-call', 'the funder’s own call', () => call, [
    'Objectives that are specific, measurable, achievable, relevant and time-bound.',
    'Applications received after 31 March 2027 will not be considered.',
  ]),
  nonsense('praise', 'praise without a fact', () => repeat(praise, 3), [
    'Empower communities to unlock their full potential.',
    'Create lasting, sustainable impact at scale.',
  ]),
  nonsense(
    'numbers-without-nouns',
    'numbers, percent signs and years that count nothing',
    () => figures,
    ['20% to 80% by December 2027', '1 to 2 by 2027'],
    'x',
  ),
  nonsense('headings', 'headings with nothing below them', () => headings, [
    'Objective 1',
    'Objective 2',
    'Objective 3',
  ]),
];

/**
 * These once scored above honest proposals: a need of four words, a request of one unit and one-letter risks in an
 * otherwise good plan. They must not be "solid" or score above any of the five applications.
 */
export const onceReady: Application = {
  ...kenya,
  proposal: {
    ...kenya.proposal,
    title: 'x',
    description: '1 2 report 2026',
    requestedAmount: 1,
    budgetLines: [budgetLine('stuff', 'other', 'stuff', { quantity: 1, unit: '', price: 1 }, 'x')],
    indirectCost: { rate: 0, cap: 1_000 },
    activities: kenya.proposal.activities?.map((row) => ({ ...row, budgetLineIds: ['stuff'] })),
    risks: ['a', 'c', 'e'].map((letter) => ({
      id: letter,
      risk: letter,
      likelihood: 'low' as const,
      severity: 'low' as const,
      mitigation: letter,
      owner: letter,
    })),
  },
};

/** A good need does not save a proposal whose other fields are nonsense. */
export const goodNeedAlone: Application = {
  organization: { name: 'Hope Network' },
  savedOn: today,
  proposal: { ...(nonsenses[7] as Nonsense).application.proposal, description: kenya.proposal.description },
};
