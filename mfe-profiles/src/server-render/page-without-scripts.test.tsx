/** @jest-environment node */
import { axeFindingsInHtml } from '@harambee/config/axe-findings.mjs';
import { emptyProfileFields } from '@harambee/domain';
import { profileOf, publicOf, publishedEvidence } from '../testing/profiles.ts';
import { render } from './render.tsx';

/** As the gateway sends it: the rendered page before the app, which does not start without scripts. */
const sent = (answer: { status: number; body?: unknown }) =>
  `<!doctype html><html lang="en"><head><title>Maji · Harambee</title>${render(answer).styles}</head>
  <body>${render(answer).html}<div id="root"></div></body></html>`;

const profileAnswer = (profile: object) => ({ status: 200, body: { profile } });
const whole = { ...publicOf(profileOf()), evidence: publishedEvidence };
const bare = publicOf(profileOf({ ...emptyProfileFields, name: 'Maji' }));

test.each([
  ['a full profile', profileAnswer(whole)],
  ['a profile with nothing but a name', profileAnswer(bare)],
  ['a profile that is not public', { status: 403 }],
])('axe finds nothing serious in the page of %s', async (_what, answer) => {
  expect(await axeFindingsInHtml(sent(answer))).toEqual([]);
});
