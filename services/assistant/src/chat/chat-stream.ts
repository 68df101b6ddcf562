import { PassThrough } from 'node:stream';
import type { ChatAnswer } from '@harambee/domain/schemas';

/** Often enough to look like typing, rarely enough to be cheap. */
const paceMs = 80;

const event = (name: string, content: object): string =>
  `event: ${name}\ndata: ${JSON.stringify(content)}\n\n`;

/**
 * The events of one answer: `text` with the whole reply so far, then `answer`. After a failure the stream ends
 * without `answer`, which tells the page that there is none.
 */
export function chatStream(
  work: (onText: (text: string) => void, signal: AbortSignal) => Promise<ChatAnswer>,
): PassThrough {
  const stream = new PassThrough();
  const clientClosed = new AbortController();
  stream.once('close', () => clientClosed.abort());
  let last = 0;
  // Starts the answer at once: a proxy could mistake silence for a failure.
  stream.write(': Rafiki is thinking\n\n');
  const onText = (text: string) => {
    if (stream.destroyed || Date.now() - last < paceMs) return;
    last = Date.now();
    stream.write(event('text', { text }));
  };
  work(onText, clientClosed.signal).then(
    (answer) => stream.end(event('answer', answer)),
    () => stream.end(),
  );
  return stream;
}
