import type { Concept } from '../understanding/lexicon.ts';
import type { Answer } from './answer.ts';
import type { Ask } from './ask.ts';
import { answerFields } from './fields/answer-fields.ts';
import { withLeftOut } from './left-out.ts';
import { recorded } from './recorded-topic.ts';
import { first, foreign } from './rules/first.ts';
import { organization } from './rules/organization.ts';
import { ofProposals } from './rules/proposals.ts';
import type { Has, Rule } from './rules/rule.ts';

const rules = [...foreign, ...organization, ...ofProposals];

/** The answer of the first rule that has one, after what of the question it does not take into account. */
export const byRules = async (ask: Ask): Promise<Answer | undefined> =>
  (await firstOf(first, ask)) ?? (await answerFields(ask)) ?? firstOf(rules, ask);

async function firstOf(some: readonly Rule[], ask: Ask): Promise<Answer | undefined> {
  const { topic } = ask;
  for (const { holds, reply } of some) {
    const asked = new Set<Concept>();
    const isThere = (one: Concept): boolean => {
      if (topic.concepts.has(one)) asked.add(one);
      return topic.concepts.has(one);
    };
    const all: Has = (...some) => some.filter(isThere).length === some.length;
    const any: Has = (...some) => some.filter(isThere).length > 0;
    if (!holds(all, any, ask)) continue;
    const { topic: own, read } = recorded(topic, asked);
    const found = await reply({ ...ask, topic: own });
    if (found) return withLeftOut(found, topic, read);
  }
  return undefined;
}
