import { randomUUID } from 'node:crypto';
import { addDays } from '@harambee/domain';
import { firstDemoOrganization } from '../demo/plan/organizations.ts';
import { projectBody } from '../demo/plan/project.ts';
import type { Outcome } from './steady-load.ts';
import type { CallOptions, Visitor } from './visitor.ts';

type Made = Omit<Outcome, 'ms' | 'at'>;

/** A write that was acknowledged, which a stream must have a message about. */
export interface Acknowledged {
  tenantId: string;
  proposalId: string;
  revision: number;
  /** When the answer came, on the clock of `performance`. */
  at: number;
}

const whole = projectBody(firstDemoOrganization, {
  ...{ title: '', grantId: 'PAIR-1', currency: 'USD', sites: 9, months: 18 },
  deadline: addDays(new Date(), 60),
});

/** A whole form, so that a text can be drafted of it. */
export const proposalBody = (title: string) => ({ ...whole, title });

interface Person {
  visitor: Visitor;
  /** The proposal that this person saves, and the revision that was read. */
  id: string;
  revision: number;
  isSaving: boolean;
}

/** Opening a page reads several things, and people read more than they write: one call in twelve writes. */
const callsPerWrite = 12;

const reads: ((person: Person) => { path: string; accept?: string })[] = [
  () => ({ path: '/api/proposals?limit=20' }),
  ({ id }) => ({ path: `/api/proposals/${id}/comments` }),
  () => ({ path: '/api/auth/me' }),
  ({ visitor }) => ({ path: `/api/test/notifications/${visitor.user.id}` }),
  () => ({ path: '/api/calls' }),
  () => ({ path: '/api/impact/summary' }),
  () => ({ path: '/api/ngo/profile/figures' }),
  () => ({ path: '/dashboard', accept: 'text/html' }),
  () => ({ path: '/api/proposals/stats' }),
  ({ id }) => ({ path: `/api/proposals/${id}` }),
];

/**
 * What people do on a usual day. Of five writes four have their key, and one has the revision that was read. Nobody makes
 * more calls than one person may.
 */
export class EverydayCalls {
  readonly acknowledged: Acknowledged[] = [];
  readonly #people: Person[] = [];
  #place = 0;

  constructor(private readonly origin: string) {}

  async add(visitor: Visitor): Promise<void> {
    const body = { ...proposalBody('What is saved again and again'), generate: false };
    const { proposal } = await visitor.must(this.origin, 'POST', '/api/proposals', {
      body,
      key: randomUUID(),
    });
    this.#people.push({ visitor, id: proposal.id, revision: proposal.revision, isSaving: false });
  }

  /** The next call: of the next person, and of the next kind for this person. */
  readonly next = (): (() => Promise<Made>) => {
    const place = this.#place++;
    const person = this.#people[place % this.#people.length];
    if (!person) throw new Error('nobody is there');
    // Each person begins at another place, so that at any time all kinds of calls are made.
    const turn = Math.floor(place / this.#people.length) + (place % this.#people.length);
    if (turn % callsPerWrite === 0) return () => this.#write(person, turn / callsPerWrite);
    const { path, accept } = (reads[turn % reads.length] as (typeof reads)[number])(person);
    return () => this.#made(person.visitor, 'GET', path, accept ? { headers: { accept } } : undefined);
  };

  #write(person: Person, turn: number): Promise<Made> {
    const { visitor, id, isSaving } = person;
    const post = (path: string, body: unknown) =>
      this.#made(visitor, 'POST', path, { body, key: randomUUID() });
    switch (turn % 5) {
      case 0:
        return post('/api/chat/respond', { message: 'How many proposals do I have?', history: [] });
      case 1:
        return this.#create(visitor);
      case 2:
        return post('/api/analytics/events', {
          events: [{ id: randomUUID(), name: 'page_viewed', at: new Date().toISOString() }],
        });
      case 3:
        // The next save needs the revision that the one in progress gives.
        if (!isSaving) return this.#save(person);
    }
    return post(`/api/proposals/${id}/comments`, {
      id: randomUUID(),
      place: { kind: 'section', section: 'executive_summary' },
      text: 'Is this figure of last year?',
    });
  }

  async #create(visitor: Visitor): Promise<Made> {
    const body = { ...proposalBody(`Water ${randomUUID()}`), generate: false };
    return this.#made(visitor, 'POST', '/api/proposals', { body, key: randomUUID() });
  }

  async #save(person: Person): Promise<Made> {
    person.isSaving = true;
    const body = proposalBody(`Saved at ${new Date().toISOString()}`);
    const headers = { 'if-match': `"${person.revision}"` };
    const made = await this.#made(person.visitor, 'PUT', `/api/proposals/${person.id}`, { body, headers });
    if (made.status === 200) person.revision = made.revision ?? person.revision;
    person.isSaving = false;
    return made;
  }

  async #made(
    visitor: Visitor,
    method: string,
    path: string,
    options?: CallOptions,
  ): Promise<Made & { revision?: number }> {
    const { status, body } = await visitor.call(this.origin, method, path, options);
    const proposal = method === 'GET' ? undefined : body?.proposal;
    if (status < 300 && proposal) {
      const { id: proposalId, revision } = proposal;
      this.acknowledged.push({
        ...{ tenantId: visitor.user.tenantId, proposalId, revision },
        at: performance.now(),
      });
    }
    return {
      what: `${method} ${path.replace(/[0-9a-f-]{24,}/g, ':id').split('?')[0]}`,
      status,
      why: status >= 400 || status === 0 ? String(body?.error ?? body) : '',
      isRepeatable: method === 'GET' || options?.key !== undefined,
      ...(proposal && { revision: proposal.revision }),
    };
  }
}
