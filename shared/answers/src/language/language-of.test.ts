import { languageOf } from './language-of.ts';

test.each([
  ['What could go wrong, and what would you do then?', 'en'],
  ["Qu'est-ce qui pourrait mal tourner ?", 'fr'],
  ['¿Qué podría salir mal?', 'es'],
  ['O que pode correr mal?', 'pt'],
  ['Riesgos y medidas previstas', 'es'],
  ['Metas e como serão medidas', 'pt'],
  ['Que dificuldades esperam encontrar?', 'pt'],
  ['Qui êtes-vous ?', 'fr'],
])('%s is %s', (text, language) => {
  expect(languageOf(text)).toBe(language);
});

test.each([
  '',
  '2026',
  'Ni nini kitakachobadilika kwa familia?',
  'Was wird sich in zwei Jahren für die Familien im Dorf ändern?',
  'ما الذي سيتغير؟',
  '项目结束后会怎样?',
])('"%s" is none of the four', (text) => {
  expect(languageOf(text)).toBe('other');
});
