import type { ActionList } from '@harambee/domain/schemas';
import { testApp } from '@harambee/service-kit/testing';
import { identityService } from '../app.ts';
import { aMemberOf, signUp } from '../testing/people.ts';
import { actionsOf } from '../testing/records.ts';
import { recordAction } from './record-action.service.ts';
import '../testing/quick-hashes.ts';

const api = testApp(identityService({ signUpsPerHour: 1_000_000 }));

const lines = (csv: string) => csv.replace('\uFEFF', '').trimEnd().split('\r\n');

test('pages follow each other, newest first, while new entries come', async () => {
  const owner = await signUp(api);
  const { tenantId } = owner.user;
  for (let index = 0; index < 120; index += 1) {
    await recordAction(api.app, {
      tenantId,
      kind: 'organization.renamed',
      details: { from: 'a', to: `${index}` },
    });
  }
  const seqs: number[] = [];
  let cursor: string | undefined;
  let pages = 0;
  do {
    const answer = await api.as(owner).get(`/api/auth/actions${cursor ? `?cursor=${cursor}` : ''}`);
    const page = answer.json<ActionList>();
    seqs.push(...page.actions.map(({ seq }) => seq));
    cursor = page.nextCursor;
    pages += 1;
    await recordAction(api.app, { tenantId, kind: 'person.left' });
  } while (cursor);
  expect(pages).toBe(3);
  expect(seqs).toEqual(Array.from({ length: 121 }, (_, index) => 121 - index));
});

test('by person and by kind, also both', async () => {
  const owner = await signUp(api);
  const member = await aMemberOf(api, owner);
  await api.as(owner).put(`/api/auth/members/${member.user.id}`, { role: 'Owner' });
  const kinds = async (query: string) => (await actionsOf(api, owner, query)).map(({ kind }) => kind);
  const person = member.user.id;
  expect(await kinds(`?person=${person}`)).toEqual(['role.changed', 'session.started', 'person.joined']);
  expect(await kinds(`?person=${person}&topic=people`)).toEqual(['role.changed', 'person.joined']);
  expect(await kinds('?topic=sign-in')).toEqual(['session.started', 'session.started']);
  expect(await kinds('?topic=guests')).toEqual([]);
  expect(await kinds(`?person=${'0'.repeat(32)}`)).toEqual([]);
});

test.each([
  '?topic=everything',
  '?person=',
  '?seq=1',
  '?cursor=x',
  '?cursor=WyJhIl0',
  `?person=${'x'.repeat(65)}`,
])('%s is refused', async (query) => {
  const owner = await signUp(api);
  expect((await api.as(owner).get(`/api/auth/actions${query}`)).statusCode).toBe(400);
});

test('an operator in place of a person finds nothing', async () => {
  const owner = await signUp(api);
  for (const query of ['?person[$ne]=x', '?person=%7B%22%24ne%22%3A1%7D']) {
    const answer = await api.as(owner).get(`/api/auth/actions${query}`);
    expect(answer.statusCode === 400 || answer.json<ActionList>().actions.length === 0).toBe(true);
  }
});

test('only owners read it, and only that of their own organization', async () => {
  const owner = await signUp(api);
  const member = await aMemberOf(api, owner);
  const other = await signUp(api);
  for (const url of ['/api/auth/actions', '/api/auth/actions/people', '/api/auth/actions/file']) {
    const refused = await api.as(member).get(url);
    expect([refused.statusCode, refused.json().error]).toEqual([
      403,
      'Only an owner of the organization can read the record of actions',
    ]);
    expect((await api.anonymous.get(url)).statusCode).toBe(401);
    const { body } = await api.as(other).get(url);
    expect(body).not.toContain(owner.user.id);
  }
  expect(await actionsOf(api, other, `?person=${owner.user.id}`)).toEqual([]);
  // Also one whose token is from before.
  await api.as(owner).put(`/api/auth/members/${member.user.id}`, { role: 'Owner' });
});

test('the file has every entry in order; what people type stays text in a spreadsheet', async () => {
  const owner = await signUp(api);
  const { tenantId, id } = owner.user;
  const names = ['=SUM(A1)', 'Kamau, "Wa"', 'two\nlines', 'مياه'];
  for (const [index, name] of names.entries()) {
    await recordAction(api.app, { tenantId, kind: 'guest.opened', who: { id: `g${index}`, name } });
  }
  const file = await api.as(owner).get('/api/auth/actions/file?topic=guests');
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(file.headers['content-disposition']).toBe('attachment; filename="record-of-actions.csv"');
  const rows = lines(file.body);
  expect(rows[0]).toBe('Number,Time (UTC),What happened,Kind,Who,Whom,Hash');
  // A hash that begins with a minus is text for a spreadsheet, too.
  expect(rows[4]).toMatch(
    /^2,20[\d-]+T[\d:.]+Z,'=SUM\(A1\) opened a proposal as a guest,Guests,'=SUM\(A1\),,'?[\w-]{43}$/,
  );
  expect(rows[3]).toContain('"Kamau, ""Wa"" opened a proposal as a guest"');
  expect(rows[2]).toContain('"two\nlines');
  const all = lines((await api.as(owner).get('/api/auth/actions/file')).body);
  expect(all).toHaveLength(1 + 1 + names.length + 2);
  expect(all[1]).toContain('Wanjiku Kamau downloaded the record of actions');
  const mine = lines((await api.as(owner).get(`/api/auth/actions/file?person=${id}&topic=files`)).body);
  expect(mine).toHaveLength(1 + 3);
  for (let more = 0; more < 3; more += 1) await api.as(owner).get('/api/auth/actions/file');
  expect((await api.as(owner).get('/api/auth/actions/file')).statusCode).toBe(429);
});
