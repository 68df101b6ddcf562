import { emptyProposalFields, type OutboxEntry } from '@harambee/domain';
import type { ProposalFields } from '@harambee/domain/schemas';
import { setApiBase } from '../network/api-base.ts';
import { sendOrQueue } from '../outbox/send-or-queue.ts';
import { storeSignIn } from '../session/token-storage.ts';
import { outboxServer } from './outbox-server.ts';

export const signIn = (id = 'u1', remember = true) =>
  storeSignIn({ accessToken: `token of ${id}`, user: { id, tenantId: 't1' } }, remember);

export const fieldsWith = (title: string, more: Partial<ProposalFields> = {}): ProposalFields => ({
  ...emptyProposalFields,
  objectives: ['One'],
  title,
  ...more,
});

export const noAnswer = async () => ({ error: { status: 'FETCH_ERROR' } });

/** A proposal written and sent: without an answer, unless the test gives one. */
export const make = (
  title: string,
  send: () => Promise<{ error?: unknown }> = noAnswer,
  replaces?: string,
) => {
  const id = crypto.randomUUID();
  const body = { ...fieldsWith(title), generate: false };
  const entry = { action: 'proposal-create', data: { body }, title, id };
  return sendOrQueue({ ...entry, ...(replaces && { replaces }) }, send).then((answer) => ({ id, ...answer }));
};

/** A proposal changed and sent, without an answer. */
export const edit = (id: string, title: string, revision = 0, replaces?: string) =>
  sendOrQueue(
    {
      action: 'proposal-update',
      data: { id, body: fieldsWith(title), revision, read: fieldsWith('as it was read') },
      title,
      id: crypto.randomUUID(),
      ...(replaces && { replaces }),
    },
    noAnswer,
  );

export const stored = (): OutboxEntry[] => JSON.parse(localStorage.getItem('offline-actions') ?? '[]');

/** A browser with nothing in it where `u1` is signed in, and a server with nothing in it, before each test. */
export function outboxScene() {
  let online: jest.SpyInstance;
  const scene = {
    server: undefined as unknown as ReturnType<typeof outboxServer>,
    /** What the browser says of its network; calls go out all the same. */
    setOnline: (value: boolean) => void online.mockReturnValue(value),
    titles: () => [...scene.server.proposals.values()].map(({ fields }) => fields.title),
  };
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    setApiBase('http://api.test');
    scene.server = outboxServer();
    online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    signIn();
  });
  afterEach(() => jest.restoreAllMocks());
  return scene;
}
