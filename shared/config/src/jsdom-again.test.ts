/**
 * @jest-environment @harambee/config/jest/web-env.cjs
 * @jest-environment-options { "url": "http://localhost/" }
 */

test('a test may load again what changes jsdom in its worker', () => {
  require('@harambee/config/jest/jsdom/styles.cjs');
  const element = document.createElement('p');
  element.style.color = 'red';
  expect(element.getAttribute('style')).toBe('color: red;');
});
