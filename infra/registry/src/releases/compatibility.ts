// Not the whole package: each start of the gateway would load fifty modules for two functions.
import satisfies from 'semver/functions/satisfies.js';
import validRange from 'semver/ranges/valid.js';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { RegistryProblem } from '../registry-problem.ts';
import type { Release } from './release.ts';

/**
 * `shell.json` of a built shell: the contracts it supports, and the versions of the packages it provides to
 * remotes.
 */
export const ShellDescription = Type.Object({
  contracts: Type.Array(Type.Integer({ minimum: 0 }), { minItems: 1 }),
  shared: Type.Record(Type.String(), Type.String()),
});
export type ShellDescription = Type.Static<typeof ShellDescription>;

export function readShell(text: string, from: string): ShellDescription {
  try {
    const shell: unknown = JSON.parse(text);
    if (Value.Check(ShellDescription, shell)) return shell;
  } catch {
    // Reported below.
  }
  throw new RegistryProblem(`${from} does not describe a shell: it is the shell.json of a built shell.`);
}

/** The incompatibilities, each as a sentence; empty if there are none. */
export function whatCannotWork(
  release: Pick<Release, 'contract' | 'shared'>,
  shell: ShellDescription,
): string[] {
  const problems: string[] = [];
  if (!shell.contracts.includes(release.contract)) {
    problems.push(
      `it is made for contract ${release.contract}, the shell keeps ${shell.contracts.join(' and ')}`,
    );
  }
  for (const [name, range] of Object.entries(release.shared)) {
    const given = shell.shared[name];
    if (given === undefined) problems.push(`it takes ${name} from the shell, which does not give it`);
    else if (validRange(range) === null) problems.push(`"${range}" is no range of versions of ${name}`);
    else if (!satisfies(given, range)) problems.push(`it needs ${name} ${range}, the shell gives ${given}`);
  }
  return problems;
}

/** Refuses a release that would break in every visitor's browser. */
export function assertWorks(
  release: Pick<Release, 'name' | 'contract' | 'shared'>,
  shell: ShellDescription,
): void {
  const problems = whatCannotWork(release, shell);
  if (problems.length === 0) return;
  throw new RegistryProblem(
    `${release.name} cannot work with the shell in production: ${problems.join('; ')}.`,
  );
}
