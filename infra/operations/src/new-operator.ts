import { ConfigurationError } from '@harambee/service-kit';
import { codeAddress, newOperator } from './operators.ts';

/** `npm run operator -- NAME look|act`: prints an entry for OPS_OPERATORS and the key. */
const [name = '', role = ''] = process.argv.slice(2);
try {
  const { entry, key, codeSecret } = newOperator(name, role);
  console.log(`Add to OPS_OPERATORS (entries are separated by commas):
  ${entry}
For ${name} alone, and nowhere else:
  key   ${key}
  codes ${codeAddress(name, codeSecret)}
The last part of the entry is the secret of the codes; without it the key alone suffices.`);
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  console.log('npm run operator -- NAME look|act; a name is of small letters, such as "amina".');
  process.exitCode = 1;
}
