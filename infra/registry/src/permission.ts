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
/** Clocks of two machines always differ a little. */
const clockSkew = 5 * minute;

/** The right to see one version of one remote for a while, in any browser that accepts it. */
export const Permission = Type.Object(
  {
    kind: Type.Literal('permission'),
    remote: Type.String({ pattern: remoteName.source }),
    release: ReleaseRef,
    /** Valid only for people of this tenant. */
    tenantId: Type.Optional(Type.String({ minLength: 1, maxLength: 128 })),
    from: Type.String(),
    until: Type.String(),
    /** Its name in logs, which never contain the permission itself. */
    id: Type.String({ pattern: '^[0-9a-f]{32}$' }),
  },
  { additionalProperties: false },
);
export type Permission = Static<typeof Permission>;

export interface Permitted {
  permission: Permission;
  /**
   * The signed permission in characters that addresses and cookies can hold. It is a secret: anyone who has it
   * can use it.
   */
  token: string;
}

/**
 * Creates a permission. It is logged before it exists, and the version is checked against the shell like any
 * other.
 */
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

/** An invalid permission; `isOver`: it was valid and has expired. */
export class PermissionRefused extends Error {
  override name = 'PermissionRefused';

  constructor(readonly isOver: boolean) {
    super(isOver ? 'its time is over' : 'it is not whole, or not signed by a trusted key');
  }
}

/** Reads what a browser has sent. Any problem causes a `PermissionRefused` and nothing else. */
export function readPermission(token: string, keys: TrustedKeys, now: number = Date.now()): Permission {
  const permission = trusted(token, keys);
  const [from, until] = [Date.parse(permission.from), Date.parse(permission.until)];
  if (!(until - from <= longest && from <= now + clockSkew)) throw new PermissionRefused(false);
  if (!(now < until)) throw new PermissionRefused(true);
  return permission;
}

function trusted(token: string, keys: TrustedKeys): Permission {
  const text = Buffer.from(token, 'base64url');
  // One form for one permission: the decoder accepts several for the same bytes.
  if (token.length > 2_000 || text.toString('base64url') !== token) throw new PermissionRefused(false);
  try {
    return verified('the permission', text.toString(), Permission, keys);
  } catch (error) {
    throw error instanceof RegistryProblem ? new PermissionRefused(false) : error;
  }
}
