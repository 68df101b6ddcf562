import { newActor, testApp } from '@harambee/service-kit/testing';
import { profiles } from '../app.ts';
import { base, completeForm, givenProfile, onboarding, readProfile } from '../testing/sample-profile.ts';

const api = testApp(profiles);

const unsafe = [
  'javascript:alert(1)',
  'javascript://example.org/%0aalert(1)',
  'JAVASCRIPT:alert("https://a.b")',
  'java\tscript:alert(1)//a.b',
  '\u0001javascript:alert(1)//a.b',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1).x',
  'file:///etc/passwd.txt',
  'https://user:secret@example.org',
  'https://bank.example@evil.example',
  'https://example.org/\u0000',
  'https://example.org/\u202egro',
  'https:\\\\example.org',
  '//example.org',
];
describe.each(['website', 'linkedinUrl'])('%s', (field) => {
  test.each(unsafe)('%j is refused from the form, from onboarding and in an edit', async (address) => {
    const actor = await newActor();
    const words =
      field === 'website' ? 'Please enter a valid website URL' : 'Please enter a valid LinkedIn URL';
    for (const body of [completeForm, onboarding]) {
      const answer = await api.as(actor).post(base, { ...body, [field]: address });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().details).toEqual([{ field, message: words }]);
    }
    const before = await givenProfile(api, actor);
    const edit = await api.as(actor).put(`${base}/${before.id}`, { [field]: address });
    expect([edit.statusCode, edit.json().details]).toEqual([400, [{ field, message: words }]]);
    expect(await readProfile(api, actor)).toEqual(before);
  });
});
