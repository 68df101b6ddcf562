/**
 * @jest-environment @harambee/config/jest/jsdom-env.cjs
 */

const labelOf = (html: string, root: ParentNode & Node = document.body) => {
  const place = document.createElement('div');
  place.innerHTML = html;
  root.append(place);
  return place.querySelector('label') as HTMLLabelElement;
};
beforeEach(() => document.body.replaceChildren());

test('a label finds its field by id, also after the id has moved to another field', () => {
  const label = labelOf('<label for="mail">Mail</label><input id="mail"><textarea></textarea>');
  const [input, text] = [document.querySelector('input'), document.querySelector('textarea')];
  expect(label.control).toBe(input);
  expect([...(input?.labels ?? [])]).toEqual([label]);
  input?.removeAttribute('id');
  expect(label.control).toBeNull();
  text?.setAttribute('id', 'mail');
  expect(label.control).toBe(text);
  text?.remove();
  expect(label.control).toBeNull();
});

test('of two fields with the same id, it finds the first in the document', () => {
  const label = labelOf('<label for="twice">Twice</label><input id="twice">');
  const earlier = Object.assign(document.createElement('input'), { id: 'twice' });
  document.body.prepend(earlier);
  expect(label.control).toBe(earlier);
});

test('an element that cannot be labeled is ignored; without `for` it finds the field inside', () => {
  expect(labelOf('<label for="note">Note</label><p id="note"></p>').control).toBeNull();
  const label = labelOf('<label>Mail <input></label>');
  expect(label.control).toBe(label.querySelector('input'));
});

test('outside the document it finds only fields in its own tree', () => {
  const fragment = document.createDocumentFragment();
  const inside = labelOf('<label for="mail">Mail</label><input id="mail">', document.body);
  const outside = labelOf('<label for="mail">Mail</label><input id="mail">', fragment);
  expect(outside.control).toBe(fragment.querySelector('input'));
  expect(inside.control).toBe(document.querySelector('input'));
});

test.each(['button', 'input', 'meter', 'output', 'progress', 'select', 'textarea'])(
  'a %s has all its labels, in the order of the document, after each change',
  (tag) => {
    labelOf(`<label for="field">One</label><${tag} id="field"></${tag}><label for="field">Two</label>`);
    const field = document.getElementById('field') as HTMLInputElement;
    const words = () => [...(field.labels ?? [])].map(({ textContent }) => textContent);
    expect(words()).toEqual(['One', 'Two']);
    document.querySelector('label')?.remove();
    expect(words()).toEqual(['Two']);
    labelOf('<label for="field">Three</label>');
    expect(words()).toEqual(['Two', 'Three']);
    document.querySelector('label')?.setAttribute('for', 'other');
    expect(words()).toEqual(['Three']);
  },
);

test('a hidden field has no labels', () => {
  labelOf('<label for="field">One</label><input type="hidden" id="field">');
  expect((document.getElementById('field') as HTMLInputElement).labels).toBeNull();
});
