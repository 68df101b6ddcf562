import { readCall } from '@harambee/calls';
import {
  type CallFixture,
  type CallScore,
  fileOfCall,
  foundCallOf,
  freshCalls,
  heldOutCalls,
  type ScoredKind,
  scoreCall,
  seenCalls,
  shareOf,
} from '@harambee/calls/testing';
import type { CallRead } from '@harambee/domain/schemas';
import { newActor, testApp } from '@harambee/service-kit/testing';
import { funders } from '../app.ts';
import { callDocx } from '../testing/call-files/call-docx.ts';
import { callPdf, type PdfLayout } from '../testing/call-files/call-pdf.ts';
import { placesIn } from '../testing/call-files/places.ts';
import { base } from '../testing/sample-call.ts';
import { readBytes } from './process/read-bytes.ts';

jest.setTimeout(120_000);

const api = testApp(funders);

/** A few of every language and origin; with `LONG=1` all calls. */
const usual =
  'council-pdf un-small-grant note-succincte hoja-de-preguntas camara-municipal fundacion-empresa'.split(' ');
const calls = [...seenCalls, ...heldOutCalls, ...freshCalls].filter(
  ({ id }) => process.env.LONG || usual.includes(id),
);

/** As the process of a file does; with `LONG=1` through the door, where each file waits for a process of its own. */
async function read(id: string, bytes: Buffer): Promise<CallRead> {
  if (!process.env.LONG) {
    const { kind, pages } = await readBytes(bytes);
    return { kind, pages, ...readCall(pages) };
  }
  const { headers } = await newActor();
  const answer = await api.inject({
    method: 'POST',
    url: `${base}/read`,
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    payload: bytes,
  });
  if (answer.statusCode !== 200) throw new Error(`${id}: ${answer.body}`);
  return answer.json<CallRead>();
}

/** Reads a file, and gives its findings the places of the call that it was made of. */
async function readFile({ id, pages }: CallFixture, bytes: Buffer): Promise<CallRead> {
  const reading = await read(id, bytes);
  const placeOf = placesIn(pages, reading.pages);
  for (const { source } of reading.findings)
    expect(reading.pages[source.page - 1]?.[source.line - 1]?.trim().slice(0, 600)).toBe(source.text);
  return {
    ...reading,
    findings: reading.findings.map((finding) => {
      const [page, line] = placeOf(finding.source) ?? [finding.source.page, 9_999];
      return { ...finding, source: { ...finding.source, page, line } };
    }),
  };
}

const kinds: readonly ScoredKind[] = [
  'questions',
  'limits',
  'dates',
  'amounts',
  'eligibility',
  'attachments',
  'criteria',
];

function show(title: string, scores: CallScore[]): void {
  const shares = kinds.map((kind) => {
    const { share, wrong } = shareOf(scores, kind);
    return `${kind} ${(share * 100).toFixed(1)} % (${wrong} wrong)`;
  });
  process.stdout.write(`${scores.length} calls ${title}: ${shares.join(', ')}\n`);
}

/** Columns that a layout breaks anywhere have no tables and gaps in them. */
const isText = ({ pages }: CallFixture) =>
  pages.flat().filter((line) => /\t|\S\s{3,}\S|[._]{4}/.test(line)).length < 3;
const asPdf = (layout: PdfLayout) => (call: CallFixture) =>
  callPdf(call.pages, layout, `${call.truth.funder.text} - ${call.id}`);

test.each<[string, (call: CallFixture) => boolean, (call: CallFixture) => Promise<Buffer> | Buffer]>([
  ['in Word', () => true, ({ pages }) => callDocx(pages)],
  ['in PDF as it stands', ({ from }) => from !== 'xlsx', asPdf('as it stands')],
  ['in PDF, flowed', isText, asPdf('flowed')],
  ['in PDF, in two columns', isText, asPdf('in two columns')],
  ['in a workbook', ({ from }) => from === 'xlsx', (call) => Buffer.from(fileOfCall(call).bytes)],
])('calls %s are read as their lines are', async (title, isFor, write) => {
  const scores: CallScore[] = [];
  for (const call of calls.filter(isFor)) {
    const read = await readFile(call, await write(call));
    scores.push(scoreCall(call, foundCallOf(read)));
  }
  show(title, scores);
  for (const kind of ['questions', 'limits', 'dates', 'amounts'] as const)
    expect([kind, shareOf(scores, kind).share >= 0.9]).toEqual([kind, true]);
});
