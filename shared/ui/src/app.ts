// The second entry, for signed-in pages: `@harambee/ui/app`. What the sign-in pages need is in index.ts.

export * from './app-base.ts';
export { FormDateField, type FormDateFieldProps } from './fields/form-date-field.tsx';
export { FormMoneyField, FormNumberField, type FormNumberFieldProps } from './fields/form-number-field.tsx';
export { FormSdgs, type FormSdgsProps } from './fields/form-sdgs.tsx';
export { FormSelect, type FormSelectProps } from './fields/form-select.tsx';
export { FormTextArea, type FormTextAreaProps } from './fields/form-text-area.tsx';
export { FormTextList, type FormTextListProps } from './fields/form-text-list.tsx';
