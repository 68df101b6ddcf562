import fc from 'fast-check';
import { proposalDocxName, proposalPdfName } from './proposal-files.ts';

test.each([
  ['WTR-26', 1, 'WTR-26-v1.pdf'],
  ['EU/2026 call 5', 12, 'EU-2026-call-5-v12.pdf'],
  ['Ünïcode №7', 2, 'Unicode-No7-v2.pdf'],
  ['../../etc/passwd', 1, 'etc-passwd-v1.pdf'],
  ['"; filename="x.exe', 1, 'filename-x.exe-v1.pdf'],
  ['助成金', 3, 'proposal-v3.pdf'],
  ['', 1, 'proposal-v1.pdf'],
])('grant id %j, version %i: %s', (grantId, version, name) => {
  expect(proposalPdfName(grantId, version)).toBe(name);
  expect(proposalDocxName(grantId, version)).toBe(name.replace(/\.pdf$/, '.docx'));
});

test('whatever the grant id, the name is safe in a header and on a disk', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 100 }),
      fc.integer({ min: 1, max: 999 }),
      (grantId, version) => {
        const name = proposalPdfName(grantId, version);
        expect(name).toMatch(/^[A-Za-z0-9_][A-Za-z0-9._-]*-v\d+\.pdf$/);
        expect(name).not.toContain('..');
      },
    ),
  );
});
