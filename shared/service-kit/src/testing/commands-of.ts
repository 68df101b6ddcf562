import mongoose, { type mongo } from 'mongoose';

/** The commands that this process sends to the database meanwhile. */
export async function commandsOf(work: () => Promise<unknown>): Promise<mongo.CommandStartedEvent[]> {
  const sent: mongo.CommandStartedEvent[] = [];
  const note = (command: mongo.CommandStartedEvent) => void sent.push(command);
  const client = mongoose.connection.getClient();
  client.on('commandStarted', note);
  try {
    await work();
  } finally {
    client.off('commandStarted', note);
  }
  return sent;
}

/** Their names. */
export const commandNamesOf = async (work: () => Promise<unknown>): Promise<string[]> =>
  (await commandsOf(work)).map(({ commandName }) => commandName);
