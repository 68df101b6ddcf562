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
  if?: string;
  permissions?: Record<string, string>;
  environment?: string;
  outputs?: Record<string, string>;
  'timeout-minutes': number;
  steps: { uses?: string; run?: string; with?: Record<string, unknown> }[];
}
const { jobs, permissions } = readYaml(file)[0] as { jobs: Record<string, Job>; permissions: object };

test('GitHub would read it, expressions included', async () => {
  expect(await problemsOf(text)).toEqual([]);
  expect(await problemsOf(text.replace('runs-on: ubuntu-24.04', 'runs_on: ubuntu-24.04'))).not.toEqual([]);
  expect(await problemsOf(text.replace('needs: [test, plan]', 'needs: [tests, plan]'))).not.toEqual([]);
});

const needsOf = (name: string): string[] => {
  const needs = [jobs[name]?.needs ?? []].flat();
  return [...needs, ...needs.flatMap(needsOf)];
};

test('nothing is deployed that was not tested, and everybody gets a remote only after somebody said yes', () => {
  for (const name of ['images', 'services', 'publish', 'promote', 'mark'])
    expect(needsOf(name)).toContain('test');
  expect(needsOf('promote')).toContain('publish');
  expect(jobs.promote?.environment).toBe('everybody');
});

const { scripts } = JSON.parse(readText(join(repositoryFolder, 'package.json'))) as {
  scripts: Record<string, string>;
};

test('no shell is rolled out, and no remote published, before they were tried with each other', () => {
  // A job that others need may be left out or fail, and they run all the same: what counts is their condition.
  expect(jobs.services?.if).toContain(
    "(needs.rollouts.result == 'success' || needs.plan.outputs.rollout == 'false')",
  );
  expect(jobs.publish?.if).toContain("&& needs.rollouts.result == 'success' &&");
  for (const name of ['services', 'publish', 'mark']) expect(jobs[name]?.needs).toContain('rollouts');
  expect(jobs.plan?.outputs?.rollout).toMatch(/^\$\{\{ steps\.plan\.outputs\.rollout \}\}$/);
  expect(jobs.rollouts?.if).toBe("needs.plan.outputs.rollout == 'true'");

  const { steps } = jobs.rollouts as Job;
  const runs = steps.map(({ run = '' }) => run);
  const at = (part: string) => runs.findIndex((run) => run.includes(part));
  // Without the history there is no tag.
  expect(steps.some(({ with: given }) => given?.['fetch-depth'] === 0)).toBe(true);
  expect(runs.join('\n')).toContain('refs/tags/deployed');
  expect(runs.join('\n')).toContain('DEPLOYED=$RUNNER_TEMP/deployed/shell/dist');
  const command = at('npm run rollouts');
  expect(runs[command]).toMatch(/ \$\{DEPLOYED:\+--deployed "\$DEPLOYED"\}/);
  expect(runs[command]).toContain('export REGISTRY_PUBLIC_KEYS');
  expect(scripts.rollouts).toBe('node infra/e2e/rollouts.mjs');
  // What is built cannot read the store, and nothing here can write it.
  const credentials = steps.findIndex(({ uses = '' }) => uses.includes('configure-aws-credentials'));
  expect(at('turbo run build')).toBeGreaterThan(-1);
  expect(credentials).toBeGreaterThan(at('npx turbo run build --output-logs'));
  expect(steps[credentials]?.with?.['role-to-assume']).toMatch(/^\$\{\{ vars\.READ_ROLE \}\}$/);
  expect(runs.join('\n')).not.toContain('registry-signing-key');
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
