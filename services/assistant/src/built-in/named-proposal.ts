import { findProposals } from '../tools/find-proposal.ts';
import type { Answer, Question } from './answer.ts';
import { aboutProposal, whichProposal } from './answers/one-proposal.ts';
import { understand } from './concepts.ts';

const pointing = /\b(?:it|its|that one|this one|that|this|there|yes|yes please|ok|okay|sure|please do)\b/i;

/** An answer about the proposal that a message names; undefined if it names none. */
export async function namedProposal(question: Question): Promise<Answer | undefined> {
  const { understood, records } = question;
  const { proposals, coverage, matched } = await findProposals(understood.names, records);
  const [first] = proposals;
  // In "How do I…" questions, one matching word is not enough to name a proposal.
  const isNamed = understood.concepts.has('howTo') ? coverage === 1 && matched >= 2 : coverage >= 0.6;
  if (!first || !isNamed) return earlierProposal(question);
  return proposals.length > 1 ? whichProposal(proposals) : aboutProposal(first, question);
}

/** "Open it", "when is it due": the proposal mentioned last, if it is one of the organization's own. */
async function earlierProposal(question: Question): Promise<Answer | undefined> {
  const { message, history, understood, records } = question;
  const asks = ['open', 'due', 'status', 'howMuch'] as const;
  const isAsking = asks.some((concept) => understood.concepts.has(concept)) || message.trim().length <= 12;
  if (!pointing.test(message) || understood.names.length > 0 || !isAsking) return undefined;
  for (const { content } of history.toReversed()) {
    const bold = /\*\*([^*\n]{3,300})\*\*/.exec(content)?.[1];
    const names = understand(bold ?? content).names;
    if (names.length < 2) continue;
    const { proposals, coverage } = await findProposals(names.slice(0, 20), records);
    const [first] = proposals;
    if (first && proposals.length === 1 && coverage >= 0.6) return aboutProposal(first, question);
  }
  return undefined;
}
