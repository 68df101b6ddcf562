import { usageBatchLimit, usageLabelLength, usageLabelPattern } from '@harambee/domain';
import type { UsageBatch, UsageEventName } from '@harambee/domain/schemas';
import { apiFetch } from './api/api-fetch.ts';
import { apiUrl } from './network/api-base.ts';
import { readToken } from './session/token-storage.ts';

type CountedUse = UsageBatch['events'][number];

const defaultIntervalMs = 15_000;
/** After failures the wait doubles up to this: a missing service does not get four calls a minute. */
const longestWait = 300_000;
const enoughToSend = 20;
/** The maximum number stored while nothing can be sent; the oldest are dropped first. */
const longestQueue = 200;

const asLabel = new RegExp(usageLabelPattern);

let kept: CountedUse[] = [];
let wait = defaultIntervalMs;
let timer: ReturnType<typeof setTimeout> | undefined;
let isCounting = false;
let isSending = false;

/** The browser says that its person does not want to be tracked. */
function asksNotToBeTracked(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/**
 * Counts one use of the product, for the organization's own /analytics: what was done, never by whom. `label`
 * is a word of the product (a route pattern, a category, the name of a feature), never an id and never text
 * that somebody wrote: a label that does not look like such a word is dropped. Nothing is counted while nobody
 * is signed in.
 */
export function countUsage(name: UsageEventName, label?: string): void {
  if (!isCounting || asksNotToBeTracked()) return;
  const isWord = label !== undefined && label.length <= usageLabelLength && asLabel.test(label);
  kept.push({ id: crypto.randomUUID(), name, ...(isWord && { label }), at: new Date().toISOString() });
  kept = kept.slice(-longestQueue);
  if (kept.length >= enoughToSend && wait === defaultIntervalMs) void send();
  else schedule();
}

/**
 * From sign-in to sign-out: sends in batches, and the rest when the page closes. Returns a function that ends
 * it.
 */
export function startUsage(): () => void {
  isCounting = true;
  const leave = () => void send({ keepalive: true });
  window.addEventListener('pagehide', leave);
  return () => {
    window.removeEventListener('pagehide', leave);
    clearTimeout(timer);
    timer = undefined;
    isCounting = false;
    wait = defaultIntervalMs;
    // The next person to sign in is someone else.
    kept = [];
  };
}

function schedule(): void {
  timer ??= setTimeout(() => {
    timer = undefined;
    void send();
  }, wait);
}

async function send({ keepalive = false } = {}): Promise<void> {
  if (kept.length === 0 || readToken() === null || (isSending && !keepalive)) return;
  clearTimeout(timer);
  timer = undefined;
  const events = kept.slice(0, usageBatchLimit);
  isSending = true;
  const isDone = await post({ events }, keepalive);
  isSending = false;
  if (isDone) kept = kept.filter((use) => !events.includes(use));
  wait = isDone ? defaultIntervalMs : Math.min(wait * 2, longestWait);
  if (isCounting && kept.length > 0) schedule();
}

/**
 * Whether this batch need not be sent again: accepted, or refused for its content. Failures are silent, because
 * this is only counting.
 */
async function post(batch: UsageBatch, keepalive: boolean): Promise<boolean> {
  const request = new Request(apiUrl('/api/analytics/events'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(batch),
    keepalive,
  });
  try {
    const { ok, status } = await apiFetch(request);
    return ok || status === 400 || status === 413;
  } catch {
    return false;
  }
}
