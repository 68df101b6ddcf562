import {
  FormDateField,
  FormMoneyField,
  FormNumberField,
  FormSdgs,
  FormSelect,
  FormTextArea,
  FormTextList,
  SelectInput,
  StatusChip,
} from '../../src/app.ts';
import {
  Checkbox,
  ErrorSummary,
  FormCheckbox,
  FormTextField,
  PasswordField,
  PasswordInput,
  TextInput,
} from '../../src/index.ts';
import { type Shown, show } from '../show.tsx';
import { showField } from '../show-field.tsx';
import { longText, longWord, nothing } from '../words.ts';

const disabled = { disabled: true };
const long = { label: longText, help: longWord };
const value = { value: '', onChange: nothing };

/** Fields of forms, and what a form says of them. */
export const fields: readonly Shown[] = [
  showField(
    FormTextField,
    { label: 'Title', help: 'What it is and where, in one line.' },
    {
      empty: { value: '', props: { placeholder: 'Safe water for …', optional: true } },
      filled: { value: 'Safe water for 14 schools in Turkana' },
      error: { value: '', error: 'Title is required' },
      disabled: { value: 'Lodwar', props: disabled },
      'read only': { value: 'Lodwar', props: { readOnly: true } },
      short: { value: '12', props: { width: 'short' } },
      'long words': { value: longWord, error: longText, props: long },
    },
  ),
  showField(
    FormTextArea,
    { label: 'Description', help: 'Who, where, and what is missing today.' },
    {
      empty: { value: '', props: { placeholder: 'Lodwar draws its water from …' } },
      filled: { value: 'Lodwar draws its school water from two boreholes.' },
      'nearly full': { value: 'Lodwar draws its water', props: { maxLength: 24 } },
      error: { value: '', error: 'Description is required' },
      disabled: { value: 'Lodwar', props: disabled },
      'long words': { value: `${longText} ${longWord}`, props: long },
    },
  ),
  showField(
    FormNumberField,
    { label: 'Project duration (months)', unit: 'months', width: 'short' },
    {
      empty: { value: 0 },
      filled: { value: 12 },
      error: { value: 0, error: 'Duration is required' },
      disabled: { value: 12, props: disabled },
    },
  ),
  showField(
    FormMoneyField,
    { label: 'Requested Amount (USD)', help: 'Taken from your budget below.' },
    {
      empty: { value: 0 },
      filled: {
        value: 87_934,
        props: { after: <StatusChip tone="success" icon="check" label="Equals budget" /> },
      },
      error: { value: 0, error: 'Amount must be greater than 0' },
      disabled: { value: 87_934, props: disabled },
    },
  ),
  showField(
    FormDateField,
    { label: 'Deadline', help: 'The funder’s last day.' },
    {
      empty: { value: '' },
      filled: { value: '2027-02-28' },
      error: { value: '', error: 'Deadline is required' },
      disabled: { value: '2027-02-28', props: disabled },
    },
  ),
  showField(
    FormSelect,
    { label: 'Category', choices: ['Education', 'Healthcare', longWord] },
    {
      empty: { value: '' },
      filled: { value: 'Education' },
      error: { value: '', error: 'Category is required' },
      disabled: { value: 'Education', props: disabled },
      'long words': { value: longWord, props: long },
    },
  ),
  showField(
    FormTextList,
    { label: 'Objectives', itemLabel: 'Objective', help: 'One change each, with a number and a date.' },
    {
      empty: { value: [''] },
      filled: { value: ['Raise the share of pupils who can wash their hands from 39% to 90%.', longText] },
      error: { value: ['Soap in every class', ''], error: ['', 'All objectives must be filled'] },
      full: { value: ['One', 'Two'], props: { maxItems: 2 } },
      disabled: { value: ['One', 'Two'], props: disabled },
    },
  ),
  showField(
    FormSdgs,
    { label: 'Sustainable Development Goals', help: 'Those you work for.' },
    {
      empty: { value: [] },
      filled: { value: [6, 4] },
      full: { value: [6, 4, 3], props: { maxItems: 3 } },
      error: { value: [], error: 'Select at least one goal' },
      disabled: { value: [6], props: disabled },
    },
  ),
  showField(
    PasswordField,
    { label: 'Password', autoComplete: 'current-password' },
    {
      empty: { value: '' },
      filled: { value: 'correct horse' },
      error: { value: 'short', error: 'Password must be at least 12 characters' },
      disabled: { value: 'correct horse', props: disabled },
    },
  ),
  showField(
    FormCheckbox,
    { label: 'Remember me' },
    {
      off: { value: false },
      on: { value: true },
      disabled: { value: true, props: disabled },
      'long words': { value: false, props: { label: `${longText} ${longWord}` } },
    },
  ),
  show(
    Checkbox,
    {
      off: { label: 'Only mine', checked: false, onChange: nothing },
      on: { label: 'All of them', checked: true, onChange: nothing },
      disabled: { label: 'Not now', checked: false, disabled: true, onChange: nothing },
    },
    { small: true, alive: (set) => ({ onChange: (checked) => set({ checked }) }) },
  ),
  show(TextInput, {
    empty: { ...value, name: 'email', label: 'Email', type: 'email' },
    error: { ...value, name: 'email-wrong', label: 'Email', value: 'amina@', error: 'Enter a valid email' },
    disabled: { ...value, name: 'email-off', label: 'Email', value: 'amina@example.org', disabled: true },
  }),
  show(PasswordInput, {
    empty: { ...value, name: 'new', label: 'New password', autoComplete: 'new-password' },
    error: {
      ...value,
      name: 'new-wrong',
      label: 'New password',
      autoComplete: 'new-password',
      error: 'Too short',
    },
  }),
  show(SelectInput, {
    empty: { ...value, name: 'zone', label: 'Time zone', choices: ['Nairobi'], placeholder: 'Choose one' },
    filled: { ...value, name: 'zone-set', label: 'Time zone', choices: ['Nairobi'], value: 'Nairobi' },
    disabled: {
      ...value,
      name: 'zone-off',
      label: 'Time zone',
      choices: ['Nairobi'],
      value: 'Nairobi',
      disabled: true,
    },
  }),
  show(ErrorSummary, {
    empty: { problems: [] },
    filled: {
      problems: [
        { field: 'FormDateField-error', message: 'Deadline is required' },
        { field: 'FormSelect-error', message: 'Category is required' },
      ],
    },
    'long words': { title: longText, problems: [{ field: 'FormTextField-error', message: longWord }] },
  }),
];
