import type { AskedCallFindings, CallFinding, CallRead } from '@harambee/domain/schemas';
import { type Decisions, lineKey } from '../decide.ts';

type Reading = Pick<CallRead, 'pages' | 'findings' | 'unread'>;

const leadOf = (finding: CallFinding): string => {
  const { name, text } = (finding as { cells?: { name?: string; text?: string } }).cells ?? {};
  return (text ?? name ?? '').trim().toLowerCase();
};

/**
 * True where one says nothing that the other one, which was there before, does not offer to decide on already. Where the
 * rules are not sure of a line, another reading of it is offered.
 */
function isSame(before: CallFinding, found: CallFinding): boolean {
  const isOneLine = before.confidence === 'sure' && lineKey(before.source) === lineKey(found.source);
  if ('table' in before || 'table' in found)
    return (
      'table' in before &&
      'table' in found &&
      before.table === found.table &&
      (isOneLine || leadOf(before) === leadOf(found))
    );
  const [known, said] = [before.fields as Record<string, unknown>, Object.entries(found.fields)];
  return (
    said.every(([name, value]) => known[name] === value) ||
    (isOneLine && said.some(([name]) => name in known))
  );
}

const isBefore = (one: CallFinding, other: CallFinding): number =>
  one.source.page - other.source.page || one.source.line - other.source.line;

/**
 * A reading with what a language model found in it, too: only what the rules did not find, and what no person has made of
 * its line. What was there stays as it is.
 */
export function withModelFindings(
  reading: Reading,
  { findings, lines }: Pick<AskedCallFindings, 'findings' | 'lines'>,
  used: Decisions['lines'],
): { reading: Reading; added: CallFinding[] } {
  const isUsed = (line: { page: number; line: number }) => used[lineKey(line)] !== undefined;
  const earlier = reading.findings.filter(({ origin }) => origin === 'model').length;
  const added = findings
    .filter((found) => !isUsed(found.source) && !reading.findings.some((before) => isSame(before, found)))
    .map((found, at) => ({ ...found, id: `m${earlier + at + 1}` }))
    .sort(isBefore);
  const understood = new Set(lines.filter((line) => !isUsed(line)).map(lineKey));
  return {
    added,
    reading: {
      pages: reading.pages,
      findings: [...reading.findings, ...added].sort(isBefore),
      unread: reading.unread.filter((line) => !understood.has(lineKey(line))),
    },
  };
}
