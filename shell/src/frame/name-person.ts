import type { User } from '@harambee/domain/schemas';
import { greeting } from '../dashboard/greeting.ts';
import { sessionRead } from '../early/early-reads.ts';
import { addressed } from '../lib/addressed.ts';

const write = (frame: HTMLElement, selector: string, words: string): void => {
  const element = frame.querySelector(selector);
  if (element && words) element.textContent = words;
};

/**
 * Writes who is signed in into the frame as soon as the document's own read has its answer: on a slow line, seconds
 * before the app can. The app reads the same answer and decides what it means; here a refusal changes nothing.
 */
export async function namePerson(frame: HTMLElement): Promise<void> {
  try {
    // A copy, because an answer can be read only once.
    const answer = (await globalThis.harambeeEarlyReads?.answers.get(sessionRead))?.clone();
    if (!answer?.ok) return;
    const { user } = (await answer.json()) as { user: User };
    write(frame, '[data-part=person]', `${user.firstName} ${user.lastName}`.trim());
    write(frame, '[data-part=organization]', user.tenantName);
    write(
      frame,
      '[data-shown][data-skeleton=dashboard] [data-part=title]',
      addressed(greeting(), user.firstName),
    );
  } catch {
    // Without an answer the skeletons stay.
  }
}
