import { cleanImage, type Wanted } from './clean-image.ts';
import { Refused } from './refused.ts';

// This process opens one picture from its input and ends. It has no secrets, no database and nothing to lose: what a
// hostile picture makes of it, the service ends and refuses. It loads little, because somebody waits for it to start.
const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);

const wanted = JSON.parse(process.argv[2] ?? '') as Wanted;
const answer = await cleanImage(Buffer.concat(chunks), wanted).catch((error: unknown) => ({
  refusal: error instanceof Refused ? error.reason : 'broken',
}));
process.stdout.write(JSON.stringify(answer), () => process.exit());
