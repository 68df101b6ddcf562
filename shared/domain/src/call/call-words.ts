import { formatMoney, formatNumber } from '../format/formats.ts';
import { limitUnits } from '../proposal-form/section-limits.ts';
import { cellsInWords, valueInWords } from '../rows/words.ts';
import type { CallContent, CallQuestion } from './call.schemas.ts';
import { type CallFieldName, type CallValues, callFieldTable } from './call-fields.ts';
import { type CallTableName, callTables } from './call-tables.ts';

/** The limit of a question: `300 words`; '' without one. */
export const limitInWords = ({ limit, limitUnit }: Pick<CallQuestion, 'limit' | 'limitUnit'>): string =>
  limit === null || limitUnit === '' ? '' : `${formatNumber(limit)} ${limitUnits[limitUnit]}`;

/** The smallest and largest grant in one phrase: `€5,000 to €40,000`, `up to €40,000`; '' without either. */
export function amountsInWords({
  leastAmount,
  mostAmount,
  currency,
}: Pick<CallValues, 'leastAmount' | 'mostAmount' | 'currency'>): string {
  const money = (amount: number) => (currency === '' ? formatNumber(amount) : formatMoney(amount, currency));
  if (leastAmount !== null && mostAmount !== null) {
    return leastAmount === mostAmount ? money(mostAmount) : `${money(leastAmount)} to ${money(mostAmount)}`;
  }
  if (mostAmount !== null) return `up to ${money(mostAmount)}`;
  return leastAmount === null ? '' : `from ${money(leastAmount)}`;
}

/** A field of a call in words; '' if empty. */
export const callFieldInWords = (field: CallFieldName, value: unknown): string =>
  valueInWords(callFieldTable[field], value);

/** A row on one line: what it is first, then each other filled cell with its label. */
export function callRowInWords(table: CallTableName, row: object): string {
  const { columns } = callTables[table];
  const lead = table === 'attachments' ? 'name' : 'text';
  const cells = row as Record<string, unknown>;
  const number = typeof cells.number === 'string' && cells.number !== '' ? `${cells.number}. ` : '';
  const first = typeof cells[lead] === 'string' ? (cells[lead] as string) : '';
  const limit = table === 'questions' ? limitInWords(row as CallQuestion) : '';
  const isLead = (name: string) =>
    [lead, 'number', 'required', ...(limit === '' ? [] : ['limit', 'limitUnit'])].includes(name);
  const rest = Object.fromEntries(Object.entries(columns).filter(([name]) => !isLead(name)));
  const others = cellsInWords(rest, row).map(({ label, words }) =>
    words === label ? words : `${label}: ${words}`,
  );
  // Most rows are required: the others say that they are not.
  const optional = cells.required === false ? 'Optional' : '';
  return [`${number}${first}`, limit, optional, ...others].filter(Boolean).join('; ');
}

/** What of a call is not there yet, in the order of the form (CALL-08). */
export function callGaps({
  funder,
  deadlineDay,
  questionCount,
  missingDocuments = 0,
}: Pick<CallContent, 'funder' | 'deadlineDay'> & {
  questionCount: number;
  missingDocuments?: number | undefined;
}): string[] {
  return [
    ...(funder.trim() === '' ? ['No funder'] : []),
    ...(deadlineDay === '' ? ['No deadline'] : []),
    ...(questionCount === 0 ? ['No questions'] : []),
    ...(missingDocuments > 0
      ? [
          `${missingDocuments} ${missingDocuments === 1 ? 'document is' : 'documents are'} missing or not valid`,
        ]
      : []),
  ];
}
