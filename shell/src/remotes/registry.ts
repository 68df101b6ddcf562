import { remotesElementId } from '@harambee/domain';
import type { RemoteEntry } from '@harambee/platform';

interface RemoteList {
  remotes: RemoteEntry[];
  /** Of a demo, in development: the account whose first look is a guided tour. */
  demoAccount?: string;
}

function inPage(): RemoteList | undefined {
  const text = document.getElementById(remotesElementId)?.textContent?.trim();
  if (!text) return undefined;
  try {
    return JSON.parse(text) as RemoteList;
  } catch {
    return undefined;
  }
}

/** The list that the gateway has written into the page, so that the first page needs no call for it. */
export const listInPage = (): RemoteEntry[] | undefined => inPage()?.remotes;

/** Undefined unless this product is a demo. */
export const demoAccountInPage = (): string | undefined => inPage()?.demoAccount;

export async function fetchRemotes(): Promise<RemoteEntry[]> {
  const answer = await fetch(new URL('/remotes.json', window.location.origin), { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`/remotes.json: ${answer.status}`);
  return ((await answer.json()) as RemoteList).remotes;
}

/** All remotes at the time the page was loaded. */
export const knownRemotes = async (): Promise<RemoteEntry[]> => listInPage() ?? fetchRemotes();
