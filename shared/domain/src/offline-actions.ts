import type { UpdateProfileBody } from './profile/profile.schemas.ts';
import type { CreateProposalBody, ProposalFields } from './proposal/proposal-fields.schemas.ts';

/** What can be done without a network and is sent later, and what a person reads of it. */
export const offlineActionLabels = {
  'proposal-create': 'New proposal',
  'proposal-update': 'Changes to a proposal',
  'profile-update': 'Changes to the organization profile',
  'notification-read': 'Notifications',
} as const;

export type OfflineActionName = keyof typeof offlineActionLabels;

/** Said where such a thing was done; the chip beside it; and of an answer that was not a yes. */
export const offlineWords = {
  kept: 'Kept on this device. It is sent as soon as you are back online.',
  waiting: 'Waiting to be sent',
  refused: 'Not accepted',
  conflict: 'Changed by somebody else too',
} as const;

/** What a call sends, and what it was based on. */
export interface OfflineData {
  'proposal-create': { body: CreateProposalBody };
  'proposal-update': { id: string; body: ProposalFields; revision: number; read: ProposalFields };
  /** `read` holds the answers that `body` changes; without a revision the last write wins, as for a single switch. */
  'profile-update': { id: string; body: UpdateProfileBody; revision?: number; read?: UpdateProfileBody };
  'notification-read': { ids: string[] };
}

/** Why the server did not take it. It stays, with its text, until the person has decided. */
export interface Refusal {
  status: number;
  /** The server's own words; empty when it had none. */
  reason: string;
  details?: { field: string; message: string }[];
}

/** Why, for people: what is wrong with single answers says more than that something is. */
export const refusalWords = ({ reason, details = [] }: Refusal): string =>
  details.map(({ message }) => `${message.replace(/\.$/, '')}.`).join(' ') ||
  reason ||
  'The server refused it.';

/** What somebody else had saved when this was sent (412). */
export interface Theirs {
  revision: number;
  /** Those answers that the action would have changed. */
  answers: Record<string, unknown>;
}

/** One wish of a person that waits for the server (OFFLINE-04). */
export type OfflineAction = {
  [Name in OfflineActionName]: {
    /** A UUID, and its Idempotency-Key. */
    id: string;
    action: Name;
    data: OfflineData[Name];
    /** ISO 8601; each later than the one before, whatever the clock says. */
    timestamp: string;
    userId: string;
    tenantId: string;
    /** What the person calls it. */
    title: string;
    /** The server may have it already: from here on its body stays as it is. */
    tried?: boolean;
    refusal?: Refusal;
    theirs?: Theirs;
  };
}[OfflineActionName];

export type OfflineState = 'waiting' | 'refused' | 'conflict';

export const offlineStateOf = ({ refusal, theirs }: OfflineAction): OfflineState =>
  theirs ? 'conflict' : refusal ? 'refused' : 'waiting';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const hasData: Record<OfflineActionName, (data: Record<string, unknown>) => boolean> = {
  'proposal-create': ({ body }) => isObject(body),
  'proposal-update': ({ id, body, revision, read }) =>
    isText(id) && isObject(body) && Number.isInteger(revision) && isObject(read),
  'profile-update': ({ id, body }) => isText(id) && isObject(body),
  'notification-read': ({ ids }) => Array.isArray(ids) && ids.every(isText),
};

/** Whether something found in the browser's storage is an action this release can send. */
export function isOfflineAction(value: unknown): value is OfflineAction {
  if (!isObject(value)) return false;
  const { id, action, data, timestamp, userId, tenantId, title } = value;
  if (![id, action, timestamp, userId, tenantId].every(isText) || typeof title !== 'string') return false;
  const fits = Object.hasOwn(hasData, action as string) && hasData[action as OfflineActionName];
  return fits && isObject(data) && fits(data);
}

/** Spaces at the ends, the order of names, ids the server gives and what is empty make no difference. */
function plain(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(plain);
  if (!isObject(value)) return value;
  const pairs = Object.entries(value)
    .filter(([name]) => name !== 'id')
    .map(([name, content]) => [name, plain(content)] as const)
    .filter(([, content]) => content !== undefined);
  return Object.fromEntries(pairs.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * Whether what the server has says all that was to be said: then an earlier try has arrived, and only its answer was lost.
 * The text of a budget with lines is the server's own.
 */
export function saysTheSame(wanted: object, present: object): boolean {
  const { budgetLines } = wanted as { budgetLines?: unknown[] };
  return Object.entries(wanted).every(([name, value]) => {
    if (name === 'budget' && budgetLines?.length) return true;
    const found = (present as Record<string, unknown>)[name];
    return JSON.stringify(plain(value)) === JSON.stringify(plain(found));
  });
}
