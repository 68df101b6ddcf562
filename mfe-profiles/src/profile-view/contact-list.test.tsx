import { propertyRuns } from '@harambee/config/property-runs.mjs';
import { render } from '@testing-library/react';
import fc from 'fast-check';
import { filledFields } from '../testing/profiles.ts';
import { contactAddresses } from './contact-addresses.ts';
import { ContactList } from './contact-list.tsx';

const schemes = fc.constantFrom(
  'javascript:alert(1)//https://a.b',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'JAVASCRIPT:alert(1)//.',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x.y',
  'file:///etc/passwd.txt',
  'https://bank.example@evil.example',
  'http:\\\\evil.example',
  '//evil.example',
);
const address = fc.oneof(
  schemes,
  fc.tuple(schemes, fc.string()).map(([scheme, rest]) => scheme + rest),
  fc.string({ unit: 'binary' }),
  fc.webUrl(),
);

test('no address ever becomes a link to anything but http, https, mail and telephone', () => {
  fc.assert(
    fc.property(address, address, address, address, address, (website, email, phone, linkedin, x) => {
      const addresses = contactAddresses({
        website,
        contactEmail: email,
        contactPhone: phone,
        linkedinUrl: linkedin,
        twitterHandle: x,
      });
      const { container, unmount } = render(<ContactList addresses={addresses} />);
      for (const link of container.querySelectorAll('a')) {
        expect(link.protocol).toMatch(/^(https?|mailto|tel):$/);
        if (/^https?:$/.test(link.protocol)) expect(link.rel).toBe('noopener noreferrer');
      }
      unmount();
    }),
    { numRuns: propertyRuns(100) },
  );
});

test('a mail address brings no subject or copy along', () => {
  const [mail] = contactAddresses({
    ...filledFields,
    website: '',
    contactEmail: 'a?bcc=x@b.example',
  });
  expect(mail?.href).toBe('mailto:a%3Fbcc%3Dx@b.example');
});

test('what is no address is shown as words', () => {
  const shown = contactAddresses({
    website: 'javascript:alert(1)',
    contactEmail: 'not an address',
    contactPhone: 'ask at the gate',
    linkedinUrl: 'our page',
    twitterHandle: 'a handle with spaces',
  });
  expect(shown.map(({ words, href }) => [words, href])).toEqual([
    ['javascript:alert(1)', undefined],
    ['not an address', undefined],
    ['ask at the gate', undefined],
    ['our page', undefined],
    ['a handle with spaces', undefined],
  ]);
});
