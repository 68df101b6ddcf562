import type { OrganizationDocument } from '@harambee/domain/schemas';
import {
  dropWaitingFile,
  logFailure,
  observable,
  onBackOnline,
  oneTabAtATime,
  readUserId,
  readWaitingFiles,
  storeWaitingFile,
} from '@harambee/platform';
import { NotSent, Pace } from './send-parts.ts';
import { cancelAtService, sendUpload } from './send-upload.ts';
import type { StoredUpload, Upload, UploadPlan } from './upload.ts';

/** Milliseconds before another try; a network that is back ends the wait. */
const retryAfterMs = 5_000;

const unreadable = 'This file can no longer be read: it was moved, changed or deleted. Choose it again.';
const overtaken =
  'Someone else has changed this document meanwhile. Try again to replace its newest file; the one before can be brought back.';

const uploads = observable<readonly Upload[]>([]);
/** What ends the one that is being sent. */
let running: { id: string; control: AbortController } | undefined;
/** Ends the wait before another try. */
let wake: (() => void) | undefined;
let isWorking = false;
const arrivals = new Set<(document: OrganizationDocument, upload: Upload) => void>();

/** All files on their way, in the order in which they were chosen. */
export const useUploads = (): readonly Upload[] => uploads.use();

/** Calls back when a file has become a document. Returns a function that stops listening. */
export function onArrival(listener: (document: OrganizationDocument, upload: Upload) => void): () => void {
  arrivals.add(listener);
  return () => void arrivals.delete(listener);
}

const find = (id: string) => uploads.read().find((upload) => upload.id === id);

function change(id: string, changes: Partial<Upload>): void {
  uploads.write(uploads.read().map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));
}

const remove = (id: string) => uploads.write(uploads.read().filter((upload) => upload.id !== id));

const aboutOf = ({
  fileName,
  fields,
  replaces,
  chosenFor,
  at,
  uploadId,
  startKey,
  state,
}: Upload): StoredUpload => ({
  ...(state === 'paused' && { isPaused: true }),
  ...{ fileName, fields, at, startKey },
  ...(replaces && { replaces }),
  ...(chosenFor && { chosenFor }),
  ...(uploadId !== undefined && { uploadId }),
});

async function store(id: string): Promise<void> {
  const upload = find(id);
  // Whoever has signed out meanwhile leaves nothing behind.
  if (!upload || upload.userId !== readUserId()) return;
  const isStored = await storeWaitingFile(upload.userId, { id, file: upload.file, about: aboutOf(upload) });
  change(id, { isStored });
}

/** Adds a file: it is sent when its turn comes, also after a reload, and without a network once there is one. */
export async function addUpload(file: File, plan: Omit<UploadPlan, 'fileName' | 'at'>): Promise<void> {
  const userId = readUserId();
  if (userId === null) return;
  // The ids of one person sort by the time at which files were chosen.
  const at = Date.now();
  const id = `${at}-${crypto.randomUUID()}`;
  const fileName = file.name.normalize('NFC').slice(-200);
  const start = { fileName, at, startKey: crypto.randomUUID() };
  uploads.write([
    ...uploads.read(),
    { ...plan, ...start, id, userId, file, state: 'waiting', sent: 0, isStored: false },
  ]);
  await store(id);
  void work();
}

/** Goes on with the files of this person that have not arrived, after a reload or in another tab. */
export async function resumeUploads(): Promise<void> {
  const userId = readUserId();
  if (userId === null) return;
  const stored = await readWaitingFiles<StoredUpload>(userId);
  const known = new Set(uploads.read().map(({ id }) => id));
  const others = stored
    .filter(({ id }) => !known.has(id))
    .map(
      ({ id, file, about }): Upload => ({
        ...about,
        id,
        userId,
        file,
        state: about.isPaused ? 'paused' : 'waiting',
        sent: 0,
        isStored: true,
      }),
    );
  // Whoever has signed in here after somebody else sees and sends only their own.
  const own = uploads.read().filter((upload) => upload.userId === userId);
  uploads.write([...others, ...own]);
  void work();
}

export function pauseUpload(id: string): void {
  change(id, { state: 'paused' });
  void store(id);
  if (running?.id === id) running.control.abort();
}

export function continueUpload(id: string): void {
  const { problem: _problem, ...upload } = find(id) ?? ({} as Upload);
  uploads.write(
    uploads.read().map((one) => (one.id === id ? { ...upload, state: 'waiting' as const } : one)),
  );
  void store(id);
  wake?.();
  void work();
}

/** Takes a file off the list, wherever it is. */
export async function cancelUpload(id: string): Promise<void> {
  const upload = find(id);
  if (!upload) return;
  remove(id);
  if (running?.id === id) running.control.abort();
  await dropWaitingFile(upload.userId, id);
  await cancelAtService(upload);
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const stop = onBackOnline(() => wake?.());
    const timer = setTimeout(() => wake?.(), milliseconds);
    wake = () => {
      stop();
      clearTimeout(timer);
      wake = undefined;
      resolve();
    };
  });

/** Sends one file after the other, in one tab at a time, for as long as there are some. */
async function work(): Promise<void> {
  if (isWorking) return;
  isWorking = true;
  try {
    await oneTabAtATime(async () => {
      for (let next = nextUpload(); next; next = nextUpload()) await sendOne(next);
    }, 'harambee-uploads');
  } finally {
    isWorking = false;
    // Chosen at the last moment.
    if (nextUpload()) void work();
  }
}

const nextUpload = () =>
  uploads
    .read()
    .find(({ state, userId }) => (state === 'waiting' || state === 'offline') && userId === readUserId());

async function sendOne({ id, userId }: Upload): Promise<void> {
  // Another tab may have sent or cancelled it while this one waited for its turn.
  const stored = await readWaitingFiles<StoredUpload>(userId);
  const upload = find(id);
  if (!upload) return;
  const known = stored.find((one) => one.id === id);
  if (upload.isStored && !known) return remove(id);
  const control = new AbortController();
  running = { id, control };
  change(id, { state: 'sending' });
  const pace = new Pace();
  try {
    const document = await sendUpload(
      { ...upload, ...known?.about },
      {
        signal: control.signal,
        pace,
        onChange: async (changes) => {
          change(id, changes);
          await store(id);
        },
        onProgress: (sent) => change(id, { sent, state: 'sending' }),
        onChecking: () => change(id, { state: 'checking' }),
      },
    );
    remove(id);
    await dropWaitingFile(userId, id);
    for (const listener of arrivals) listener(document, upload);
  } catch (error) {
    if (!control.signal.aborted) await afterFailure(id, error);
  } finally {
    if (running?.id === id) running = undefined;
  }
}

async function afterFailure(id: string, error: unknown): Promise<void> {
  if (error instanceof NotSent && error.isForLater) {
    change(id, { state: 'offline' });
    await pause(error.retryAfter > 0 ? error.retryAfter * 1_000 : retryAfterMs);
    return;
  }
  if (error instanceof NotSent && error.status === 404) {
    // The service has forgotten the upload while it was sent: it begins again.
    const { uploadId: _uploadId, ...upload } = find(id) ?? ({} as Upload);
    uploads.write(
      uploads.read().map((one) => (one.id === id ? { ...upload, startKey: crypto.randomUUID() } : one)),
    );
    change(id, { state: 'refused', problem: 'The file could not be sent. Please try again.' });
    await store(id);
    return;
  }
  if (error instanceof NotSent && error.status === 412) {
    const replaces = find(id)?.replaces;
    const revision = error.answer.document?.revision;
    const newest = replaces && revision !== undefined && { replaces: { ...replaces, revision } };
    change(id, { state: 'refused', problem: overtaken, ...newest });
    await store(id);
    return;
  }
  // What the content is refused for is said to the person, and no fault of the product.
  if (!(error instanceof NotSent) || error.status !== 400) logFailure('A document could not be sent', error);
  const [problem, isFinal] =
    error instanceof NotSent ? [error.words, error.status === 400] : [unreadable, true];
  change(id, { state: 'refused', problem, isFinal });
  // Another start would send it for nothing.
  const refused = find(id);
  if (isFinal && refused) {
    change(id, { isStored: false });
    await dropWaitingFile(refused.userId, id);
  }
}
