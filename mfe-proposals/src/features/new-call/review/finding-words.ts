import {
  amountsInWords,
  callFieldTable,
  callTables,
  deadlineInWords,
  type FunderFieldName,
  limitInWords,
  type ValueColumn,
  valueInWords,
} from '@harambee/domain';
import type { CallFinding, CallQuestion } from '@harambee/domain/schemas';

/** The columns of what a finding says, by name. */
export const columnsOf = (finding: CallFinding): Readonly<Record<string, ValueColumn>> =>
  'table' in finding ? callTables[finding.table].columns : callFieldTable;

/** What kind of thing was found. */
export function titleOf(finding: CallFinding): string {
  if ('table' in finding) return callTables[finding.table].itemLabel;
  const names = Object.keys(finding.fields);
  const [first] = names;
  if (names.some((name) => name.startsWith('deadline'))) return 'Deadline';
  // A service names the currency before the amounts.
  if (names.some((name) => name.endsWith('Amount'))) return 'Amount';
  return callFieldTable[first as FunderFieldName]?.label ?? 'Field';
}

interface Said {
  label?: string;
  words: string;
}

/** What a finding says, the most important first. */
export function saidBy(finding: CallFinding, parts: Record<string, unknown>): Said[] {
  const columns = columnsOf(finding);
  const hidden = new Set<string>();
  const lead: Said[] = [];
  if ('table' in finding) {
    const name = finding.table === 'attachments' ? 'name' : 'text';
    const number = typeof parts.number === 'string' && parts.number !== '' ? `${parts.number}. ` : '';
    lead.push({ words: `${number}${String(parts[name] ?? '')}` });
    for (const one of [name, 'number', 'required']) hidden.add(one);
    const limit =
      finding.table === 'questions' && limitInWords({ limit: null, limitUnit: '', ...parts } as CallQuestion);
    if (limit) {
      lead.push({ label: 'Limit', words: limit });
      for (const one of ['limit', 'limitUnit']) hidden.add(one);
    }
    if (parts.required === false) lead.push({ words: 'Optional' });
  } else if (parts.deadlineDay) {
    const { deadlineDay, deadlineTime = '', deadlineZone = '' } = parts as Record<string, string>;
    lead.push({ words: deadlineInWords({ deadlineDay: deadlineDay ?? '', deadlineTime, deadlineZone }) });
    for (const one of ['deadlineDay', 'deadlineTime', 'deadlineZone']) hidden.add(one);
  }
  if (!('table' in finding) && (parts.leastAmount || parts.mostAmount)) {
    const amounts = { leastAmount: null, mostAmount: null, currency: '', ...parts };
    lead.push({ words: amountsInWords(amounts as Parameters<typeof amountsInWords>[0]) });
    for (const one of ['leastAmount', 'mostAmount', ...(parts.currency ? ['currency'] : [])]) hidden.add(one);
  }
  const others = Object.entries(parts).flatMap(([name, value]) => {
    const column = columns[name];
    const words = column && !hidden.has(name) ? valueInWords(column, value) : '';
    if (words === '') return [];
    // A yes is its own label.
    return [words === column?.label ? { words } : { label: column?.label ?? '', words }];
  });
  // What the heading says already is not said again.
  const title = titleOf(finding);
  const [first, ...rest] = others;
  const named =
    first && lead.length === 0 && first.label === title ? [{ words: first.words }, ...rest] : others;
  return [...lead, ...named];
}
