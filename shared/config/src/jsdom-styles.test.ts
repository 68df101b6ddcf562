/**
 * @jest-environment @harambee/config/jest/jsdom-env.cjs
 */

test.each([
  ['HTML', () => document.createElement('p')],
  ['SVG', () => document.createElementNS('http://www.w3.org/2000/svg', 'path')],
])('an element of %s has its styles, however they are set, and always the same object', (_, create) => {
  const element = create();
  const { style } = element;
  expect(style.cssText).toBe('');
  style.color = 'red';
  expect(element.getAttribute('style')).toBe('color: red;');
  element.setAttribute('style', 'display: none');
  expect([style.display, style.color]).toEqual(['none', '']);
  expect(element.style).toBe(style);
  element.removeAttribute('style');
  expect(style).toHaveLength(0);
});

test('the styles of a copy and of parsed HTML are their own', () => {
  document.body.innerHTML = '<p style="color: red">Water</p>';
  const [first] = document.body.children as unknown as [HTMLElement];
  const copy = first.cloneNode() as HTMLElement;
  copy.style.color = 'blue';
  expect([first.style.color, copy.style.color]).toEqual(['red', 'blue']);
});
