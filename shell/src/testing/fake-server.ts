import { proposalStatusNames } from '@harambee/domain';
import type { Member, OwnOrganization, ProposalStats, TwoStepState, User } from '@harambee/domain/schemas';

type Answer = (request: Request) => Response | Promise<Response>;

export const aUser: User = {
  id: 'u1',
  tenantId: 't1',
  firstName: 'Wanjiru',
  lastName: 'Achieng',
  email: 'wanjiru@maji.test',
  tenantName: 'Maji Kwa Wote',
  role: 'Owner',
  createdAt: '2026-11-01T08:00:00.000Z',
  phone: '',
  location: '',
  bio: '',
  website: '',
  linkedin: '',
  twitter: '',
  onboarded: true,
};

const byStatus = Object.fromEntries(
  proposalStatusNames.map((name) => [name, 0]),
) as ProposalStats['byStatus'];

export const someStats: ProposalStats = {
  total: 4,
  byStatus: { ...byStatus, completed: 1, generating: 1, draft: 1, rejected: 1 },
  reached: { completed: 2, under_review: 1, approved: 1 },
  earning: 4,
};

export const refusal = (status: number, error?: string) =>
  Response.json({ ...(error !== undefined && { error }), requestId: 'r1' }, { status });

/** The only organization of their account. */
export const anOrganization: OwnOrganization = {
  tenantId: aUser.tenantId,
  name: aUser.tenantName,
  role: aUser.role,
  current: true,
};

/** That person among colleagues. */
export const aMember: Member = {
  id: aUser.id,
  firstName: aUser.firstName,
  lastName: aUser.lastName,
  email: aUser.email,
  role: 'Owner',
  joinedAt: aUser.createdAt,
};

const notInstalled: Answer = () => refusal(404, 'Not found');

/** What a fresh organization gets; services of later parts are not installed. */
const usual: Record<string, Answer> = {
  'HEAD /icon.svg': () => new Response(null, { status: 200 }),
  'GET /api/auth/me': () => Response.json({ user: aUser }),
  'GET /api/proposals/model': () => Response.json({}),
  'GET /api/auth/members': () => Response.json({ members: [aMember] }),
  'GET /api/auth/organizations': () => Response.json({ organizations: [anOrganization] }),
  'GET /api/auth/storage': () => Response.json({ used: 0, limit: 0 }),
  'GET /api/auth/invitations': () => Response.json({ invitations: [] }),
  'GET /api/auth/two-step': () =>
    Response.json({ passkeys: [], recoveryCodesLeft: 0, hasPassword: true } satisfies TwoStepState),
  'GET /api/auth/two-step/requirement': () => Response.json({}),
  'GET /api/auth/actions': () => Response.json({ actions: [] }),
  'GET /api/auth/actions/people': () => Response.json({ people: [] }),
  'GET /api/auth/members/sessions': () => Response.json({ sessions: [] }),
  'POST /api/auth/password/reset/look': () => new Response(null, { status: 204 }),
  'POST /api/auth/logout': () => new Response(null, { status: 204 }),
  'POST /api/auth/refresh': () => refusal(401, 'No session'),
  'POST /api/platform/errors': () => new Response(null, { status: 204 }),
  'GET /api/proposals/stats': () => Response.json({ stats: someStats }),
  'GET /api/proposals': () => Response.json({ proposals: [] }),
  'GET /api/impact/summary': notInstalled,
  'POST /api/analytics/events': () => new Response(null, { status: 204 }),
  'GET /api/ngo/profile/tenant/t1': notInstalled,
  'GET /api/ngo/profile/figures': notInstalled,
  'GET /api/test/notifications/u1': notInstalled,
};

/** Answers `fetch` by method and path; a call nobody expected fails the test that made it. */
export const server = {
  calls: [] as { call: string; request: Request; body: string }[],
  answers: new Map<string, Answer>(),
  unexpected: [] as string[],
  reset() {
    this.calls = [];
    this.unexpected = [];
    this.answers = new Map(Object.entries(usual));
    globalThis.fetch = async (input, init) => {
      const address = input instanceof Request ? input : new URL(input, window.location.origin);
      const request = new Request(address, init);
      const call = `${request.method} ${new URL(request.url).pathname}`;
      this.calls.push({ call, request, body: await request.clone().text() });
      const answer = this.answers.get(call);
      if (!answer) {
        this.unexpected.push(call);
        throw new Error(`Nobody answers ${call}`);
      }
      return answer(request);
    };
  },
  on(call: string, answer: Answer) {
    this.answers.set(call, answer);
  },
  countOf(call: string) {
    return this.calls.filter((one) => one.call === call).length;
  },
};

/** No answer at all, as without a network. */
export const noNetwork: Answer = () => {
  throw new TypeError('Failed to fetch');
};
