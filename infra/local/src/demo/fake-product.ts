import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { canMove, type ProposalStatus } from '@harambee/domain';
import type { CreateProposalBody } from '@harambee/domain/schemas';

interface Stored {
  id: string;
  title: string;
  status: ProposalStatus;
  version: number;
  queued: boolean;
  updatedAt: string;
  path: ProposalStatus[];
}

type Answer = [status: number, body: object, headers?: Record<string, string>];

/** The calls that the demo makes, with the rules it depends on, in memory. */
export class FakeProduct {
  /** By email, which is also the access token here. */
  readonly accounts = new Map<string, Stored[]>();
  readonly writes: string[] = [];
  /** The next calls get these answers instead. */
  readonly troubles: Answer[] = [];
  #server: Server | undefined;

  async start(): Promise<string> {
    const server = createServer(async (request, response) => {
      const [status, body, headers = {}] =
        this.troubles.shift() ?? this.#answer(request, await json(request));
      response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(JSON.stringify(body));
    });
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server?.close();
    this.#server?.closeAllConnections();
  }

  #answer(request: IncomingMessage, body: Record<string, unknown>): Answer {
    const call = `${request.method} ${request.url?.replace(/\/\d+\//, '/:id/')}`;
    if (request.method === 'POST' && !call.endsWith('login')) this.writes.push(call);
    const email = String(body.email ?? request.headers.authorization?.replace('Bearer ', ''));
    const mine = this.accounts.get(email);
    const signedIn = { accessToken: email, user: {} };
    if (call === 'POST /api/auth/login') return mine ? [200, signedIn] : [401, { error: 'wrong' }];
    if (call === 'POST /api/auth/register') {
      if (mine) return [409, { error: 'taken' }];
      this.accounts.set(email, []);
      return [201, signedIn];
    }
    if (!mine) return [401, { error: 'Please sign in' }];
    if (call === 'POST /api/auth/complete-onboarding') return [200, { user: {} }];
    if (call === 'GET /api/proposals') return [200, { proposals: this.#list(mine) }];
    if (call === 'POST /api/proposals') return this.#create(mine, body as unknown as CreateProposalBody);
    const one = mine.find(({ id }) => request.url?.includes(`/${id}/`));
    if (!one) return [404, { error: 'Not found' }];
    const next = call.endsWith('/generate') ? 'generating' : (body.status as ProposalStatus);
    if (!canMove(one.status, next)) return [409, { error: `not from ${one.status} to ${next}` }];
    one.status = next;
    one.path.push(next);
    return [200, { proposal: one }];
  }

  /** Each read of the list advances the drafting. */
  #list(mine: Stored[]): Stored[] {
    const seen = mine.map((proposal) => ({ ...proposal }));
    for (const proposal of mine) {
      if (proposal.queued) Object.assign(proposal, { queued: false, status: 'generating' });
      else if (proposal.status === 'generating') {
        Object.assign(proposal, { status: 'completed', version: proposal.version + 1 });
      }
    }
    return seen;
  }

  #create(mine: Stored[], { title, generate }: CreateProposalBody): Answer {
    const proposal: Stored = {
      id: String(mine.length + 1),
      title,
      status: 'draft',
      version: 0,
      queued: generate !== false,
      updatedAt: new Date().toISOString(),
      path: [],
    };
    mine.push(proposal);
    return [201, { proposal }];
  }
}

async function json(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return chunks.length > 0 ? (JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>) : {};
}
