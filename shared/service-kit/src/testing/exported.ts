import type { ExportScope } from '@harambee/domain/schemas';
import type { ExportLine } from '../data-policy/export-stream.ts';
import type { TestActor } from './actors.ts';
import type { TestApp } from './test-app.ts';

/** A service's part of an archive, decoded: its head, and its files by path. */
export async function exported(
  api: TestApp,
  actor: Pick<TestActor, 'headers'>,
  scope: ExportScope = 'person',
) {
  const answer = await api.as(actor).get(`/internal/export?scope=${scope}`);
  expect(answer.statusCode).toBe(200);
  const lines = answer.body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as ExportLine);
  const files = new Map<string, Buffer>();
  let path = '';
  for (const line of lines) {
    if ('file' in line) {
      path = line.file;
      expect(files.has(path)).toBe(false);
      files.set(path, Buffer.alloc(0));
    }
    if ('data' in line) {
      files.set(path, Buffer.concat([files.get(path) as Buffer, Buffer.from(line.data, 'base64')]));
    }
  }
  const [head] = lines;
  if (!head || !('part' in head)) throw new Error('the part has no head');
  expect(lines.at(-1)).toEqual({ end: true });
  const json = (name: string) => JSON.parse(files.get(name)?.toString('utf8') ?? 'null') as unknown;
  return { head, files, json };
}
