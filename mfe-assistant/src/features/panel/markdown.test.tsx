import { propertyRuns } from '@harambee/config/property-runs.mjs';
import { RouterNavigation } from '@harambee/ui/app';
import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Markdown } from './markdown.tsx';

const show = (text: string) =>
  render(
    <RouterProvider
      router={createMemoryRouter([
        {
          path: '/',
          element: (
            <RouterNavigation>
              <Markdown text={text} />
            </RouterNavigation>
          ),
        },
      ])}
    />,
  ).container;

test('lists and emphasis are shown, and a page of the product is a link', () => {
  show('**You** have:\n\n- [one](/proposals)\n- two');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText('You').tagName).toBe('STRONG');
  expect(screen.getByRole('link', { name: 'one' })).toHaveAttribute('href', '/proposals');
});

const nasty = [
  '![x](https://evil.example/pixel.png)',
  '![x](/proposals)',
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '<iframe src="https://evil.example"></iframe>',
  '<a href="https://evil.example">x</a>',
  '[x](https://evil.example)',
  '[x](//evil.example)',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](/\\evil.example)',
  '[x](/login)',
  '<https://evil.example>',
  '<javascript:alert(1)>',
  '[x][a]\n\n[a]: https://evil.example',
  '![x][a]\n\n[a]: https://evil.example/p.png',
  '# <svg onload=alert(1)>',
  '[![x](https://evil.example/p.png)](https://evil.example)',
  '&#60;img src=x&#62;',
];
const tooMuch =
  'img, script, iframe, svg, object, embed, form, input, style, link, meta, video, audio, h1, h2, h3, h4';

test.each(nasty)('%s loads nothing and leads nowhere', (text) => {
  const page = show(text);
  expect(page.querySelector(tooMuch)).toBeNull();
  expect(page.querySelector('a')).toBeNull();
});

test('whatever stands together, there is never more than words and own links', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constantFrom(...nasty), fc.string()), { maxLength: 6 }), (parts) => {
      const page = show(parts.join(' '));
      expect(page.querySelector(tooMuch)).toBeNull();
      for (const link of page.querySelectorAll('a')) expect(link.getAttribute('href')).toMatch(/^\/[a-z]/);
      for (const element of page.querySelectorAll('*'))
        expect(element.getAttributeNames().filter((name) => name.startsWith('on'))).toEqual([]);
    }),
    { numRuns: propertyRuns(100) },
  );
});
