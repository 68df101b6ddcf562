import type { Records } from '../../records/records.ts';
import { plus, type Span } from '../../understanding/spans.ts';
import type { Topic } from '../topic.ts';

const before = new Set('before by avant antes kabla'.split(' '));
const after = new Set('after apres despues depois baada'.split(' '));

/** "Before the deadline of School energy 2026": a period that the day of a named call or proposal bounds. */
export async function boundIn(
  { tokens, calls, mention }: Topic,
  records: Records,
): Promise<Span | undefined> {
  const isBefore = tokens.some((token) => before.has(token));
  if (!isBefore && !tokens.some((token) => after.has(token))) return undefined;
  const every = await records.callsIn(['considering', 'preparing', 'applied', 'not_applying']);
  const call = calls.length === 1 ? every.find(({ _id }) => _id === calls[0]?.id) : undefined;
  const proposal = mention?.rows.length === 1 ? mention.rows[0] : undefined;
  const day = call?.deadlineDay || proposal?.deadline;
  if (!day) return undefined;
  return isBefore
    ? { kind: 'before', from: '', until: day }
    : { kind: 'since', from: plus(day, 1), until: '' };
}
