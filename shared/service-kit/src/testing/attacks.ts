import { someOf } from '@harambee/config/long-tests.mjs';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { TestApp } from './test-app.ts';

/** One call of an attack. `{name}` in an address, a body or a header stands for something that is known by that name. */
export interface AttackCall {
  /** Who makes it: the headers known by this name. Nobody, if absent. */
  as?: string;
  call: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;
  body?: unknown;
  headers?: Record<string, string>;
  /** The status that must come so that the attack goes on; the last call is judged by `expected`. */
  is?: number;
  /** Names for parts of the answer: a path in its body, such as `guest.id`. */
  saves?: Record<string, string>;
}

/** Something that is no call: a letter is read, time passes. The test knows how (`doings`). */
export interface AttackDoing {
  does: string;
  with?: string;
}

/** Calls in a list are made at once. */
export type AttackStep = AttackCall | AttackDoing | readonly AttackCall[];

/** What somebody tries, and what must come of it. Data, so that whoever builds the product can read and run it. */
export interface Attack {
  name: string;
  steps: readonly AttackStep[];
  expected: {
    /** Status of the last call; of calls at once, all of them in rising order. Absent where their order decides. */
    status?: number | readonly number[];
    /** Known by these names, and in no answer of the attack. */
    hides?: readonly string[];
    /** The last answer has this text. */
    says?: string;
  };
}

export type Known = Record<string, unknown>;
export type Doings = Record<string, (known: Known, given?: string) => Promise<void> | void>;

const isDoing = (step: AttackStep): step is AttackDoing => 'does' in step;

function filled(known: Known, text: string): string {
  return text.replace(/\{([\w.]+)\}/g, (_, name: string) => {
    if (!(name in known)) throw new Error(`the attack knows no ${name}`);
    return String(known[name]);
  });
}

function filledIn(known: Known, value: unknown): unknown {
  const whole = typeof value === 'string' ? /^\{([\w.]+)\}$/.exec(value)?.[1] : undefined;
  if (whole !== undefined && whole in known) return known[whole];
  if (typeof value === 'string') return filled(known, value);
  if (Array.isArray(value)) return value.map((one) => filledIn(known, one));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filledIn(known, one)]));
}

const partOf = (body: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], body);

/** Makes the calls of an attack and checks what must come of it. `known` has the cast's headers by name. */
export async function runAttack(
  api: TestApp,
  attack: Attack,
  known: Known,
  doings: Doings = {},
): Promise<void> {
  const bodies: string[] = [];
  let last: LightMyRequestResponse[] = [];
  const send = async ({ as, call, body, headers, saves }: AttackCall) => {
    const [method, path = ''] = call.split(' ');
    const own = as === undefined ? {} : (known[as] as Record<string, string> | undefined);
    if (!own) throw new Error(`the attack knows nobody called ${as}`);
    const answer = await api.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url: filled(known, path),
      headers: { ...own, ...(filledIn(known, headers ?? {}) as Record<string, string>) },
      ...(body !== undefined && { payload: filledIn(known, body) as Record<string, unknown> }),
    });
    bodies.push(answer.body);
    for (const [name, part] of Object.entries(saves ?? {})) known[name] = partOf(answer.json(), part);
    return answer;
  };
  for (const [index, step] of attack.steps.entries()) {
    if (isDoing(step)) {
      const doing = doings[step.does];
      if (!doing) throw new Error(`nobody knows how to: ${step.does}`);
      await doing(known, step.with === undefined ? undefined : filled(known, step.with));
      continue;
    }
    const calls = Array.isArray(step) ? (step as readonly AttackCall[]) : [step as AttackCall];
    last = await Promise.all(calls.map(send));
    const wanted = (step as AttackCall).is;
    if (wanted !== undefined && index < attack.steps.length - 1) {
      expect({
        step: index,
        statuses: last.map(({ statusCode, body }) => [statusCode, body.slice(0, 300)]),
      }).toEqual({
        step: index,
        statuses: [[wanted, expect.any(String)]],
      });
    }
  }
  const { status, hides = [], says } = attack.expected;
  if (status !== undefined) {
    const answers = last.map(({ statusCode, body }) => [statusCode, body.slice(0, 300)] as const);
    expect(answers.toSorted(([one], [other]) => one - other)).toEqual(
      [status].flat().map((one) => [one, expect.any(String)]),
    );
  }
  if (says !== undefined) expect(last.at(-1)?.body).toContain(filled(known, says));
  for (const name of hides) expect(bodies.filter((body) => body.includes(String(known[name])))).toEqual([]);
}

/** One call that must be refused leaves everything as it was. */
const changesNothing = ({ steps, expected: { status } }: Attack) =>
  steps.length === 1 && typeof status === 'number' && status >= 400 && status !== 429;

/**
 * Declares a test for each attack. `cast` makes new people for each that may change something; the usual run tries every
 * third of these.
 */
export function testAttacks(
  api: TestApp,
  attacks: readonly Attack[],
  cast: () => Promise<Known>,
  doings: Doings = {},
): void {
  let shared: Promise<Known> | undefined;
  const cheap = attacks.filter(changesNothing);
  const others = attacks.filter((attack) => !changesNothing(attack));
  const tried = [...cheap, ...someOf(others, Math.ceil(others.length / 3))];
  test.each(tried.map((attack) => [attack.name, attack] as const))('%s', async (_name, attack) => {
    if (!changesNothing(attack)) return runAttack(api, attack, await cast(), doings);
    shared ??= cast();
    return runAttack(api, attack, { ...(await shared) }, doings);
  });
}
