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

/**
 * What people do on a usual day: of twenty calls fifteen read, four write with their key, and one writes with the
 * revision that it has read. Nobody makes more calls than one person may.
 */
export class EverydayCalls {
  readonly acknowledged: Acknowledged[] = [];
  readonly #people: { visitor: Visitor; id: string; revision: number; isSaving: boolean }[] = [];
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
    const kind = Math.floor(place / this.#people.length + (place % this.#people.length)) % 20;
    const { visitor, id } = person;
    const read = (path: string, headers?: Record<string, string>) => () =>
      this.#made(visitor, 'GET', path, headers && { headers });
    const write = (path: string, body: unknown) => () =>
      this.#made(visitor, 'POST', path, { body, key: randomUUID() });
    switch (kind) {
      case 0:
      case 10:
        return read('/api/proposals?limit=20');
      case 1:
        return read(`/api/proposals/${id}/comments`);
      case 2:
      case 11:
        return read('/api/auth/me');
      case 3:
      case 13:
        return read(`/api/test/notifications/${visitor.user.id}`);
      case 4:
      case 14:
        return read('/api/calls');
      case 5:
      case 16:
        return read('/api/impact/summary');
      case 6:
      case 19:
        return read('/api/ngo/profile/figures');
      case 7:
        return read('/dashboard', { accept: 'text/html' });
      case 8:
        return read('/api/proposals/stats');
      case 9:
        return write('/api/chat/respond', { message: 'How many proposals do I have?', history: [] });
      case 12:
        return () => this.#create(visitor);
      case 15:
        return write(`/api/proposals/${id}/comments`, {
          id: randomUUID(),
          place: { kind: 'section', section: 'executive_summary' },
          text: 'Is this figure of last year?',
        });
      case 17:
        return write('/api/analytics/events', {
          events: [{ id: randomUUID(), name: 'page_viewed', at: new Date().toISOString() }],
        });
      case 18:
        return person.isSaving ? read(`/api/proposals/${id}`) : () => this.#save(person);
      default:
        return read(`/api/proposals/${id}`);
    }
  };

  async #create(visitor: Visitor): Promise<Made> {
    const body = { ...proposalBody(`Water ${randomUUID()}`), generate: false };
    return this.#made(visitor, 'POST', '/api/proposals', { body, key: randomUUID() });
  }

  async #save(person: { visitor: Visitor; id: string; revision: number; isSaving: boolean }): Promise<Made> {
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
