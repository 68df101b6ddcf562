import { tokensOf } from '../../language/tokens.ts';
import { plain } from '../../tools/plain.ts';
import type { Answer, Question } from '../answer.ts';

const talk = {
  greeting:
    'hi hello hey hallo greetings morning afternoon evening good day habari jambo hujambo mambo sasa salaam niaje shikamoo karibu vipi',
  thanks:
    'thanks thank thankyou thx ty asante sana great perfect cool nice awesome cheers ok okay sawa shukrani',
  farewell: 'bye goodbye kwaheri later night see you',
  mood: 'how are you doing today whats up',
} as const;
const swahili = new Set('habari jambo hujambo mambo sasa salaam niaje vipi'.split(' '));
const filler = new Set(
  'rafiki there you so much very yako za the for your help my friend again to a lot'.split(' '),
);
const wordsOf = (kind: keyof typeof talk): Set<string> => new Set(talk[kind].split(' '));
const sets = {
  greeting: wordsOf('greeting'),
  thanks: wordsOf('thanks'),
  farewell: wordsOf('farewell'),
  mood: wordsOf('mood'),
};

/** What the assistant can do, in words people can copy. */
export const offers =
  'I can tell you about your **proposals** (how many, which status, the next deadline), the **calls** of funders and which of their questions have no answer, what is missing in your **profile**, your **points and badges**, and how things are done in Harambee.';

const isOnly = (tokens: readonly string[], ...kinds: (keyof typeof talk)[]): boolean =>
  tokens.length > 0 &&
  tokens.every((token) => filler.has(token) || kinds.some((kind) => sets[kind].has(token)));
const hasAny = (tokens: readonly string[], kind: keyof typeof talk): boolean =>
  tokens.some((token) => sets[kind].has(token) && !filler.has(token));

/** Greetings, thanks and goodbyes, in English and Swahili; undefined for everything else. */
export function smallTalk({
  message,
  firstName,
}: Pick<Question, 'message' | 'firstName'>): Answer | undefined {
  const tokens = tokensOf(message);
  const name = plain(firstName, 40);
  const say = (intent: string, reply: string): Answer => ({ intent, reply });
  if (tokens.includes('shikamoo')) return say('talk.greeting', `Marahaba, ${name}! What can I do for you?`);
  if (isOnly(tokens, 'thanks', 'greeting') && hasAny(tokens, 'thanks'))
    return say('talk.thanks', 'Karibu! I am glad to help.');
  if (isOnly(tokens, 'farewell', 'thanks') && hasAny(tokens, 'farewell'))
    return say('talk.farewell', `Kwaheri, ${name}. All the best with your work!`);
  if (isOnly(tokens, 'greeting')) {
    const isSwahili = tokens.some((token) => swahili.has(token));
    return say('talk.greeting', `${isSwahili ? 'Habari njema' : 'Hello'}, ${name}! ${offers}`);
  }
  if (isOnly(tokens, 'mood', 'greeting') && tokens.includes('how'))
    return say('talk.mood', `I am well, thank you, ${name}! ${offers}`);
  if (
    /\bwho are you\b|\bwhat are you\b|what (?:can|do) you (?:do|know)|^\W*help\W*(?:me)?\W*$|what can i ask|how can you help/i.test(
      message,
    )
  )
    return say(
      'talk.offers',
      `I am Rafiki, the assistant of Harambee. ${offers} I also tell you when a deadline is near.`,
    );
  return undefined;
}
