import { type DomainEvent, emptyProposalFields } from '@harambee/domain';
import type { Proposal, ProposalFields } from '@harambee/domain/schemas';
import type { TestApp } from '@harambee/service-kit/testing';
import mongoose from 'mongoose';
import { patience } from '../proposals/edits/fresh-judgment.ts';

// Just below the limit of a request.
patience.ms = 9_000;

/** A form that breaks no rule. */
export const completeForm: ProposalFields = {
  ...emptyProposalFields,
  title: 'Clean water for six villages of Kitui',
  grantId: 'WTR-2026',
  organization: 'Maji Safi Trust',
  category: 'Environment',
  description: 'Boreholes, pumps and water committees for six villages that walk four hours for water.',
  objectives: ['Drill six boreholes', 'Train six water committees'],
  beneficiaries: 7_200,
  methodology: 'Survey, drill, train, hand over.',
  requestedAmount: 250_000,
  deadline: '2027-03-31',
  budget: 'Drilling: $180,000\nTraining: $40,000\nSurvey: $30,000',
  projectDuration: 24,
  timeline: 'Months 1-6: survey\nMonths 7-18: drilling\nMonths 19-24: training',
  sustainability: 'Water committees collect a small fee for repairs.',
  team: 'Amina Odhiambo, engineer; Juma Baraka, coordinator',
};

type Signed = Parameters<TestApp['as']>[0];

/** Creates a proposal as a person would, and returns it. An incomplete form stays a draft. */
export async function givenProposal(
  api: TestApp,
  actor: Signed,
  body: Partial<ProposalFields> & { generate?: boolean; callId?: string } = {},
): Promise<Proposal> {
  const answer = await api.as(actor).post('/api/proposals', { ...completeForm, ...body });
  expect(answer.statusCode).toBe(201);
  return answer.json().proposal;
}

export async function readProposal(api: TestApp, actor: Signed, id: string): Promise<Proposal> {
  const answer = await api.as(actor).get(`/api/proposals/${id}`);
  expect(answer.statusCode).toBe(200);
  return answer.json().proposal;
}

/** The published events of a tenant, oldest first. */
export const relayed = (tenantId: string) =>
  mongoose.connection.collection<DomainEvent>('events').find({ tenantId }).sort({ storedAt: 1 }).toArray();
