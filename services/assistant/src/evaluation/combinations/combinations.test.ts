import { writeFileSync } from 'node:fs';
import type { ChatAnswer } from '@harambee/domain/schemas';
import { type TestActor, testApp, travel } from '@harambee/service-kit/testing';
import { assistant } from '../../app.ts';
import { settleWorld, world } from '../../testing/settle-world.ts';
import { saysCannot } from '../judge/score.ts';
import { type Combination, combinations } from './combinations.ts';
import { type OfKind, ofKinds } from './kinds.ts';

const api = testApp(assistant);
let actor: TestActor;
let travelBack: () => void;

beforeAll(async () => {
  travelBack = travel(Date.parse(world.now) - Date.now());
  actor = await settleWorld();
});
afterAll(() => travelBack());

/** A list shows so many. */
const listed = 8;

const digits = (text: string): string => text.replace(/(?<=\d)[  .,](?=\d{3})/gu, '');

/** Whether an answer says what the records say, nothing of another record, and nothing else. */
function isRight({ asked, titles, sums }: Combination, reply: string): boolean {
  const named = world.proposals
    .filter(({ title }) => reply.includes(`**${title}**`))
    .map(({ title }) => title);
  if (asked === 'sum') {
    const text = digits(reply);
    return titles.length === 0
      ? !/\d{4}/.test(bolded(text))
      : Object.values(sums).every((sum) => new RegExp(`(?<!\\d)${sum}(?!\\d)`).test(text)) &&
          world.proposals.every(
            ({ requestedAmount: one }) =>
              Object.values(sums).includes(one) ||
              !new RegExp(`(?<!\\d)${one}(?!\\d)(?!\\))`).test(bolded(text)),
          );
  }
  const isWhole = titles.length <= listed || asked === 'highest';
  const isSame =
    named.every((title) => titles.includes(title)) && (!isWhole || named.length === titles.length);
  const count = /\*\*(?:[^\d*]*)(\d+)/.exec(reply)?.[1];
  return isSame && (titles.length === 0 || isWhole || Number(count) === titles.length);
}

/** Whether an answer names the rows that the records leave, and no other. Of a longer list it shows the first ones. */
function isRightOf({ named, all }: OfKind, reply: string): boolean {
  const found = all.filter((name) => reply.includes(`**${name}**`));
  return (
    found.every((name) => named.includes(name)) &&
    (named.length > listed ? found.length > 0 : found.length === named.length)
  );
}

/** What an answer says in bold: a limit that it repeats is not. */
const bolded = (text: string): string =>
  [...text.matchAll(/\*\*([^*]+)\*\*/g)].map(([, bold]) => bold).join(' ');

type Verdict = 'answered' | 'refused' | 'wrong';

function verdictOf(one: Combination | OfKind, { reply, intent = 'unknown' }: ChatAnswer): Verdict {
  const refuses = intent === 'unknown' || intent.startsWith('help.') || intent === 'proposal.which';
  if (refuses) return 'refused';
  if ('asked' in one ? isRight(one, reply) : isRightOf(one, reply)) return 'answered';
  const isSomething = 'asked' in one ? one.titles.length > 0 : true;
  return saysCannot(one as never, reply) && isSomething ? 'refused' : 'wrong';
}

const truthOf = (one: Combination | OfKind): string =>
  'asked' in one
    ? one.asked === 'sum'
      ? JSON.stringify(one.sums)
      : one.titles.join(', ').slice(0, 200)
    : one.named.join(', ').slice(0, 200);

const isLong = process.env.LONG === '1';
/** The usual run asks some of them. */
const sampled = <One>(all: readonly One[], count: number): readonly One[] =>
  isLong ? all : all.filter((_one, at) => at % Math.floor(all.length / count) === 3);

/** How many of a hundred are answered at least; the others are refused, and none is wrong. */
test.each([
  { name: 'proposals', asked: sampled(combinations, 40), leastAnswered: 90 },
  { name: 'kinds', asked: sampled(ofKinds, 16), leastAnswered: 80 },
])(
  'a combination of $name gets what the records give, or is refused',
  async ({ name, asked, leastAnswered }) => {
    const results: { one: Combination | OfKind; verdict: Verdict; answer: ChatAnswer }[] = [];
    for (const one of asked) {
      const response = await api.as(actor).post('/api/chat/respond', { message: one.message, history: [] });
      const answer = response.json() as ChatAnswer;
      results.push({ one, answer, verdict: verdictOf(one, answer) });
    }
    const lines = results
      .filter(({ verdict }) => verdict !== 'answered')
      .map(
        ({ one, verdict, answer }) =>
          `${verdict} ${one.language} “${one.message}” [${answer.intent}] ${answer.reply.replaceAll('\n', ' / ').slice(0, 220)} — ${truthOf(one)}`,
      );
    const count = (verdict: Verdict) => results.filter((one) => one.verdict === verdict).length;
    const figures = {
      asked: results.length,
      answered: count('answered'),
      refused: count('refused'),
      wrong: count('wrong'),
    };
    if (process.env.REPORT)
      writeFileSync(`${process.env.REPORT}-${name}`, `${lines.join('\n')}\n${JSON.stringify(figures)}\n`);
    expect(lines.filter((line) => line.startsWith('wrong'))).toEqual([]);
    expect((figures.answered / figures.asked) * 100).toBeGreaterThanOrEqual(leastAnswered);
  },
  240_000,
);
