import { readCall } from '@harambee/calls';
import { readBytes } from './read-bytes.ts';
import { Refused } from './refused.ts';

// This process reads one file from its input and ends. It has no secrets, no database and nothing to lose: what a
// hostile file makes of it, the service ends and refuses.
const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);

/** In bytes. */
const peak = () => process.resourceUsage().maxRSS * 1_024;

// The rules, too, run within the bounds: a text can be made to keep them busy.
const answer = await readBytes(Buffer.concat(chunks)).then(
  (read) => ({ ...read, ...readCall(read.pages), peak: peak() }),
  (error: unknown) => {
    // What no reader foresaw is a file that no reader can read.
    const unforeseen = error instanceof RangeError ? 'tooHeavy' : 'broken';
    const refusal = error instanceof Refused ? error.reason : unforeseen;
    return { refusal, peak: peak(), ...(!(error instanceof Refused) && { error: String(error) }) };
  },
);
process.stdout.write(JSON.stringify(answer), () => process.exit());
