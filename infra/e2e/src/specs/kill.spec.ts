import { randomUUID } from 'node:crypto';
import { request } from '@playwright/test';
import { newAccount, register } from '../support/accounts.ts';
import { bearer } from '../support/api.ts';
import { expect, test } from '../support/test.ts';
import { waterProject } from '../support/water-project.ts';

const recovery = 15_000;

test('kill -9 of any one process: everything works again within 15 seconds and nothing acknowledged is lost', {
  tag: ['@own-product', '@long'],
}, async ({ ownProduct: product }) => {
  test.setTimeout(240_000);
  const api = await request.newContext({ baseURL: product.origin });
  const { accessToken } = await register(api, newAccount());
  const headers = bearer(accessToken);
  const acknowledged: string[] = [];

  /** One write, like the page does it: with the same key until it is acknowledged. */
  const create = async (deadline: number) => {
    const key = randomUUID();
    for (;;) {
      const answer = await api
        .post('/api/proposals', {
          headers: { ...headers, 'idempotency-key': key },
          data: { ...waterProject, generate: false },
          timeout: 5_000,
        })
        .catch(() => undefined);
      if (answer?.status() === 201) return acknowledged.push((await answer.json()).proposal.id);
      if (answer && answer.status() < 500 && answer.status() !== 409) throw new Error(await answer.text());
      if (Date.now() > deadline) throw new Error(`not back after ${recovery} ms: ${answer?.status()}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };

  for (const { name } of product.processes) {
    await test.step(`kill -9 ${name}`, async () => {
      const writers = Array.from({ length: 4 }, async () => {
        for (let count = 0; count < 5; count++) await create(Date.now() + recovery);
      });
      const victim = product.processes.find((process) => process.name === name);
      if (!victim) throw new Error(`${name} is gone`);
      process.kill(victim.pid, 'SIGKILL');
      await Promise.all(writers);
      await expect
        .poll(async () => (await api.get('/readyz').catch(() => undefined))?.status(), {
          timeout: recovery,
        })
        .toBe(200);
      await create(Date.now() + recovery);
    });
  }

  const stored: string[] = [];
  for (let cursor = ''; ; ) {
    const page = await api.get(`/api/proposals?limit=100${cursor && `&cursor=${cursor}`}`, { headers });
    const body = await page.json();
    stored.push(...body.proposals.map(({ id }: { id: string }) => id));
    if (!body.nextCursor) break;
    cursor = body.nextCursor;
  }
  expect(new Set(stored).size).toBe(stored.length);
  expect(stored.sort()).toEqual(acknowledged.sort());
});
