import mongoose from 'mongoose';

/** The commands that this process sends to the database meanwhile, by name. */
export async function commandsOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  const note = ({ commandName }: { commandName: string }) => void sent.push(commandName);
  const client = mongoose.connection.getClient();
  client.on('commandStarted', note);
  try {
    await work();
  } finally {
    client.off('commandStarted', note);
  }
  return sent;
}
