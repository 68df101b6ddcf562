import { randomBytes } from 'node:crypto';
import { type Static, Type } from 'typebox';
import { remoteName } from './names.ts';
import { movePointer, type Registry } from './pointers/move.ts';
import { type Order, stateOf, usable, wordsOf } from './pointers/moves.ts';
import { RegistryProblem } from './registry-problem.ts';
import type { ShellDescription } from './releases/compatibility.ts';
import { ReleaseRef } from './releases/release.ts';
import { signed, type TrustedKeys, verified } from './signing/signature.ts';

const minute = 60_000;
const longest = 24 * 60 * minute;
/** Clocks of two machines are never quite the same. */
const clockSkew = 5 * minute;

/** The right to see one version of one remote, in whichever browser takes it up, for a while. */
export const Permission = Type.Object(
  {
    kind: Type.Literal('permission'),
    remote: Type.String({ pattern: remoteName.source }),
    release: ReleaseRef,
    /** Counts only for people of this tenant. */
    tenantId: Type.Optional(Type.String({ minLength: 1, maxLength: 128 })),
    from: Type.String(),
    until: Type.String(),
    /** What it is called in logs, which never hold the permission itself. */
    id: Type.String({ pattern: '^[0-9a-f]{32}$' }),
  },
  { additionalProperties: false },
);
export type Permission = Static<typeof Permission>;

export interface Permitted {
  permission: Permission;
  /** The signed permission in characters that addresses and cookies can hold. A secret: who has it can use it. */
  token: string;
}

/** Makes a permission. The log says so before it exists; the version is held against the shell like any other. */
export async function permit(
  registry: Registry,
  order: Order & { version: string; minutes: number; tenantId?: string | undefined; shell: ShellDescription },
  now: number = Date.now(),
): Promise<Permitted> {
  const { remote, minutes, tenantId, why } = order;
  if (!(Number.isInteger(minutes) && minutes > 0 && minutes * minute <= longest)) {
    throw new RegistryProblem('--for is a whole number of minutes, at most 1440 (a day).');
  }
  if (why.trim() === '') throw new RegistryProblem('Say what the permission is for: --why "…"');
  const release = await usable(registry, order);
  const permission: Permission = {
    kind: 'permission',
    remote,
    release,
    ...(tenantId !== undefined && { tenantId }),
    from: new Date(now).toISOString(),
    until: new Date(now + minutes * minute).toISOString(),
    id: randomBytes(16).toString('hex'),
  };
  const whose = tenantId === undefined ? 'one browser' : `one browser of tenant ${tenantId}`;
  await movePointer(registry, {
    remote,
    who: order.who,
    why,
    action: 'permit',
    change: (state) => {
      const known = stateOf(remote, state);
      const to = `${release.version} for ${whose} until ${permission.until}, permission ${permission.id}`;
      return { state: known, from: wordsOf(known), to };
    },
  });
  return {
    permission,
    token: Buffer.from(JSON.stringify(signed(permission, registry.signingKey))).toString('base64url'),
  };
}

/** A permission that does not count; `isOver`: it has, until its time was over. */
export class PermissionRefused extends Error {
  override name = 'PermissionRefused';

  constructor(readonly isOver: boolean) {
    super(isOver ? 'its time is over' : 'it is not whole, or not signed by a trusted key');
  }
}

/** Reads what a browser has sent. Whatever is wrong with it, a `PermissionRefused` comes of it and nothing else. */
export function readPermission(token: string, keys: TrustedKeys, now: number = Date.now()): Permission {
  const permission = trusted(token, keys);
  const [from, until] = [Date.parse(permission.from), Date.parse(permission.until)];
  if (!(until - from <= longest && from <= now + clockSkew)) throw new PermissionRefused(false);
  if (!(now < until)) throw new PermissionRefused(true);
  return permission;
}

function trusted(token: string, keys: TrustedKeys): Permission {
  const text = Buffer.from(token, 'base64url');
  // One form for one permission: the decoder takes more than one for the same bytes.
  if (token.length > 2_000 || text.toString('base64url') !== token) throw new PermissionRefused(false);
  try {
    return verified('the permission', text.toString(), Permission, keys);
  } catch (error) {
    throw error instanceof RegistryProblem ? new PermissionRefused(false) : error;
  }
}
