import { TooManyRequests } from '@harambee/service-kit';

export interface SlotLimits {
  /** Archives in progress in this process. Each keeps a connection to every service open. */
  inAll: number;
  ofOrganization: number;
  ofPerson: number;
}

export const defaultSlots: SlotLimits = { inAll: 8, ofOrganization: 3, ofPerson: 1 };

interface Asker {
  person: string;
  organization: string;
}

/**
 * The caller that the token claims. The token is not verified here: services refuse a forged one, so a forger holds a
 * slot only until they answer.
 */
export function askerIn(authorization: string): Asker {
  try {
    const payload = Buffer.from(authorization.split('.')[1] ?? '', 'base64url').toString();
    const { sub, tid } = JSON.parse(payload) as { sub?: unknown; tid?: unknown };
    if (typeof sub === 'string' && typeof tid === 'string') return { person: sub, organization: tid };
  } catch {
    // Not one of our tokens, so it gets its own count.
  }
  return { person: authorization, organization: authorization };
}

/**
 * How many exports may run at once: in all, for one organization and for one person, so that none takes every slot.
 */
export class ExportSlots {
  readonly #taken = new Set<Asker>();

  constructor(private readonly limits: SlotLimits) {}

  /** Takes a slot, or refuses with a message. Returns a function that releases the slot. */
  take(asker: Asker): () => void {
    const { inAll, ofOrganization, ofPerson } = this.limits;
    const count = (of: keyof Asker) => [...this.#taken].filter((other) => other[of] === asker[of]).length;
    if (count('person') >= ofPerson) {
      throw new TooManyRequests('You already have a download in progress. Please wait until it ends.', 30);
    }
    if (count('organization') >= ofOrganization) {
      throw new TooManyRequests('Others in your organization are downloading right now. Please wait.', 30);
    }
    if (this.#taken.size >= inAll) {
      throw new TooManyRequests('Many people are downloading right now. Please wait.', 30);
    }
    const place = { ...asker };
    this.#taken.add(place);
    return () => {
      this.#taken.delete(place);
    };
  }
}
