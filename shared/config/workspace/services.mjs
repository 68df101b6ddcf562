import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * The services behind the gateway: every folder of `services/` with a `service.json`, in alphabetical order. It says
 * which paths the gateway gives it, what it needs in a cluster, and how its collections are sharded.
 *
 * @param {string} [root] the repository
 */
export function readServices(root = repository) {
  const folder = join(root, 'services');
  return readdirSync(folder)
    .sort()
    .filter((name) => existsSync(join(folder, name, 'service.json')))
    .map((name) => ({ name, ...JSON.parse(readFileSync(join(folder, name, 'service.json'), 'utf8')) }));
}

/**
 * The variable that tells the gateway the address of a service: `FIELD_VISITS_URL` for `field-visits`.
 *
 * @param {string} name
 */
export const urlVariable = (name) => `${name.toUpperCase().replaceAll('-', '_')}_URL`;
