import { type OfflineAction, offlineStateOf, type Refusal, type Theirs } from '@harambee/domain';

/** The rules of what waits, as plain functions: `join` adds a wish, the others say what an answer changes. */
export type Queue = readonly OfflineAction[];

/** What an action is about: the server's id, or its own while there is none yet. */
export const targetOf = (action: OfflineAction): string => ('id' in action.data ? action.data.id : action.id);

export const isWaiting = (action: OfflineAction): boolean => offlineStateOf(action) === 'waiting';

const isAbout = (one: OfflineAction, other: OfflineAction): boolean =>
  one.userId === other.userId && targetOf(one) === targetOf(other);

const isEdit = (action: OfflineAction) =>
  action.action === 'proposal-update' || action.action === 'profile-update';

/** `later` laid over `earlier`, in the place and with the id of the earlier one. */
function merged(earlier: OfflineAction, later: OfflineAction): OfflineAction {
  if (earlier.action === 'notification-read' && later.action === 'notification-read') {
    return { ...earlier, data: { ids: [...new Set([...earlier.data.ids, ...later.data.ids])] } };
  }
  if (!('body' in earlier.data) || !('body' in later.data)) return earlier;
  const read =
    'read' in later.data ? { ...later.data.read, ...('read' in earlier.data && earlier.data.read) } : {};
  const data = {
    ...earlier.data,
    body: { ...earlier.data.body, ...later.data.body },
    ...(isEdit(earlier) && { read }),
  };
  return { ...earlier, title: later.title || earlier.title, data } as OfflineAction;
}

/** What can still take `later` in: not sent yet, so no answer can be on its way to another body. */
function isOpenFor(earlier: OfflineAction, later: OfflineAction): boolean {
  if (!isWaiting(earlier) || earlier.userId !== later.userId) return false;
  if (later.action === 'notification-read') return earlier.action === 'notification-read';
  return isEdit(later) && isAbout(earlier, later) && !earlier.tried;
}

/** Refused or contested text that `later` says anew, whole. */
const isSaidAnew = (earlier: OfflineAction, later: OfflineAction): boolean =>
  isEdit(earlier) &&
  isEdit(later) &&
  isAbout(earlier, later) &&
  !isWaiting(earlier) &&
  'body' in earlier.data &&
  'body' in later.data &&
  Object.keys(earlier.data.body).every((name) => name in (later.data as { body: object }).body);

/** A proposal that may be with the server already, under whatever id, is not made once more but changed. */
export function editOf(
  made: { id: string; revision: number },
  wish: OfflineAction,
  read: object,
): OfflineAction {
  if (wish.action !== 'proposal-create') return wish;
  const { generate: _generate, ...body } = wish.data.body;
  return { ...wish, action: 'proposal-update', data: { ...made, body, read: read as typeof body } };
}

/** A wish in the place of an earlier one of the person: the text in the form was that one's. */
export function replace(queue: Queue, earlierId: string, wish: OfflineAction): Queue {
  const earlier = queue.find(({ id }) => id === earlierId);
  if (!earlier) return join(queue, wish);
  if (earlier.action !== 'proposal-create' || wish.action !== 'proposal-create') {
    return join(discarded(queue, earlierId), wish);
  }
  if (isWaiting(earlier) && earlier.tried) {
    return join(queue, editOf({ id: earlier.id, revision: 0 }, wish, earlier.data.body));
  }
  // One that was refused has used up its key; one that never left keeps it, and its address.
  const { timestamp } = earlier;
  const id = isWaiting(earlier) ? earlier.id : wish.id;
  return queue.map((action) => (action === earlier ? { ...wish, id, timestamp } : action));
}

/** Behind everything of this person that waits, or into the newest one about the same thing. */
export function join(queue: Queue, action: OfflineAction): Queue {
  const kept = queue.filter((earlier) => !isSaidAnew(earlier, action));
  const open = kept.findLast((earlier) => isAbout(earlier, action) || isOpenFor(earlier, action));
  if (open && isOpenFor(open, action)) {
    return kept.map((earlier) => (earlier === open ? merged(earlier, action) : earlier));
  }
  const last = kept.at(-1)?.timestamp;
  const after = last === undefined ? 0 : Date.parse(last) + 1;
  const timestamp = new Date(Math.max(Date.parse(action.timestamp), after)).toISOString();
  return [...kept, { ...action, timestamp }];
}

/** Before it leaves: from here on the server may have it. */
export const markTried = (queue: Queue, id: string): Queue =>
  queue.map((action) => (action.id === id ? { ...action, tried: true } : action));

export interface Arrived {
  /** As the server calls it, and its revision now; absent where nothing builds on it. */
  saved?: { id: string; revision: number };
  /** Of several, the one that arrived. */
  notificationId?: string;
}

/** It has arrived: it goes, and what builds on it is from now on based on what it has said. */
export function arrived(queue: Queue, done: OfflineAction, { saved, notificationId }: Arrived): Queue {
  if (notificationId !== undefined) {
    const left = queue.map((action) => {
      if (action.id !== done.id || action.action !== 'notification-read') return action;
      return { ...action, data: { ids: action.data.ids.filter((id) => id !== notificationId) } };
    });
    return left.filter((action) => action.action !== 'notification-read' || action.data.ids.length > 0);
  }
  return queue
    .filter(({ id }) => id !== done.id)
    .map((action) => {
      if (!saved || !isEdit(action) || !isAbout(action, done) || !('body' in done.data)) return action;
      const isBased = 'revision' in action.data && action.data.revision !== undefined;
      const base = isBased ? { revision: saved.revision, read: done.data.body } : {};
      return { ...action, data: { ...action.data, id: saved.id, ...base } } as OfflineAction;
    });
}

/** From here on based on a newer revision that says the same. */
export const overtaken = (queue: Queue, id: string, revision: number): Queue =>
  queue.map((action) =>
    action.id === id && isEdit(action)
      ? ({ ...action, data: { ...action.data, revision } } as OfflineAction)
      : action,
  );

/** The server has said no: it stays with its text, and later edits of the same thing become part of that text. */
export function settled(queue: Queue, id: string, answer: { refusal: Refusal } | { theirs: Theirs }): Queue {
  const mine = queue.find((action) => action.id === id);
  if (!mine) return queue;
  const later = queue.filter(
    (action) => action !== mine && isEdit(action) && isAbout(action, mine) && isWaiting(action),
  );
  const { refusal: _refusal, theirs: _theirs, ...whole } = later.reduce(merged, mine);
  return queue
    .filter((action) => !later.includes(action))
    .map((action) => (action === mine ? ({ ...whole, ...answer } as OfflineAction) : action));
}

/** Given up by the person: with it goes what was to change it. */
export function discarded(queue: Queue, id: string): Queue {
  const mine = queue.find((action) => action.id === id);
  if (!mine) return queue;
  return queue.filter(
    (action) => action !== mine && !(mine.action === 'proposal-create' && isAbout(action, mine)),
  );
}
