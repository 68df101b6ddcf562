import { plain } from '../../tools/plain.ts';
import type { Concept } from '../../understanding/lexicon.ts';
import { isFiller } from '../../understanding/lexicon.ts';
import type { Answer } from '../answer.ts';
import { type Ask, answer } from '../ask.ts';
import { offers } from '../words/general.ts';
import { talkWords } from '../words/talk.ts';

const kinds = ['ability', 'thanks', 'farewell', 'mood', 'greeting'] as const satisfies readonly Concept[];
/** Words that go along with a greeting or thanks. */
const along = new Set(
  'rafiki friend great very much help helped yako sana you amigo amiga mon ami'.split(' '),
);

/** Greetings, thanks and goodbyes, where a message says nothing else. */
export function smallTalk({ topic, firstName }: Ask): Answer | undefined {
  const { concepts, found, tokens, language } = topic;
  const kind = kinds.find((one) => concepts.has(one));
  if (!kind) return undefined;
  // "Great, delete it" thanks, and orders.
  if (kind === 'thanks' && topic.order !== undefined) return undefined;
  const said = new Set(
    found.flatMap(({ name, at, length }) =>
      (kinds as readonly Concept[]).includes(name) ? Array.from({ length }, (_, n) => at + n) : [],
    ),
  );
  const rest = tokens.filter(
    (token, at) => !said.has(at) && !along.has(token) && !isFiller(token, language) && !isFiller(token, 'en'),
  );
  if (rest.length > (kind === 'thanks' ? 1 : 0) || (kind === 'thanks' && tokens.length > 8)) return undefined;
  if (kind === 'greeting' && concepts.has('status') && found.some(({ name }) => name === 'proposal'))
    return undefined;
  const isMarahaba = tokens.includes('shikamoo') ? 'Marahaba! ' : '';
  const words = `${isMarahaba}${talkWords[kind][language](plain(firstName, 40))}`;
  const isOffered = kind !== 'thanks' && kind !== 'farewell';
  return answer(
    kind === 'ability' ? 'talk.offers' : `talk.${kind}`,
    isOffered ? `${words} ${offers[language]}` : words,
  );
}
