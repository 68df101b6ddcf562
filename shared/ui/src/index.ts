export * from './base.ts';
export { FormCheckbox } from './fields/form-checkbox.tsx';
export { FormTextField, type FormTextFieldProps } from './fields/form-text-field.tsx';
export { PasswordField, type PasswordFieldProps } from './fields/password-field.tsx';
