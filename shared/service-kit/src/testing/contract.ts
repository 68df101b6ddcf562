import { keepDocument } from '@harambee/config/contracts/contract-files.mjs';
import type { TestApp } from './test-app.ts';

/**
 * Checks that this service and remotes of the previous version understand each other: compares its OpenAPI document
 * with the one last written to its `contract.json` (`npm run contracts`).
 */
export async function expectContractHolds(api: TestApp, service: string): Promise<void> {
  const document: object = (await api.anonymous.get('/openapi.json')).json();
  expect(keepDocument(service, document)).toEqual([]);
}

interface Operation {
  requestBody?: { content: Record<string, { schema: { additionalProperties?: boolean } }> };
  responses: Record<string, unknown>;
}

/**
 * Checks that the OpenAPI document names exactly these calls ("GET /api/proposals/{id}"), that each has a schema for
 * its successful answer, and that bodies accept no unknown field. So a new call fails until somebody adds it to the
 * list.
 */
export async function expectDocumentOf(api: TestApp, calls: readonly string[]): Promise<void> {
  const { paths } = (await api.anonymous.get('/openapi.json')).json<{
    paths: Record<string, Record<string, Operation>>;
  }>();
  const found = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { requestBody, responses }]) => {
      const call = `${method.toUpperCase()} ${path}`;
      expect([call, Object.keys(responses).some((status) => /^(20\d|302)$/.test(status))]).toEqual([
        call,
        true,
      ]);
      const body = requestBody?.content['application/json'];
      if (body) expect([call, body.schema.additionalProperties]).toEqual([call, false]);
      return call;
    }),
  );
  expect(found.sort()).toEqual([...calls].sort());
}
