import { mechanism } from '../access/access.ts';
import { isDoc } from '../bson/values.ts';
import type { Handler } from './context.ts';

export const saslStart: Handler = ({ engine, connectionId, command }) =>
  engine.access.start(connectionId, command);

export const saslContinue: Handler = ({ engine, connectionId, command }) =>
  engine.access.continue(connectionId, command);

/** What `hello` says about it: the one mechanism, and the first step already when the client sends it along. */
export const saslHello: Handler = ({ engine, connectionId, command }) => ({
  ...(command.saslSupportedMechs === undefined ? {} : { saslSupportedMechs: [mechanism] }),
  ...(isDoc(command.speculativeAuthenticate) && command.speculativeAuthenticate.mechanism === mechanism
    ? { speculativeAuthenticate: engine.access.start(connectionId, command.speculativeAuthenticate) }
    : {}),
});
