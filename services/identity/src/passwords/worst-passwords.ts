import { passwordMessages } from '@harambee/domain';
import { ValidationFailed } from '@harambee/service-kit';

/** Shorter passwords are refused anyway, so the list does not contain them. */
const shortest = 8;

let worst: Promise<ReadonlySet<string>> | undefined;

/**
 * The most common passwords from leaks: the list of zxcvbn, in lower case. It is loaded when somebody first
 * chooses a password, takes about 15 ms, and never leaves the server.
 */
function worstPasswords(): Promise<ReadonlySet<string>> {
  worst ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) =>
      new Set(dictionary['passwords-common'].filter((password) => password.length >= shortest)),
  );
  return worst;
}

/** Attackers also try capitals and a final symbol, so both are ignored in the comparison. */
const plain = (password: string) => password.trim().toLowerCase();
const withoutSigns = (password: string) => plain(password).replace(/[^\p{L}\p{N}]+$/u, '');

/** Refuses a new password that attackers would guess first, at its field. */
export async function mustNotBeWorst(field: string, password: string): Promise<void> {
  const listed = await worstPasswords();
  if (listed.has(plain(password)) || listed.has(withoutSigns(password))) {
    throw new ValidationFailed([{ field, message: passwordMessages.common }]);
  }
}
