import { keepDocument } from '@harambee/config/contracts/kept.mjs';
import type { TestApp } from './test-app.ts';

/**
 * Remotes of the version before get on with this service, and it with them: its OpenAPI document against the one that
 * was last written down in `docs/contracts` (`npm run contracts`).
 */
export async function expectContractKept(api: TestApp, service: string): Promise<void> {
  const document: object = (await api.anonymous.get('/openapi.json')).json();
  expect(keepDocument(service, document)).toEqual([]);
}
