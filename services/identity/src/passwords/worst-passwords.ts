import { passwordMessages } from '@harambee/domain';
import { ValidationFailed } from '@harambee/service-kit';

/** Below this many characters a password is refused anyway, so the list needs none. */
const shortest = 8;

let worst: Promise<ReadonlySet<string>> | undefined;

/**
 * The passwords that are tried first, from leaks: the list that zxcvbn keeps, in lower case. Loaded with the first password
 * that somebody chooses; it takes some 15 ms and never leaves the server.
 */
function worstPasswords(): Promise<ReadonlySet<string>> {
  worst ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) =>
      new Set(dictionary['passwords-common'].filter((password) => password.length >= shortest)),
  );
  return worst;
}

/** Attackers also try capitals and a final symbol, so a password is compared without them. */
const plain = (password: string) => password.trim().toLowerCase();
const withoutSigns = (password: string) => plain(password).replace(/[^\p{L}\p{N}]+$/u, '');

/** Refuses a new password that everybody's guesses begin with, at the field it was given in. */
export async function mustNotBeWorst(field: string, password: string): Promise<void> {
  const listed = await worstPasswords();
  if (listed.has(plain(password)) || listed.has(withoutSigns(password))) {
    throw new ValidationFailed([{ field, message: passwordMessages.common }]);
  }
}
