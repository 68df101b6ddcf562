import { type ComponentType, createElement, use } from 'react';

type Forms = typeof import('@harambee/ui/forms');
type Field = keyof Forms;

let arrived: Forms | undefined;
let coming: Promise<Forms> | undefined;

/** The form fields of `@harambee/ui`: a remote with a form asks for Formik, and they come with it. */
export function loadForms(): Promise<Forms> {
  coming ??= import('@harambee/ui/forms').then(
    (forms) => {
      arrived = forms;
      return forms;
    },
    (error) => {
      // Retry fetches them again.
      coming = undefined;
      throw error;
    },
  );
  return coming;
}

/** A field in place of itself: by then it has come with Formik, and if not, the page waits for it. */
const standIn = (name: Field) => (props: object) => {
  const forms = arrived ?? use(loadForms());
  return createElement(forms[name] as ComponentType<object>, props);
};

const standIns = (...names: Field[]) => Object.fromEntries(names.map((name) => [name, standIn(name)]));

/** What the two entries of `@harambee/ui` have beside `base.ts` and `app-base.ts`. A test compares the names. */
export const formFields = {
  ofUi: standIns('FormCheckbox', 'FormTextField', 'PasswordField'),
  ofApp: standIns(
    'FormDateField',
    'FormMoneyField',
    'FormNumberField',
    'FormSdgs',
    'FormSelect',
    'FormTextArea',
    'FormTextList',
  ),
};
