import {
  type CallTableName,
  callFieldTable,
  callTable,
  emptyCallRow,
  type FunderFieldName,
  isEmptyValue,
} from '@harambee/domain';
import type { CallContent, CallFinding, CallLine, CallSource } from '@harambee/domain/schemas';

type Found = NonNullable<CallContent['found']>;

/** What a person has decided about a finding; how the fields were before, so that it can be undone. */
export type Decision =
  | { kind: 'dropped' }
  | { kind: 'accepted'; before?: { values: Partial<CallContent>; found: Found | undefined } };

/** What a person has made of a line that was not understood. */
export type LineUse =
  | { as: 'unneeded' }
  | { as: CallTableName; rowId: string }
  | { as: 'help'; rowId: string; before: string };

/** The decisions of a review, apart from the call itself. */
export interface Decisions {
  findings: Record<string, Decision>;
  /** What was corrected in a finding before it was accepted, by field or column. */
  changes: Record<string, Record<string, unknown>>;
  /** By `lineKey`. */
  lines: Record<string, LineUse>;
}

export const noDecisions: Decisions = { findings: {}, changes: {}, lines: {} };

/** A call and what was decided about it: nothing found is in the call before a yes (CALL-12). */
export interface Review {
  content: CallContent;
  decisions: Decisions;
}

export const lineKey = ({ page, line }: CallLine): string => `${page}:${line}`;

/** `fields` or `cells` with what the person has changed in them. */
export const partsOf = (finding: CallFinding, changes: Decisions['changes']): Record<string, unknown> => ({
  ...('fields' in finding ? finding.fields : finding.cells),
  ...changes[finding.id],
});

const rowsOf = (content: CallContent, table: CallTableName) =>
  content[table] as { id: string; source?: CallSource }[];

const isAfter = (one: CallSource | undefined, other: CallSource): boolean =>
  one !== undefined && (one.page > other.page || (one.page === other.page && one.line > other.line));

/** Puts a row in where its line stands among the lines of the others: the order is the funder's. */
function withRow(
  content: CallContent,
  table: CallTableName,
  row: { id: string; source: CallSource },
): CallContent {
  const rows = rowsOf(content, table);
  const place = rows.findIndex(({ source }) => isAfter(source, row.source));
  const at = place === -1 ? rows.length : place;
  return { ...content, [table]: [...rows.slice(0, at), row, ...rows.slice(at)] };
}

const withoutRow = (content: CallContent, table: CallTableName, id: string): CallContent => ({
  ...content,
  [table]: rowsOf(content, table).filter((row) => row.id !== id),
});

/** Whether there is room for one more row. */
export const hasRoom = (content: CallContent, table: CallTableName): boolean =>
  content[table].length < callTable(table).maxRows;

const decided = (review: Review, id: string, decision: Decision | undefined): Decisions => {
  const { [id]: _before, ...others } = review.decisions.findings;
  return { ...review.decisions, findings: decision ? { ...others, [id]: decision } : others };
};

/** The finding, as corrected, becomes part of the call. */
export function accept(review: Review, finding: CallFinding): Review {
  const { content } = review;
  const { id, source, origin } = finding;
  const parts = partsOf(finding, review.decisions.changes);
  if ('table' in finding) {
    if (!hasRoom(content, finding.table)) return review;
    const row = { ...emptyCallRow(finding.table, id), ...parts, id, source, origin };
    return {
      content: withRow(content, finding.table, row),
      decisions: decided(review, id, { kind: 'accepted' }),
    };
  }
  const names = Object.keys(parts) as FunderFieldName[];
  const values = Object.fromEntries(names.map((name) => [name, content[name]]));
  const found = { ...content.found, ...Object.fromEntries(names.map((name) => [name, { source, origin }])) };
  return {
    content: { ...content, ...parts, found },
    decisions: decided(review, id, { kind: 'accepted', before: { values, found: content.found } }),
  };
}

export const drop = (review: Review, { id }: CallFinding): Review => ({
  ...review,
  decisions: decided(review, id, { kind: 'dropped' }),
});

/** The finding is open again, and the call as it was without it. */
export function reopen(review: Review, finding: CallFinding): Review {
  const decision = review.decisions.findings[finding.id];
  const decisions = decided(review, finding.id, undefined);
  if (decision?.kind !== 'accepted') return { ...review, decisions };
  if ('table' in finding) {
    return { content: withoutRow(review.content, finding.table, finding.id), decisions };
  }
  const { values, found } = decision.before ?? { values: {}, found: undefined };
  const parts = partsOf(finding, review.decisions.changes);
  // What another finding or the person has put in its place since then stays.
  const names = (Object.keys(parts) as FunderFieldName[]).filter(
    (name) => review.content[name] === parts[name],
  );
  const { found: present = {}, ...content } = review.content;
  const kept = Object.entries(present).filter(([name]) => !(names as string[]).includes(name));
  const earlier = Object.entries(found ?? {}).filter(([name]) => (names as string[]).includes(name));
  const foundNow = Object.fromEntries([...kept, ...earlier]);
  return {
    content: {
      ...content,
      ...Object.fromEntries(names.map((name) => [name, values[name]])),
      ...(Object.keys(foundNow).length > 0 && { found: foundNow }),
    },
    decisions,
  };
}

/** Whether accepting would replace what the call says already. */
function contradicts({ content, decisions }: Review, finding: CallFinding): boolean {
  if ('table' in finding) return false;
  return Object.entries(partsOf(finding, decisions.changes)).some(([name, value]) => {
    const present = content[name as FunderFieldName];
    return !isEmptyValue(callFieldTable[name as FunderFieldName], present) && present !== value;
  });
}

export const isOpen = ({ decisions }: Review, { id }: CallFinding): boolean =>
  decisions.findings[id] === undefined;

/** The findings that one press accepts: sure, open, and in no contradiction to what the call says. */
export const sureOnes = (review: Review, findings: readonly CallFinding[]): CallFinding[] =>
  findings.filter(
    (finding) => finding.confidence === 'sure' && isOpen(review, finding) && !contradicts(review, finding),
  );

/** Accepts all sure ones; of two that contradict each other the first, and the other stays open. */
export const acceptSure = (review: Review, findings: readonly CallFinding[]): Review =>
  findings.reduce((so, finding) => (sureOnes(so, [finding]).length === 1 ? accept(so, finding) : so), review);

/** The question whose guidance a line can be: the last one before it. */
export const questionBefore = ({ questions }: CallContent, line: CallLine) =>
  questions.findLast(({ source }) => source !== undefined && !isAfter(source, { ...line, text: '' }));

/** Makes a line something by hand: a row of a table, or guidance of the question before it. */
export function makeOfLine(review: Review, source: CallSource, as: LineUse['as'], rowId: string): Review {
  const key = lineKey(source);
  const use = (content: CallContent, made: LineUse): Review => ({
    content,
    decisions: { ...review.decisions, lines: { ...review.decisions.lines, [key]: made } },
  });
  if (as === 'unneeded') return use(review.content, { as });
  if (as === 'help') {
    const question = questionBefore(review.content, source);
    if (!question) return review;
    const { help: before } = question;
    const help = [before, source.text.trim()].filter(Boolean).join('\n');
    const questions = review.content.questions.map((row) => (row === question ? { ...row, help } : row));
    return use({ ...review.content, questions }, { as, rowId: question.id, before });
  }
  if (!hasRoom(review.content, as)) return review;
  const lead = as === 'attachments' ? 'name' : 'text';
  const row = { ...emptyCallRow(as, rowId), [lead]: source.text.trim(), id: rowId, source };
  return use(withRow(review.content, as, row), { as, rowId });
}

/** The line is what it was: not understood. */
export function unmakeLine(review: Review, line: CallLine): Review {
  const { [lineKey(line)]: use, ...lines } = review.decisions.lines;
  const decisions = { ...review.decisions, lines };
  if (!use || use.as === 'unneeded') return { ...review, decisions };
  if (use.as !== 'help') return { content: withoutRow(review.content, use.as, use.rowId), decisions };
  const questions = review.content.questions.map((row) =>
    row.id === use.rowId ? { ...row, help: use.before } : row,
  );
  return { content: { ...review.content, questions }, decisions };
}
