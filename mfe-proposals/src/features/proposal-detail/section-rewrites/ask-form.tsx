import {
  problemOfRewrite,
  type RewriteKind,
  type RewriteTone,
  sentForSection,
  tokensOfSection,
} from '@harambee/domain';
import type { LanguageModelInfo } from '@harambee/domain/schemas';
import { Button } from '@harambee/ui';
import { Form, Formik } from 'formik';
import { WhatIsSent } from '../../../components/what-is-sent.tsx';
import * as S from './rewrite.styles.ts';
import { StoreTyped, type TypedValues } from './typed-values.ts';
import { WayField } from './ways.tsx';

interface AskFormProps {
  proposalId: string;
  kind: RewriteKind;
  model: LanguageModelInfo;
  /** Characters of the section. */
  length: number;
  isAsking: boolean;
  typed: TypedValues;
  onTyped: (values: TypedValues) => void;
  onAsk: (values: TypedValues) => void;
}

/** What a way needs, what is sent to whom, and the button that sends it. */
export function AskForm({ proposalId, kind, model, length, isAsking, typed, onTyped, onAsk }: AskFormProps) {
  return (
    <Formik
      initialValues={typed}
      validate={(values) => {
        onTyped(values);
        const problem = problemOfRewrite({ ...values, kind, tone: values.tone as RewriteTone });
        return problem ? { [problem.field]: problem.message } : {};
      }}
      onSubmit={onAsk}
    >
      {({ values }) => (
        <S.Form>
          <Form noValidate>
            <StoreTyped proposalId={proposalId} values={values} />
            <WayField kind={kind} />
            <WhatIsSent
              model={model}
              when="When you ask it"
              gets={sentForSection(kind)}
              tokens={tokensOfSection(length + values.about.length + values.sample.length, kind)}
            />
            <Button type="submit" kind="primary" icon="sparkle" busy={isAsking}>
              Ask {model.name}
            </Button>
          </Form>
        </S.Form>
      )}
    </Formik>
  );
}
