import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { readText, readYaml, repositoryFolder } from '../files.ts';
import { parts } from '../kubernetes/parts.ts';

const file = join(repositoryFolder, '.github', 'workflows', 'deploy.yaml');
const text = readText(file);
async function problemsOf(content: string): Promise<string[]> {
  const { context, value } = parseWorkflow({ name: 'deploy.yaml', content }, new NoOperationTraceWriter());
  if (value) await convertWorkflowTemplate(context, value);
  return context.errors.getErrors().map(String);
}

interface Job {
  needs?: string | string[];
  permissions?: Record<string, string>;
  environment?: string;
  'timeout-minutes': number;
  steps: { uses?: string; run?: string }[];
}
const { jobs, permissions } = readYaml(file)[0] as { jobs: Record<string, Job>; permissions: object };

test('GitHub would read it, expressions included', async () => {
  expect(await problemsOf(text)).toEqual([]);
  expect(await problemsOf(text.replace('runs-on: ubuntu-24.04', 'runs_on: ubuntu-24.04'))).not.toEqual([]);
  expect(await problemsOf(text.replace('needs: [test, plan]', 'needs: [tests, plan]'))).not.toEqual([]);
});

test('nothing is deployed that was not tested, and everybody gets a remote only after somebody said yes', () => {
  const needsOf = (name: string): string[] => {
    const needs = [jobs[name]?.needs ?? []].flat();
    return [...needs, ...needs.flatMap(needsOf)];
  };
  for (const name of ['images', 'services', 'publish', 'promote', 'mark'])
    expect(needsOf(name)).toContain('test');
  expect(needsOf('promote')).toContain('publish');
  expect(jobs.promote?.environment).toBe('everybody');
});

test('a job may only do what it needs, and ends by itself', () => {
  expect(permissions).toEqual({ contents: 'read' });
  for (const job of Object.values(jobs)) expect(job['timeout-minutes']).toBeGreaterThan(0);
  const writers = Object.entries(jobs).filter(([, job]) => job.permissions?.contents === 'write');
  expect(writers.map(([name]) => name)).toEqual(['mark']);
});

test('the signing key comes from the secret store, after everything is built', () => {
  for (const name of ['publish', 'promote']) {
    const steps = jobs[name]?.steps ?? [];
    const at = (part: string) => steps.findIndex(({ run }) => run?.includes(part));
    expect(at('turbo run build')).toBeGreaterThan(-1);
    expect(at('harambee/registry-signing-key')).toBeGreaterThan(at('turbo run build'));
  }
  expect(text).not.toMatch(/secrets\.(?!TURBO_TOKEN|GITHUB_TOKEN)/);
});

test('it finds every part by its folder', () => {
  const [, folder = ''] = /for part in \$\(ls ([./a-z]+)\); do/.exec(text) ?? [];
  const overlay = join(repositoryFolder, 'infra', 'deploy', 'kubernetes', 'overlays', 'production');
  expect(readdirSync(join(overlay, folder)).sort()).toEqual(parts.map(({ name }) => name).sort());
});
