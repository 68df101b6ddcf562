import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { badgeCatalog } from '@harambee/domain';
import type { Fact } from '../model/facts/fact.ts';
import { FactSheet } from '../model/facts/fact-sheet.ts';
import { todayFact } from '../model/facts/record-facts.ts';
import { modelTools } from '../model/tools.ts';
import type { Records } from '../records/records.ts';
import { madeUpTenant } from './made-up-tenant.ts';

/** A reply as a good model writes it; its slots name a record and a field: `{{SWT-2026-01 deadline}}`. */
interface GoodReply {
  ask: string;
  calls: [tool: string, args?: Record<string, unknown>][];
  reply: string;
}

const read = (name: string) => JSON.parse(readFileSync(join(__dirname, name), 'utf8')) as GoodReply[];

/** Written before the check. */
export const goodReplies = read('good-replies.json');
/** Written after it. */
export const heldOutReplies = read('held-out-replies.json');

/** Right facts in sentences that are wrong; none may be shown. */
export const falseReplies = (
  JSON.parse(readFileSync(join(__dirname, 'false-replies.json'), 'utf8')) as (Omit<GoodReply, 'reply'> & {
    replies: string[];
  })[]
).flatMap(({ replies, ...asked }) => replies.map((reply) => ({ ...asked, reply })));

/** The same with the slots of its conversation. */
export interface ReplyInSlots {
  ask: string;
  text: string;
  facts: readonly Fact[];
}

/** Each good reply after the tools it calls have answered. */
export async function repliesInSlots(
  replies: readonly GoodReply[],
  records: Records,
): Promise<ReplyInSlots[]> {
  return Promise.all(
    replies.map(async ({ ask, calls, reply }) => {
      const sheet = new FactSheet();
      sheet.quote({ today: todayFact(madeUpTenant.today.slice(0, 10)), message: ask }, undefined, 'said');
      const tools = modelTools(records);
      for (const [name, args = {}] of calls) sheet.quote(await tools.call(name, args));
      const text = reply.replace(/\{\{([^}]+)\}\}/g, (_, named: string) => `{{${idOf(named, sheet.facts)}}}`);
      return { ask, text, facts: sheet.facts };
    }),
  );
}

function idOf(named: string, facts: readonly Fact[]): string {
  const [, family, quantity] = /^(text|said) "(.*)"$/.exec(named) ?? [];
  const [, whose = '', field = ''] = /^(.*) (\w+)$/.exec(named) ?? [];
  const isMeant = (fact: Fact) =>
    quantity === undefined
      ? fact.field === field && keysOf(whose, facts).includes(fact.record.key)
      : fact.record.family === family && fact.value.toLowerCase().endsWith(quantity);
  const found = facts.find(isMeant);
  if (!found) throw new Error(`No fact is ${named}; there are ${facts.map(({ value }) => value).join('; ')}`);
  return found.id;
}

/** A grant ID, the name of a badge, or the key itself. */
const keysOf = (whose: string, facts: readonly Fact[]): string[] => [
  whose,
  ...badgeCatalog.flatMap(({ id, name }) => (name === whose ? [id] : [])),
  ...facts.flatMap(({ field, value, record }) =>
    field === 'grantId' && value === whose ? [record.key] : [],
  ),
];
