import type { ChatAnswer, ChatBody } from '@harambee/domain/schemas';
import { apiFetch, apiUrl } from '@harambee/platform';
import { readEvents } from './read-events.ts';

export const chatFailure = 'Failed to get response from the assistant';

/** POST /api/chat/respond. If the service streams, `onText` gets the whole reply so far. */
export async function askAssistant(body: ChatBody, onText: (text: string) => void): Promise<ChatAnswer> {
  try {
    const response = await apiFetch(
      new Request(apiUrl('/api/chat/respond'), {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'text/event-stream, application/json' },
        body: JSON.stringify(body),
      }),
    );
    if (!response.ok) throw new Error(`status ${response.status}`);
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    const answer: unknown =
      isStream && response.body ? await lastOf(response.body, onText) : await response.json();
    if (!isAnswer(answer)) throw new Error('no answer');
    return answer;
  } catch (cause) {
    throw new Error(chatFailure, { cause });
  }
}

async function lastOf(body: ReadableStream<Uint8Array>, onText: (text: string) => void): Promise<unknown> {
  let answer: unknown;
  for await (const { name, content } of readEvents(body)) {
    if (name === 'answer') answer = content;
    if (name === 'text' && typeof content.text === 'string') onText(content.text);
  }
  return answer;
}

const isAnswer = (value: unknown): value is ChatAnswer =>
  typeof (value as ChatAnswer | undefined)?.reply === 'string' &&
  Array.isArray((value as ChatAnswer).actions ?? []);
