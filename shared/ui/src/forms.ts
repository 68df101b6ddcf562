// The form fields of both entries. The shell gives them to remotes with Formik, so that pages without a form fetch neither.

export { FormCheckbox } from './fields/form-checkbox.tsx';
export { FormDateField } from './fields/form-date-field.tsx';
export { FormMoneyField, FormNumberField } from './fields/form-number-field.tsx';
export { FormSdgs } from './fields/form-sdgs.tsx';
export { FormSelect } from './fields/form-select.tsx';
export { FormTextArea } from './fields/form-text-area.tsx';
export { FormTextField } from './fields/form-text-field.tsx';
export { FormTextList } from './fields/form-text-list.tsx';
export { PasswordField } from './fields/password-field.tsx';
