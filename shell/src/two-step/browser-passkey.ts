import type { PasskeyAnswer, PasskeyOptions } from '@harambee/domain/schemas';

/** Whether this browser can make and use passkeys: only over https, and on this machine. */
export const hasPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/** Shown when the person closed the browser's own window, or the device refused. */
export const passkeyCancelled = 'No passkey was used. Please try again.';
const presentAlready = 'This device already has a passkey for your account.';

interface Answered {
  id: string;
  rawId: string;
  response: object;
}

/** The fields that the server reads; others say more about the device than it needs. */
const asAnswer = ({ id, rawId, response }: Answered): PasskeyAnswer => {
  const { clientDataJSON, attestationObject, authenticatorData, signature, userHandle, transports } =
    response as PasskeyAnswer['response'];
  return {
    id,
    rawId,
    type: 'public-key',
    response: {
      clientDataJSON,
      ...(attestationObject && {
        attestationObject,
        ...(transports && { transports: transports.slice(0, 10) }),
      }),
      ...(!attestationObject && {
        ...(authenticatorData && { authenticatorData }),
        ...(signature && { signature }),
        ...(userHandle && { userHandle }),
      }),
    },
  };
};

const load = () => import(/* webpackChunkName: "passkey" */ '@simplewebauthn/browser');

function reasonOf(error: unknown): Error {
  const { name } = error as Error;
  return new Error(name === 'InvalidStateError' ? presentAlready : passkeyCancelled, { cause: error });
}

/** Makes a passkey: the browser asks the person. Rejects with the message to show. */
export async function makePasskey({ options }: PasskeyOptions): Promise<PasskeyAnswer> {
  const { startRegistration } = await load();
  try {
    return asAnswer(await startRegistration({ optionsJSON: options as never }));
  } catch (error) {
    throw reasonOf(error);
  }
}

/** Answers with a passkey: the browser asks the person which. Rejects with the message to show. */
export async function answerWithPasskey({ options }: PasskeyOptions): Promise<PasskeyAnswer> {
  const { startAuthentication } = await load();
  try {
    return asAnswer(await startAuthentication({ optionsJSON: options as never }));
  } catch (error) {
    throw reasonOf(error);
  }
}

/** A name that tells passkeys apart: "Firefox on this phone" is for the person to write. */
export const proposedName = (): string => {
  const system = /Android|iPhone|iPad|Macintosh|Windows|CrOS|Linux/.exec(navigator.userAgent)?.[0];
  const names: Record<string, string> = { Macintosh: 'Mac', CrOS: 'Chromebook' };
  return system
    ? `My ${names[system] ?? system}${system === 'Windows' || system === 'Linux' ? ' computer' : ''}`
    : 'My device';
};
