import type { StoredSignIn } from './token-storage.ts';

/**
 * Messages between tabs about a session that ends with the browser: it is in the storage of each tab alone, so
 * the others learn of it by message. A remembered session is in the storage they share.
 */
export type TabWord = { type: 'signed-in'; signIn: StoredSignIn } | { type: 'signed-out'; userId: string };

const name = 'harambee-sign-in';

export function notifyOtherTabs(word: TabWord): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(name);
  channel.postMessage(word);
  channel.close();
}

/** Returns a function that stops listening. */
export function listenToOtherTabs(listener: (word: TabWord) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<TabWord>) => listener(data);
  return () => channel.close();
}
