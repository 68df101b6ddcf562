import type { Guest, GuestProposalBody, GuestSession } from '@harambee/domain/schemas';
import { GuestClient } from '@harambee/platform';
import type { CallOfRemote } from '@harambee/platform/testing';
import { guestsApi } from '../guests/guests.api.ts';

export const guestOf = (changes: Partial<Guest> = {}): Guest => ({
  ...{ id: 'g-1', proposalId: 'p-1', name: 'Neema Mushi', email: 'neema@maji.example', may: 'sign' },
  ...{
    until: '2099-12-08T20:59:59.000Z',
    invitedBy: 'Amina Odhiambo',
    createdAt: '2026-11-24T08:00:00.000Z',
  },
  ...changes,
});

export const guestSession = (may: Guest['may'] = 'sign'): GuestSession => ({
  accessToken: 'guest-token',
  guest: { id: 'g-1', name: 'Neema Mushi', may, until: '2099-12-08T20:59:59.000Z' },
  ...{ organization: 'Maji Safi Trust', invitedBy: 'Amina Odhiambo' },
});

export const guestProposal = (): GuestProposalBody => ({
  guest: { id: 'g-1', name: 'Neema Mushi', may: 'sign' },
  proposal: {
    ...{ title: 'Clean water for Kitui', organization: 'Maji Safi Trust', status: 'completed' },
    ...{
      requestedAmount: 250_000,
      currency: 'USD',
      startDate: '',
      deadline: '2027-03-31',
      durationMonths: 24,
    },
    sections: [
      {
        ...{ key: 'executive_summary', title: 'Executive Summary' },
        paragraphs: [
          {
            paragraph: 'p1',
            blocks: [
              {
                kind: 'paragraph',
                content: [{ text: 'Six villages walk ' }, { text: 'four hours', marks: ['bold'] }],
              },
              { kind: 'bullet', content: [{ text: 'Drill' }] },
              { kind: 'bullet', content: [{ need: 'a year' }] },
            ],
          },
        ],
        tables: [{ kind: 'team', title: 'Team', heads: ['Name', 'Role'], rows: [['Juma', 'Engineer']] }],
      },
    ],
    budget: {
      heads: ['Item', 'Amount'],
      rows: [
        { kind: 'line', cells: ['Drilling', '$250,000'] },
        { kind: 'sum', cells: ['Total', '$250,000'] },
      ],
    },
    answers: [{ questionId: 'q1', question: 'Anything else?', blocks: [] }],
    updatedAt: '2026-11-24T08:00:00.000Z',
  },
});

const { endpoints } = guestsApi;
const made = { guest: guestOf(), link: 'http://localhost:3000/guest#secret' };
const until = '2099-12-08T20:59:59.000Z';
const client = () => new GuestClient('secret', guestSession(), () => undefined);
const at = '2026-11-24T08:00:00.000Z';
const newThread = { id: '0f6b3f2e-6a53-4c7e-9a41-3b8a1f0c9d27', place: { kind: 'proposal' }, text: 'Good.' };
const thread = {
  ...{ id: newThread.id, place: newThread.place, revision: 1, createdAt: at, changedAt: at },
  comments: [
    {
      id: newThread.id,
      by: { id: 'g-1', name: 'Neema Mushi', kind: 'guest' },
      at,
      text: 'Good.',
      mentions: [],
    },
  ],
};
const signOff = { signOff: { hash: 'a'.repeat(64) } };

/** A sample of each call about guests, and of each call of a guest's page. */
export const guestSamples: Record<string, CallOfRemote> = {
  getGuests: {
    send: (dispatch) => dispatch(endpoints.getGuests.initiate('p-1')),
    answer: { guests: [guestOf()] },
  },
  createGuest: {
    send: (dispatch) =>
      dispatch(
        endpoints.createGuest.initiate({
          ...{ proposalId: 'p-1', name: 'Neema Mushi', email: 'neema@maji.example', may: 'sign', until },
        }),
      ),
    ...{ answer: made, status: 201 },
  },
  updateGuest: {
    send: (dispatch) => dispatch(endpoints.updateGuest.initiate({ id: 'g-1', until })),
    ...{ answer: made, status: 201 },
  },
  deleteGuest: { send: (dispatch) => dispatch(endpoints.deleteGuest.initiate('g-1')), status: 204 },
  guestProposal: { send: () => client().call(''), answer: guestProposal() },
  guestComments: { send: () => client().call('/comments'), answer: { threads: [] } },
  guestComment: {
    send: () => client().call('/comments', { method: 'POST', body: newThread }),
    ...{ answer: { thread }, status: 201 },
  },
  guestSignOff: { send: () => client().call('/sign-off'), answer: signOff },
  guestAgrees: {
    send: () => client().call('/sign-off/agree', { method: 'POST', body: { hash: 'a'.repeat(64) } }),
    answer: signOff,
  },
  guestWithdraws: { send: () => client().call('/sign-off/withdraw', { method: 'POST' }), answer: signOff },
};
