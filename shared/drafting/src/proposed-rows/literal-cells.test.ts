import { type PlanColumn, planColumns, planDateInWords } from '@harambee/domain';
import * as fc from 'fast-check';
import { numbersIn } from '../checks/reading/numbers.ts';
import { amountsWithCurrency } from '../reading/numbers/money.ts';
import { sentencesOf } from '../reading/plain-text.ts';
import { applications } from '../testing/judges/applications/applications.ts';
import { cleanProposals } from '../testing/judges/clean-proposals/clean-proposals.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import { type ProposedFrom, type ProposedRow, proposedRows } from './index.ts';

const startDate = '2027-04-01';
const names = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

const proposals = [
  ...Object.values(applications).map(({ proseOnly }) => proseOnly.proposal),
  ...cleanProposals.map(({ application }) => application.proposal),
];
const fields = ['methodology', 'timeline', 'sustainability', 'team'] as const;
/** Lines and sentences of every judge proposal, to be mixed. */
const pieces = proposals
  .flatMap((proposal) =>
    fields.flatMap((field) => proposal[field].split('\n').flatMap((line) => [line, ...sentencesOf(line)])),
  )
  .filter((piece) => piece !== '');
const objectives = [
  ...proposals.flatMap((proposal) => proposal.objectives),
  'Raise the income of households from KES 12,000 to KES 30 thousand a year by 2029.',
  'Increase the sales of the groups from $12 to $30 by 2029.',
];
const records = [
  'Track record:\n- Wells (Oxfam, 2023): KES 12 million raised for pumps.\n- Goats (2021): lent 12,000 shillings.',
  'Project | Result | Figure\nWells | pumps bought | KSh 12,000',
];

/** The same with other figures, so that no number is one the parsers were developed with. */
const changed = fc
  .tuple(fc.constantFrom(...pieces, ...objectives, ...records), fc.integer({ min: 2, max: 29 }))
  .map(([piece, figure]) => piece.replace(/\b\d{1,2}\b/, String(figure)));
const text = fc
  .array(fc.tuple(changed, fc.constantFrom('\n', ' ', '\n\n')), { maxLength: 8 })
  .map((parts) => parts.flat().join(''));
const anyProposal: fc.Arbitrary<ProposedFrom> = fc.record({
  description: text,
  objectives: fc.array(changed, { maxLength: 6 }),
  methodology: text,
  timeline: text,
  sustainability: text,
  team: text,
  startDate: fc.constantFrom(startDate, ''),
  projectDuration: fc.integer({ min: 1, max: 60 }),
});

const shareWords: Record<number, RegExp> = {
  100: /full|whole/i,
  75: /three[- ]quarters/i,
  50: /half/i,
  25: /quarter/i,
};
const choiceWords: Record<string, RegExp> = {
  low: /\blow\b|unlikely/i,
  medium: /\bmedium\b|moderately/i,
  high: /\bhigh\b|likely|grave|severe|serious/i,
};

/** True if the words mention a month of the project: its number, its quarter or year, or its name. */
function isMonthIn(words: string, month: number, bound: number): boolean {
  const name = names[(Number(startDate.slice(5, 7)) - 1 + month - 1) % 12] as string;
  const isCounted = /\b(?:[Qq]uarter|Q\d|[Yy]ear \d)/.test(words);
  return (
    isCounted ||
    words.includes(name) ||
    new RegExp(`\\b${month}\\b`).test(words) ||
    (month === bound && /each year|every year|onwards/.test(words)) ||
    /\bthen\b/.test(words)
  );
}

/** "KES 30,000 a year" has the unit "KES a year". */
const withoutNumbers = (words: string): string =>
  words.replace(/(?<=[\p{Lu}\p{Sc}]) ?\d[\d.,]*(?: (?:thousand|million|billion))?/gu, '');

function isIn(words: string, column: PlanColumn, value: unknown, bound: number): boolean {
  switch (column.kind) {
    case 'figure': {
      const number = value as number;
      const isNamed =
        numbersIn(words).some((one) => one.value === number) ||
        new RegExp(`(?<!\\d)${number}(?!\\d)`).test(words.replaceAll(',', ''));
      return (
        isNamed ||
        amountsWithCurrency(words).some((amount) => amount.value === number) ||
        shareWords[number]?.test(words) ||
        (number === 0 && /\bnone\b/.test(words)) ||
        (number === 1 && /\bone\b/.test(words))
      );
    }
    case 'date': {
      const [date = '', ...rest] = planDateInWords(value as string)
        .split(' ')
        .toReversed();
      return words.includes(date) && rest.every((one) => words.includes(one.slice(0, 3)));
    }
    case 'months':
      return (value as { from: number; to: number }[]).every(
        ({ from, to }) => isMonthIn(words, from, 1) && isMonthIn(words, to, bound),
      );
    case 'choice':
      return choiceWords[value as string]?.test(words) ?? true;
    default:
      return (
        words.includes(value as string) ||
        withoutNumbers(words).includes(value as string) ||
        (value === '%' && /per cent/.test(words))
      );
  }
}

/** Cells that do not appear in the words a row was read from. */
const inventedIn = ({ table, row, sources }: ProposedRow, bound: number) => {
  const words = sources.map((source) => source.words).join('\n');
  const empty = [null, '', undefined];
  return planColumns(table).flatMap(([name, column]) => {
    const value = (row as unknown as Record<string, unknown>)[name];
    if (empty.includes(value as string) || (Array.isArray(value) && value.length === 0)) return [];
    if (name === 'direction') return [];
    return isIn(words, column, value, bound)
      ? []
      : [`${table}.${name}: ${JSON.stringify(value)} of ${words}`];
  });
};

test('each cell of a proposed row appears in its words, literally or as the same number, date or months', () => {
  let rows = 0;
  fc.assert(
    fc.property(anyProposal, (proposal) => {
      const proposed = proposedRows(proposal);
      rows += proposed.length;
      expect(proposed.flatMap((one) => inventedIn(one, proposal.projectDuration ?? 0))).toEqual([]);
    }),
    { numRuns: propertyRuns(500) },
  );
  // The property is only meaningful if rows are proposed; how many is up to chance.
  expect(rows).toBeGreaterThan(0);
});

test('an outcome has the direction of its figures', () => {
  for (const proposal of proposals)
    for (const { table, row } of proposedRows({ objectives: proposal.objectives })) {
      if (table !== 'outcomes' || row.baseline === null || row.target === null) continue;
      expect(row.direction).toBe(row.target > row.baseline ? 'increase' : 'decrease');
    }
});

// A pattern that backtracks for every letter would freeze the page while somebody types.
test.each([
  'a ',
  'Ab ',
  '1 ',
  'Anna, ',
  'month 3, ',
  'May 2027, ',
  'Year 1, Quarter 2; ',
  'from 3 to 4 ',
  'Ab | ',
  'each year ',
  '(',
  'half of her time ',
  'seven hundred ',
  '.',
  '\n',
  'a: b. ',
  'Risk: a. ',
  'Risk: a',
  'Dr Ann Ba is the ',
  'In May 2027 we ',
  'By 2028, all 3 wells will ',
  'from KES 3 million to ',
  'KES 3, $4 and 5 shillings ',
  'Track record:\n- A b c (2020): raised KES ',
])('a text full of %j is parsed in time', (piece) => {
  const full = piece.repeat(Math.ceil(20_000 / piece.length)).slice(0, 20_000);
  const before = process.cpuUsage();
  proposedRows({
    description: full,
    methodology: full,
    timeline: full,
    team: full,
    sustainability: full,
    objectives: [full.slice(0, 1_000)],
    startDate,
    projectDuration: 36,
  });
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(6_000);
});
