import { observable } from './browser/observable.ts';

const announcement = observable({ text: '', turn: 0 });

/** Announces something through the page's only live region, for people who do not see it happen. */
export function announce(text: string): void {
  announcement.write({ text, turn: announcement.read().turn + 1 });
}

/** For the live region: `turn` changes with every announcement, so that repeated words are read again. */
export const useAnnouncement = (): { text: string; turn: number } => announcement.use();
