import type { SocialProvider } from '@harambee/domain';
import { ownOrigins, socialReturnAddress } from '@harambee/service-kit/own-origins';
import { localIdentity } from './server.ts';

/** The part `npm start` runs where no provider is set up: never in production, whatever it is started with. */
function needed(name: string): string {
  const value = process.env[name];
  if (value) return value;
  throw new Error(`${name} is not set.`);
}

if (process.env.NODE_ENV === 'production') {
  throw new Error(
    'The local identity provider is for development: in production set GOOGLE_CLIENT_ID and GITHUB_CLIENT_ID.',
  );
}
const port = Number(needed('PORT'));
const client = {
  id: needed('CLIENT_ID'),
  secret: needed('CLIENT_SECRET'),
};
const returnAddresses = (provider: SocialProvider) =>
  ownOrigins(needed('PUBLIC_ORIGIN')).map((origin) => socialReturnAddress(origin, provider));

// The library speaks to the console of what a real provider would need: into the log with it, not onto the terminal.
const note = (msg: string) => process.stdout.write(`${JSON.stringify({ level: 30, msg })}\n`);
console.warn = note;
console.info = note;

const server = localIdentity({
  origin: `http://127.0.0.1:${port}`,
  google: { ...client, returnAddresses: returnAddresses('google') },
  github: { ...client, returnAddresses: returnAddresses('github') },
});
server.listen(port, '127.0.0.1');

process.on('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
});
