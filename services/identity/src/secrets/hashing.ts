import { Unavailable } from '@harambee/service-kit';
import { hash, verify } from '@node-rs/argon2';
import fastq from 'fastq';

/**
 * Argon2id (the library's default), 19 MiB, two passes: the least that OWASP asks for, so that a sign-in stays
 * cheap to serve.
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const atOnce = 8;
const mayWait = 50;

/** Each hash uses 19 MiB and a core: running more at once would only delay all of them. */
const line = fastq.promise(async (work: () => Promise<unknown>) => work(), atOnce);

async function inLine<Result>(work: () => Promise<Result>): Promise<Result> {
  if (line.length() >= mayWait) throw new Unavailable('Too busy right now. Please try again.', 2);
  return (await line.push(work)) as Result;
}

/** The hash of a password, in the format that includes its parameters. */
export const hashPassword = (password: string): Promise<string> => inLine(() => hash(password, cost));

/** A hash that matches no password, with the same parameters: checking against it takes as long as a real check. */
const nobodys = hash('no password has this hash', { ...cost, salt: Buffer.alloc(16) });

/** Whether the password is right. Without a hash it does the same work and answers no. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const against = stored ?? (await nobodys);
  const matches = await inLine(() => verify(against, password));
  return matches && stored !== undefined;
}
