import { harmlessFiles, hostileBounds, hostileFiles, type RefusalReason } from '@harambee/calls/testing';
import { type CallFileRefusal, callFileRefusals } from '@harambee/domain';
import type { CallRead } from '@harambee/domain/schemas';
import { newActor, testApp } from '@harambee/service-kit/testing';
import { funders } from '../app.ts';
import { base } from '../testing/sample-call.ts';
import { readBytes } from './process/read-bytes.ts';
import { Refused } from './process/refused.ts';

jest.setTimeout(60_000);

const api = testApp(funders, { logs: true });

/** Which of the judges' reasons our sentences stand for. */
const reasons: Record<CallFileRefusal, RefusalReason[]> = {
  empty: ['empty'],
  noText: ['no-text'],
  onlyPictures: ['no-text'],
  tooLarge: ['too-large'],
  tooMuchText: ['too-large', 'too-complex'],
  tooManyPages: ['too-many-pages'],
  encrypted: ['encrypted'],
  olderOffice: ['wrong-type', 'encrypted'],
  broken: ['damaged'],
  inflates: ['expands-too-much'],
  wrongKind: ['wrong-type'],
  tooHeavy: ['too-complex'],
  forbidden: ['forbidden-content'],
};
const refusalOf = (sentence: string) =>
  (Object.keys(callFileRefusals) as CallFileRefusal[]).find((name) => callFileRefusals[name] === sentence);

const peaks = new Map<string, number>();

async function send(bytes: Uint8Array) {
  const actor = await newActor();
  return api.inject({
    method: 'POST',
    url: `${base}/read`,
    headers: { ...actor.headers, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(bytes),
  });
}

/** One of each way to do harm; with `LONG=1` all of the judges'. */
const usual =
  'plain-pdf plain-docx plain-xlsx pdf-encrypted pdf-truncated pdf-300-pages pdf-scan pdf-active-content pdf-stream-bomb ' +
  'pdf-nested-filters docx-bomb-that-lies docx-external-entity docx-path-outside docx-deep-nesting xlsx-formulas ' +
  'xlsx-a-million-rows xlsx-shared-strings-bomb text-one-line-of-10-mebibytes program-as-pdf old-word-as-docx docx-as-pdf';
const judged = [...harmlessFiles, ...hostileFiles].filter(
  ({ id }) => process.env.LONG || usual.split(' ').includes(id),
);

/** What a reader itself finds or refuses; the process of a file only passes it on, so one file of it is enough. */
const ofReaders = new Set(
  (
    'plain-xlsx pdf-encrypted pdf-truncated pdf-300-pages pdf-scan pdf-active-content docx-external-entity ' +
    'docx-path-outside xlsx-formulas program-as-pdf old-word-as-docx docx-as-pdf'
  ).split(' '),
);
const isSent = ({ id }: { id: string }) => Boolean(process.env.LONG) || !ofReaders.has(id);

/** Sends a file, and keeps how much memory its process took. */
async function sendAndMeasure({ id, bytes }: Pick<(typeof judged)[number], 'id' | 'bytes'>) {
  const before = api.logLines.length;
  const answer = await send(bytes());
  const logged = api.logLines.slice(before).map((line) => JSON.parse(line) as { megabytes?: number });
  peaks.set(id, Math.max(0, ...logged.map(({ megabytes = 0 }) => megabytes)));
  return answer;
}

type Outcomes = (typeof judged)[number]['outcomes'];

function expectRead({ pages }: Pick<CallRead, 'pages'>, outcomes: Outcomes) {
  const text = pages.flat().join('\n');
  const read = outcomes.flatMap((outcome) => (outcome.kind === 'read' ? [outcome] : []));
  expect(read).not.toEqual([]);
  for (const words of read[0]?.says ?? []) expect(text).toContain(words);
  for (const words of read[0]?.neverSays ?? []) expect(text).not.toContain(words);
}

function expectRefused(refusal: CallFileRefusal | undefined, outcomes: Outcomes) {
  const allowed = outcomes.flatMap((outcome) => (outcome.kind === 'refused' ? [outcome.reason] : []));
  expect([refusal, reasons[refusal as CallFileRefusal]?.some((reason) => allowed.includes(reason))]).toEqual([
    refusal,
    true,
  ]);
}

test.each(judged.filter(isSent))('$id', async ({ id, bytes, outcomes }) => {
  const answer = await sendAndMeasure({ id, bytes });
  if (answer.statusCode === 200) return expectRead(answer.json<CallRead>(), outcomes);
  expect(answer.statusCode).toBe(400);
  expectRefused(refusalOf(answer.json().error), outcomes);
});

test.each(judged.filter((file) => !isSent(file)))('$id, by its reader', async ({ bytes, outcomes }) => {
  const read = await readBytes(Buffer.from(bytes())).catch((error: unknown) => error);
  if (read instanceof Error) {
    // Anything else has no sentence of its own.
    expect(read).toBeInstanceOf(Refused);
    return expectRefused((read as Refused).reason, outcomes);
  }
  expectRead(read as CallRead, outcomes);
});

test('no file takes more memory than an ordinary page and what one file may take', async () => {
  // Those whose tests run after this one, or not at all.
  for (const file of judged.filter(isSent)) if (!peaks.has(file.id)) await sendAndMeasure(file);
  const ordinary = peaks.get('plain-pdf') as number;
  const [id, most] = [...peaks].reduce((one, other) => (other[1] > one[1] ? other : one));
  expect(ordinary).toBeGreaterThan(0);
  expect([id, most > ordinary + hostileBounds.mebibytes]).toEqual([id, false]);
});

test('the usual files are there', () => {
  expect(judged.length).toBeGreaterThanOrEqual(21);
});

test('while hostile files are read, the service answers health, lists and new calls', async () => {
  const slow = ['pdf-deep-page-tree', 'pdf-stream-bomb', 'pdf-nested-filters', 'docx-bomb'];
  let open = slow.length;
  const readings = hostileFiles
    .filter(({ id }) => slow.includes(id))
    .map(async ({ bytes }) => {
      const answer = await send(bytes());
      open -= 1;
      return answer.statusCode;
    });
  const actor = await newActor();
  const meanwhile = [
    await api.anonymous.get('/healthz'),
    await api.as(actor).post(base, { name: 'Meanwhile' }),
    await api.as(actor).get(base),
  ];
  expect(open).toBeGreaterThan(0);
  expect(meanwhile.map(({ statusCode }) => statusCode)).toEqual([200, 201, 200]);
  expect(await Promise.all(readings)).toEqual([200, 400, 400, 400]);
  expect((await api.anonymous.get('/healthz')).statusCode).toBe(200);
});
