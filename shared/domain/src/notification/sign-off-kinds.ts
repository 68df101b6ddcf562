import { paths } from '../paths.ts';
import type { Kind } from './kind.ts';

export interface SignOffFacts {
  proposalId: string;
  /** Of the proposal. */
  title: string;
  /** Who did it; empty when nobody knows, or the person has left. */
  by: string;
}

const named = ({ title }: SignOffFacts): string => title.trim() || 'An untitled proposal';
const leadsTo = ({ proposalId }: SignOffFacts): string => paths.signOffs(proposalId);
const type = 'proposal_update' as const;

const signOffAsked: Kind<SignOffFacts> = {
  type,
  title: (facts) =>
    facts.by
      ? `${facts.by} asks you to sign off ${named(facts)}`
      : `You are asked to sign off ${named(facts)}`,
  message: 'Read text, answers and budget, and agree with them as they are.',
  leadsTo,
};

const signOffGiven: Kind<SignOffFacts & { agreed: number; asked: number }> = {
  type,
  title: (facts) => `${facts.by || 'A signer'} agreed with ${named(facts)}`,
  message: ({ agreed, asked }) =>
    agreed === asked ? 'Everybody has agreed: it can be submitted.' : `${agreed} of ${asked} have agreed.`,
  leadsTo,
};

const signOffWithdrawn: Kind<SignOffFacts & { agreed: number; asked: number }> = {
  type,
  title: (facts) => `${facts.by || 'A signer'} took back the agreement with ${named(facts)}`,
  message: ({ agreed, asked }) => `${agreed} of ${asked} have agreed.`,
  leadsTo,
};

/** To signers; to who asked them, it says how many are concerned. */
const signOffVoided: Kind<SignOffFacts> = {
  type,
  title: (facts) => `${named(facts)} has changed since you agreed`,
  message: 'See which words, and agree with the text as it is now.',
  leadsTo,
};

const signOffsVoided: Kind<SignOffFacts & { count: number }> = {
  type,
  title: (facts) =>
    `${named(facts)}: a change voided ${facts.count === 1 ? 'a sign-off' : `${facts.count} sign-offs`}`,
  message: 'It must be agreed with again before it is submitted.',
  leadsTo,
};

/** What people hear about sign-offs (SIGNOFF-02). */
export const signOffKinds = { signOffAsked, signOffGiven, signOffWithdrawn, signOffVoided, signOffsVoided };
