import { documentFiles, documentKinds, safeNameFaults } from '@harambee/calls/testing';
import { isLong, oneOfEach } from '@harambee/config/long-tests.mjs';
import { type DocumentRefusal, documentRefusals } from '@harambee/domain';
import { newActor, testApp } from '@harambee/service-kit/testing';
import { funders } from '../../app.ts';
import { createFrom, download, partsOf, putPart, uploadsBase } from '../../testing/sample-documents.ts';

const api = testApp(funders);

/** How the files of the judges name what our refusals say. */
const reasons: Record<DocumentRefusal, string> = {
  empty: 'empty',
  tooLarge: 'too-large',
  incomplete: 'damaged',
  wrongKind: 'wrong-type',
  program: 'wrong-type',
  webPage: 'wrong-type',
  archive: 'wrong-type',
  macros: 'macros',
  encrypted: 'forbidden-content',
  broken: 'damaged',
  inflates: 'damaged',
  otherContent: 'wrong-type',
};
const reasonOf = (message: string): string =>
  reasons[
    (Object.entries(documentRefusals).find(([, words]) => words === message)?.[0] ?? '') as DocumentRefusal
  ];

// One file of each outcome; the others reach the same outcome by another way.
// The largest file that is taken is sent by `uploads.test.ts`.
const files = oneOfEach(
  documentFiles.filter(({ id }) => isLong || id !== 'exactly-20-mebibytes'),
  ({ outcomes }) => JSON.stringify(outcomes),
);
test.each(files.map((file) => [file.id, file] as const))(
  '%s is kept as what it is, or refused in words',
  async (_id, { name, bytes, outcomes }) => {
    const actor = await newActor();
    const content = Buffer.from(bytes());
    const started = await api.as(actor).post(uploadsBase, { fileName: name, bytes: content.length });
    let answer = started;
    if (started.statusCode === 201) {
      const { id } = started.json().upload;
      for (const [first, part] of partsOf(content)) await putPart(api, actor, id, first, part);
      answer = await createFrom(api, actor, id);
    }
    if (answer.statusCode !== 201) {
      expect(answer.statusCode).toBe(400);
      const reason = reasonOf(answer.json().details[0].message);
      expect(outcomes).toContainEqual({ kind: 'refused', reason });
      return;
    }
    const { id, file } = answer.json().document;
    const sent = await download(api, actor, id);
    const media = sent.headers['content-type'];
    const outcome = outcomes.find(
      (one) => one.kind === 'accepted' && documentKinds[one.as].mediaType === media,
    );
    expect(outcome).toBeDefined();
    if (outcome?.kind === 'accepted') expect(safeNameFaults(file.name, outcome)).toEqual([]);
    expect(sent.rawPayload.equals(content)).toBe(true);
    expect(sent.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^attachment; filename="[\x20-\x7e]*"/),
    });
  },
);
