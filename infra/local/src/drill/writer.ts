import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { CreateProposalBody, Proposal, ProposalList, SignedIn } from '@harambee/domain/schemas';
import { DemoClient, DemoRefused } from '../demo/demo-client.ts';
import { type DemoAccount, planDemo } from '../demo/demo-plan.ts';

const [{ organization, proposals }] = planDemo(new Date()) as [DemoAccount];
const body = proposals[0]?.body as CreateProposalBody;

/** A simulated user who writes, and remembers what was acknowledged. */
export class Writer {
  readonly #email = `drill-${randomUUID()}@harambee.example`;
  readonly #password = `kamba-${randomUUID()}`;
  readonly #acknowledged: string[] = [];
  #isThere = false;

  get acknowledged(): number {
    return this.#acknowledged.length;
  }

  /** Signs up, then signs in; the product may answer that it is busy for as long as it is. */
  async signIn(origin: string, signal: AbortSignal): Promise<DemoClient> {
    const client = new DemoClient(origin, signal);
    const { firstName, lastName, name } = organization;
    const credentials = { email: this.#email, password: this.#password };
    const { accessToken } = await untilAnswered(signal, () =>
      this.#isThere
        ? client.post<SignedIn>('/api/auth/login', credentials)
        : client.post<SignedIn>('/api/auth/register', {
            ...credentials,
            firstName,
            lastName,
            organizationName: name,
          }),
    );
    this.#isThere = true;
    return client.signedIn(accessToken);
  }

  /** Writes one proposal, with the same key until it is acknowledged. */
  async write(client: DemoClient, signal: AbortSignal): Promise<void> {
    const key = randomUUID();
    const sent = { ...body, title: `Drill ${key}`, generate: false };
    const { proposal } = await untilAnswered(signal, () =>
      client.post<{ proposal: Proposal }>('/api/proposals', sent, key),
    );
    this.#acknowledged.push(proposal.id);
  }

  /** How many of the acknowledged proposals are missing. */
  async lost(client: DemoClient, signal: AbortSignal): Promise<number> {
    const there = new Set<string>();
    const page = await untilAnswered(signal, () => client.get<ProposalList>('/api/proposals?limit=100'));
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
