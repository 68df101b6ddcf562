import type { OutboxEntry } from '@harambee/domain';
import { fakeApi, type Handler } from '@harambee/platform/testing';
import { screen, within } from '@testing-library/react';
import { bodyOf, contentOf } from './call-form/call-values.ts';
import { callOutbox } from './call-outbox.ts';
import { callItem, callOf } from './testing/calls.ts';
import { renderApp, somebody } from './testing/render-app.tsx';

const content = bodyOf(contentOf(callOf()));
const entry = (action: string, data: object): OutboxEntry => ({
  ...{ id: 'a-1', action, data, title: 'Small grants', userId: 'u', tenantId: 't' },
  timestamp: '2026-11-21T10:00:00.000Z',
});

/** One try to send an entry, with this answer. */
async function sent(action: string, data: object, method: string, answer: Handler) {
  localStorage.setItem('auth_token', 'token');
  localStorage.setItem('user_id', 'u');
  const path = data && 'id' in data ? '/api/calls/:id' : '/api/calls';
  const api = fakeApi({ [`${method} ${path}`]: answer });
  const result = await callOutbox[action]?.send(entry(action, data));
  return { result, call: api.callsTo(method, 'id' in data ? '/api/calls/c-1' : '/api/calls')[0] };
}

afterEach(() => localStorage.clear());

test('a new call is sent with its key, a change over its revision, and what is saved is what follows builds on', async () => {
  const saved = () => ({ body: { call: callOf({ revision: 4 }) } });
  const made = await sent('call-create', { body: content }, 'POST', saved);
  expect(made.result).toEqual({ kind: 'sent', saved: { id: 'c-1', revision: 4 } });
  expect(made.call?.headers.get('idempotency-key')).toBe('a-1');
  const change = { id: 'c-1', body: content, revision: 3, read: content };
  const changed = await sent('call-update', change, 'PUT', saved);
  expect(changed.result).toEqual({ kind: 'sent', saved: { id: 'c-1', revision: 4 } });
  expect(changed.call?.headers.get('if-match')).toBe('"3"');
});

test('a page of a hotspot that answers with success has saved nothing', async () => {
  const { result } = await sent('call-create', { body: content }, 'POST', () => ({ body: {} }));
  expect(result).toEqual({ kind: 'unsent' });
});

test('somebody else’s change of the same field comes back as theirs', async () => {
  const theirs = callOf({ revision: 9, funder: 'Lakes Fund' });
  const data = { id: 'c-1', body: { ...content, funder: 'Rivers Fund' }, revision: 3, read: content };
  const { result } = await sent('call-update', data, 'PUT', () => ({ status: 412, body: { call: theirs } }));
  expect(result).toMatchObject({
    kind: 'conflict',
    theirs: { revision: 9, answers: { funder: 'Lakes Fund' } },
  });
});

test('somebody else’s change of another field is merged', async () => {
  const theirs = callOf({ revision: 9, funder: 'Lakes Fund' });
  const data = { id: 'c-1', body: { ...content, name: 'Wells 2027' }, revision: 3, read: content };
  const { result } = await sent('call-update', data, 'PUT', () => ({ status: 412, body: { call: theirs } }));
  expect(result).toMatchObject({
    kind: 'merged',
    data: { body: { name: 'Wells 2027', funder: 'Lakes Fund' }, revision: 9 },
    merged: { parts: ['Funder'] },
  });
});

test('a deletion goes over its revision; what is gone already is deleted; a changed call is not', async () => {
  const data = { id: 'c-1', revision: 3 };
  const gone = await sent('call-delete', data, 'DELETE', () => ({ status: 204 }));
  expect([gone.result, gone.call?.headers.get('if-match')]).toEqual([{ kind: 'sent' }, '"3"']);
  const before = await sent('call-delete', data, 'DELETE', () => ({ status: 404, body: {} }));
  expect(before.result).toEqual({ kind: 'sent' });
  const changed = await sent('call-delete', data, 'DELETE', () => ({
    status: 412,
    body: { error: 'Changed' },
  }));
  expect(changed.result).toEqual({ kind: 'refused', refusal: { status: 412, reason: 'Changed' } });
  const later = await sent('call-delete', data, 'DELETE', () => ({ status: 503, body: {} }));
  expect(later.result).toEqual({ kind: 'unsent' });
});

test('data that is not whole is never sent', () => {
  expect(callOutbox['call-create']?.accepts({})).toBe(false);
  expect(callOutbox['call-update']?.accepts({ id: 'c-1', body: content })).toBe(false);
  expect(callOutbox['call-delete']?.accepts({ id: 'c-1' })).toBe(false);
});

test('a change that came back opens with both versions, and the list says that it waits for a decision', async () => {
  const user = somebody();
  const mine = { ...content, notes: 'Mine' };
  const theirs = { revision: 9, answers: { ...content, notes: 'Theirs' } };
  const kept = {
    ...entry('call-update', { id: 'c-1', body: mine, revision: 3, read: content }),
    ...{ userId: user.id, tenantId: user.tenantId, theirs },
  };
  const call = callOf({ revision: 9, notes: 'Theirs' });
  const app = renderApp({
    path: '/calls',
    user,
    kept: { 'offline-actions': JSON.stringify([kept]) },
    handlers: {
      'GET /api/calls': () => ({ body: { calls: [callItem()] } }),
      'GET /api/calls/:id': () => ({ body: { call } }),
    },
  });
  const link = await screen.findByRole('link', { name: 'Clean water small grants' });
  expect(link.closest('article')).toHaveTextContent('Also changed by someone else');
  await app.userEvent.click(link);
  const dialog = await screen.findByRole('dialog', { name: 'Someone else changed this call' });
  expect(within(dialog).getByRole('group', { name: 'Notes' })).toHaveTextContent('Mine');
});
