import { Formik } from 'formik';
import {
  FormDateField,
  FormMoneyField,
  FormNumberField,
  FormSelect,
  FormTextArea,
  FormTextList,
  StatusChip,
  StickyActions,
} from '../src/app.ts';
import {
  Button,
  Checkbox,
  ErrorSummary,
  FormTextField,
  Icon,
  Page,
  PasswordField,
  styled,
} from '../src/index.ts';

const Form = styled.form`display: grid; gap: 28px; max-width: 616px; margin-bottom: 40px;`;
const Sheet = styled.div`
  margin: 8px; background: var(--paper); border: 1px solid var(--line); border-radius: var(--r-sheet);
`;

const values = {
  title: 'Safe water for 14 schools in Turkana',
  category: '',
  description:
    'Lodwar draws its school water from two boreholes and, for five months of the year, from tankers.',
  objectives: [
    'Raise the share of pupils who can wash their hands before lunch from 39% to 90% by June 2027.',
    '',
  ],
  amount: 87934,
  months: 12,
  deadline: '',
  password: 'correct horse',
};

const errors = {
  deadline: 'Deadline is required',
  category: 'Category is required',
  objectives: ['', 'All objectives must be filled'],
};

/** Every field, two of them invalid. */
export function FieldsPart() {
  return (
    <Sheet>
      <Page title="Funding & Budget" back={{ to: '/proposals', label: 'Proposals' }}>
        <Formik
          initialValues={values}
          initialErrors={errors}
          initialTouched={{ deadline: true, category: true, objectives: true as never }}
          validate={() => errors}
          onSubmit={() => {}}
        >
          <Form noValidate>
            <ErrorSummary
              problems={[
                { field: 'deadline', message: 'Deadline is required' },
                { field: 'category', message: 'Category is required' },
              ]}
            />
            <FormTextField name="title" label="Title" help="What it is and where, in one line." />
            <FormMoneyField
              name="amount"
              label="Requested Amount (USD)"
              help="Taken from your budget below. This funder gives up to $90,000."
              after={<StatusChip tone="success" icon="check" label="Equals budget" />}
            />
            <FormDateField
              name="deadline"
              label="Deadline"
              help="The funder’s last day. We remind you 7 and 2 days before."
            />
            <FormSelect name="category" label="Category" choices={['Education', 'Healthcare']} />
            <FormNumberField name="months" label="Project duration (months)" unit="months" width="short" />
            <FormTextArea
              name="description"
              label="Description"
              help="Who, where, and what is missing today."
            />
            <FormTextList
              name="objectives"
              label="Objectives"
              itemLabel="Objective"
              help="One change each, with a number and a date."
            />
            <PasswordField name="password" label="Password" autoComplete="current-password" width="medium" />
            <FormTextField name="title" label="Location" optional disabled width="medium" />
            <div>
              <Checkbox label="Remember me" checked onChange={() => {}} />
            </div>
          </Form>
        </Formik>
        <StickyActions
          start={<Button icon="chevron-left">Previous</Button>}
          status={
            <>
              <Icon name="cloud" size={16} /> Saved 10:42
            </>
          }
        >
          <Button kind="quiet">Save as draft</Button>
          <Button kind="primary">Next: Implementation</Button>
        </StickyActions>
      </Page>
    </Sheet>
  );
}
