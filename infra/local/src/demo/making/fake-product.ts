import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { canMove, type ProposalStatus } from '@harambee/domain';

interface Stored {
  status: ProposalStatus;
  waits: number;
  signers: string[];
  agreed: string[];
}

type Answer = [status: number, body?: object, headers?: Record<string, string>];

/** The calls that the demo makes, with the rules it depends on, in memory. Access tokens are emails, and expire. */
export class FakeProduct {
  readonly people = new Set<string>();
  readonly proposals = new Map<string, Stored>();
  readonly calls: string[] = [];
  /** Refused calls, by what was wrong. */
  readonly refused: string[] = [];
  /** The next calls get these answers instead. */
  readonly troubles: Answer[] = [];
  /** What the product believes that the time is. */
  now = () => Date.now();
  #server: Server | undefined;
  #made = 0;

  async start(): Promise<string> {
    const server = createServer(async (request, response) => {
      const [status, body, headers = {}] =
        this.troubles.shift() ?? this.#checked(request, await json(request));
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(body ? JSON.stringify(body) : undefined);
    });
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server?.close();
    this.#server?.closeAllConnections();
  }

  #checked(request: IncomingMessage, body: Record<string, unknown>): Answer {
    const path = new URL(request.url ?? '', 'http://fake').pathname;
    this.calls.push(`${request.method} ${path}`);
    const answer = this.#answer(request, path, body);
    if (answer[0] >= 400 && answer[0] !== 401) this.refused.push(`${request.method} ${path}: ${answer[0]}`);
    return answer;
  }

  #answer(request: IncomingMessage, path: string, body: Record<string, unknown>): Answer {
    const email = String(body.email ?? request.headers.cookie?.split('=')[1]);
    const session: Answer = [
      200,
      { accessToken: `${email} ${this.now()}`, user: { id: email } },
      { 'set-cookie': `session=${email}; Path=/` },
    ];
    if (path.endsWith('/register') || path.endsWith('/accept')) {
      if (this.people.has(email)) return [409, { error: 'taken' }];
      this.people.add(email);
      return session;
    }
    if (path.endsWith('/login') || path.endsWith('/refresh')) {
      return this.people.has(email) ? session : [401, { error: 'wrong' }];
    }
    if (path.endsWith('/email/confirm') || path.endsWith('/views')) return [204];
    // Notifications take the cookie of the session, everything else its token, and neither the other one.
    if (path.includes('/notifications/')) return this.#ofSession(request);
    const [who = '', since] = request.headers.authorization?.replace('Bearer ', '').split(' ') ?? [];
    if (!this.people.has(who) || this.now() - Number(since) > 15 * 60_000)
      return [401, { error: 'Please sign in' }];
    return this.#ofPerson(who, `${request.method} ${path}`, body);
  }

  #ofSession({ headers }: IncomingMessage): Answer {
    const isKnown = this.people.has(headers.cookie?.split('=')[1] ?? '') && !headers.authorization;
    return isKnown ? [200, {}] : [401, { error: 'Please sign in' }];
  }

  #ofPerson(who: string, call: string, body: Record<string, unknown>): Answer {
    this.#made += 1;
    const id = String(this.#made);
    if (call === 'POST /api/auth/invitations') return [201, { link: 'http://fake/join#secret' }];
    if (call === 'POST /api/ngo/profile') return [201, { profile: { id } }];
    if (call === 'POST /api/calls/documents/uploads') return [201, { upload: { id } }];
    if (call === 'POST /api/calls') return [201, { call: { id } }];
    if (/^GET \/api\/calls\/\d+\/checklist$/.test(call))
      return [200, { items: [{ asked: { id: 'a' }, proposed: [{ id: 'd' }] }] }];
    if (/^GET \/api\/calls\/\d+$/.test(call)) return [200, { call: { revision: 0 } }];
    if (call === 'POST /api/proposals') {
      this.proposals.set(id, {
        status: body.generate ? 'generating' : 'draft',
        waits: 2,
        signers: [],
        agreed: [],
      });
      return [201, { proposal: { id } }];
    }
    const of = /\/api\/proposals\/(\d+)(.*)$/.exec(call);
    if (!of) return [200, {}];
    const proposal = this.proposals.get(of[1] as string);
    return proposal
      ? this.#ofProposal(who, proposal, `${call.split(' ')[0]} ${of[2]}`, body)
      : [404, { error: 'Not found' }];
  }

  #ofProposal(who: string, proposal: Stored, call: string, body: Record<string, unknown>): Answer {
    proposal.waits -= 1;
    if (proposal.status === 'generating' && proposal.waits <= 0) proposal.status = 'completed';
    switch (call) {
      case 'GET ':
        return [200, { proposal: { status: proposal.status } }];
      case 'GET /team':
        return [200, { team: { revision: 0 } }];
      case 'GET /application':
        return [
          200,
          { application: { call: { questions: [{ id: 'q', sectionKey: 'team' }] }, answers: [] } },
        ];
      case 'PUT /sign-offs':
        proposal.signers = (body.signers as { id: string }[]).map(({ id }) => id);
        return [200, {}];
      case 'GET /sign-offs':
        return [200, { signOffs: { hash: 'h' } }];
      case 'POST /sign-offs/agree':
        proposal.agreed.push(who);
        return proposal.signers.includes(who) ? [200, {}] : [403, { error: 'not asked' }];
      case 'POST /status': {
        const next = body.status as ProposalStatus;
        const isMissing = proposal.signers.some((signer) => !proposal.agreed.includes(signer));
        if (isMissing || !canMove(proposal.status, next))
          return [409, { error: `not from ${proposal.status} to ${next}` }];
        proposal.status = next;
        return [200, {}];
      }
      default:
        return [200, {}];
    }
  }
}

async function json(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  if (request.headers['content-type'] === 'application/octet-stream') return {};
  return chunks.length > 0 ? (JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>) : {};
}
