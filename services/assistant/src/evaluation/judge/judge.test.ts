import { writeFileSync } from 'node:fs';
import { isProductPath } from '@harambee/domain';
import type { ChatAnswer, ChatBody } from '@harambee/domain/schemas';
import { type TestActor, testApp, travel } from '@harambee/service-kit/testing';
import { assistant } from '../../app.ts';
import {
  eighthPart,
  entries,
  fifthPart,
  fourthPart,
  ninthPart,
  practicePart,
  settleWorld,
  seventhPart,
  sixthPart,
  thirdPart,
  world,
} from '../../testing/settle-world.ts';
import { type Entry, isSeen, saysCannot, score, speaks } from './score.ts';

const api = testApp(assistant);
let actor: TestActor;
let travelBack: () => void;

beforeAll(async () => {
  travelBack = travel(Date.parse(world.now) - Date.now());
  actor = await settleWorld();
});
afterAll(() => travelBack());

async function answerTo({ dialogue }: Entry): Promise<ChatAnswer> {
  const history: ChatBody['history'] = [];
  let last: ChatAnswer | undefined;
  for (const message of dialogue) {
    const response = await api.as(actor).post('/api/chat/respond', { message, history: history.slice(-6) });
    expect(response.statusCode).toBe(200);
    last = response.json() as ChatAnswer;
    history.push({ role: 'user', content: message }, { role: 'assistant', content: last.reply });
  }
  if (!last) throw new Error('an entry has no turn');
  return last;
}

interface Result {
  entry: Entry;
  answer: ChatAnswer;
  faults: string[];
}

async function resultOf(entry: Entry): Promise<Result> {
  const answer = await answerTo(entry);
  const { reply: text, actions } = answer;
  const confirm = actions.some(({ isOffer }) => !isOffer);
  return {
    entry,
    answer,
    faults: score(entry, { text, links: actions.map(({ target }) => target), confirm }),
  };
}

const isWrong = ({ entry, answer, faults }: Result) => faults.length > 0 && !saysCannot(entry, answer.reply);

const lineOf = (result: Result): string => {
  const { entry, answer, faults } = result;
  const verdict = isWrong(result) ? 'WRONG' : 'cannot';
  return `${verdict} ${entry.id} ${JSON.stringify(entry.dialogue)} [${answer.intent}] ${answer.reply.replaceAll('\n', ' / ').slice(0, 200)} — ${faults.join('; ').slice(0, 300)}`;
};

function figures(results: readonly Result[]) {
  return {
    asked: results.length,
    right: results.filter(({ faults }) => faults.length === 0).length,
    wrong: results.filter(isWrong).length,
    inLanguage: results.filter(({ entry, answer }) => speaks(entry, answer.reply)).length,
  };
}

/** The usual run asks every eighth; `LONG=1` all. `REPORT=file` writes what is not right. */
const isLong = process.env.LONG === '1';

const parts = {
  seen: entries.filter(isSeen),
  fresh: entries.filter((entry) => !isSeen(entry)),
  third: thirdPart,
  fourth: fourthPart,
  fifth: fifthPart,
  sixth: sixthPart,
  seventh: seventhPart,
  eighth: eighthPart,
  ninth: ninthPart,
  practice: practicePart,
};
/** How many are right at least; none may be wrong without saying so. */
const floors = isLong
  ? {
      seen: 192,
      fresh: 161,
      third: 60,
      fourth: 113,
      fifth: 67,
      sixth: 66,
      seventh: 70,
      eighth: 68,
      ninth: 52,
      practice: 196,
    }
  : {
      seen: 23,
      fresh: 19,
      third: 8,
      fourth: 14,
      fifth: 9,
      sixth: 8,
      seventh: 9,
      eighth: 8,
      ninth: 5,
      practice: 23,
    };

test.each([
  'seen',
  'fresh',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'practice',
] as const)(
  'the %s part is answered as well as before',
  async (half) => {
    const some = parts[half];
    const asked = isLong ? some : some.filter((_entry, at) => at % 8 === 0);
    const results: Result[] = [];
    for (const entry of asked) results.push(await resultOf(entry));
    const found = figures(results);
    const lines = results.filter(({ faults }) => faults.length > 0).map(lineOf);
    const foreign = results.filter(({ entry, answer }) => !speaks(entry, answer.reply)).map(lineOf);
    const careful = results
      .filter(({ entry, answer, faults }) => faults.length === 0 && saysCannot(entry, answer.reply))
      .map(lineOf);
    if (process.env.REPORT)
      writeFileSync(
        `${process.env.REPORT}-${half}`,
        [
          ...lines,
          'Perhaps in another language:',
          ...foreign,
          'Right, and names what it cannot:',
          ...careful,
          JSON.stringify(found),
          '',
        ].join('\n'),
      );
    expect(lines.filter((line) => line.startsWith('WRONG'))).toEqual([]);
    expect({ lines, isEnough: found.right >= floors[half] }).toEqual({ lines, isEnough: true });
    for (const { answer } of results)
      for (const { target } of answer.actions) expect(isProductPath(target)).toBe(true);
    // An order is never answered as if it were a question, nor carried out.
    for (const { entry, answer } of results)
      if (/^(?:[fvsp]|v[789])?o-/.test(entry.id))
        expect(`${entry.id} ${answer.intent}`).toMatch(/ (?:order\.|unknown)/);
  },
  120_000,
);
