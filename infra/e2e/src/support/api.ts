import type { ProposalStatus } from '@harambee/domain';
import type {
  Call,
  CallList,
  CallListItem,
  CreateCallBody,
  CreateProfileBody,
  CreateProposalBody,
  Profile,
  Proposal,
  ProposalList,
  ProposalListItem,
} from '@harambee/domain/schemas';
import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';
import { lakesCall } from './lakes-call.ts';
import { waterProfile } from './water-profile.ts';
import { waterProject } from './water-project.ts';

/** The authorization header, for specs that check the response itself. */
export const bearer = (accessToken: string) => ({ authorization: `Bearer ${accessToken}` });

async function bodyOf<Body>(answer: APIResponse, path: string): Promise<Body> {
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}

/** The API as one signed-in person uses it. A refusal throws. */
export class Api {
  readonly #request: APIRequestContext;
  readonly #headers: ReturnType<typeof bearer>;

  constructor(request: APIRequestContext, accessToken: string) {
    this.#request = request;
    this.#headers = bearer(accessToken);
  }

  async get<Body>(path: string): Promise<Body> {
    return bodyOf(await this.#request.get(path, { headers: this.#headers }), path);
  }

  async post<Body>(path: string, data?: object): Promise<Body> {
    return bodyOf(await this.#request.post(path, { data, headers: this.#headers }), path);
  }

  /** Replaces the proposal read at this revision. */
  async put<Body>(path: string, data: object, revision: number): Promise<Body> {
    const headers = { ...this.#headers, 'if-match': `"${revision}"` };
    return bodyOf(await this.#request.put(path, { data, headers }), path);
  }

  /** A draft, unless `generate` asks for its text. */
  async createProposal(changes: Partial<CreateProposalBody> = {}): Promise<string> {
    const data = { ...waterProject, generate: false, ...changes };
    const { proposal } = await this.post<{ proposal: Proposal }>('/api/proposals', data);
    return proposal.id;
  }

  /** A funder's call with a row in each table. */
  async createCall(changes: CreateCallBody = {}): Promise<string> {
    const { call } = await this.post<{ call: Call }>('/api/calls', { ...lakesCall, ...changes });
    return call.id;
  }

  async calls(): Promise<CallListItem[]> {
    return (await this.get<CallList>('/api/calls')).calls;
  }

  async call(id: string): Promise<Call> {
    return (await this.get<{ call: Call }>(`/api/calls/${id}`)).call;
  }

  async proposal(id: string): Promise<Proposal> {
    return (await this.get<{ proposal: Proposal }>(`/api/proposals/${id}`)).proposal;
  }

  async proposals(): Promise<ProposalListItem[]> {
    return (await this.get<ProposalList>('/api/proposals')).proposals;
  }

  async statusOf(id: string): Promise<ProposalStatus> {
    return (await this.proposal(id)).status;
  }

  /** Drafting is slow (DRAFTING_PACE_MS), and several specs draft at the same time. */
  async waitForStatus(id: string, status: ProposalStatus): Promise<void> {
    await expect.poll(() => this.statusOf(id), { timeout: 40_000 }).toBe(status);
  }

  async createProfile(changes: CreateProfileBody = {}): Promise<Profile> {
    const data = { ...waterProfile, ...changes };
    return (await this.post<{ profile: Profile }>('/api/ngo/profile', data)).profile;
  }
}
