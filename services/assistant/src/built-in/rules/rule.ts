import { isDeniedAt } from '../../understanding/denial.ts';
import type { Concept } from '../../understanding/lexicon.ts';
import { statusesIn } from '../../understanding/statuses.ts';
import type { Answer } from '../answer.ts';
import type { Ask } from '../ask.ts';
import { categoryIn } from '../query/categories.ts';

export type Has = (...some: Concept[]) => boolean;

/** One kind of question. The first that holds and has an answer answers. */
export interface Rule {
  /** `all` that every one is there, `any` that one is. What they find counts as read by the answer. */
  holds(all: Has, any: Has, ask: Ask): boolean;
  reply(ask: Ask): Answer | undefined | Promise<Answer | undefined>;
}

export const isHelp = (any: Has): boolean => any('howTo', 'why', 'meaning');

/** "It is written how in the profile?" asks for what stands there: no verb of doing, and "how" not in front. */
export const asksForValue = (any: Has, { topic }: Ask): boolean => {
  if (!isHelp(any)) return true;
  if (any('why', 'changing', 'hide', 'saving', 'uploading', 'writing', 'deleting')) return false;
  const how = topic.found.find(({ name }) => name === 'howTo');
  return how === undefined ? any('meaning') : how.at > 1;
};

/** The proposals that a question names by their titles. */
export const rowsOf = ({ topic }: Ask) => topic.mention?.rows ?? [];

/** Whether what a concept says is denied: "not mine", "none overdue". */
export const isDenied = ({ topic }: Ask, concept: Concept): boolean =>
  topic.found.some(({ name, at }) => name === concept && isDeniedAt(topic, at));

/** It names something by which proposals are narrowed. */
export const isNarrowed = ({ topic }: Ask): boolean =>
  !!statusesIn(topic) ||
  topic.funders.length + topic.people.length + topic.limits.length + topic.periods.length > 0 ||
  !!categoryIn(topic) ||
  !!topic.without ||
  (['mine', 'missed', 'noDeadline', 'noLead', 'signOff', 'usd', 'eur', 'kes'] as const).some((one) =>
    topic.concepts.has(one),
  );
