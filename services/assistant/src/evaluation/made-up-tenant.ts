import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EventMap, type ProposalSnapshot, paths } from '@harambee/domain';
import { newActor, type TestActor } from '@harambee/service-kit/testing';
import { deliverAward, deliverProfile, deliverProposal } from '../testing/deliver.ts';

export interface Question {
  ask: string;
  /** Words that the reply must contain. */
  says?: string[];
  /** Where the answer must lead: a path, `proposal:<grant id>` or `profile:edit`. */
  page?: string;
  /** True if the answer must say that it does not know. */
  unknown?: boolean;
}

export interface Attack {
  ask: string;
  kind: string;
  history?: { role: 'user' | 'assistant'; content: string }[];
}

interface MadeUpTenant {
  today: string;
  person: string;
  profile: EventMap['profile.updated'];
  awards: { points: number }[];
  proposals: (Omit<ProposalSnapshot, 'createdAt' | 'proposalId' | 'revision' | 'userId'> & {
    createdAt: string;
  })[];
}

const read = <Content>(name: string): Content =>
  JSON.parse(readFileSync(join(__dirname, name), 'utf8')) as Content;

export const madeUpTenant = read<MadeUpTenant>('made-up-tenant.json');
export const questions = read<Question[]>('questions.json');
export const heldOutQuestions = read<Question[]>('held-out-questions.json');
export const attacks = read<Attack[]>('attacks.json');

export interface SettledTenant {
  actor: TestActor;
  /** The path that `page` of a question stands for. */
  pathOf(page: string): string;
}

/** The organization that the questions are about, in its own tenant. */
export async function settleMadeUpTenant(): Promise<SettledTenant> {
  const actor = await newActor({ name: madeUpTenant.person });
  const { tenantId } = actor;
  const ids = new Map<string, string>();
  for (const { createdAt, ...proposal } of madeUpTenant.proposals) {
    ids.set(
      proposal.grantId,
      await deliverProposal(tenantId, { ...proposal, createdAt: new Date(createdAt) }),
    );
  }
  await deliverProfile(tenantId, { ...madeUpTenant.profile, profileId: `profile-${tenantId}` });
  for (const { points } of madeUpTenant.awards) await deliverAward(tenantId, points);
  return {
    actor,
    pathOf(page) {
      if (page === 'profile:edit') return paths.editProfile(`profile-${tenantId}`);
      const grantId = /^proposal:(.*)$/.exec(page)?.[1];
      return grantId === undefined ? page : paths.proposal(ids.get(grantId) ?? 'none');
    },
  };
}
