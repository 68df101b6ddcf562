import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { addDays } from '@harambee/domain';
import type { Proposal, ProposalList } from '@harambee/domain/schemas';
import { DemoPerson, DemoRefused } from '../demo/making/demo-client.ts';
import { firstDemoOrganization } from '../demo/plan/organizations.ts';
import { projectBody } from '../demo/plan/project.ts';

const body = projectBody(firstDemoOrganization, {
  ...{
    title: '',
    grantId: 'DRILL-1',
    currency: 'USD',
    deadline: addDays(new Date(), 60),
    sites: 9,
    months: 18,
  },
});

/** A simulated user who writes, and remembers what was acknowledged. */
export class Writer {
  readonly #email = `drill-${randomUUID()}@harambee.example`;
  readonly #acknowledged: string[] = [];

  get acknowledged(): number {
    return this.#acknowledged.length;
  }

  /** Signs up, then signs in; the product may answer that it is busy for as long as it is. */
  async signIn(origin: string, signal: AbortSignal): Promise<DemoPerson> {
    const person = new DemoPerson({ origin, signal, now: () => new Date() }, this.#email);
    const names = { ...firstDemoOrganization.people[0], organizationName: firstDemoOrganization.name };
    await untilAnswered(signal, () => person.enter('/api/auth/register', names));
    return person;
  }

  /** Writes one proposal, with the same key until it is acknowledged. */
  async write(person: DemoPerson, signal: AbortSignal): Promise<void> {
    const key = randomUUID();
    const sent = { ...body, title: `Drill ${key}`, generate: false };
    const { proposal } = await untilAnswered(signal, () =>
      person.post<{ proposal: Proposal }>('/api/proposals', sent, key),
    );
    this.#acknowledged.push(proposal.id);
  }

  /** How many of the acknowledged proposals are missing. */
  async lost(person: DemoPerson, signal: AbortSignal): Promise<number> {
    const there = new Set<string>();
    const page = await untilAnswered(signal, () => person.get<ProposalList>('/api/proposals?limit=100'));
    for (const { id } of page.proposals) there.add(id);
    return this.#acknowledged.filter((id) => !there.has(id)).length;
  }
}

/** "Busy" and "unavailable" do not count as answers; anything else does. */
async function untilAnswered<Answer>(signal: AbortSignal, call: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof DemoRefused) || ![0, 409, 429, 503].includes(error.status)) throw error;
      await wait(500, undefined, { signal });
    }
  }
}
