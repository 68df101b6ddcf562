import { observable } from './browser/observable.ts';

const announcement = observable({ text: '', turn: 0 });

/** Says something to people who do not see it happen, by the page's one live region. */
export function announce(text: string): void {
  announcement.write({ text, turn: announcement.read().turn + 1 });
}

/** For the live region: `turn` changes with every announcement, so that the same words are spoken again. */
export const useAnnouncement = (): { text: string; turn: number } => announcement.use();
