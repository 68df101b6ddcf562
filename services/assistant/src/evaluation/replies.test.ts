import { testDatabase, travel } from '@harambee/service-kit/testing';
import { isName } from '../model/facts/fact.ts';
import { filledSentence, withoutEchoes } from '../model/reply/fill.ts';
import { filledReply } from '../model/reply/filled-reply.ts';
import { factsIn } from '../model/reply/passage.ts';
import { linesOf } from '../model/reply/reply-lines.ts';
import { Records } from '../records/records.ts';
import { deliverProposal } from '../testing/deliver.ts';
import { plain } from '../tools/plain.ts';
import {
  falseReplies,
  goodReplies,
  heldOutReplies,
  type ReplyInSlots,
  repliesInSlots,
} from './good-replies.ts';
import { madeUpTenant, settleMadeUpTenant } from './made-up-tenant.ts';
import { mutantsOf, type ReplyMutant, wrongValues } from './reply-mutants.ts';

testDatabase();

/** In the usual run one mutant of so many is tried. */
const every = process.env.LONG ? 1 : 10;

let replies: ReplyInSlots[];
let heldOut: ReplyInSlots[];
let wrong: ReplyInSlots[];
let travelBack: () => void;

beforeAll(async () => {
  travelBack = travel(Date.parse(madeUpTenant.today) - Date.now());
  const { actor } = await settleMadeUpTenant();
  await deliverProposal(actor.tenantId, {
    ...{ title: 'Fish market of Kalokol', grantId: 'KFM-1', category: 'Community Development' },
    ...{ currency: 'KES', amount: 4_600_000, requestedAmount: 0, deadline: '2026-12-05' },
  });
  await deliverProposal(actor.tenantId, {
    ...{ title: 'Clinic solar for Kakuma', grantId: 'EUR-9', category: 'Healthcare', status: 'approved' },
    ...{ currency: 'EUR', amount: 35_000, requestedAmount: 0, deadline: '2026-06-01', reached: ['approved'] },
  });
  const records = new Records(actor.tenantId);
  replies = await repliesInSlots(goodReplies, records);
  heldOut = await repliesInSlots(heldOutReplies, records);
  wrong = await repliesInSlots(falseReplies, records);
});
afterAll(() => travelBack());

test('of sixty good replies, one in forty at most loses a sentence', () => {
  const lost = replies.flatMap(({ text, facts }) => filledReply(text, facts).refused);
  expect(replies).toHaveLength(60);
  expect(lost.length).toBeLessThanOrEqual(replies.length / 40);
});

test('of sixty replies that were written after the check, one in forty at most loses a sentence', () => {
  const lost = heldOut.flatMap(({ text, facts }) => filledReply(text, facts).refused);
  expect(heldOut).toHaveLength(60);
  expect(lost.length).toBeLessThanOrEqual(heldOut.length / 40);
});

test('a wrong sentence of right facts is never shown', () => {
  const shown = wrong.flatMap(({ text, facts }) => filledReply(text, facts).text || []);
  expect(wrong.length).toBeGreaterThan(70);
  expect(shown).toEqual([]);
});

/** Emphasis that was cut loses its stars. */
const withoutStars = (text: string): string => text.replaceAll('*', '');

/** The sentences of a reply with their values, whether they may be shown or not, and whether they state a fact. */
function sentencesOf(text: string, facts: ReplyInSlots['facts']): { filled: string; states: boolean }[] {
  return linesOf(withoutEchoes(text, facts)).flatMap((line) =>
    line.text.split(/(?<=[.!?]\**)\s+/).map((sentence) => ({
      filled: withoutStars(filledSentence(sentence, facts)),
      states: factsIn(sentence, facts).some((fact) => !isName(fact)),
    })),
  );
}

/** Right all the same: the name went where another value of its own stood, and the sentence has both. */
const trueByChance = [
  'compared to Safe water for 14 schools in Turkana for $87,934.',
  'That is Approved, requesting €35,000.',
];

/** What a mutant makes a reader believe that is wrong; nothing where its sentence is left out. */
function shownOf(reply: ReplyInSlots, mutant: ReplyMutant): string | undefined {
  const good = new Set(sentencesOf(reply.text, reply.facts).map(({ filled }) => filled));
  // The same value by chance makes the same sentence.
  const changed = sentencesOf(mutant.text, reply.facts).filter(({ filled }) => !good.has(filled));
  const shown = withoutStars(filledReply(mutant.text, reply.facts).text);
  const isClaim = mutant.kind === 'another claim';
  if (mutant.exchanged.length === 0)
    return changed.find(({ filled, states }) => (states || !isClaim) && shown.includes(filled))?.filled;
  const wrong = wrongValues(reply, mutant).map((value) => plain(value, 1_000).toLowerCase());
  return changed.find(
    ({ filled, states }) =>
      states && shown.includes(filled) && wrong.some((value) => filled.toLowerCase().includes(value)),
  )?.filled;
}

test('a fact that is swapped, shifted, rounded, hedged, given another unit or spelled out: none passes', () => {
  const all = [...replies, ...heldOut].flatMap((reply) =>
    [...mutantsOf(reply)].map((mutant) => ({ reply, mutant })),
  );
  expect(all.length).toBeGreaterThan(20_000);
  const passed = all
    .filter((_, number) => number % every === 0)
    .flatMap(({ reply, mutant }) => {
      const shown = shownOf(reply, mutant);
      return shown && !trueByChance.some((end) => shown.endsWith(end)) ? [`${mutant.kind}: ${shown}`] : [];
    });
  expect(passed).toEqual([]);
});
