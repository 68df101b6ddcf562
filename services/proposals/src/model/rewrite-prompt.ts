import { proposalSections, rewriteTones } from '@harambee/domain';
import type { GeneratedSection, RewriteSection } from '@harambee/domain/schemas';
import { countWords, type DraftingFacts } from '@harambee/drafting';
import { type Slot, textWithSlots } from '@harambee/drafting/slots';
import { type ChatMessage, limitOf, material, offered, tablesOf, writingRules } from './model-prompt.ts';

export interface RewriteTask {
  /** The section as everybody reads it today. */
  today: GeneratedSection;
  facts: DraftingFacts;
  /** The facts that it states. */
  stated: readonly Slot[];
  /** Further facts that it may state; none where it is only to be said in another way. */
  further: readonly Slot[];
  request: RewriteSection;
}

/** One of them for each text that is asked for, so that no two are the same. */
export const angles = [
  'Keep the order of the thoughts.',
  'Begin with the people it is about.',
  'Begin with the change, and say then what it takes.',
] as const;

/** Of today's words; what is left says the same with less around it. */
const shorterShare = 0.65;

const tasks: Record<RewriteSection['kind'], (task: RewriteTask) => string> = {
  shorter: ({ today }) =>
    `Say it in at most ${Math.ceil(countWords(today.text) * shorterShare)} words: keep what a reviewer decides by, and leave out the rest.`,
  plainer: () =>
    'Say the same in shorter sentences and simpler words, so that somebody who is new to the subject understands it at once.',
  other_words: () => 'Say the same in other words and other sentences.',
  more_about: () =>
    'Say more about what stands under "about", with the slots under "use" and "further" that speak of it, and keep the rest short.',
  words_of: () =>
    'Say the same in the voice of the text under "sample": its kind of words, its length of sentences, its warmth. Take no statement from it.',
  tone: ({ request: { tone = 'formal' } }) => `Say the same in a ${rewriteTones[tone].toLowerCase()} tone.`,
};

/** Asks for a section once more, in the way a person chose. What that person typed is data as all the rest is. */
export function rewriteMessages(task: RewriteTask, angle: string): ChatMessage[] {
  const { today, facts, stated, further, request } = task;
  const { kind, about, sample } = request;
  const data = {
    use: offered(stated),
    ...(further.length > 0 && { further: offered(further) }),
    // What it says today, with the slots where they stand.
    notes: textWithSlots(today.text, [...stated, ...further]).text,
    ...(kind === 'more_about' && { about }),
    ...(kind === 'words_of' && { sample }),
  };
  return [
    { role: 'system', content: writingRules(facts.proposal.voice === 'name' ? 'name' : 'we') },
    {
      role: 'user',
      content: `Write the section "${proposalSections[today.key]}" again. ${tasks[kind](task)} ${angle}${tablesOf(today)}${limitOf(today.key, facts.proposal)}\n\n${material(data)}`,
    },
  ];
}
